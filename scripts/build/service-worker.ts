/**
 * The service worker: keeps the whole site after the first visit, and a new version aside until the reader asks for it. Every file is fetched
 * with the hash it had at build, so that a half-finished upload installs nothing instead of a mixture.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSW } from 'workbox-build';

/** Nobody needs them at a table without network: page pictures for other sites, files for machines, text fragments our search does without. */
const LEFT_OUT = ['pagefind/fragment/**', 'social.png', 'sw.js', 'sitemap*', 'robots.txt', 'llms.txt', 'licences.txt'];

const integrity = (file: string): string => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** Writes `sw.js` into `site`; the last step, since it knows every file. */
export async function writeServiceWorker(site: string): Promise<{ readonly files: number; readonly bytes: number }> {
  const { count, size, warnings } = await generateSW({
    swDest: join(site, 'sw.js'),
    globDirectory: site,
    globPatterns: ['**/*'],
    globIgnores: LEFT_OUT,
    dontCacheBustURLsMatching: /^_astro\//,
    manifestTransforms: [
      (entries) => ({ manifest: entries.map((entry) => ({ ...entry, integrity: integrity(join(site, entry.url)) })), warnings: [] }),
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
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '404.html' } },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  return { files: count, bytes: size };
}
