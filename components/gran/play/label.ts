/** Where words are written beside points so that they cover nobody, nor each other: below, above, to the right, to the left. */
import type { Atlas } from '#components/gran/board/atlas.ts';
import { SIZE } from '#components/gran/board/sheet-of.ts';
import { alongOn } from '#components/gran/board/way.ts';
import { FAR_UNIT } from '#components/kit/board/framing.ts';
import type { Spot } from '#engine/gran/data/board-shape.ts';
import { kindOf } from '#engine/gran/board/tables.ts';
import type { PointId, Position } from '#engine/gran/types.ts';

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
const LINE = 34;
/** From the middle of a point to what is written above, under or beside it. */
const [FAR, ASIDE] = [29, 42] as const;
/** How much further a free word may stand, in as much again; one that a line leads from further still. */
const STEPS = [0.5, 1, 1.6, 2.2] as const;
const LED = [...STEPS, 3, 4] as const;
/** What it costs to cover a piece or a word, the sign of a dragon, a stone or a city, and that of another point or a step of a way. */
const PIECE = 10;
const [SIGN, PLAIN] = [4, 1] as const;
/** What it costs to cover a number that may be asked for. */
const NUMBER = 3;
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

const meet = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/** Of a word that is not of the table's size: its height, how far from its point it stands, and whether it may stand at a corner, or further. */
export interface Sized {
  readonly isFree?: boolean;
  /** Whether it must not be read as the word of any other point, be it a plain one. */
  readonly isOwn?: boolean;
  /** Whether a line leads from it to its point. */
  readonly isLed?: boolean;
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

/** From a spot to a straight line between two others. */
function besideLine([ax, ay]: Spot, [bx, by]: Spot, { x, y }: Box): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(ax + part * dx - x, ay + part * dy - y);
}

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
  { height = LINE, far = FAR, aside = ASIDE, isFree = false, isOwn = false, isLed = false }: Sized = {},
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
  const further = (isLed ? LED : STEPS).flatMap((step) =>
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
    return !isLed && others.some((sign) => gap(box, sign, isOwn ? sign : undefined) < near);
  };
  const bodies = pieces.filter((piece) => gap(piece, { x, y }) > 0);
  /** Its line would lead over another point, or a piece. */
  const isCrossed = (box: Box): boolean =>
    isLed &&
    [...bodies, ...signs].some(
      (sign) => sign.width > WAY && !isHere(sign) && besideLine([x, y], edgeOf(box, [x, y]), sign) < sign.width / 2 + CLEAR,
    );
  const cost = (box: Box): number =>
    (isAmbiguous(box) || isCrossed(box) ? AMBIGUOUS : 0) +
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

/** Beyond what stands on a point. */
const REACH = 26;

/** Where the line of a word that stands there leaves it. */
function edgeOf({ x, y, width, height }: Box, [px, py]: Spot): Spot {
  const near = (middle: number, side: number, to: number): number => Math.min(middle + side / 2, Math.max(middle - side / 2, to));
  return [near(x, width * 0.9, px), near(y, height * 0.7, py)];
}

/** From the edge of a word to its point, as path data. */
export function leaderOf(box: Box, [px, py]: Spot): string {
  const [x, y] = edgeOf(box, [px, py]);
  const part = Math.max(0, 1 - REACH / (Math.hypot(px - x, py - y) || 1));
  return `M${Math.round(x)} ${Math.round(y)}L${Math.round(x + (px - x) * part)} ${Math.round(y + (py - y) * part)}`;
}

/** From a dragon to its chance without a line between them. */
const NEAR = 22;

/** What is written on the board: a name in one line or two, or a chance. */
interface Word {
  readonly id: PointId;
  readonly lines: readonly string[];
  readonly box: Box;
  readonly isName: boolean;
  /** It stands as near to others: a line leads from it to its point. */
  readonly isLed: boolean;
}

type Written = Omit<Word, 'box'>;

/** Of its height, the width of a letter of a name and of a chance. */
const [NAME, CHANCE] = [0.45, 0.5] as const;
/** Letters are as high as is read from where the board is seen, and no less than these: of words, and of numbers on their points. */
const [LEGIBLE, LETTER, DIGIT] = [11.2, 28, 15] as const;
/** Of the height of its number, the width of a point; of one without. */
const [DISC, DOT] = [1.36, 22] as const;
/** Units of a pixel where they are not known: of a part, and of the whole. */
const [PART, WHOLE] = [2.5, 3.1] as const;

/** `13` of « Tirad 13 »: it is read on its point; nothing for points with a name of their own. */
export const numeralOf = ({ tables, nameAt }: Pick<Atlas, 'tables' | 'nameAt'>, id: PointId): string =>
  kindOf(tables, id) === 'black' ? (/ (\d+)$/.exec(nameAt(id))?.[1] ?? '') : '';

