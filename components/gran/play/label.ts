/** Where a word is written beside a point so that it covers nobody: below, above, to the right, to the left. */
import type { Spot } from '#components/gran/board/sheet-of.ts';

/** Units of the board: a box around its middle. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Height of a line, in units. */
const LINE = 34;
/** From a point to the middle of what is written beside it. */
const [BELOW, ABOVE, ASIDE] = [43, -42, 34] as const;

/** What a knight takes with the ring over him, and a ring or a stone. */
const knightAt = ([x, y]: Spot): Box => ({ x: x + 6, y: y - 26, width: 56, height: 74 });
const thingAt = ([x, y]: Spot): Box => ({ x, y, width: 42, height: 46 });

const meet = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** The middle of what is written, from the point: the first place that is free; below where none is. */
export function labelOffset([x, y]: Spot, width: number, knights: readonly Spot[], things: readonly Spot[]): Spot {
  const taken = [...knights.map(knightAt), ...things.map(thingAt)];
  const side = ASIDE + width / 2;
  const places: readonly Spot[] = [
    [0, BELOW],
    [0, ABOVE],
    [side, 0],
    [-side, 0],
  ];
  const free = places.find(([dx, dy]) => !taken.some((box) => meet(box, { x: x + dx, y: y + dy, width, height: LINE })));
  return free ?? [0, BELOW];
}
