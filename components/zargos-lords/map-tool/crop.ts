/** The part of a small map where a question or a puzzle happens. */
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { cellOf } from '#engine/zargos-lords/board/map.ts';
import type { Position } from '#engine/zargos-lords/board/position.ts';
import type { Cell } from '#engine/zargos-lords/diagrams.ts';
import { boxAround, centreOf, type Extent, HALF, RADIUS, round, sizeOf } from '../drawings/geometry.ts';

/** Of what is cropped, so that few hexes are not drawn huge. */
const LEAST = { width: 8 * 1.5 * RADIUS, height: 6 * 2 * HALF } as const;

/** From the middle of a piece to its edge, and a little more. */
const PIECE = 22;

/**
 * The part of a map that is cropped to these cells and a ring round them: never less than eight columns and six rows of it, and wide enough that none of `pieces` is
 * cut by its edge.
 */
export function cropAround(rows: readonly string[], cells: readonly Cell[], pieces: readonly Cell[]): Extent {
  const whole = sizeOf(rows[0]?.length ?? 0, rows.length);
  const box = boxAround(rows, cells);
  const widened = (at: number, size: number, least: number, most: number): readonly [number, number] => {
    const wanted = Math.min(most, Math.max(size, least));
    return [round(Math.min(Math.max(0, at - (wanted - size) / 2), most - wanted)), round(wanted)];
  };
  const [x, width] = widened(box.x, box.width, LEAST.width, whole.width);
  const [y, height] = widened(box.y, box.height, LEAST.height, whole.height);
  const isWithin = ([column, row]: Cell, by: number): boolean => {
    const middle = centreOf(column, row);
    return middle.x >= x - by && middle.x <= x + width + by && middle.y >= y - by && middle.y <= y + height + by;
  };
  const cut = pieces.filter((piece) => isWithin(piece, PIECE) && !isWithin(piece, -PIECE));
  if (cut.length === 0) return { x, y, width, height };
  const others = pieces.filter((piece) => !cut.includes(piece));
  return cropAround(rows, [...cells, ...cut], others);
}

const cell = ({ at }: { readonly at: Hex }): Cell => [cellOf(at).column, cellOf(at).row];

/** What `HexBoard` shows of a position, so that these hexes are in it. */
export const croppedTo = ({ map, counters, cities }: Position, hexes: readonly Hex[]): Extent =>
  cropAround(
    map.rows,
    hexes.map((at) => cell({ at })),
    [...counters, ...cities].map(cell),
  );