/** A name in two lines, as even as may be. */
function broken(name: string): readonly string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const [at] = spaces.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2));
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

/**
 * Names, the first ones before the others, and chances, each beside its point, clear of what stands there and of one another. What has no place where it is read as
 * its own point's alone is left out: that one is ringed, and told beside the board.
 */
export function wordsOn(
  atlas: Atlas,
  { pieces, stones, ring }: Position,
  named: readonly PointId[],
  dragons: readonly PointId[],
  chance: string,
  seen: Box | undefined,
  ways: readonly (readonly PointId[])[],
  unit: number = seen ? PART : WHOLE,
): readonly Word[] {
  const { board } = atlas.tables;
  const [letter, large] = [Math.max(LETTER, LEGIBLE * unit), Math.max(1, unit / 2)];
  const numbered = DISC * Math.max(DIGIT, LEGIBLE * unit);
  /** From afar those that are spoken of have their number, too. */
  const told = new Set([...named, ...ways.flat()]);
  const discOf = (id: PointId): number => (unit <= FAR_UNIT || told.has(id) ? numbered : DOT);
  const grown = (box: Box): Box => ({ ...box, width: box.width * large, height: box.height * large });
  const taken = [
    ...pieces.map(({ at }) => grown(knightAt(atlas.spotAt(at)))),
    ...[...stones, ...('at' in ring ? [ring.at] : [])].map((id) => thingAt(atlas.spotAt(id))),
  ];
  const signs = [
    ...board.points.map(({ id, kind }): Sign => {
      const isPlain = kind === 'black' || kind === 'exile';
      const side = numeralOf(atlas, id) ? discOf(id) : DOT;
      return { ...signAt(atlas.spotAt(id), isPlain), ...(isPlain && { width: side, height: side, cost: NUMBER }) };
    }),
    ...ways.flatMap(alongOn(board)).map(wayAt),
  ];
  const placed = (words: readonly Written[], ...over: readonly Box[]): readonly (Word & { readonly cost: number })[] => {
    const places = besidePoints(
      words.map(({ id, lines, isName, isLed }) => ({
        at: atlas.spotAt(id),
        width: Math.max(...lines.map(({ length }) => length)) * (isName ? NAME : CHANCE) * letter,
        height: (lines.length * LINE * letter) / LETTER,
        isFree: true,
        isOwn: !isLed,
        isLed,
      })),
      [...taken, ...over],
      signs,
      seen ?? { x: SIZE / 2, y: SIZE / 2, width: SIZE, height: SIZE },
    );
    return words.flatMap((word, at) => (places[at] ? [{ ...word, ...places[at] }] : []));
  };
  /** Of each name how it may be written, the best last. */
  const asked = [...new Set(named)]
    .filter((id) => !numeralOf(atlas, id))
    .map((id) => {
      const [whole, halves] = [[atlas.nameAt(id)], broken(atlas.nameAt(id))];
      return [true, false].flatMap((isLed) => [halves, whole].map((lines): Written => ({ id, lines, isName: true, isLed })));
    });
  const written = (): readonly Word[] => {
    const words = placed(asked.flatMap((ways) => ways.at(-1) ?? []));
    const crowded = words.findLast(({ cost }) => cost >= AMBIGUOUS);
    if (!crowded) return words;
    const ways = asked.find((one) => one.at(-1)?.id === crowded.id);
    // What comes first has its name before the others have theirs.
    const last = ways?.length === 1 && crowded.id === words[0]?.id ? asked.findLast((one) => one.length > 0 && one !== ways) : undefined;
    if (last) last.length = 0;
    else ways?.pop();
    return written();
  };
  const names = written();
  const chanceOf = (isLed: boolean, ids: readonly PointId[], ...over: readonly Box[]) =>
    placed(
      ids.map((id) => ({ id, lines: [chance], isName: false, isLed })),
      ...names.map(({ box }) => box),
      ...over,
    ).filter(({ cost }) => cost < AMBIGUOUS);
  const isNear = ({ id, box }: Word): boolean => {
    const [x, y] = atlas.spotAt(id);
    return gap(box, { x, y }, signAt([x, y], false)) < NEAR;
  };
  const chancesOf = (ids: readonly PointId[], ...over: readonly Box[]): readonly Word[] => {
    const beside = chanceOf(false, ids, ...over).filter(isNear);
    const left = ids.filter((id) => !beside.some((one) => one.id === id));
    return [...beside, ...chanceOf(true, left, ...over, ...beside.map(({ box }) => box))];
  };
  // The one that is spoken of has its own before the others have theirs.
  const spoken = dragons.filter((id) => named.includes(id));
  const first = chancesOf(spoken);
  const isTold = spoken.every((one) => [...names, ...first].some(({ id }) => id === one));
  const rest = dragons.filter((id) => !spoken.includes(id));
  return [...names, ...first, ...(isTold ? chancesOf(rest, ...first.map(({ box }) => box)) : [])];
}
