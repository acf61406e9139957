/**
 * The service worker: keeps the whole site after the first visit, and a new version aside until the reader asks for it. Every file is fetched
 * with the hash it had at build, so that a half-finished upload installs nothing instead of a mixture. Texts come in one compressed file
 * (`worker.js` says how).
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { generateSW } from 'workbox-build';
import { packPages } from './page-pack.ts';

/** Nobody needs them at a table without network: page pictures for other sites, files for machines. */
const LEFT_OUT = ['social.png', 'sw.js', 'sitemap*', 'robots.txt', 'llms.txt'];

/** The compressed file of texts: pages, scripts, styles. Not `.gz`, which some servers unpack on the way. */
export const PACK = 'pages.bin';

const PACKED = ['**/*.html', '*.json', 'licences.txt', '_astro/*.css', '_astro/*.js'];

const WORKER = 'components/site/offline/worker.js';

/** As `fetch` takes it. */
export const integrityOf = (bytes: Uint8Array): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

function writePack(site: string): { readonly files: readonly string[]; readonly bytes: Uint8Array } {
  const files = PACKED.flatMap((pattern) => globSync(pattern, { cwd: site })).sort();
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(site, file), 'utf8')]));
  const bytes = gzipSync(JSON.stringify(packPages(texts)), { level: 9 });
  writeFileSync(join(site, PACK), bytes);
  return { files, bytes };
}

/** Writes `sw.js` into `site`; the last step, since it knows every file. */
export async function writeServiceWorker(site: string): Promise<{ readonly files: number; readonly bytes: number }> {
  const pack = writePack(site);
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
