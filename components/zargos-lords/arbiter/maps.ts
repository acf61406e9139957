/** Maps to lay a dispute on: those of the skirmishes and scenarios, a continent of the world, the whole world, or a plain to be painted. */
import { columnsOf, type HexMap } from '#engine/zargos-lords/board/map.ts';
import { WORLD } from '#engine/zargos-lords/board/world.ts';
import { landName, SCENARIOS, withoutContinents } from '#engine/zargos-lords/game/scenarios.ts';

/** The plain that a dispute begins on. */
export const PLAIN: HexMap = { rows: new Array<string>(9).fill('...........'), wraps: false };

/** Of a world with one continent left, the columns that hold it, and the bridges that go. */
function cropped(kept: number): HexMap {
  const { rows } = withoutContinents(
    WORLD,
    [0, 1, 2, 3].filter((one) => one !== kept),
    true,
  );
  const width = columnsOf(WORLD);
  const isOpen = (column: number): boolean => rows.every((row) => row[((column % width) + width) % width] === '~');
  const start = Array.from({ length: width }, (_, column) => column).find((column) => isOpen(column) && !isOpen(column + 1)) ?? 0;
  // An even column stays one: every second is half a hex lower.
  const from = start % 2 === 0 ? start : start - 1;
  const columns = Array.from({ length: width }, (_, at) => from + at);
  const last = columns.findLast((column) => !isOpen(column)) ?? from;
  const shown = columns.filter((column) => column <= last + 1);
  return { rows: rows.map((row) => shown.map((column) => row[((column % width) + width) % width]).join('')), wraps: false };
}

export const MAP_IDS = [
  'plaine',
  'ponts',
  'bois',
  'col',
  'gouffres',
  'siege',
  'escorte',
  'terre-1',
  'terre-2',
  'terre-3',
  'terre-4',
  'monde',
] as const;
type MapId = (typeof MAP_IDS)[number];

/** A map that somebody has painted. */
export const OWN_MAP = 'peinte';

/** The map of a club's box. */
export const BOX_MAP = 'boite';

const LANDS = [0, 1, 2, 3].map(cropped);

export const MAPS: Readonly<Record<MapId, { readonly name: string; readonly map: HexMap }>> = {
  plaine: { name: 'une plaine, à peindre', map: PLAIN },
  ponts: { name: SCENARIOS.ponts.name, map: SCENARIOS.ponts.map },
  bois: { name: SCENARIOS.bois.name, map: SCENARIOS.bois.map },
  col: { name: SCENARIOS.col.name, map: SCENARIOS.col.map },
  gouffres: { name: SCENARIOS.gouffres.name, map: SCENARIOS.gouffres.map },
  siege: { name: 'La carte du siège', map: SCENARIOS.siege.map },
  escorte: { name: 'La carte de l’escorte', map: SCENARIOS.escorte.map },
  'terre-1': { name: `Du monde, ${landName(WORLD, 0)}`, map: LANDS[0] ?? PLAIN },
  'terre-2': { name: `Du monde, ${landName(WORLD, 1)}`, map: LANDS[1] ?? PLAIN },
  'terre-3': { name: `Du monde, ${landName(WORLD, 2)}`, map: LANDS[2] ?? PLAIN },
  'terre-4': { name: `Du monde, ${landName(WORLD, 3)}`, map: LANDS[3] ?? PLAIN },
  monde: { name: 'Le monde entier', map: WORLD },
};

const sameMap = (a: HexMap, b: HexMap): boolean =>
  a.wraps === b.wraps && a.rows.length === b.rows.length && a.rows.every((row, at) => row === b.rows[at]);

export const mapIdOf = (map: HexMap): MapId | typeof OWN_MAP | typeof BOX_MAP =>
  map.names ? BOX_MAP : (MAP_IDS.find((id) => sameMap(MAPS[id].map, map)) ?? OWN_MAP);

/** The map of a name, for links. */
export const mapNamed = (id: unknown): HexMap | undefined => {
  const known = MAP_IDS.find((one) => one === id);
  return known && MAPS[known].map;
};
