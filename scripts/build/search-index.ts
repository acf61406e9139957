/**
 * The search index, from `/regles.json`: one Pagefind record a rule, ruling, card, term and tool, so that anchors are theirs, and beside it the
 * list of the book's words. Kinds and games are filtered by our own code, which knows them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import french from 'an-array-of-french-words' with { type: 'json' };
import { close, createIndex, type IndexFile } from 'pagefind';
import type { BookFile } from '#components/site/search/book.ts';
import { type Reading, readingOf } from '#components/site/search/reading.ts';
import { findings, type RulesFile } from '#components/site/search/records.ts';
import { rowsOf } from '../../components/site/search/words/lexicon.ts';
import { rootOf } from '../../components/site/search/words/roots.ts';
import { mistakable } from '../../components/site/search/words/spelling.ts';

/** Pagefind's own user interfaces, its wasm for other languages, its worker and its texts: nobody loads them here. */
const UNUSED = /-ui\.|highlight|unknown|worker|fragment/;

const must = <T extends { readonly errors: readonly string[] }>(response: T): T => {
  if (response.errors.length > 0) throw new Error(`pagefind: ${response.errors.join('; ')}`);
  return response;
};

/** One word between spaces for each piece, so that Pagefind's positions are those of the pieces; in it roots, joined as Pagefind parts them. */
const contentOf = ({ pieces }: Reading): string => pieces.map(({ words }) => words.map(({ root }) => root).join('-') || '·').join(' ');

const FRAGMENT = /^fragment\/([^.]+)/;

/** Pagefind's name for each record by its address, read back from the text fragments it made. */
function namesIn(files: readonly IndexFile[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ path, content }) => {
      const name = FRAGMENT.exec(path)?.[1];
      if (!name) return [];
      const text = gunzipSync(content).toString();
      const { url } = JSON.parse(text.slice(text.indexOf('{'))) as { url: string };
      return [[url, name] as const];
    }),
  );
}

/** Writes `pagefind/` into `site`, and in it `livre.json`; tells how many records it holds. */
export async function writeSearchIndex(site: string): Promise<number> {
  const all = findings(JSON.parse(readFileSync(join(site, 'regles.json'), 'utf8')) as RulesFile);
  const readings = all.map(readingOf);
  const { index } = must(await createIndex({ forceLanguage: 'fr' }));
  if (!index) throw new Error('pagefind gave no index');
  for (const [at, { url }] of all.entries())
    must(await index.addCustomRecord({ url, language: 'fr', content: contentOf(readings[at] as Reading) }));
  // Not `writeFiles`: Pagefind 1.5 answers before its bytes are on the disk, and `close` then cuts them short (its issue 1271).
  const { files } = must(await index.getFiles());
  await close();
  const outputPath = join(site, 'pagefind');
  for (const { path, content } of files.filter(({ path }) => !UNUSED.test(path))) {
    mkdirSync(dirname(join(outputPath, path)), { recursive: true });
    writeFileSync(join(outputPath, path), content);
  }
  const names = namesIn(files);
  const words = rowsOf(readings);
  const book: BookFile = {
    ids: all.map(({ url }) => names.get(url) ?? ''),
    words,
    french: mistakable(french.map(rootOf), new Set(words.map(([root]) => root))).join(' '),
  };
  writeFileSync(join(outputPath, 'livre.json'), JSON.stringify(book));
  return all.length;
}
