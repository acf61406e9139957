import { expect, test, vi } from 'vitest';
import { accepted } from '../../../core/accepted.ts';
import { type Dice, diceFrom } from '../../../core/dice.ts';
import { seeded } from '../../../core/random.ts';
import { LORDS } from '../game.ts';
import { START_IDS } from '../starts.ts';
import type { Move, State, View } from '../types.ts';
import { BOTS, BUDGET } from './levels.ts';
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

const SEEN = decisionsOf('bois', 0, 3);

test.each(START_IDS.map((start, at) => ({ start, seat: at % 2 })))(
  '$start: legal moves from beginning to end',
  { timeout: 120_000 },
  ({ start, seat }) => {
    expect(decisionsOf(start, seat, start === 'col' ? 8 : 2).length).toBeGreaterThan(10);
  },
);

test('a decision is of what is seen alone: asked in any order, over any dice, by itself, it finds the plan that its turn began with', () => {
  const marches = SEEN.filter(({ view }) => view.phase === 'march');
  expect(marches.filter(({ view }) => view.marched.length > 0).length).toBeGreaterThan(4);
  // Turns are taken by turns, the last first: no plan is at hand.
  for (const { view, legal, move } of marches.toReversed().filter((_, at) => at % 4 === 1)) {
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

test('with cities, it plays as the captain', () => {
  const state = LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, start: 'siege' })), 'siège');
  const [seat = 0] = LORDS.toMove(state);
  const [view, legal] = [LORDS.view(state, seat), LORDS.moves(state, seat)];
  expect(search(view, legal, diceOf('siege'), BUDGET)).toEqual(greedy(view, legal, diceOf('siege'), BUDGET));
});
