/**
 * Whatever a stranger writes is taken or refused in French, at once. `npm test` tries a thousand texts on each reader, `npm run nightly` a hundred
 * thousand; the seed is printed with a failure, and `SEED` and `HOSTILE` change both.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBoard } from '#engine/gran/data/board-check.ts';
import type { BoardFile, BoardLine, BoardPoint, Kingdom, PointKind } from '#engine/gran/types.ts';
import { READERS } from './readers.ts';
import { hostile } from './texts.ts';

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

const DEAR_BOARDS: readonly (readonly [name: string, board: BoardFile])[] = [
  ['chords that meet in the middle', chords(149, () => [500, 500])],
  ['chords bent anyhow', chords(137, (at) => [(at * 619) % 1001, (at * 367) % 1001])],
  [
    'a star of curves',
    boardWith(POINTS_APART.flatMap(({ id }): BoardLine[] => (id === 'p-4' ? [] : [{ a: 'p-4', b: id, bend: [500, 500] }]))),
  ],
];

const RUNS = Number(process.env.HOSTILE ?? 200);
const SEED = Number(process.env.SEED ?? 19900101);

/** Milliseconds of this thread that one text may take: a hundred times what it should, whoever else is at work on the machine. */
const SLOW = 500;

function timed<T>(work: () => T): readonly [T, milliseconds: number] {
  const since = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage(since);
  return [value, (user + system) / 1000];
}

/** One line that names something and ends: no leak of the machine's own words. */
const isSentence = (text: string): boolean =>
  text.length <= 600 &&
  /^[\p{L}«].*[.?!]$/u.test(text) &&
  !/\p{Cc}/u.test(text) &&
  !/\[object|is not a|Cannot read|Unexpected token|JSON\.parse/.test(text);

test.each(READERS.map((reader) => [reader.name, reader] as const))(
  '%s',
  (_name, { samples, read }) => {
    for (const sample of samples) expect(read(sample), `« ${sample} » is taken whole`).toEqual([]);
    const answersAtOnce = (text: string) => {
      const [said, time] = timed(() => read(text));
      expect(time, 'milliseconds').toBeLessThan(SLOW);
      expect(said.filter((sentence) => !isSentence(sentence))).toEqual([]);
      expect(said.length).toBeLessThanOrEqual(100);
    };
    fc.assert(fc.property(hostile(samples), answersAtOnce), { numRuns: RUNS, seed: SEED });
  },
  20_000 + RUNS * 10,
);

test.each(DEAR_BOARDS)('a board of Gran as dear to check as one may be written: %s', (_name, board) => {
  const [checked, time] = timed(() => checkBoard(board));
  expect(time, 'milliseconds').toBeLessThan(SLOW);
  // Nothing is looked for once forty faults are found.
  expect(checked.ok ? 0 : checked.problems.length).toBe(40);
});
