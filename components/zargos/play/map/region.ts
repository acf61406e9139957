/** The part of the map where a few places are, as a square with room around them. */
import { type Framing, wholeFraming } from '#components/kit/board/framing.ts';
import type { Point } from '#components/kit/drawing/ink.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';
import type { BoardTables } from '#engine/zargos/board/tables.ts';

/** Units from a place's middle to the edge of what is shown: its neighbours' names are read. */
const ROOM = 190;
/** Where places lie so far apart that a phone reads no names: as much as a place takes itself. */
const [APART, OWN_ROOM] = [700, 110] as const;
/** Nearer than this nothing more is read; less than that, the edge of the sheet cuts pieces for little. */
const [NEAREST, FARTHEST] = [3, 1.25] as const;

export function regionOf({ places }: Pick<BoardTables, 'places'>, spots: readonly Point[], ids: readonly string[]): Framing {
  const points = ids.map((id) => spots[places.get(id) ?? -1]).filter((point) => point !== undefined);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const extent = Math.max(right - left, bottom - top);
  const side = extent + 2 * (extent > APART ? OWN_ROOM : ROOM);
  const scale = Math.min(NEAREST, MAP_SIZE / side);
  if (scale < FARTHEST) return wholeFraming(MAP_SIZE);
  const half = MAP_SIZE / (2 * scale);
  const inside = (middle: number) => Math.min(MAP_SIZE - half, Math.max(half, middle));
  return { scale, x: inside((left + right) / 2), y: inside((top + bottom) / 2) };
}
