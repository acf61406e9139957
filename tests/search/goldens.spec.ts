/**
 * The golden queries, asked of the built site with what its page loads, Pagefind's wasm too; in Node, which types faster than a browser. The
 * second half was written from the rules, as people type them on a phone, before the search was changed for them; those `held` were not looked at
 * while it was, and say what it is worth on questions it has never met.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { answerQuery } from '../../components/site/search/answer.ts';
import { type Book, type BookFile, type Pagefind, searchBookOf } from '../../components/site/search/book.ts';
import { findings, type RecordKind, type RulesFile } from '../../components/site/search/records.ts';
import { SITES } from '../../scripts/sites.ts';
import { BY_NIGHT, expect, test } from '../e2e/fixtures.ts';
import json from './goldens.json' with { type: 'json' };

interface Golden {
  readonly query: string;
  /** Ids that all stand in the first three answers. */
  readonly expect: readonly string[];
  readonly kind?: RecordKind;
  readonly game?: string;
  readonly held?: true;
}

interface PagefindModule extends Pagefind {
  options(options: { readonly basePath: string; readonly noWorker: boolean }): Promise<void>;
}

const goldens = json as readonly Golden[];

/** Of the thirty held queries, those that must find their rule: 26 by the search alone, 28 once readers' questions were added to the rules. */
const HELD_FOUND = 26;

/** The book of the site at `url`, as `library.ts` loads it. */
async function bookAt(url: string): Promise<Book> {
  const json = async <T>(path: string) => (await (await fetch(`${url}${path}`)).json()) as T;
  const pagefind: PagefindModule = await import(pathToFileURL(resolve(SITES.jeux.folder, 'pagefind/pagefind.js')).href);
  await pagefind.options({ basePath: `${url}pagefind/`, noWorker: true });
  return searchBookOf(findings(await json<RulesFile>('regles.json')), await json<BookFile>('pagefind/livre.json'), pagefind);
}

test('golden queries find their rule in the first three answers', async ({ serving: { url } }) => {
  test.setTimeout(120_000);
  const book = await bookAt(url);
  const asked = [];
  for (const golden of goldens) {
    const { hits, understood } = await answerQuery(golden.query, book);
    const shown = hits.filter(({ finding: { kind, game } }) => kind === (golden.kind ?? kind) && game === (golden.game ?? game));
    const ids = shown.slice(0, 3).map(({ finding }) => finding.id);
    const isFound = golden.expect.every((id) => ids.includes(id));
    const told = `« ${golden.query} »: ${golden.expect}, but ${ids.join(', ')}`;
    asked.push({ ...golden, isFound, isMistyped: understood !== undefined, told });
  }
  const held = asked.filter((golden) => golden.held);
  console.log(`${asked.length} queries, of ${held.length} held ${held.filter(({ isFound }) => isFound).length} found`);
  expect(asked.filter((golden) => !golden.held && !golden.isFound).map(({ told }) => told)).toEqual([]);
  expect(held.filter(({ isFound }) => isFound).length).toBeGreaterThanOrEqual(HELD_FOUND);
  expect(asked.filter(({ isMistyped }) => isMistyped).length).toBeGreaterThanOrEqual(40);
  expect(asked.length).toBeGreaterThanOrEqual(400);
  // French words that no rule has and that look like one it has: nothing is put in their place.
  for (const word of ['invisible', 'monstres', 'château', 'collier', 'déjà', 'mien', 'utiliser', 'rançon', 'délivrer', 'appartient'])
    expect((await answerQuery(word, book)).understood, word).toBeUndefined();
});

test('Pagefind finds every word of the book in the records that hold it', BY_NIGHT, async ({ serving: { url } }) => {
  test.setTimeout(120_000);
  const book = await bookAt(url);
  // It throws when they are fewer or more.
  for (const root of book.words.keys()) await book.entriesOf(root);
  expect(book.words.size).toBeGreaterThan(2000);
});
