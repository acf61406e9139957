/** A line drawn by hand round counters. */
import { useState } from 'preact/hooks';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, fold, type HexMap, hexAt, hexesOf } from '#engine/zargos-lords/board/map.ts';
import { type Cut, cellUnder, centreOf, drawnColumn, type MapPoint, pointOf, RADIUS, turnOf } from '../drawings/geometry.ts';
import type { Circling } from '../map-tool/HexBoard.tsx';

/** Whether a point lies in what a line goes round. */
function isWithin({ x, y }: MapPoint, line: readonly MapPoint[]): boolean {
  let isIn = false;
  for (const [at, one] of line.entries()) {
    const other = line.at(at - 1) ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isIn = !isIn;
  }
  return isIn;
}

/** The hexes that a line goes round, on the land seen again beyond the edges too. */
export function hexesWithin(map: HexMap, cut: Cut, line: readonly MapPoint[]): readonly Hex[] {
  const turns = map.wraps ? [0, turnOf(map), -turnOf(map)] : [0];
  return hexesOf(map).filter((hex) => {
    const { column, row } = cellOf(hex);
    const { x, y } = centreOf(drawnColumn(map, cut, column), row);
    return turns.some((by) => isWithin({ x: x + by, y }, line));
  });
}

/** `circle` takes the hexes in the line, or the one that is touched; undefined where none is drawn. */
export function useCircling(map: HexMap, cut: Cut, circle: ((hexes: readonly Hex[]) => void) | undefined): Circling | undefined {
  const [line, draw] = useState<readonly MapPoint[]>([]);
  const drawn = (event: PointerEvent) => {
    const point = pointOf(event);
    if (!point || (event.type === 'pointermove' && line.length === 0)) return;
    if (event.type === 'pointerdown' && event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
    if (event.type !== 'pointerup') return draw([...line, point]);
    draw([]);
    const isWide = line.some((one) => Math.hypot(one.x - point.x, one.y - point.y) > RADIUS);
    const touched = fold(map, hexAt(...cellUnder(point)));
    circle?.(isWide ? hexesWithin(map, cut, line) : touched ? [touched] : []);
  };
  return circle && { line, on: { onPointerDown: drawn, onPointerMove: drawn, onPointerUp: drawn, onPointerCancel: () => draw([]) } };
}
