/** The answers: a list box driven from the field, and one stop of the Tab key by itself. */
import { createElement, Fragment } from 'preact';
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { gameOf } from '../../games.ts';
import type { Hit } from './answer.ts';
import { KIND_NAMES } from './records.ts';
import { type Piece, textPieces, titlePieces } from './words/excerpt.ts';

export const LIST = 'recherche-reponses';
export const optionId = (at: number): string => `${LIST}-${at}`;

const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  createElement(Fragment, null, ...pieces.map(({ text, marked }) => (marked ? <mark>{text}</mark> : text)));

interface Props {
  readonly hits: readonly Hit[];
  readonly active: number;
  /** An answer opens in place of this page. */
  readonly onLeave: (() => void) | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const staysHere = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

export const Answers = ({ hits, active, onLeave, onKeyDown }: Props) => (
  <div class="search-answers" id={LIST} role="listbox" aria-label="Réponses" onKeyDown={onKeyDown}>
    {hits.map((hit, at) => {
      const { finding } = hit;
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
            </span>
          </span>
          <span class="search-answer-text">
            <Marked pieces={textPieces(hit)} />
          </span>
        </a>
      );
    })}
  </div>
);
