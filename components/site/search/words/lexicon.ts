/** The words of the book, which the correction of faults and the families need whole: written at build, from all readings. */
import type { Reading } from '../reading.ts';

/** A word of the book. */
interface Known {
  /** As it is shown: its shortest spelling. */
  readonly spelling: string;
  /** Times it stands in the book, as much as each place is worth. */
  readonly weight: number;
  /** How many records hold it. */
  readonly records: number;
}

/** As the file holds a word: its root, then what is known of it. */
export type WordRow = readonly [root: string, spelling: string, weight: number, records: number];

export interface Lexicon {
  /** By root. */
  readonly words: ReadonlyMap<string, Known>;
  /** Roots by their beginning. */
  readonly byStart: ReadonlyMap<string, readonly string[]>;
}

/** What the forms of one word always share. */
export const startOf = (root: string): string => root.slice(0, 3);

export function rowsOf(readings: readonly Reading[]): readonly WordRow[] {
  const words = new Map<string, { spelling: string; weight: number; readonly records: Set<Reading> }>();
  for (const reading of readings) {
    for (const piece of reading.pieces) {
      for (const { root, spelling } of piece.words) {
        const known = words.get(root) ?? { spelling, weight: 0, records: new Set() };
        if (spelling.length < known.spelling.length) known.spelling = spelling;
        known.weight += piece.worth;
        known.records.add(reading);
        words.set(root, known);
      }
    }
  }
  return [...words].map(([root, { spelling, weight, records }]) => [root, spelling, weight, records.size]);
}

export function lexiconOf(rows: readonly WordRow[]): Lexicon {
  const byStart = new Map<string, string[]>();
  for (const [root] of rows) byStart.set(startOf(root), [...(byStart.get(startOf(root)) ?? []), root]);
  return { words: new Map(rows.map(([root, spelling, weight, records]) => [root, { spelling, weight, records }])), byStart };
}
