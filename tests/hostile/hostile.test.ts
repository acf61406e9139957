/**
 * Whatever a stranger writes is taken or refused in French, at once. `npm test` tries a thousand texts on each reader, `npm run nightly` a hundred
 * thousand; the seed is printed with a failure, and `SEED` and `HOSTILE` change both.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBoard } from '#engine/gran/data/board-check.ts';
import { DEAR_BOARDS } from './boards.ts';
import { READERS } from './readers.ts';
import { hostile } from './texts.ts';

const RUNS = Number(process.env.HOSTILE ?? 500);
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
