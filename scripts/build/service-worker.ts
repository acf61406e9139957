/**
 * The service worker: keeps the whole site after the first visit, and a new version aside until the reader asks for it. Every file is fetched
 * with the hash it had at build, so that a half-finished upload installs nothing instead of a mixture. Texts come in one compressed file
 * (`worker.js` says how).
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateSW } from 'workbox-build';
import { decimal } from '../../engine/core/french.ts';
import { packPages } from './page-pack.ts';

/** Nobody needs them at a table without network: page pictures for other sites, files for machines, the zip of what is kept anyway. */
const LEFT_OUT = ['**/social.png', 'sw.js', 'sitemap*', 'robots.txt', 'llms.txt', 'editions/*.zip', 'editions/*.xml'];

/** The compressed file of texts: pages, scripts, styles. Not `.gz`, which some servers unpack on the way. */
export const PACK = 'pages.bin';

const PACKED = ['**/*.html', '*.json', 'licences.txt', '_astro/*.css', '_astro/*.js'];

const WORKER = 'components/site/offline/worker.js';

/** As `fetch` takes it. */
export const integrityOf = (bytes: Uint8Array): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

function writePack(site: string): { readonly files: readonly string[]; readonly bytes: Uint8Array } {
  const files = PACKED.flatMap((pattern) => globSync(pattern, { cwd: site, exclude: LEFT_OUT })).sort();
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(site, file), 'utf8')]));
  const bytes = gzipSync(JSON.stringify(packPages(texts)), { level: 9 });
  writeFileSync(join(site, PACK), bytes);
  return { files, bytes };
}

/** Where a page says how much is kept; `scripts/check/budgets.ts` compares. */
export const SAID_SIZE = /(<b data-kept-size>)([^<]*)(<\/b>)/g;

/** « 2,6 Mo » */
export const sizeSaid = (bytes: number): string => `${decimal(bytes / 1e6, 1)} Mo`;

/** Has every page say this size. */
function saySize(site: string, said: string): void {
  for (const file of globSync('**/*.html', { cwd: site })) {
    const path = join(site, file);
    const html = readFileSync(path, 'utf8');
    const told = html.replace(SAID_SIZE, `$1${said}$3`);
    if (told !== html) writeFileSync(path, told);
  }
}

/** Bytes of the files that Workbox keeps: all but those of the pack. */
function bytesBeside(site: string): number {
  const files = globSync('**/*', { cwd: site, exclude: [...LEFT_OUT, PACK, ...PACKED] }).map((file) => statSync(join(site, file)));
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

/** Packs that say how much is kept weigh a few bytes more than those before: often enough for a tenth of a megabyte to settle. */
const MOST_PACKED = 4;

/** Writes `sw.js` into `site`, and how much it keeps into its pages; the last step, since it knows every file. */
export async function writeServiceWorker(site: string): Promise<{ readonly files: number; readonly bytes: number }> {
  const beside = bytesBeside(site);
  let pack = writePack(site);
  let said = '';
  for (let made = 1; made < MOST_PACKED && said !== sizeSaid(pack.bytes.length + beside); made += 1) {
    said = sizeSaid(pack.bytes.length + beside);
    saySize(site, said);
    pack = writePack(site);
  }
  const worker = join(site, 'sw.js');
  const { count, size, warnings } = await generateSW({
    swDest: worker,
    globDirectory: site,
    globPatterns: ['**/*'],
    globIgnores: [...LEFT_OUT, PACK, ...PACKED],
    dontCacheBustURLsMatching: /^_astro\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(readFileSync(join(site, entry.url))) })),
        warnings: [],
      }),
    ],
    inlineWorkboxRuntime: true,
    sourcemap: false,
    cleanupOutdatedCaches: true,
    // The first visit's own page is kept too: it came from the same version.
    clientsClaim: true,
    // A new version waits for the reader, who sends it SKIP_WAITING.
    skipWaiting: false,
    // A link may carry a situation: the page is the same.
    ignoreURLParametersMatching: [/./],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  const { files, bytes } = pack;
  const head = `const PACK = ${JSON.stringify({ url: PACK, integrity: integrityOf(bytes), files })};`;
  writeFileSync(worker, [head, readFileSync(WORKER, 'utf8'), readFileSync(worker, 'utf8')].join('\n'));
  return { files: count + files.length, bytes: size + bytes.length };
}
