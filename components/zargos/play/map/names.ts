/**
 * Where the names stand that a phone's map bears of the places that are spoken of: above, beside or under their own pawns, on their own land, with as little as
 * can be over other pawns, over one another and beyond the edge of what is shown. A name without such a place is left out, but of
 * what one is told to touch, which bears the very name that is told.
 */
import { type Framing, wholeFraming } from '#components/kit/board/framing.ts';
import type { Point } from '#components/kit/drawing/ink.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';

export interface Named {
  readonly place: number;
  readonly text: string;
}

/** From the middle of the place's pawns to where its name begins, is in the middle, or ends, in pixels. */
interface Stand {
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
  /** A capital's mark stands over them. */
  readonly isMarked?: boolean;
}

/** How many go, on a way, or so many pixels beside it: a point of the way in units of the map. */
export interface Disc {
  readonly at: Point;
  readonly by: Point;
}

export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of the whole map where it is least, and of a letter of a name, more than most take: on a phone, and where there is room. */
const [PHONE, ROOM] = [
  { width: 340, letter: 5.25 },
  { width: 620, letter: 6 },
] as const;
/** Of a name over and under the line that it stands on, and of half of what pawns are high. */
const [RISE, FALL, PAWN] = [9, 3, 9.5] as const;
/** From the middle of a capital's mark to its pawns: units of the map, and pixels at least (`marks.css` says the same); and what the mark takes round it. */
const [UNDER_MARK, CLEAR, MARK] = [48, 14, { left: 11, right: 17, high: 8 }] as const;
/** What a step down the list of stands costs, in square pixels: the usual ones come first. */
const STEP = 8;
/** A pixel beyond the edge is lost for good. */
const LOST = 40;
/** Of a name over its pawns, and under them; where it is set from, and on which side; how much nearer than aside, and how far down. */
const [ABOVE, BELOW] = [-13, 21] as const;
const SIDES = [
  ['middle', 0],
  ['start', -1],
  ['end', 1],
] as const;
const CORNERS = [
  [0, 4],
  [6, -7],
  [6, 15],
] as const;
/** Names are set again, each knowing where the others stand. */
const PASSES = 3;
/** Square pixels that a whole name may cover before it is told shorter, and that any may before it is not told. */
const [COVERED, HIDDEN] = [30, 12] as const;
/** What one is told to touch is named beyond its own land where it has no room. */
const ABROAD = 60;
/** Pixels that a name may lose beyond the edge: less than a letter. */
const CUT = 4;
/** « Palmyr nord-ouest » as « Palmyr N-O ». */
const shortened = (text: string): string => text.replace(/\b(nord|sud|est|ouest)\b/g, ([first = '']) => first.toUpperCase());

/** Whether a name at this box, in pixels, stands on its own place. */
export type IsHome = (place: number, box: Bounds, unit: number) => boolean;

/** Half a disc. */
export const DISC = 10;
/** So much to every side of a point. */
export const around = (x: number, y: number, left: number, right: number, up: number, down = up): Bounds => ({
  left: x - left,
  right: x + right,
  top: y - up,
  bottom: y + down,
});
/** How wide and how high two boxes lie over one another; less than nothing where they do not. */
const sharedOf = (a: Bounds, b: Bounds): Point => [
  Math.min(a.right, b.right) - Math.max(a.left, b.left),
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
];
export function overlap(a: Bounds, b: Bounds): number {
  const [wide, high] = sharedOf(a, b);
  return Math.max(0, wide) * Math.max(0, high);
}

/** The stands of a name round pawns `width` wide, the usual ones first. */
function standsOf(place: number, width: number): readonly Stand[] {
  const aside = Math.max(24, width) / 2 + 3;
  return [
    ...[ABOVE, BELOW].flatMap((dy) => SIDES.map(([anchor, side]) => [anchor, 18 * side, dy] as const)),
    ...CORNERS.flatMap(([near, dy]) => SIDES.slice(1).map(([anchor, side]) => [anchor, side * (near - aside), dy] as const)),
    // Where its pawns would stand.
    ...(width > 0 ? [] : [['middle', 0, 4] as const]),
  ].map(([anchor, dx, dy]) => ({ place, anchor, dx, dy }));
}

function boxOf([x, y]: Point, { anchor, dx, dy }: Stand, width: number): Bounds {
  const left = { start: 0, middle: width / 2, end: width }[anchor];
  return around(x + dx, y + dy, left, width - left, RISE, FALL);
}

/** Units of the map in a pixel. */
export const unitOn = (region: Framing | undefined, isWide: boolean): number =>
  MAP_SIZE / ((isWide ? ROOM : PHONE).width * (region?.scale ?? 1));

/** The middle of pawns, in pixels: those of a capital keep under its mark. */
const inPixels = ({ at: [x, y], isMarked }: Standing, unit: number): Point => [
  x / unit,
  y / unit + (isMarked ? Math.max(0, CLEAR - UNDER_MARK / unit) : 0),
];

/** Where pawns are seen, in pixels. */
export function pawnsOn(one: Standing, unit: number): Bounds {
  const [x, y] = inPixels(one, unit);
  return around(x, y, one.width / 2, one.width / 2, PAWN);
}

/** Where a capital's mark is seen, in pixels. */
export const markOn = ({ at: [x, y] }: Standing, unit: number): Bounds =>
  around(x / unit, (y - UNDER_MARK) / unit, MARK.left, MARK.right, MARK.high);

