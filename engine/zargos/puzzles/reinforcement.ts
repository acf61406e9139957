/**
 * `renfort`: how many of the pawns bought go to each of two places, when one neighbour may attack either with all its pawns but one and chooses the place that
 * is least likely to hold.
 */
import { placeOf } from '../board/tables.ts';
import { purseOf, stockOf } from '../game/reinforcements.ts';
import { seatOf, tablesFor } from '../game/table.ts';
import type { Move, State } from '../game/types.ts';
import { PRICES } from '../rules/reinforcements.ts';
import { type Clash, type ClashQuestion, callers, chanceOfWorst, foeAt, isCalm } from './clash.ts';

/** Pawns bought: with fewer there is little to share, with more the count grows long. */
const LEAST = 3;
const MOST = 14;
/** Pawns of the neighbour: fewer are no threat. */
const LEAST_FOES = 5;

/** Small pawns that the purse buys, as far as there are any in the box. */
export const levyOf = (state: State): number => {
  const { people, points } = purseOf(state);
  return Math.min(Math.floor(points / PRICES.small), stockOf(state, people).pawns);
};

/** `places`: the two places, and the neighbour of both. */
export const REINFORCEMENT: ClashQuestion = {
  asks(state, seat) {
    if (state.phase !== 'reinforcements' || state.purses.length === 0 || !isCalm(state)) return [];
    const { people } = purseOf(state);
    const levy = levyOf(state);
    if (seatOf(state, people) !== seat || levy < LEAST || levy > MOST) return [];
    const { land, ids, territories } = tablesFor(state.options);
    const isMine = (at: number): boolean => state.owners[at] === people && callers(state, at).length === 0;
    return Array.from({ length: territories }, (_, foe) => foe).flatMap((foe) => {
      if (foeAt(state, seat, foe) === undefined || (state.pawns[foe] ?? 0) < LEAST_FOES) return [];
      const near = (land[foe] ?? []).filter(isMine);
      return near.flatMap((one, index) => near.slice(index + 1).map((other) => [ids[one] ?? '', ids[other] ?? '', ids[foe] ?? '']));
    });
  },
  choices(state, seat, [first = '', second = '']) {
    if (state.phase !== 'reinforcements' || state.purses.length === 0) return [];
    const tables = tablesFor(state.options);
    const [one, other] = [placeOf(tables, first), placeOf(tables, second)];
    const ids = [one, other].flatMap((at) => (at === undefined ? [] : (tables.board.territories[at]?.id ?? [])));
    const [here, there] = ids;
    if (!here || !there) return [];
    const { people } = purseOf(state);
    const levy = levyOf(state);
    const put = (at: typeof here, pawns: number): Move => ({ kind: 'reinforce', seat, people, at, pawns });
    return [put(there, levy), ...Array.from({ length: levy }, (_, less) => put(here, less + 1))];
  },
  clashesOf(state, seat, [first = '', second = '', neighbour = ''], move) {
    if (move.kind !== 'reinforce') return [];
    const tables = tablesFor(state.options);
    const [one, other, foe] = [first, second, neighbour].map((id) => placeOf(tables, id));
    const people = foe === undefined ? undefined : foeAt(state, seat, foe);
    if (one === undefined || other === undefined || foe === undefined || !people) return [];
    const here = move.at === first ? move.pawns : 0;
    const attack = (at: number, joined: number): Clash => ({
      at,
      people,
      pawns: (state.pawns[foe] ?? 0) - 1,
      defender: move.people,
      defenders: (state.pawns[at] ?? 0) + joined,
      warWind: false,
      hoped: 'held',
    });
    return [attack(one, here), attack(other, levyOf(state) - here)];
  },
  valueOf: (state, seat, places, move) => chanceOfWorst(state, REINFORCEMENT.clashesOf(state, seat, places, move)),
};
