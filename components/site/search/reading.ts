/** A record as the search reads it, at build and in the page alike: piece by piece, so that places are those of the shown text. */
import { plain } from '#components/base/typography.ts';
import { type Finding, indexedParts } from './records.ts';
import { fullWords, rootOf } from './words/roots.ts';

interface Word {
  readonly root: string;
  readonly spelling: string;
}

/** What stands between two spaces. */
interface Piece {
  readonly words: readonly Word[];
  /** What a word is worth there. */
  readonly worth: number;
}

export interface Reading {
  /** Of `text title questions page` put end to end. */
  readonly pieces: readonly Piece[];
  /** The title and the questions, as roots. */
  readonly names: readonly (readonly string[])[];
}

/** What a word is worth in the text, the title, a question, the address of the page. */
const TEXT = 1;
const TITLE = 3;
const QUESTION = 2;
const PAGE = 0.5;

/** The last part of a page's address says what the short titles on it leave out: `chevaliers`. */
const pageOf = ({ url }: Finding): string => url.replace(/\/[^/]*$/, '').replace(/^.*\//, '');

/** An id cited in a text, which no word of it is. */
const ID = /\b[A-Z]{3}-[A-Z]+(?:-\d+)?\b/;

/** Pieces already read: most come again and again. */
const read = new Map<string, readonly Word[]>();

function wordsIn(piece: string): readonly Word[] {
  const words = read.get(piece) ?? (ID.test(piece) ? [] : fullWords(piece).map((spelling) => ({ root: rootOf(spelling), spelling })));
  read.set(piece, words);
  return words;
}

const split = (text: string): readonly string[] => plain(text).split(' ');

/** How many pieces a record has. */
export const lengthOf = (finding: Finding): number => split([...indexedParts(finding), pageOf(finding)].join(' ')).length;

export function readingOf(finding: Finding): Reading {
  const [text = '', title = '', ...questions] = indexedParts(finding);
  const part = (text: string, worth: number): readonly Piece[] => split(text).map((piece) => ({ words: wordsIn(piece), worth }));
  const names = [part(title, TITLE), ...questions.map((question) => part(question, QUESTION))];
  return {
    pieces: [...part(text, TEXT), ...names.flat(), ...part(pageOf(finding), PAGE)],
    names: names.map((pieces) => [...new Set(pieces.flatMap(({ words }) => words.map(({ root }) => root)))]),
  };
}
