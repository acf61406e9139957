/**
 * Where the names stand that a phone's map bears of the places that are spoken of: above, beside or under their own pawns, with as little as can be over other
 * pawns, over one another and beyond the edge of what is shown.
 */
import type { Framing } from '#components/kit/board/framing.ts';
import type { Point } from '#components/kit/drawing/ink.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';

export interface Named {
  readonly place: number;
  readonly text: string;
  /** A mark stands over its pawns: rather under them. */
  readonly under?: boolean;
}

/** From the middle of the place's pawns to where its name begins, is in the middle, or ends, in pixels. */
export interface Stand {
  readonly place: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly dx: number;
  readonly dy: number;
}

/** Pawns on the map: their middle in units of it, how wide they are in pixels. */
export interface Standing {
  readonly place: number;
  readonly at: Point;
  readonly width: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of the whole map on a phone. */
const PHONE = 366;
/** Of a letter of a name, more than most take. */
const LETTER = 5.7;
/** Of a name over and under the line that it stands on, and of half of what pawns are high. */
const [RISE, FALL, PAWN] = [9, 3, 9.5] as const;
/** What a step down the list of stands costs, in square pixels: the usual ones come first. */
const STEP = 8;
/** A pixel beyond the edge is lost for good. */
const LOST = 40;
/** A name over the mark of a capital, in the same. */
const MARKED = 120;
/** Of a name over its pawns. */
const ABOVE = -13;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The stands of a name round pawns `width` wide, the usual ones first. */
function standsOf(place: number, width: number): readonly Stand[] {
  const aside = width / 2 + 3;
  return [
    { place, anchor: 'middle', dx: 0, dy: ABOVE },
    { place, anchor: 'start', dx: -18, dy: ABOVE },
    { place, anchor: 'end', dx: 18, dy: ABOVE },
    { place, anchor: 'middle', dx: 0, dy: 21 },
    { place, anchor: 'start', dx: aside, dy: 4 },
    { place, anchor: 'end', dx: -aside, dy: 4 },
  ];
}

function boxOf([x, y]: Point, { anchor, dx, dy }: Stand, text: string): Box {
  const width = text.length * LETTER;
  const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y + dy - RISE, bottom: y + dy + FALL };
}

/** A stand for each name; `all`: every place's pawns, those without any with a width of 0. */
export function stands(named: readonly Named[], all: readonly Standing[], region: Framing | undefined): readonly Stand[] {
  const { scale, x, y } = region ?? { scale: 1, x: MAP_SIZE / 2, y: MAP_SIZE / 2 };
  const unit = MAP_SIZE / (PHONE * scale);
  const half = PHONE / 2;
  const edge: Box = { left: x / unit - half, right: x / unit + half, top: y / unit - half, bottom: y / unit + half };
  const beyond = (box: Box): number =>
    Math.max(0, edge.left - box.left) +
    Math.max(0, box.right - edge.right) +
    Math.max(0, edge.top - box.top) +
    Math.max(0, box.bottom - edge.bottom);
  const inPixels = ([x, y]: Point): Point => [x / unit, y / unit];
  const pawns = all.flatMap(({ at, width }): Box[] => {
    const [x, y] = inPixels(at);
    return width > 0 ? [{ left: x - width / 2, right: x + width / 2, top: y - PAWN, bottom: y + PAWN }] : [];
  });
  const names: Box[] = [];
  return named.flatMap(({ place, text, under = false }) => {
    const own = all.find((one) => one.place === place);
    if (!own) return [];
    const found = standsOf(place, Math.max(24, own.width)).map((stand, at) => {
      const box = boxOf(inPixels(own.at), stand, text);
      const over = [...pawns, ...names, ...names].reduce((sum, other) => sum + overlap(box, other), 0);
      return { stand, box, cost: over + LOST * beyond(box) + STEP * at + (under && stand.dy === ABOVE ? MARKED : 0) };
    });
    const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
    names.push(best.box);
    return [best.stand];
  });
}
