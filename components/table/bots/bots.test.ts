import { expect, test } from 'vitest';
import { botsIn, budgetAfter, MOST_MS, PROBE, type Thinker } from './bot-client.ts';
import { type AdviceRequest, type BotRequest, think, thinkAloud } from './bot-server.ts';
import { streamOf } from './stream.ts';

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
  expect(think(BOTS, asked('first'), () => 0)).toEqual({ id: 7, answer: [5], ms: 0 });
  const seeds = Array.from({ length: 20 }, (_, at) => streamOf('partie', 1, [{ tick: at }]));
  const once = seeds.map((seed) => think(BOTS, asked('dice', seed), () => 0).answer[0]);
  expect(seeds.map((seed) => think(BOTS, asked('dice', seed), () => 0).answer[0])).toEqual(once);
  expect(new Set(once).size).toBe(4);
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

test('advice is asked again with what a short first look leaves time for, and the last answer counts', async () => {
  const asked: number[] = [];
  const worker = thinker(false);
  worker.postMessage = (message) => {
    const { id, advise } = message as AdviceRequest<number, number>;
    asked.push(advise.budget);
    const answer = { moves: [advise.budget], text: '', grounds: { line: '', more: [] } };
    worker.onmessage?.({ data: { id, answer, ms: advise.budget } } as MessageEvent);
  };
  const bots = botsIn<number, number>(() => worker);
  const question = { view: 0, legal: [5, 6], seed: 's' };
  expect((await bots.advise(question))?.moves).toEqual([240]);
  expect((await bots.advise(question))?.moves).toEqual([800]);
  // A millisecond each, 800 in all: four times more at once, then all that there is time for.
  expect(asked).toEqual([60, 240, 800]);
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

/** Says three words, and decides. */
function* aloud(_view: number, legal: readonly number[]): Generator<string, number, boolean> {
  for (const word of ['un', 'deux', 'trois']) if (yield word) return legal[0] ?? 0;
  return legal[1] ?? 0;
}

test('who thinks aloud is heard now and then, and decides at once where it is asked to', async () => {
  const [question] = asked('aloud').questions;
  if (!question) throw new Error('somebody is asked');
  const thought = async (last: string | undefined, ms: number) => {
    const said: string[] = [];
    let [now, isEnough] = [0, false];
    const say = async (weighs: string) => {
      said.push(weighs);
      isEnough = weighs === last;
    };
    const clock = () => {
      now += ms;
      return now;
    };
    return { said, move: await thinkAloud(aloud, question, { clock, say, isEnough: () => isEnough }) };
  };
  expect(await thought(undefined, 1000)).toEqual({ said: ['un', 'deux', 'trois'], move: 6 });
  expect(await thought('deux', 1000)).toEqual({ said: ['un', 'deux'], move: 5 });
  expect(await thought(undefined, 1)).toEqual({ said: [], move: 6 });
});

test('what is weighed is told, and nothing once it is decided or called off', async () => {
  const worker = thinker(false);
  const sent: unknown[] = [];
  worker.postMessage = (message) => sent.push(message);
  const bots = botsIn<number, number>(() => worker);
  const heard: (string | undefined)[] = [];
  bots.hear = (weighs) => heard.push(weighs);
  const ask = () => bots.ask([{ level: 'aloud', view: 0, legal: [5, 6], seed: '' }]);
  const answer = ask();
  worker.onmessage?.({ data: { weighs: 'un' } } as MessageEvent);
  bots.enough();
  worker.onmessage?.({ data: { id: 1, answer: [6], ms: 1 } } as MessageEvent);
  expect(await answer).toEqual([6]);
  expect(sent.at(-1)).toEqual({ enough: true });
  expect(heard).toEqual(['un', undefined]);
  const other = ask();
  worker.onmessage?.({ data: { weighs: 'deux' } } as MessageEvent);
  bots.cancel();
  await expect(other).rejects.toThrow('called off');
  expect(heard.slice(2)).toEqual(['deux', undefined]);
});
