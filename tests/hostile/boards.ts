/** Boards of Gran that are dear to check: as many points and lines as a board may have, every line a curve that comes near all the others. */
import type { BoardFile, BoardLine, BoardPoint, Kingdom, PointKind } from '#engine/gran/types.ts';

const [POINTS, ACROSS] = [300, 20];

const SPECIAL: readonly (readonly [PointKind, Kingdom?])[] = [
  ['city', 'tirad'],
  ['city', 'urgad'],
  ['city', 'galad'],
  ['city', 'elgad'],
  ['crystal', 'galad'],
  ['crystal', 'tirad'],
  ['exile'],
  ['dragon', 'tirad'],
  ['magic', 'tirad'],
  ['sword', 'tirad'],
];

const POINTS_APART: readonly BoardPoint[] = Array.from({ length: POINTS }, (_, at): BoardPoint => {
  const [kind, kingdom] = SPECIAL[at] ?? ['black', 'tirad'];
  const spot = { x: 20 + (at % ACROSS) * 50, y: 20 + Math.floor(at / ACROSS) * 65 };
  return { id: `p-${at}`, name: `P ${at}`, kind, ...(kingdom && { kingdom }), ...spot };
});

const boardWith = (lines: readonly BoardLine[]): BoardFile => ({
  points: POINTS_APART,
  lines,
  start: 'p-4',
  ring: 'p-5',
  seals: { tirad: 'rouge', urgad: 'vert', galad: 'bleu', elgad: 'jaune' },
});

/** A chain through all points, then as many chords of it, `step` points on. */
const chords = (step: number, bendOf: (at: number) => readonly [number, number]): BoardFile =>
  boardWith(
    Array.from({ length: 2 * (POINTS - 1) }, (_, at): BoardLine => {
      const from = at % (POINTS - 1);
      const to = at < POINTS - 1 ? from + 1 : (from + step) % POINTS;
      return { a: `p-${from}`, b: `p-${to}`, bend: bendOf(at) };
    }),
  );

export const DEAR_BOARDS: readonly (readonly [name: string, board: BoardFile])[] = [
  ['chords that meet in the middle', chords(149, () => [500, 500])],
  ['chords bent anyhow', chords(137, (at) => [(at * 619) % 1001, (at * 367) % 1001])],
  [
    'a star of curves',
    boardWith(POINTS_APART.flatMap(({ id }): BoardLine[] => (id === 'p-4' ? [] : [{ a: 'p-4', b: id, bend: [500, 500] }]))),
  ],
];