/** Pixels that pawns may go aside for others, and of what is printed. */
const [GIVE, BESIDE] = [5, 9] as const;

/** Pawns that would hide one another give way, each by half, as far as they may; those of a capital not up to its mark. */
export function apart(all: readonly Standing[], unit: number): readonly Standing[] {
  const on = all.filter(({ width }) => width > 0).map((one) => ({ one, box: pawnsOn(one, unit), by: [0, 0] as [number, number] }));
  for (const [i, first] of on.entries()) {
    for (const second of on.slice(i + 1)) {
      const [wide, high] = sharedOf(first.box, second.box);
      if (wide <= 0 || high <= 0) continue;
      const axis = wide < high ? 0 : 1;
      const side = Math.sign(first.one.at[axis] - second.one.at[axis]);
      for (const [{ one, by }, way] of [
        [first, side],
        [second, -side],
      ] as const) {
        if (axis === 1 && one.isMarked) continue;
        by[axis] = Math.max(-GIVE, Math.min(GIVE, by[axis] + (way * Math.min(wide, high)) / 2));
      }
    }
  }
  const by = new Map(on.map((moved) => [moved.one, moved.by]));
  return all.map((one) => {
    const [dx, dy] = by.get(one) ?? [0, 0];
    return { ...one, at: [one.at[0] + dx * unit, one.at[1] + dy * unit] };
  });
}

/** Pawns that would lie on what is `printed`, in pixels, go aside of it, as far as they may; `hung`: units that they stand under their own. */
export const besides = (all: readonly Standing[], printed: readonly Bounds[], unit: number, hung: number): readonly Standing[] =>
  all.map((one) => {
    const box = pawnsOn({ ...one, at: [one.at[0], one.at[1] + hung] }, unit);
    const by = printed.reduce((sum, line) => {
      const moved = { ...box, left: box.left + sum, right: box.right + sum };
      if (one.width === 0 || overlap(moved, line) === 0) return sum;
      const away = moved.left + moved.right < line.left + line.right ? line.left - moved.right : line.right - moved.left;
      return Math.max(-BESIDE, Math.min(BESIDE, sum + away));
    }, 0);
    return by === 0 ? one : { ...one, at: [one.at[0] + by * unit, one.at[1]] };
  });

/** Where a disc is seen, in pixels. */
export const discOn = ({ at, by }: Disc, unit: number): Bounds => around(at[0] / unit + by[0], at[1] / unit + by[1], DISC, DISC, DISC);

/** A kingdom's name in the middle of it, in pixels. */
export function kingdomOn([x, y]: Point, text: string, unit: number): Bounds {
  const half = text.length * 3.2 + 1.5;
  return around(x / unit, y / unit, half, half, RISE, FALL);
}

type Placed = Stand & { readonly text: string; readonly box: Bounds };

/** A stand for each name; `all`: every place's pawns, those without any with a width of 0; `discs`: what is read too. */
export function stands(
  named: readonly Named[],
  all: readonly Standing[],
  region: Framing | undefined,
  isWide = false,
  discs: readonly Disc[] = [],
  unit: number = unitOn(region, isWide),
  isHome?: IsHome,
  toTouch: readonly number[] = [],
): readonly Placed[] {
  const { x, y, scale } = region ?? wholeFraming(MAP_SIZE);
  const screen = isWide ? ROOM : PHONE;
  const half = MAP_SIZE / unit / scale / 2;
  const edge = around(x / unit, y / unit, half, half, half);
  const beyond = ({ left, right, top, bottom }: Bounds): number =>
    [edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom].reduce((sum, by) => sum + Math.max(0, by), 0);
  const over = discs.map((disc) => discOn(disc, unit)).flatMap((box) => [box, box]);
  const taken = all.flatMap((one): Bounds[] => {
    const mark = markOn(one, unit);
    return [...(one.width > 0 ? [pawnsOn(one, unit)] : []), ...(one.isMarked ? [mark, mark] : [])];
  });
  const set = new Map<number, Placed & { readonly covered: number }>();
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { place, text } of named) {
      const own = all.find((one) => one.place === place);
      if (!own) continue;
      set.delete(place);
      const others = [...set.values()].flatMap(({ box }) => [box, box]);
      const isTold = toTouch.includes(place);
      const found = (isTold ? [text] : [text, shortened(text)]).flatMap((told, shorter) =>
        standsOf(place, own.width).flatMap((stand, at) => {
          // Its capitals are wider.
          const box = boxOf(inPixels(own, unit), stand, (told.length + shorter) * screen.letter);
          const isHere = isHome?.(place, box, unit) ?? true;
          if (!isHere && !isTold) return [];
          const covered = [...taken, ...over, ...others].reduce((sum, other) => sum + overlap(box, other), 0);
          return {
            ...stand,
            text: told,
            box,
            covered,
            cost: covered + LOST * beyond(box) + STEP * at + COVERED * shorter + (isHere ? 0 : ABROAD),
          };
        }),
      );
      // The first of equals.
      const [best] = found.sort((one, other) => one.cost - other.cost);
      if (best) set.set(place, best);
    }
  }
  return named.flatMap(({ place }) => {
    const found = set.get(place);
    return found && (toTouch.includes(place) || found.covered <= HIDDEN) && beyond(found.box) <= CUT ? found : [];
  });
}
