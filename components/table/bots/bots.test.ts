import { expect, test } from 'vitest';
import { botsIn, budgetAfter, MOST_MS, PROBE, streamOf, type Thinker } from './bot-client.ts';
import { type BotRequest, think } from './bot-server.ts';

type Number_ = BotRequest<number, number>;

const BOTS = {
  first: (_view: number, legal: readonly number[]) => legal[0] ?? 0,
  dice: (_view: number, legal: readonly number[], dice: { roll(faces: number): number }) => legal[dice.roll(legal.length) - 1] ?? 0,
  spend: (_view: number, _legal: readonly number[], _dice: unknown, budget: number) => budget,
};

const asked = (level: string, seed = 's'): Number_ => ({
  id: 7,
  questions: [{ level, view: 0, legal: [5, 6, 7, 8], seed, budget: 100 }],
});

test('a bot answers from its own stream: the same seed, the same move', () => {
  expect(think(BOTS, asked('first'), () => 0)).toEqual({ id: 7, moves: [5], ms: 0 });
  const seeds = Array.from({ length: 20 }, (_, at) => streamOf('partie', 1, [{ tick: at }]));
  const once = seeds.map((seed) => think(BOTS, asked('dice', seed), () => 0).moves[0]);
  expect(seeds.map((seed) => think(BOTS, asked('dice', seed), () => 0).moves[0])).toEqual(once);
  expect(new Set(once).size).toBe(4);
});

test('what belongs to a move comes with it where a question is whole, and only there', () => {
  const [question] = asked('first').questions;
  if (!question) throw new Error('no question');
  const both = { id: 7, questions: [{ ...question, whole: true as const }, question] };
  const following = (_view: number, legal: readonly number[], move: number) => legal.filter((one) => one > move).slice(0, 2);
  expect(think(BOTS, both, () => 0, following).moves).toEqual([5, 6, 7, 5]);
  expect(think(BOTS, both, () => 0).moves).toEqual([5, 5]);
});

test.each(['nobody', 'constructor'])('there is no level %s', (level) => {
  expect(() => think(BOTS, asked(level), () => 0)).toThrow(`no bot of level ${level}`);
});

test('the budget follows what the device affords, by steps of at most four, within its bounds', () => {
  expect(budgetAfter(undefined)).toBe(PROBE);
  expect(budgetAfter({ budget: 200, ms: MOST_MS })).toBe(200);
  expect(budgetAfter({ budget: 200, ms: MOST_MS / 2 })).toBe(400);
  expect(budgetAfter({ budget: 200, ms: 0 })).toBe(800);
  expect(budgetAfter({ budget: 200, ms: 1e9 })).toBe(50);
  expect(budgetAfter({ budget: 15_000, ms: 0 })).toBe(20_000);
});

/** A worker that answers when told to. */
function thinker(answer: boolean): Thinker & { ended: boolean } {
  const self: Thinker & { ended: boolean } = {
    ended: false,
    onmessage: null,
    onerror: null,
    postMessage(message) {
      if (answer) self.onmessage?.({ data: think(BOTS, message as Number_, () => 0) } as MessageEvent);
    },
    terminate() {
      self.ended = true;
    },
  };
  return self;
}

test('the page asks, and gets moves in order', async () => {
  const bots = botsIn<number, number>(() => thinker(true));
  const ask = (level: string) => ({ level, view: 0, legal: [5, 6], seed: 's' });
  expect(await bots.ask([ask('first'), ask('first')])).toEqual([5, 5]);
  expect(await bots.ask([ask('spend')])).toEqual([PROBE]);
  expect(await bots.ask([ask('spend')])).toEqual([PROBE * 4]);
  expect(await bots.ask([])).toEqual([]);
});

test('a question called off, a worker that fails and one that is silent are replaced', async () => {
  const made: (Thinker & { ended: boolean })[] = [];
  const start = () => {
    const one = thinker(made.length === 3);
    made.push(one);
    return one;
  };
  const bots = botsIn<number, number>(start, 20);
  const ask = () => bots.ask([{ level: 'first', view: 0, legal: [5], seed: '' }]);
  const first = ask();
  await Promise.resolve();
  bots.cancel();
  await expect(first).rejects.toThrow('called off');
  const second = ask();
  await Promise.resolve();
  made[1]?.onerror?.({} as ErrorEvent);
  await expect(second).rejects.toThrow('failed');
  await expect(ask()).rejects.toThrow('silent');
  expect(made.map(({ ended }) => ended)).toEqual([true, true, true]);
  expect(await ask()).toEqual([5]);
});
