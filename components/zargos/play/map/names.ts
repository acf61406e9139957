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
  /** A capital's mark stands over them. */
  readonly isMarked?: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of the whole map, and of a letter of a name, more than most take: on a phone, and where there is room. */
const [PHONE, ROOM] = [
  { width: 366, letter: 5.25 },
  { width: 720, letter: 6 },
] as const;
/** Of a name over and under the line that it stands on, and of half of what pawns are high. */
const [RISE, FALL, PAWN] = [9, 3, 9.5] as const;
/** From the middle of a capital's mark to its pawns: units of the map, and pixels at least (`marks.css` says the same); and what the mark takes round it. */
const [UNDER_MARK, CLEAR, MARK] = [48, 14, { left: 11, right: 17, high: 8 }] as const;
/** What a step down the list of stands costs, in square pixels: the usual ones come first. */
const STEP = 8;
/** A pixel beyond the edge is lost for good. */
const LOST = 40;
/** Of a name over its pawns. */
const ABOVE = -13;
/** Names are set again, each knowing where the others stand. */
const PASSES = 3;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The stands of a name round pawns `width` wide, the usual ones first. */
function standsOf(place: number, width: number): readonly Stand[] {
  const aside = Math.max(24, width) / 2 + 3;
  return [
    { place, anchor: 'middle', dx: 0, dy: ABOVE },
    { place, anchor: 'start', dx: -18, dy: ABOVE },
    { place, anchor: 'end', dx: 18, dy: ABOVE },
    { place, anchor: 'middle', dx: 0, dy: 21 },
    { place, anchor: 'start', dx: -18, dy: 21 },
    { place, anchor: 'end', dx: 18, dy: 21 },
    { place, anchor: 'start', dx: aside, dy: 4 },
    { place, anchor: 'end', dx: -aside, dy: 4 },
    // Where its pawns would stand.
    ...(width > 0 ? [] : [{ place, anchor: 'middle', dx: 0, dy: 4 } as const]),
  ];
}

function boxOf([x, y]: Point, { anchor, dx, dy }: Stand, width: number): Box {
  const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y + dy - RISE, bottom: y + dy + FALL };
}

/** A stand for each name; `all`: every place's pawns, those without any with a width of 0. */
export function stands(named: readonly Named[], all: readonly Standing[], region: Framing | undefined, isWide = false): readonly Stand[] {
  const { scale, x, y } = region ?? { scale: 1, x: MAP_SIZE / 2, y: MAP_SIZE / 2 };
  const screen = isWide ? ROOM : PHONE;
  const unit = MAP_SIZE / (screen.width * scale);
  const half = screen.width / 2;
  const edge: Box = { left: x / unit - half, right: x / unit + half, top: y / unit - half, bottom: y / unit + half };
  const beyond = (box: Box): number =>
    Math.max(0, edge.left - box.left) +
    Math.max(0, box.right - edge.right) +
    Math.max(0, edge.top - box.top) +
    Math.max(0, box.bottom - edge.bottom);
  const inPixels = ({ at: [x, y], isMarked }: Standing): Point => [
    x / unit,
    y / unit + (isMarked ? Math.max(0, CLEAR - UNDER_MARK / unit) : 0),
  ];
  const taken = all.flatMap((one): Box[] => {
    const [x, y] = inPixels(one);
    const mark = (one.at[1] - UNDER_MARK) / unit;
    return [
      ...(one.width > 0 ? [{ left: x - one.width / 2, right: x + one.width / 2, top: y - PAWN, bottom: y + PAWN }] : []),
      ...(one.isMarked ? [{ left: x - MARK.left, right: x + MARK.right, top: mark - MARK.high, bottom: mark + MARK.high }] : []),
    ];
  });
  const set = new Map<number, { readonly stand: Stand; readonly box: Box }>();
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { place, text } of named) {
      const own = all.find((one) => one.place === place);
      if (!own) continue;
      set.delete(place);
      const others = [...set.values()].flatMap(({ box }) => [box, box]);
      const found = standsOf(place, own.width).map((stand, at) => {
        const box = boxOf(inPixels(own), stand, text.length * screen.letter);
        const over = [...taken, ...others].reduce((sum, other) => sum + overlap(box, other), 0);
        return { stand, box, cost: over + LOST * beyond(box) + STEP * at };
      });
      set.set(
        place,
        found.reduce((one, other) => (other.cost < one.cost ? other : one)),
      );
    }
  }
  return named.flatMap(({ place }) => set.get(place)?.stand ?? []);
}
