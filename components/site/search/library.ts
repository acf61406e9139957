/** Loads what a search needs, once: Pagefind's wasm and index, the list of the book's words, the records. */
import { href } from '#components/base/url.ts';
import { answerQuery, type SearchAnswer } from './answer.ts';
import { GAMES, type GameId, gameOf } from '../../games.ts';
import { type Book, type BookFile, type Pagefind, searchBookOf } from './book.ts';
import type { ChancesRead } from '#components/kit/told.ts';
import { chancesIn } from './chances.ts';
import { arbitersFor } from './leave.ts';
import { findings, type RulesFile } from './records.ts';
import { gameNamed } from './words/named.ts';

interface PagefindModule extends Pagefind {
  options(options: { readonly noWorker: boolean }): Promise<void>;
  init(): Promise<void>;
}

async function json<T>(path: string): Promise<T> {
  // The two files and Pagefind's are of one build: none may come from an older one that the browser remembers.
  const response = await fetch(href(path), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** A browser remembers a module that did not come, and Pagefind a file of its index: every further try asks for it under another name. */
let tries = 0;

async function loadPagefind(): Promise<Pagefind> {
  tries += 1;
  const address = href(`pagefind/pagefind.js${tries > 1 ? `?essai=${tries}` : ''}`);
  const module = (await import(/* @vite-ignore */ address)) as PagefindModule;
  // The index is small enough for the page's own thread: a worker would be 40 kB more to fetch for nothing.
  await module.options({ noWorker: true });
  await module.init();
  return module;
}

async function load(): Promise<Book> {
  const [pagefind, rules, book] = await Promise.all([
    loadPagefind(),
    json<RulesFile>('regles.json'),
    json<BookFile>('pagefind/livre.json'),
  ]);
  return searchBookOf(findings(rules), book, pagefind);
}

let loading: Promise<Book> | undefined;

export interface Searched {
  readonly book: Book;
  readonly answer: SearchAnswer;
  /** The game that the query names: its answers come before those of another. */
  readonly named: GameId | undefined;
  /** Games whose arbiter reads it whole. */
  readonly arbiters: ReadonlySet<GameId>;
  /** The calculators that it fills. */
  readonly chances: ReadonlyMap<GameId, ChancesRead>;
}

/** The answer to `query`; after a failure the next call loads all again. */
export async function search(query: string, literal?: boolean): Promise<Searched> {
  try {
    loading ??= load();
    const book = await loading;
    const { game, rest } = gameNamed(query, GAMES);
    const [answer, arbiters, chances] = await Promise.all([answerQuery(rest, book, literal), arbitersFor(query), chancesIn(query)]);
    return { book, answer, named: game && gameOf(game)?.id, arbiters, chances };
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
