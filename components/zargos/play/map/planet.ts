/** What a game is seen on: the drawing of our board or of a box's own, and in a scenario the part that is in play, the rest of the planet under a veil. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Framing } from '#components/kit/board/framing.ts';
import type { Point } from '#components/kit/drawing/ink.ts';
import { type Atlas, atlasOf } from '#components/zargos/board/atlas.ts';
import { drawnShapes, outsideShapes } from '#components/zargos/board/explorer/explorer-places.ts';
import { OURS } from '#components/zargos/board/ground.ts';
import { circleAt, kingdomsOn, spotsOn } from '#components/zargos/board/own/sheet.ts';
import type { BoardTables } from '#engine/zargos/board/tables.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { GameOptions } from '#engine/zargos/game/types.ts';
import type { OurBoard } from '../ground.ts';
import { regionOf } from './region.ts';

export interface Planet {
  readonly tables: BoardTables;
  readonly atlas: Atlas;
  readonly isOurs: boolean;
  /** By place. */
  readonly spots: readonly Point[];
  /** Path data by place: empty until they are read off the drawing. */
  readonly shapes: readonly string[];
  /** Of the territories out of play. */
  readonly outside: readonly string[];
  readonly kingdoms: OurBoard['kingdoms'];
  /** Ids of the places that the map opens at, and that bear their names. */
  readonly about: readonly string[];
  readonly region: Framing | undefined;
  /** Layers of the drawing that are on. */
  readonly layers: readonly string[];
}

const NOWHERE: readonly string[] = [];

/** Nothing is drawn of what there is none of; where a part is in play, its places bear their names by themselves, as large on a phone as anywhere. */
const layersOf = ({ board }: BoardTables, { scenario }: GameOptions): readonly string[] => [
  ...(scenario ? [] : ['noms']),
  'valeurs',
  ...(board.seas.length > 0 ? ['mers'] : []),
  // Ailés alone fly over them (ZAR-AIL-2).
  ...(scenario?.sides.every(({ people }) => people !== 'ailes') ? [] : ['bras']),
  ...(board.territories.some(({ volcano }) => volcano) ? ['volcans'] : []),
];

/** `places`: ids of those that the board is about, where it is about a few. */
export function usePlanet(options: GameOptions, places: readonly string[] | undefined, ours: OurBoard): Planet {
  const tables = tablesFor(options);
  const atlas = atlasOf(tables);
  const isOurs = options.board === null;
  const spots = useMemo(
    () => (isOurs ? tables.ids.map((id): Point => ours.spots[OURS.tables.places.get(id) ?? -1] ?? [0, 0]) : spotsOn(tables, ours.spots)),
    [tables],
  );
  const kingdoms = useMemo(
    () => (isOurs ? ours.kingdoms.filter(({ id }) => tables.kingdoms.some((one) => one === id)) : kingdomsOn(tables, spots)),
    [spots],
  );
  const about = useMemo(() => places ?? (options.scenario ? tables.board.territories.map(({ id }) => id) : NOWHERE), [places, tables]);
  const region = useMemo(() => (about.length > 0 ? regionOf(tables, spots, about) : undefined), [about, spots]);
  const layers = useMemo(() => layersOf(tables, options), [tables]);
  const [drawn, draw] = useState<Pick<Planet, 'shapes' | 'outside'>>({ shapes: [], outside: [] });
  useEffect(
    () => draw(isOurs ? { shapes: drawnShapes(atlas), outside: outsideShapes(atlas) } : { shapes: spots.map(circleAt), outside: [] }),
    [atlas, spots],
  );
  return { tables, atlas, isOurs, spots, kingdoms, about, region, layers, ...drawn };
}
