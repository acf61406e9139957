/**
 * The search itself, in the dialog and on its page: a field, filters, and the answers as a list box driven from the field.
 * `onQuery` hears of every change, so that the page can keep it in its address.
 */
import { createElement, Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type GameId, gameOf } from '../../games.ts';
import { french } from '../typography.ts';
import { href } from '../url.ts';
import { answer, type Hit, nearFirst } from './answer.ts';
import { type Asked, NOTHING } from './asked.ts';
import { type Piece, textPieces, titlePieces } from './excerpt.ts';
import { library } from './library.ts';
import { KIND_NAMES, KINDS, type Kind } from './records.ts';

interface Props {
  readonly asked: Asked;
  /** The game whose page the reader is on: its answers come first. */
  readonly near?: GameId;
  readonly onAsk?: (asked: Asked) => void;
  /** An answer was chosen: the dialog closes. */
  readonly onLeave?: () => void;
}

/** Answers shown; more would not be read. */
const SHOWN = 20;
const SUGGESTIONS = [
  'combien de dés',
  'perdre la capitale',
  'vent de guerre',
  'deux chefs',
  'désertion sur un bouclier',
  'ZAR-COM-3',
  'litige 8',
];
const LIST = 'recherche-reponses';

const optionId = (at: number): string => `${LIST}-${at}`;

const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  createElement(Fragment, null, ...pieces.map(({ text, marked }) => (marked ? <mark>{text}</mark> : text)));

interface AnswersProps {
  readonly hits: readonly Hit[];
  readonly active: number;
  readonly onLeave: (() => void) | undefined;
}

