/** The answers: a list box driven from the field, and one stop of the Tab key by itself. */
import { createElement, Fragment } from 'preact';
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { gameOf } from '../../games.ts';
import type { Hit } from './answer.ts';
import { KIND_NAMES } from './records.ts';
import { ownSentences, peopleOf, tableSays } from './said.ts';

/** The lines of a hit: our own text with its typography, matched words marked. */
interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** Words shown of a text, and how many more where a sentence then ends whole. */
const LENGTH = 32;
const MORE = 20;

/** Words with the space before them, which may be a no-break one. */
const wordsWithSpaces = (text: string): readonly string[] => french(text).match(/\s*\S+/g) ?? [];

function pieces(words: readonly string[], isMarked: (at: number) => boolean): readonly Piece[] {
  const out = words.flatMap((word, at) => {
    if (!isMarked(at)) return [{ text: word, marked: false }];
    const bare = word.trimStart();
    return [
      { text: word.slice(0, word.length - bare.length), marked: false },
      { text: bare, marked: true },
    ];
  });
  return out.filter(({ text }) => text !== '');
}

/** Where the window of `LENGTH` words that holds most marks begins; the beginning of the text when it is as good. */
function windowStart(count: number, marks: readonly number[]): number {
  const held = (start: number) => marks.filter((at) => at >= start && at < start + LENGTH).length;
  const starts = [0, ...marks.map((at) => Math.max(0, Math.min(at - 6, count - LENGTH)))];
  return starts.reduce((best, start) => (held(start) > held(best) ? start : best), 0);
}

/** Where what is shown from `start` on ends: with its sentence, and with the « Mais… » that turns it over, where they are near. */
function windowEnd(words: readonly string[], start: number): number {
  const least = Math.min(start + LENGTH, words.length);
  const isWhole = (end: number) => end === words.length || (/[.!?]$/.test(words[end - 1] ?? '') && words[end]?.trim() !== 'Mais');
  const ends = Array.from({ length: MORE + 1 }, (_, more) => least + more).filter((end) => end <= words.length);
  return ends.find(isWhole) ?? least;
}

export function titlePieces({ finding, marks }: Hit): readonly Piece[] {
  const offset = wordsWithSpaces(finding.text).length;
  return pieces(wordsWithSpaces(finding.title), (at) => marks.has(at + offset));
}

/** Its text around what matched, with « … » where it is cut. */
export function textPieces({ finding, marks }: Hit): readonly Piece[] {
  const words = wordsWithSpaces(finding.text);
  const own = ownSentences(finding);
  const start = windowStart(
    words.length,
    [...marks].filter((at) => at < words.length),
  );
  const end = windowEnd(words, start);
  const cut = (text: string, isCut: boolean): readonly Piece[] => (isCut ? [{ text, marked: false }] : []);
  return [
    ...cut('…', start > 0),
    ...words.slice(start, end).flatMap((word, at): readonly Piece[] => {
      const here = start + at + 1;
      const isLast = here === end;
      // What is ours says so where it ends, or where it is cut.
      const ended = own.filter((one) => one.end === here || (isLast && one.first < here && one.end > here));
      return [...pieces([word], () => marks.has(here - 1)), ...ended.map(({ mark }) => ({ text: french(` ${mark}`), marked: false }))];
    }),
    ...cut(' …', end < words.length),
  ];
}

export const LIST = 'recherche-reponses';
export const optionId = (at: number): string => `${LIST}-${at}`;

const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  createElement(Fragment, null, ...pieces.map(({ text, marked }) => (marked ? <mark>{text}</mark> : text)));

interface Props {
  readonly hits: readonly Hit[];
  readonly active: number;
  /** What the table chose. */
  readonly choices: Choices;
  /** An answer opens in place of this page. */
  readonly onLeave: (() => void) | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const staysHere = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

export const Answers = ({ hits, active, choices, onLeave, onKeyDown }: Props) => (
  <div id={LIST} role="listbox" aria-label="Réponses" onKeyDown={onKeyDown}>
    {hits.map((hit, at) => {
      const { finding } = hit;
      const [people, table] = [peopleOf(finding), tableSays(finding, choices)];
      return (
        <a
          key={finding.url}
          id={optionId(at)}
          role="option"
          aria-selected={at === active}
          tabIndex={at === active ? 0 : -1}
          class="search-answer"
          href={href(finding.url)}
          data-id={finding.id}
          onClick={(event) => !staysHere(event) && onLeave?.()}
        >
          <span class="wrap search-answer-head">
            <strong>
              <Marked pieces={titlePieces(hit)} />
            </strong>
            <span class="search-answer-kind">
              {KIND_NAMES[finding.kind].one} {/^[A-Z]/.test(finding.id) ? finding.id : french(gameOf(finding.game)?.name ?? '')}
              {people && ` · ${people}`}
            </span>
          </span>
          <span class="search-answer-text">
            <Marked pieces={textPieces(hit)} />
          </span>
          {table && <span class="search-answer-table">{table}</span>}
        </a>
      );
    })}
  </div>
);
