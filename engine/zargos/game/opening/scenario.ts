/** How a scenario begins: everybody stands where it says, and its first player plays (ZAR-L-70). */
import type { TerritoryId } from '../../data/board-types.ts';
import type { CardId } from '../../data/cards.ts';
import type { Scenario } from '../../data/scenario.ts';
import type { People } from '../../types.ts';
import { NONE_EACH, numberOf, tablesFor } from '../table.ts';
import { beginRound } from '../turn.ts';
import type { State } from '../types.ts';

/** A pile without one copy of each of some cards: the first ones that come. */
function without(pile: readonly CardId[], gone: readonly CardId[]): readonly CardId[] {
  const left = [...pile];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

/** From the first state of a table to the first turn of its scenario. */
export function staged(state: State, { sides }: Scenario): State {
  const tables = tablesFor(state.options);
  const owners: (People | null)[] = [...state.owners];
  const pawns = [...state.pawns];
  for (const side of sides) {
    for (const [id, count] of Object.entries(side.pawns) as [TerritoryId, number][]) {
      const place = numberOf(tables, id);
      owners[place] = side.people;
      pawns[place] = count;
    }
  }
  const peoples = sides.map(({ people }) => people);
  const begun: State = {
    ...state,
    peoples: peoples.map((people) => [people]),
    order: peoples,
    owners,
    pawns,
    boats: { ...NONE_EACH, ...Object.fromEntries(sides.map(({ people, boats }) => [people, boats])) },
    hands: sides.map(({ hand }) => hand),
    pile: without(
      state.pile,
      sides.flatMap(({ hand }) => hand),
    ),
    positioning: null,
  };
  return beginRound(begun, () => {});
}
