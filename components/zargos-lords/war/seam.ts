/** Where the table cuts open a world that goes round: between two lands where it can, and with as much seen again beyond as a front needs. */
import { cellOf, columnsOf, type HexMap, hexAt, neighboursOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import type { Cut } from '../drawings/geometry.ts';

/** Units: three columns. */
const MARGIN = 136;

const isDry = (map: HexMap, hex: Hex): boolean => terrainAt(map, hex) !== 'mer';
const isLand = (map: HexMap, hex: Hex): boolean => isDry(map, hex) && terrainAt(map, hex) !== 'pont';

const CUTS = new WeakMap<HexMap, Cut>();

/** As it is printed, but where that divides a land and another column divides none: there the one with the least land around it. */
export function cutOf(map: HexMap): Cut {
  const known = CUTS.get(map) ?? { from: map.wraps ? seamOf(map) : 0, margin: MARGIN };
  CUTS.set(map, known);
  return known;
}

function seamOf(map: HexMap): number {
  const columns = columnsOf(map);
  const folded = (column: number): number => (column + columns) % columns;
  const hexesIn = (column: number): readonly Hex[] => map.rows.map((_, row) => hexAt(folded(column), row));
  const isDivided = (column: number): boolean =>
    hexesIn(column).some(
      (hex) => isLand(map, hex) && neighboursOf(map, hex).some((near) => cellOf(near).column === folded(column - 1) && isLand(map, near)),
    );
  const around = (column: number): number =>
    [-3, -2, -1, 0, 1, 2].reduce((sum, by) => sum + hexesIn(column + by).filter((hex) => isDry(map, hex)).length, 0);
  const whole = Array.from(map.rows[0] ?? '', (_, column) => column).filter((column) => !isDivided(column));
  if (whole.length === 0 || whole.includes(0)) return 0;
  return whole.reduce((best, column) => (around(column) < around(best) ? column : best));
}
