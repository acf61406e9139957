import { expect, test, vi } from 'vitest';
import { accepted } from '../../../core/accepted.ts';
import { type Dice, diceFrom } from '../../../core/dice.ts';
import { seeded } from '../../../core/random.ts';
import { LORDS } from '../game.ts';
import { START_IDS } from '../starts.ts';
import type { Move, State, View } from '../types.ts';
import { BOTS, BUDGET, THINKERS } from './levels.ts';
import { bestOf } from './worth.ts';

interface Decision {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly move: Move;
}

const { search, greedy } = BOTS;

const diceOf = (seed: string): Dice => diceFrom(seeded(seed));

/** A stratège's decisions against a captain, from a seat, each of its moves judged; until the end, or so many months. */
function decisionsOf(start: string, seat: number, months = 8): readonly Decision[] {
  const kept: Decision[] = [];
  const dice = diceOf(`${start}/captain`);
  let state: State = LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: start })), 'stratège');
  while (!LORDS.outcome(state) && state.month <= months) {
    const [mover = 0] = LORDS.toMove(state);
    const [view, legal] = [LORDS.view(state, mover), LORDS.moves(state, mover)];
    const move = mover === seat ? search(view, legal, dice, BUDGET) : greedy(view, legal, dice, BUDGET);
    expect(LORDS.judge(state, move)).toEqual({ ok: true });
    if (mover === seat) kept.push({ view, legal, move });
    state = LORDS.step(state, move).state;
  }
  return kept;
}

/** Of a turn's decisions, one in so many is asked for again. */
const EVERY = process.env.GAMES ? 4 : 12;

const SEEN = decisionsOf('bois', 0, 3);

test.each(START_IDS.map((start, at) => ({ start, seat: at % 2 })))(
  '$start: legal moves from beginning to end',
  { timeout: 120_000 },
  ({ start, seat }) => {
    expect(decisionsOf(start, seat, start === 'col' && process.env.GAMES ? 8 : 2).length).toBeGreaterThan(10);
  },
);

test('a decision is of what is seen alone: asked in any order, over any dice, by itself, it finds the plan that its turn began with', {
  timeout: 240_000,
}, () => {
  const marches = SEEN.filter(({ view }) => view.phase === 'march');
  expect(marches.filter(({ view }) => view.marched.length > 0).length).toBeGreaterThan(4);
  // Turns are taken by turns, the last first: no plan is at hand.
  for (const { view, legal, move } of marches.toReversed().filter((_, at) => at % EVERY === 1)) {
    const [other] = SEEN;
    if (other) search(other.view, other.legal, diceOf('other'), BUDGET);
    const [seen, listed] = [JSON.parse(JSON.stringify(view)) as View, JSON.parse(JSON.stringify(legal)) as Move[]];
    expect(search(seen, listed, diceOf('dice'), BUDGET)).toEqual(move);
  }
});

test('it does not play the captain’s game', () => {
  expect(SEEN.some(({ view, legal, move }) => move !== bestOf(view, legal))).toBe(true);
});

test('whoever has no time plays the captain’s move, and nothing is played on', () => {
  const step = vi.spyOn(LORDS, 'step');
  for (const { view, legal } of SEEN) expect(search(view, legal, diceOf('now'), 0)).toEqual(bestOf(view, legal));
  expect(step).not.toHaveBeenCalled();
  step.mockRestore();
});

test('a turn is planned in a bounded number of moves, once', () => {
  const step = vi.spyOn(LORDS, 'step');
  const counts = SEEN.filter(({ view }) => view.phase === 'march').map(({ view, legal }) => {
    step.mockClear();
    search(view, legal, diceOf('bound'), BUDGET);
    return { isFirst: view.marched.length === 0, steps: step.mock.calls.length };
  });
  step.mockRestore();
  // A hundred looks, and one round over, of fifty moves each.
  expect(Math.max(...counts.map(({ steps }) => steps))).toBeLessThan(6000);
  expect(counts.filter(({ isFirst }) => !isFirst).reduce((sum, { steps }) => sum + steps, 0)).toBe(0);
  expect(counts.some(({ steps }) => steps > 100)).toBe(true);
});

const SIEGE = decisionsOf('siege', 1, 3);

