/** Where words are written beside points so that they cover nobody, nor each other: below, above, to the right, to the left. */
import type { Spot } from '#engine/gran/data/board-shape.ts';

/** Units of the board: a box around its middle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What may be covered at a cost. */
export interface Sign extends Box {
  readonly cost: number;
}

/** Height of a line, in units. */
export const LINE = 34;
/** From the middle of a point to what is written above, under or beside it. */
const [FAR, ASIDE] = [29, 42] as const;
/** How much further a free word may stand, in as much again. */
const STEPS = [0.5, 1, 1.6, 2.2] as const;
/** What it costs to cover a piece or a word, the sign of a dragon, a stone or a city, and that of another point or a step of a way. */
const PIECE = 10;
const [SIGN, PLAIN] = [4, 1] as const;
/** What it costs to be cut by the edge of what is seen. */
const CUT = 5;
/** What it costs to stand nearer to the sign of another dragon, stone or city: it would be read as its word. */
export const AMBIGUOUS = 3;
/** Units by which it is the nearer to its own. */
const CLEAR = 4;

/** What a knight takes with the ring over him, a ring or a stone, and the sign of a point. */
export const knightAt = ([x, y]: Spot): Box => ({ x: x + 6, y: y - 26, width: 56, height: 74 });
export const thingAt = ([x, y]: Spot): Box => ({ x, y, width: 42, height: 46 });
export const signAt = ([x, y]: Spot, isPlain: boolean): Sign =>
  isPlain ? { x, y, width: 30, height: 30, cost: PLAIN } : { x, y, width: 42, height: 46, cost: SIGN };
/** A spot of a way. */
const WAY = 10;
export const wayAt = ([x, y]: Spot): Sign => ({ x, y, width: WAY, height: WAY, cost: PLAIN });

export const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** Of a word that is not of the table's size: its height, how far from its point it stands, and whether it may stand at a corner, or further. */
export interface Sized {
  readonly isFree?: boolean;
  /** Whether it must not be read as the word of any other point, be it a plain one. */
  readonly isOwn?: boolean;
  readonly height?: number;
  readonly far?: number;
  readonly aside?: number;
}

/** A place for a word, and what it covers: the dearer the worse. */
interface Placed {
  readonly box: Box;
  readonly cost: number;
}

/** From a spot, or the edge of what is there, to a box. */
export const gap = (
  box: Box,
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number } = { width: 0, height: 0 },
): number =>
  Math.hypot(Math.max(0, Math.abs(box.x - x) - (box.width + width) / 2), Math.max(0, Math.abs(box.y - y) - (box.height + height) / 2));

const isInside = (seen: Box, box: Box): boolean =>
  Math.abs(box.x - seen.x) + box.width / 2 <= seen.width / 2 && Math.abs(box.y - seen.y) + box.height / 2 <= seen.height / 2;

/**
 * The box of a word of this width beside a point: the first that covers least. `pieces`: knights, the ring, other words; `signs`: of points, and ways; `seen`: the
 * part of the board that is shown, where it is not the whole.
 */
export function besidePoint(
  [x, y]: Spot,
  width: number,
  pieces: readonly Box[],
  signs: readonly Sign[],
  seen?: Box,
  { height = LINE, far = FAR, aside = ASIDE, isFree = false, isOwn = false }: Sized = {},
): Placed {
  const [over, side] = [far + height / 2, aside + width / 2];
  const [low, wide] = [far * 0.6 + height / 2, aside * 0.6 + width / 2];
  const sides = [
    [0, over],
    [0, -over],
    [side, 0],
    [-side, 0],
  ];
  const corners = [
    [wide, low],
    [-wide, low],
    [wide, -low],
    [-wide, -low],
  ];
  /** Over or under its point, but not by its middle. */
  const shifted = isOwn ? [0.25, -0.25, 0.4, -0.4].flatMap((part) => [over, -over].map((dy) => [part * width, dy])) : [];
  const further = STEPS.flatMap((step) =>
    [...sides, ...shifted, ...corners].map(([dx = 0, dy = 0]) => [dx + Math.sign(dx) * far * step, dy + Math.sign(dy) * far * step]),
  );
  const boxes = (isFree ? [...sides, ...shifted, ...corners, ...further] : sides).map(
    ([dx = 0, dy = 0]): Box => ({ x: x + dx, y: y + dy, width, height }),
  );
  const isHere = (box: Box): boolean => box.x === x && box.y === y;
  const others = signs.filter((sign) => (isOwn ? sign.width > WAY : sign.cost === SIGN) && !isHere(sign));
  const own = signs.find(isHere);
  const isAmbiguous = (box: Box): boolean => {
    const near = isOwn && own ? gap(box, own, own) + CLEAR : gap(box, { x, y });
    return others.some((sign) => gap(box, sign, isOwn ? sign : undefined) < near);
  };
  const cost = (box: Box): number =>
    (isAmbiguous(box) ? AMBIGUOUS : 0) +
    PIECE * pieces.filter((piece) => meet(piece, box)).length +
    signs.filter((sign) => meet(sign, box)).reduce((sum, sign) => sum + sign.cost, 0) +
    (seen && !isInside(seen, box) ? CUT : 0);
  return boxes.map((box) => ({ box, cost: cost(box) })).reduce((best, one) => (one.cost < best.cost ? one : best));
}

/** Words beside their points, in order, each clear of those before it; or from the last to the first, where that covers less. */
export function besidePoints(
  words: readonly ({ readonly at: Spot; readonly width: number } & Sized)[],
  pieces: readonly Box[],
  signs: readonly Sign[],
  seen?: Box,
): readonly Placed[] {
  const placed = (order: readonly (typeof words)[number][]): readonly Placed[] => {
    const taken = [...pieces];
    return order.map(({ at, width, ...sized }) => {
      const one = besidePoint(at, width, taken, signs, seen, sized);
      taken.push(one.box);
      return one;
    });
  };
  const total = (all: readonly Placed[]): number => all.reduce((sum, { cost }) => sum + cost, 0);
  const [forward, backward] = [placed(words), placed(words.toReversed()).toReversed()];
  return total(backward) < total(forward) ? backward : forward;
}
