/** The book as it is searched: its records, its words, and Pagefind, which knows where they stand. */

import { lengthOf, type Reading, readingOf } from './reading.ts';
import type { Finding } from './records.ts';
import { type Lexicon, lexiconOf, type WordRow } from './words/lexicon.ts';

/** What we use of Pagefind: its answer to one word, without its scores and its fragments of text. */
export interface Pagefind {
  search(word: string): Promise<{
    readonly results: readonly {
      readonly id: string;
      /** Positions, in words between spaces. */
      readonly words: readonly number[];
    }[];
  }>;
}

/** What the build writes beside Pagefind's own files. */
export interface BookFile {
  /** Pagefind's name for each record, in their order. */
  readonly ids: readonly string[];
  readonly words: readonly WordRow[];
  /** Roots of French words that the book has not and that look like one it has, between spaces. */
  readonly french: string;
}

/** The places of one word in one record. */
export interface Entry {
  readonly record: number;
  /** Positions, in words between spaces, in `text title questions` put end to end. */
  readonly at: readonly number[];
  /** Times it stands there, as much as each place is worth. */
  readonly weight: number;
}

export interface Book extends Lexicon {
  readonly findings: readonly Finding[];
  /** French words that are none of the book's, and no mistakes. */
  readonly french: ReadonlySet<string>;
  /** Length of each record over the mean. */
  readonly lengths: readonly number[];
  /** The title and the questions of a record, as roots. */
  readonly namesOf: (record: number) => Reading['names'];
  /** Where the word of this root stands. */
  readonly entriesOf: (root: string) => Promise<readonly Entry[]>;
}

/** `make`, asked once for each key. */
function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** What is left of `positions` when only those where the word itself stands count. */
function entry(record: number, root: string, positions: readonly number[], { pieces }: Reading): Entry {
  const times = (at: number) => pieces[at]?.words.filter((word) => word.root === root).length ?? 0;
  const at = [...new Set(positions)].filter((place) => times(place) > 0);
  return { record, at, weight: at.reduce((sum, place) => sum + times(place) * (pieces[place]?.worth ?? 0), 0) };
}

export function searchBookOf(findings: readonly Finding[], { ids, words, french }: BookFile, pagefind: Pagefind): Book {
  const lexicon = lexiconOf(words);
  const recordOf = new Map(ids.map((id, record) => [id, record]));
  const reading = once((record: number) => readingOf(findings[record] as Finding));
  /** Pagefind joins the forms of a word as it sees them, and falls back to any beginning it knows: what it finds is read again. */
  const entriesOf = once(async (root: string) => {
    const { results } = await pagefind.search(root);
    const entries = results.flatMap(({ id, words }) => {
      const record = recordOf.get(id);
      return record === undefined ? [] : [entry(record, root, words, reading(record))];
    });
    const held = entries.filter(({ at }) => at.length > 0).sort((a, b) => a.record - b.record);
    // A file of the index that did not come makes Pagefind find less, in silence.
    if (held.length !== lexicon.words.get(root)?.records) throw new Error(`« ${root} » stands in other records than the book says`);
    return held;
  });
  const lengths = findings.map(lengthOf);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return {
    ...lexicon,
    findings,
    french: new Set(french.split(' ')),
    lengths: lengths.map((length) => length / mean),
    namesOf: (record) => reading(record).names,
    entriesOf,
  };
}
