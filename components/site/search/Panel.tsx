/**
 * The search itself, in the dialog and on its page: a field, filters, and the answers. `onAsk` hears of every change, so that the page can keep
 * it in its address.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { tableNow } from '#components/our-table/kept.ts';
import { counted } from '#engine/core/french.ts';
import { GAMES, type GameId, gameOf } from '../../games.ts';
import { Answers, LIST, optionId } from './Answers.tsx';
import { type Hit, NO_MARKS, nearFirst, type SearchAnswer } from './answer.ts';
import { indexAfter } from './arrows.ts';
import type { SearchAsked } from './asked.ts';
import { type Searched, search } from './library.ts';
import { type Finding, KIND_NAMES, KINDS, type RecordKind } from './records.ts';
import { Suggestions, suggestedOf } from './Suggestions.tsx';
import { arbiterFirst, chancesFirst } from './said.ts';
import { gameTonight, keepGame } from './tonight.ts';
import { gameNamed } from './words/named.ts';

/** Which kinds of answers, of which game. */
interface FiltersProps {
  readonly asked: SearchAsked;
  readonly games: readonly GameId[];
  /** Answers of each kind in the chosen game. */
  readonly count: (kind: RecordKind | undefined) => number;
  readonly ask: (change: Partial<SearchAsked>) => void;
}

const Filters = ({ asked, games, count, ask }: FiltersProps) => (
  <div class="row search-filters">
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
      <fieldset>
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

interface Props {
  readonly asked: SearchAsked;
  /** The game whose page the reader is on: its answers come first. */
  readonly near?: GameId;
  readonly onAsk?: (asked: SearchAsked) => void;
  /** An answer was chosen: the dialog closes. */
  readonly onLeave?: () => void;
}

/** Answers shown; more would not be read. */
const SHOWN = 20;

const NOTHING_FOUND: SearchAnswer = { hits: [], understood: undefined, missing: undefined };

type State =
  | { readonly kind: 'idle' | 'failed' }
  /** The answer to `query`, all kinds and games together. */
  | { readonly kind: 'answered'; readonly query: string; readonly found: Searched };

const NO_FINDINGS: readonly Finding[] = [];
const NO_CHANCES: Searched['chances'] = new Map();
const NO_ARBITERS: Searched['arbiters'] = new Set();

/** The answer to `query`, the last one asked winning. */
function useAnswer({ query, literal }: SearchAsked, attempt: number): State {
  const [state, setState] = useState<State>({ kind: 'idle' });
  useEffect(() => {
    let isLast = true;
    const settle = (next: State) => isLast && setState(next);
    search(query, literal)
      .then((found) => settle({ kind: 'answered', query, found }))
      .catch(() => settle({ kind: 'failed' }));
    return () => {
      isLast = false;
    };
  }, [query, literal, attempt]);
  return state;
}

const answers = (n: number): string => (n === 0 ? 'aucune réponse' : counted(n, 'réponse'));

/** What is said of `count` answers, aloud too. */
function told(query: string, { understood, missing }: SearchAnswer, count: number): string {
  if (missing) return french(`${missing.id} n'existe pas. Le plus proche : ${missing.nearest.id}.`);
  if (understood) return french(`Résultats pour « ${understood} » : ${answers(count)}.`);
  return french(`${count === 0 ? 'Aucune réponse' : answers(count)} pour « ${query} ».`);
}

export function Panel({ asked: first, near, onAsk, onLeave }: Props) {
  const [asked, setAsked] = useState({ ...first, game: first.game ?? (near ? undefined : gameTonight()) });
  const [choices] = useState(() => tableNow().readings);
  const [active, setActive] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const state = useAnswer(asked, attempt);
  const searched = state.kind === 'answered' ? state.found : undefined;
  const found = searched?.answer ?? NOTHING_FOUND;
  const query = asked.query.trim();

  const nearest = nearFirst(found.hits, searched?.named ?? near).filter((hit) => !asked.game || hit.finding.game === asked.game);
  const [findings, chances] = [searched?.book.findings ?? NO_FINDINGS, searched?.chances ?? NO_CHANCES];
  const led = (finding: Finding): Hit => ({ finding, marks: NO_MARKS, share: 1 });
  const asking = state.kind === 'answered' ? state.query : '';
  const inGame = chancesFirst(
    arbiterFirst(nearest, asking, searched?.arbiters ?? NO_ARBITERS, findings, led),
    asking,
    chances,
    findings,
    led,
  );
  const ofKind = (kind: RecordKind | undefined) => inGame.filter((hit) => !kind || hit.finding.kind === kind);
  const hits = ofKind(asked.kind);
  const shown = hits.slice(0, SHOWN);

  const ask = (change: Partial<SearchAsked>) => {
    const { game: named } = gameNamed(change.query ?? '', GAMES);
    // What holds the answers to one game follows a question that names another.
    const moved = asked.game && named && named !== asked.game ? { game: gameOf(named)?.id } : undefined;
    const next = { ...asked, literal: false, ...moved, ...change };
    setAsked(next);
    setActive(0);
    if (moved || 'game' in change) keepGame(next.game);
    onAsk?.(next);
    if (change.query !== undefined || change.literal) field.current?.focus();
  };
  const moveTo = (event: KeyboardEvent, next: number, isFocused: boolean) => {
    event.preventDefault();
    setActive(next);
    const option = list.current?.querySelector<HTMLElement>(`#${optionId(next)}`);
    option?.scrollIntoView({ block: 'nearest' });
    if (isFocused) option?.focus();
  };
  const onFieldKey = (event: KeyboardEvent) => {
    const next = /^Arrow(?:Up|Down)$/.test(event.key) ? indexAfter(event.key, active, shown.length) : undefined;
    if (next !== undefined) moveTo(event, next, false);
    if (event.key !== 'Enter' || shown.length === 0) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`#${optionId(active)}`)?.click();
  };
  const onListKey = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, active, shown.length);
    if (next !== undefined) moveTo(event, next, true);
  };

  const game = asked.game ?? near;
  const [one, other] = suggestedOf(game);
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
        placeholder={`${one}, ${other}…`}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        enterkeyhint="go"
        value={asked.query}
        onInput={(event) => ask({ query: event.currentTarget.value })}
        onKeyDown={onFieldKey}
      />
      <Filters asked={asked} games={[...new Set(findings.map(({ game }) => game))]} count={(kind) => ofKind(kind).length} ask={ask} />
      <p class="search-status" role="status">
        {state.kind === 'failed' && french('La recherche n’a pas pu se charger. ')}
        {state.kind === 'answered' && query && told(query, found, hits.length)}
      </p>
      {found.understood && (
        <button type="button" class="search-literal" onClick={() => ask({ literal: true })}>
          {french(`Chercher « ${query} » tel quel`)}
        </button>
      )}
      {state.kind === 'failed' && (
        <button type="button" class="search-retry" onClick={() => setAttempt(attempt + 1)}>
          Réessayer
        </button>
      )}
      <div class="search-results" ref={list}>
        {shown.length > 0 ? (
          <Answers hits={shown} active={active} choices={choices} onLeave={onLeave} onKeyDown={onListKey} />
        ) : (
          <Suggestions game={game} onChoose={(example) => ask({ query: example, kind: undefined })} isAway={onLeave !== undefined} />
        )}
      </div>
    </div>
  );
}
