/** Who holds what, as the page lets it be told: territory by territory or a whole kingdom at once. */
import type { Board, KingdomId, PlaceId, TerritoryId } from '#engine/zargos/data/board-types.ts';
import type { Owners, ReachQuestion } from '#engine/zargos/rules/movement/question.ts';
import type { People } from '#engine/zargos/types.ts';

/** What a touch on the map does: a people settles, `nobody` empties. */
export type Brush = People | 'nobody';

/** `owners` with the place left held by the people that leaves it; a sea cell is nobody's. */
export const withDeparture = (board: Board, owners: Owners, { people, from }: Pick<ReachQuestion, 'people' | 'from'>): Owners =>
  territoryOf(board, from) ? { ...owners, [from]: people } : owners;

/** `owners` once `brush` has passed over some territories; the same touch again empties a single one. */
export function painted(owners: Owners, ids: readonly TerritoryId[], brush: Brush): Owners {
  const [only] = ids;
  const again = ids.length === 1 && only !== undefined && owners[only] === brush;
  const rest = Object.entries(owners).filter(([id]) => !ids.some((one) => one === id));
  return Object.fromEntries(brush === 'nobody' || again ? rest : [...rest, ...ids.map((id) => [id, brush])]);
}

export const territoriesIn = ({ territories }: Board, kingdom: KingdomId): readonly TerritoryId[] =>
  territories.filter((one) => one.kingdom === kingdom).map(({ id }) => id);

/** The territory of that id, if it is one. */
export const territoryOf = ({ territories }: Board, id: PlaceId | undefined): TerritoryId | undefined =>
  territories.find((one) => one.id === id)?.id;
