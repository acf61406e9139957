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

/** Where what is shown from `start` on ends: with its sentence, and with the « Mais… » that turns it over, or with the row of a table, where they are near. */
function windowEnd(words: readonly string[], start: number): number {
  const least = Math.min(start + LENGTH, words.length);
  const isWhole = (end: number) => end === words.length || (/[.!?]$/.test(words[end - 1] ?? '') && words[end]?.trim() !== 'Mais');
  const ends = Array.from({ length: MORE + 1 }, (_, more) => least + more).filter((end) => end <= words.length);
  return ends.find(isWhole) ?? ends.findLast((end) => words[end - 1]?.trim() === ';') ?? least;
}

/** Where what is shown begins: where it says most of the query, each of its words once; with a sentence, where it says as much. */
function windowStart(words: readonly string[], marks: Hit['marks']): number {
  const said = (start: number): number => {
    const held = new Map<number, number>();
    const end = windowEnd(words, start);
    for (const [at, { word, worth }] of marks) if (at >= start && at < end) held.set(word, Math.max(worth, held.get(word) ?? 0));
    return [...held.values()].reduce((sum, worth) => sum + worth, 0);
  };
  const sentences = words.flatMap((_, at) => (at === 0 || /[.!?]$/.test(words[at - 1] ?? '') ? [at] : []));
  const around = [...marks.keys()].filter((at) => at < words.length).map((at) => Math.max(0, Math.min(at - 6, words.length - LENGTH)));
  return [...sentences, ...around].reduce((best, start) => (said(start) > said(best) ? start : best), 0);
}

export function titlePieces({ finding, marks }: Hit): readonly Piece[] {
  const offset = wordsWithSpaces(finding.text).length;
  return pieces(wordsWithSpaces(finding.title), (at) => marks.has(at + offset));
}

/** Its text around what matched, with « … » where it is cut. */
export function textPieces({ finding, marks }: Hit): readonly Piece[] {
  const words = wordsWithSpaces(finding.text);
  const own = ownSentences(finding);
  const start = windowStart(words, marks);
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