const Answers = ({ hits, active, onLeave }: AnswersProps) => (
  <div class="search-answers" id={LIST} role="listbox" aria-label="Réponses">
    {hits.map((hit, at) => {
      const { finding } = hit;
      return (
        <a
          key={finding.url}
          id={optionId(at)}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          class="search-answer"
          href={href(finding.url)}
          data-id={finding.id}
          onClick={onLeave}
        >
          <span class="search-answer-head">
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

interface FiltersProps {
  readonly asked: Asked;
  readonly games: readonly GameId[];
  /** Answers of each kind in the chosen game. */
  readonly count: (kind: Kind | undefined) => number;
  readonly ask: (change: Partial<Asked>) => void;
}

const Filters = ({ asked, games, count, ask }: FiltersProps) => (
  <div class="search-filters">
    <fieldset>
      <legend class="sr">Montrer</legend>
      {[undefined, ...KINDS].map((kind) => (
        <label key={kind ?? 'tout'} class="search-kind">
          <input type="radio" name="recherche-type" class="sr" checked={asked.kind === kind} onChange={() => ask({ kind })} />
          <span>
            {kind ? KIND_NAMES[kind].all : 'Tout'} {asked.query && <small>{count(kind)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
    {games.length > 1 && (
      <fieldset class="search-games">
        <legend class="sr">Jeu</legend>
        {[undefined, ...games].map((game) => (
          <label key={game ?? 'tous'} class="search-kind">
            <input type="radio" name="recherche-jeu" class="sr" checked={asked.game === game} onChange={() => ask({ game })} />
            <span>{game ? french(gameOf(game)?.name ?? '') : 'Tous les jeux'}</span>
          </label>
        ))}
      </fieldset>
    )}
  </div>
);

const Suggestions = ({ ask, isAway }: Pick<FiltersProps, 'ask'> & { readonly isAway: boolean }) => (
  <div class="search-suggestions">
    <p>{french('Par exemple :')}</p>
    <ul class="search-examples">
      {SUGGESTIONS.map((query) => (
        <li key={query}>
          <button type="button" onClick={() => ask({ ...NOTHING, query })}>
            {query}
          </button>
        </li>
      ))}
    </ul>
    {isAway && (
      <p>
        <a href={href('recherche/')}>Toutes les règles, chapitre par chapitre</a>
      </p>
    )}
  </div>
);

const plural = (n: number, query: string): string =>
  french(n === 0 ? `Aucune réponse pour « ${query} ».` : `${n} réponse${n > 1 ? 's' : ''} pour « ${query} ».`);

type State =
  | { readonly kind: 'idle' | 'failed' }
  /** The hits of `query`, all kinds and games together. */
  | { readonly kind: 'answered'; readonly query: string; readonly hits: readonly Hit[]; readonly games: readonly GameId[] };

/** The answers to `query`, the last one asked winning. */
function useAnswers(query: string, attempt: number): State {
  const [state, setState] = useState<State>({ kind: 'idle' });
  useEffect(() => {
    let isLast = true;
    const settle = (next: State) => isLast && setState(next);
    library()
      .then(async (lib) => {
        const games = [...new Set(lib.findings.map((finding) => finding.game))];
        settle({ kind: 'answered', query, hits: query.trim() ? await answer(query, lib) : [], games });
      })
      .catch(() => settle({ kind: 'failed' }));
    return () => {
      isLast = false;
    };
  }, [query, attempt]);
  return state;
}

export function Panel({ asked: first, near, onAsk, onLeave }: Props) {
  const [asked, setAsked] = useState(first);
  const [active, setActive] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const state = useAnswers(asked.query, attempt);

  const inGame =
    state.kind === 'answered' ? nearFirst(state.hits, near).filter((hit) => !asked.game || hit.finding.game === asked.game) : [];
  const ofKind = (kind: Kind | undefined) => inGame.filter((hit) => !kind || hit.finding.kind === kind);
  const hits = ofKind(asked.kind);
  const shown = hits.slice(0, SHOWN);

  const ask = (change: Partial<Asked>) => {
    const next = { ...asked, ...change };
    setAsked(next);
    setActive(0);
    onAsk?.(next);
    if (change.query !== undefined) field.current?.focus();
  };
  const moveTo = (at: number) => {
    const next = (at + shown.length) % shown.length;
    setActive(next);
    list.current?.querySelector(`#${optionId(next)}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0) return;
    if (event.key === 'ArrowDown') moveTo(active + 1);
    else if (event.key === 'ArrowUp') moveTo(active - 1);
    else if (event.key === 'Enter') list.current?.querySelector<HTMLElement>(`#${optionId(active)}`)?.click();
    else return;
    event.preventDefault();
  };

  return (
    <div class="search-panel" data-answered={state.kind === 'answered' ? state.query : undefined}>
      <input
        ref={field}
        type="search"
        list={undefined}
        class="search-field"
        // biome-ignore lint/a11y/noRedundantRoles: a search field is no combobox by itself
        role="combobox"
        aria-label="Chercher une règle, une carte, un litige"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={shown.length > 0}
        aria-controls={LIST}
        aria-activedescendant={shown.length > 0 ? optionId(active) : undefined}
        placeholder="combien de dés, vent de guerre, ZAR-COM-3…"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        value={asked.query}
        onInput={(event) => ask({ query: event.currentTarget.value })}
        onKeyDown={onKeyDown}
      />
      <Filters asked={asked} games={state.kind === 'answered' ? state.games : []} count={(kind) => ofKind(kind).length} ask={ask} />
      <p class="search-status" role="status">
        {state.kind === 'failed' && french('La recherche n’a pas pu se charger. ')}
        {state.kind === 'answered' && state.query.trim() && plural(hits.length, state.query.trim())}
      </p>
      {state.kind === 'failed' && (
        <button type="button" class="search-retry" onClick={() => setAttempt(attempt + 1)}>
          Réessayer
        </button>
      )}
      <div class="search-results" ref={list}>
        {shown.length > 0 ? (
          <Answers hits={shown} active={active} onLeave={onLeave} />
        ) : (
          <Suggestions ask={ask} isAway={onLeave !== undefined} />
        )}
      </div>
    </div>
  );
}
