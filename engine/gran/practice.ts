/** Gran, for « Est-ce légal ? ». */
import { type Dice, oneOf, shuffled } from '../core/dice.ts';
import { countsApart, type ValuesApart } from '../practice/apart.ts';
import { type Practice, practiceOf } from '../practice/quiz.ts';
import { during } from '../practice/turns.ts';
import { idsOfKind, neighboursOf } from './board/tables.ts';
import { GRAN, type Gran } from './game.ts';
import type { RuleId } from './ids.ts';
import { moverNow, tablesFor } from './rules/table.ts';
import { COLORS, type Move, type PointId, type Seat, type State } from './types.ts';

/** Points of the board that are asked about for a stone, beside those where something is at stake. */
const SOME = 12;

const at = (kind: 'exile' | 'stone' | 'lift' | 'deposit', seat: Seat, points: Iterable<PointId>): Move[] =>
  [...new Set(points)].map((point) => ({ kind, seat, at: point }));

/** One point, two points, and the mistake of one that is two away. */
function walks(state: State, seat: Seat): Move[] {
  const tables = tablesFor(state.options);
  const from = moverNow(state).piece.at;
  const near = neighboursOf(tables, from);
  const pairs = near.flatMap((first) => neighboursOf(tables, first).map((second) => [first, second] as const));
  const far = new Set(pairs.map(([, second]) => second).filter((second) => second !== from && !near.includes(second)));
  return [
    ...near.map((first): Move => ({ kind: 'walk', seat, path: [first] })),
    ...pairs.map((path): Move => ({ kind: 'walk', seat, path })),
    ...[...far].map((first): Move => ({ kind: 'walk', seat, path: [first] })),
  ];
}

/** Rules in the order in which a move of each kind is judged, after some that never refuse one. */
const STAGES: Readonly<Record<string, readonly (readonly RuleId[])[]>> = {
  walk: [
    ['GRA-PIE-3', 'GRA-PIE-4', 'GRA-CRI-1'],
    ['GRA-DEP-1'],
    ['GRA-DEP-2'],
    ['GRA-DEP-5', 'GRA-PIE-2', 'GRA-CIT-2'],
    ['GRA-AMU-2', 'GRA-AMU-3', 'GRA-L-4'],
    ['GRA-L-2'],
  ],
  stone: [['GRA-PIE-2', 'GRA-DEP-5', 'GRA-CIT-1'], ['GRA-CRI-1'], ['GRA-PIE-1', 'GRA-L-22'], ['GRA-PIE-3']],
  lift: [['GRA-PIE-2', 'GRA-DEP-5', 'GRA-CRI-1']],
  exile: [['GRA-PIE-2', 'GRA-DEP-2', 'GRA-CIT-1']],
  deposit: [['GRA-PIE-2', 'GRA-PIE-3', 'GRA-DEP-5']],
};

function near(state: State, seat: Seat, dice: Dice): readonly Move[] {
  const tables = tablesFor(state.options);
  const { pieces, stones, ring } = state.position;
  const around = (point: PointId): readonly PointId[] => [point, ...neighboursOf(tables, point)];
  const busy = [...pieces.map((piece) => piece.at), ...('at' in ring ? [ring.at] : [])].flatMap(around);
  const some = shuffled(
    tables.board.points.map(({ id }) => id),
    dice,
  ).slice(0, SOME);
  switch (state.phase) {
    case 'walk':
    case 'bonus':
      return moverNow(state).piece.held ? [] : walks(state, seat);
    case 'exile':
      return at('exile', seat, [...idsOfKind(tables, 'exile'), ...busy]);
    case 'stone':
    case 'sword':
      return at('stone', seat, [...busy, ...stones, ...some]);
    case 'lift':
      return at('lift', seat, [...stones, ...busy]);
    case 'deposit':
      return at('deposit', seat, [...busy, ...some, ...idsOfKind(tables, 'city')]);
    case 'over':
      return [];
  }
}

/** A point is near to its neighbours. */
const valuesApart =
  ({ options }: State): ValuesApart =>
  (a, b) => {
    if (typeof a !== 'string' || typeof b !== 'string' || a === b) return countsApart(a, b);
    return neighboursOf(tablesFor(options), a as PointId).includes(b as PointId) ? 1 : 2;
  };

export const GRAN_PRACTICE: Practice<Gran> = practiceOf({
  game: GRAN,
  options(dice) {
    const seats = oneOf([2, 2, 3], dice);
    return { seats, colors: shuffled(COLORS, dice).slice(0, seats), goal: 3, options: {}, board: null };
  },
  kinds: {
    walk: during('walk', 'bonus'),
    exile: during('exile'),
    stone: during('stone', 'sword'),
    lift: during('lift'),
    deposit: during('deposit'),
  },
  near,
  stages: (_state, { kind }) => STAGES[kind] ?? [],
  valuesApart,
  // Most turns are walks.
  isAsked: ({ phase }, dice) => phase !== 'walk' || dice.roll(3) === 1,
});
