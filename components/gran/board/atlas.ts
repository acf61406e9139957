/** The points of a board by number, as a window on it knows them. */
import type { PlaceGroup } from '#components/kit/board/PlaceList.tsx';
import type { ZoomSpot as BoardSpot } from '#components/kit/board/ZoomBoard.tsx';
import { type BoardTables, kindOf, kingdomOf, nameOf, neighboursOf } from '#engine/gran/board/tables.ts';
import type { Spot } from '#engine/gran/data/board-shape.ts';
import { KINGDOM_NAMES } from '#engine/gran/data/box.ts';
import { KINGDOMS, type Kingdom, type PointId, type PointKind } from '#engine/gran/types.ts';
import { spotOf } from './sheet-of.ts';
import { wayOn } from './way.ts';

const KIND_NAMES = {
  black: 'point noir',
  exile: 'point d’exil',
  dragon: 'dragon',
  magic: 'pierre magique',
  sword: 'pierre à l’épée',
  city: 'cité',
  crystal: 'boule de cristal',
} as const satisfies Record<PointKind, string>;

export interface Atlas {
  readonly tables: BoardTables;
  readonly spots: readonly BoardSpot[];
  readonly numberOf: (id: PointId) => number | undefined;
  readonly idOf: (place: number) => PointId | undefined;
  readonly nameAt: (id: PointId) => string;
  /** « dragon, en Tirad » */
  readonly describedAt: (id: PointId) => string;
  readonly spotAt: (id: PointId) => Spot;
  /** Along the board's lines, as path data. */
  readonly wayPath: (path: readonly PointId[]) => string;
}

function atlasMade(tables: BoardTables): Atlas {
  const { board, numbers } = tables;
  const describedAt = (id: PointId): string => {
    const kingdom = kingdomOf(tables, id);
    return `${KIND_NAMES[kindOf(tables, id)]}, ${kingdom ? `en ${KINGDOM_NAMES[kingdom]}` : 'au milieu du plateau'}`;
  };
  const spots: readonly BoardSpot[] = board.points.map((point) => ({
    at: spotOf(point),
    label: `${point.name}, ${describedAt(point.id)}`,
    near: neighboursOf(tables, point.id).flatMap((id) => numbers.get(id) ?? []),
  }));
  return {
    tables,
    spots,
    numberOf: (id) => numbers.get(id),
    idOf: (place) => board.points[place]?.id,
    nameAt: (id) => nameOf(tables, id),
    describedAt,
    spotAt: (id) => spots[numbers.get(id) ?? 0]?.at ?? [0, 0],
    wayPath: wayOn(board),
  };
}

const MADE = new WeakMap<BoardTables, Atlas>();

/** One a board: made once. */
export function atlasOf(tables: BoardTables): Atlas {
  const atlas = MADE.get(tables) ?? atlasMade(tables);
  MADE.set(tables, atlas);
  return atlas;
}

/** The points of a board in the order of a list: kingdom by kingdom, the middle last. */
export function groupsOf({ board }: BoardTables): readonly PlaceGroup[] {
  const placesOf = (kingdom: Kingdom | undefined): PlaceGroup['places'] =>
    board.points.flatMap((point, place) => {
      if (point.kingdom !== kingdom) return [];
      return [{ place, name: point.name, ...(point.kind !== 'black' && { note: KIND_NAMES[point.kind] }) }];
    });
  return [
    ...KINGDOMS.map((kingdom) => ({ name: KINGDOM_NAMES[kingdom], places: placesOf(kingdom) })),
    { name: 'Au milieu', places: placesOf(undefined) },
  ];
}
