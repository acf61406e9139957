/**
 * The search index, from `/regles.json`: one Pagefind record a rule, ruling, card, term and tool, so that anchors and ranks are theirs.
 * Kinds and games are filtered by our own code, which knows them: Pagefind writes its filters in an order that changes from build to build.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import { findings, indexedParts, type RulesFile } from '#components/site/search/records.ts';
import { indexed } from '#components/site/search/words.ts';

/** Pagefind's own user interfaces, its wasm for other languages and its worker: nobody loads them here. */
const UNUSED = /-ui\.|highlight|unknown|worker/;

const must = <T extends { readonly errors: readonly string[] }>(response: T): T => {
  if (response.errors.length > 0) throw new Error(`pagefind: ${response.errors.join('; ')}`);
  return response;
};

/** The address of each record by Pagefind's name for it, read back from the text fragments it wrote. */
async function addressesIn(folder: string): Promise<Record<string, string>> {
  const files = (await readdir(join(folder, 'fragment'))).sort();
  const entries = files.map(async (file) => {
    const text = gunzipSync(await readFile(join(folder, 'fragment', file))).toString();
    const { meta } = JSON.parse(text.slice(text.indexOf('{'))) as { meta: { address: string } };
    return [file.replace(/\..*/, ''), meta.address] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Writes `pagefind/` into `site`, and in it `adresses.json`, which lets the page show results without loading a fragment for each. */
export async function writeSearchIndex(site: string, base: string): Promise<number> {
  const file = JSON.parse(readFileSync(join(site, 'regles.json'), 'utf8')) as RulesFile;
  const { index } = must(await createIndex({ forceLanguage: 'fr' }));
  if (!index) throw new Error('pagefind gave no index');
  const all = findings(file);
  for (const finding of all) {
    const { id, game, kind, title, url } = finding;
    must(
      await index.addCustomRecord({
        url: base + url,
        language: 'fr',
        content: indexed(indexedParts(finding).join(' ')),
        meta: { title: indexed(title), questions: indexed(finding.questions.join(' ')), id, game, kind, address: url },
      }),
    );
  }
  const outputPath = join(site, 'pagefind');
  must(await index.writeFiles({ outputPath }));
  await close();
  for (const name of (await readdir(outputPath)).filter((file) => UNUSED.test(file))) rmSync(join(outputPath, name));
  writeFileSync(join(outputPath, 'adresses.json'), JSON.stringify(await addressesIn(outputPath)));
  return all.length;
}
