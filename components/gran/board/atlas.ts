/** The points of the board by number, as the explorer's window knows them. */
import type { Spot as BoardSpot } from '#components/board/Board.tsx';
import type { PlaceGroup } from '#components/board/PlaceList.tsx';
import { kindOf, kingdomOf, nameOf, neighboursOf, tablesOf } from '#engine/gran/board/tables.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import type { PointKind } from '#engine/gran/data/board-types.ts';
import { KINGDOM_NAMES } from '#engine/gran/data/box.ts';
import { KINGDOMS, type PointId } from '#engine/gran/types.ts';
import { type Spot, spotOf } from './sheet-of.ts';

export const TABLES = /* @__PURE__ */ tablesOf(BOARD);

export const KIND_NAMES = {
  black: 'point noir',
  exile: 'point d’exil',
  dragon: 'dragon',
  magic: 'pierre magique',
  sword: 'pierre à l’épée',
  city: 'cité',
  crystal: 'boule de cristal',
} as const satisfies Record<PointKind, string>;

const NUMBERS: ReadonlyMap<PointId, number> = /* @__PURE__ */ new Map(BOARD.points.map(({ id }, at) => [id, at]));

export const numberOf = (id: PointId): number | undefined => NUMBERS.get(id);
export const idOf = (place: number): PointId | undefined => BOARD.points[place]?.id;

export const nameAt = (id: PointId): string => nameOf(TABLES, id);

/** « dragon, en Tirad » */
export function describedAt(id: PointId): string {
  const kingdom = kingdomOf(TABLES, id);
  return `${KIND_NAMES[kindOf(TABLES, id)]}, ${kingdom ? `en ${KINGDOM_NAMES[kingdom]}` : 'au milieu du plateau'}`;
}

export const SPOTS: readonly BoardSpot[] = /* @__PURE__ */ BOARD.points.map((point) => ({
  at: spotOf(point),
  label: `${point.name}, ${describedAt(point.id)}`,
  near: neighboursOf(TABLES, point.id).flatMap((id) => NUMBERS.get(id) ?? []),
}));

export const spotAt = (id: PointId): Spot => SPOTS[NUMBERS.get(id) ?? 0]?.at ?? [0, 0];

const placesOf = (kingdom: string | undefined): PlaceGroup['places'] =>
  BOARD.points.flatMap((point, place) => {
    if (point.kingdom !== kingdom) return [];
    return [{ place, name: point.name, ...(point.kind !== 'black' && { note: KIND_NAMES[point.kind] }) }];
  });

export const GROUPS: readonly PlaceGroup[] = /* @__PURE__ */ [
  ...KINGDOMS.map((kingdom) => ({ name: KINGDOM_NAMES[kingdom], places: placesOf(kingdom) })),
  { name: 'Au milieu', places: placesOf(undefined) },
];
