/** Who holds what before the first turn, and the pawns that stand there (ZAR-POS-2, ZAR-L-22, ZAR-L-55). */
import type { BoardTables } from '../../board/tables.ts';
import { readingsOf } from '../../options.ts';
import type { People } from '../../types.ts';
import { numberOf, tablesFor, withAt } from '../table.ts';
import type { Positioning, Seat, State } from '../types.ts';
import { isTerritory } from './cards.ts';

/** The positioning of a state that is still being set up. Throws once the first turn has begun. */
export function settingUp({ positioning }: Pick<State, 'positioning'>): Positioning {
  if (!positioning) throw new Error('the positioning is over');
  return positioning;
}

export const peoplesOf = ({ peoples }: Pick<State, 'peoples'>, seat: Seat): readonly People[] => peoples[seat] ?? [];

export const holds = ({ owners }: Pick<State, 'owners'>, people: People): boolean => owners.includes(people);

/** Whether the pawn of each territory comes out of the lot (ZAR-L-22). */
export const fromLot = ({ options }: Pick<State, 'options'>): boolean => readingsOf(options)['ZAR-L-22'] !== 'en-plus';

/** Numbers of the territories whose cards a seat holds, in the order of its hand. */
export function territoriesOf(tables: BoardTables, { hands }: Pick<Positioning, 'hands'>, seat: Seat): readonly number[] {
  return (hands[seat] ?? []).filter(isTerritory).map((id) => numberOf(tables, id));
}

/** Those of them that bear no pawn yet. */
export const unplanted = (state: State, seat: Seat): readonly number[] =>
  territoriesOf(tablesFor(state.options), settingUp(state), seat).filter((place) => state.owners[place] === null);

/** Pawns that a people has still to set down, changed by `count`. */
export const withLeft = (positioning: Positioning, people: People, count: number): Positioning => ({
  ...positioning,
  left: { ...positioning.left, [people]: positioning.left[people] + count },
});

/** One pawn of `people` on a territory that bears none. */
export const withFirstPawn = (state: State, people: People, place: number): State => ({
  ...state,
  owners: withAt(state.owners, place, people),
  pawns: withAt(state.pawns, place, 1),
  positioning: fromLot(state) ? withLeft(settingUp(state), people, -1) : state.positioning,
});

/** The pawn of a territory taken up again. */
export function withPawnLifted(state: State, place: number): State {
  const people = state.owners[place];
  return {
    ...state,
    owners: withAt(state.owners, place, null),
    pawns: withAt(state.pawns, place, 0),
    positioning: people && fromLot(state) ? withLeft(settingUp(state), people, 1) : state.positioning,
  };
}

/** Points of pawns that a people has in all, on the board and still to be set down. */
export function possessed({ owners, pawns, positioning }: State, people: People): number {
  let sum = positioning?.left[people] ?? 0;
  for (let place = 0; place < owners.length; place += 1) if (owners[place] === people) sum += pawns[place] ?? 0;
  return sum;
}