test('with cities too, a decision is of what is seen alone, whoever hides in them', { timeout: 240_000 }, () => {
  const marches = SIEGE.filter(({ view }) => view.phase === 'march');
  expect(marches.filter(({ view }) => view.marched.some(({ path }) => path.length > 1)).length).toBeGreaterThan(4);
  expect(marches.every(({ view }) => view.position.cities.some(({ hidden }) => hidden !== undefined))).toBe(true);
  for (const [at, { view, legal, move }] of [...marches.entries()].toReversed().filter(([one]) => one % (2 * EVERY) === 1)) {
    const [other] = SEEN;
    if (other) search(other.view, other.legal, diceOf('other'), BUDGET);
    const guessed = LORDS.guess(view, diceOf(`${at}`));
    const seen = LORDS.view(guessed, view.seat);
    expect(seen).toEqual(view);
    expect(search(seen, JSON.parse(JSON.stringify(legal)) as Move[], diceOf('dice'), BUDGET)).toEqual(move);
  }
});

test('a siege’s turn is planned in a bounded number of moves, and not as the captain would every time', () => {
  const step = vi.spyOn(LORDS, 'step');
  let most = 0;
  for (const { view, legal } of SIEGE.filter(({ view: { phase } }) => phase === 'march')) {
    step.mockClear();
    search(view, legal, diceOf('bound'), BUDGET);
    most = Math.max(most, step.mock.calls.length);
  }
  step.mockRestore();
  // Fifty looks of at most a hundred moves.
  expect(most).toBeGreaterThan(300);
  expect(most).toBeLessThan(5000);
  expect(SIEGE.some(({ view, legal, move }) => view.phase === 'march' && move !== captainsOf(view, legal))).toBe(true);
});

test('a turn of thirty counters is planned in a bounded number of moves, from what is seen alone', { timeout: 120_000 }, () => {
  const begun = decisionsOf('continent', 1, 1).filter(({ view: { phase, turn, seat } }) => phase === 'march' && turn === seat);
  const [other] = SEEN;
  expect(begun.filter(({ legal }) => legal.some(({ kind }) => kind === 'stay')).length).toBeGreaterThan(25);
  if (other) search(other.view, other.legal, diceOf('other'), BUDGET);
  const step = vi.spyOn(LORDS, 'step');
  for (const { view, legal, move } of begun) expect(search(view, legal, diceOf('bound'), BUDGET)).toEqual(move);
  const steps = step.mock.calls.length;
  step.mockRestore();
  // What is played on, and the last look's; and the plans that are tried.
  expect(steps).toBeGreaterThan(1000);
  expect(steps).toBeLessThan(8000);
});

const captainsOf = (view: View, legal: readonly Move[]): Move => search(view, legal, diceOf('captain'), 0);

test('it says which plan it weighs; told that it is enough, it decides at once, and by what it has seen', () => {
  const [first] = SIEGE.filter(({ view, legal }) => view.phase === 'march' && legal.some(({ kind }) => kind === 'stay'));
  const [forget] = SEEN;
  if (!first || !forget) throw new Error('a siege has marches');
  const words = (enoughAfter: number) => {
    search(forget.view, forget.legal, diceOf('other'), BUDGET);
    const steps = THINKERS.search(first.view, first.legal, diceOf('aloud'), BUDGET);
    const said: string[] = [];
    for (let step = steps.next(false); ; step = steps.next(said.length >= enoughAfter)) {
      if (step.done) return { said, move: step.value };
      said.push(step.value);
    }
  };
  const whole = words(Number.POSITIVE_INFINITY);
  expect(whole.move).toEqual(first.move);
  expect(whole.said.some((one) => /^Le stratège pèse son plan \d+ sur \d+ : .+\.$/.test(one))).toBe(true);
  const short = words(1);
  expect(short.said.length).toBeLessThan(4);
  expect(first.legal).toContainEqual(short.move);
  expect(short.move).toEqual(captainsOf(first.view, first.legal));
});

test('where more than two play, it plays as the captain', () => {
  const { view, legal } = SIEGE.find((one) => one.view.phase === 'march') ?? { view: undefined, legal: [] };
  if (!view) throw new Error('a siege has marches');
  const step = vi.spyOn(LORDS, 'step');
  const three: View = { ...view, peoples: [...view.peoples, 'ailes'] };
  expect(search(three, legal, diceOf('three'), BUDGET)).toEqual(captainsOf(three, legal));
  expect(step).not.toHaveBeenCalled();
  step.mockRestore();
});
