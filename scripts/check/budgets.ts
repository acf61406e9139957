/**
 * The weight of every built page, gzip, against the bars of the house. Scripts are counted with all they import at once and with every island of
 * the page, seen or not; what a page loads only when asked (the search, a worker) is not counted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pagesIn } from '../build/pages.ts';

/** Kilobytes, gzip. Pages without island: medians; pages with one: each of them. */
const BARS = { plain: { html: 15, css: 17, js: 10 }, island: { js: 40 }, kept: 3000 } as const;

export interface Weight {
  readonly path: string;
  readonly islands: number;
  readonly html: number;
  readonly css: number;
  readonly js: number;
}

const gzip = (content: string | Buffer): number => gzipSync(content).length / 1000;
const round = (kilobytes: number): string => kilobytes.toFixed(1);

const first = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** `script`, a path inside the site, and all that it imports at once. */
function withImports(site: string, script: string, seen: Set<string>): void {
  if (seen.has(script) || !existsSync(join(site, script))) return;
  seen.add(script);
  const code = readFileSync(join(site, script), 'utf8');
  for (const path of first(code, /(?:^|[;}\s])(?:import|export)\s*(?:[^"'();]*?\bfrom\s*)?["'](\.[^"']+)["']/g)) {
    withImports(site, posix.join(dirname(script), path), seen);
  }
}

function weigh(site: string, base: string, path: string, html: string): Weight {
  const inside = (addresses: readonly string[]) =>
    addresses.filter((address) => address.startsWith(base)).map((address) => address.slice(base.length));
  const scripts = new Set<string>();
  const roots = inside(first(html, /(?:<script[^>]*\ssrc|component-url|renderer-url)="([^"]+)"/g));
  const inline = first(html, /<script\b(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const imported = inline.flatMap((code) => inside(first(code, /(?:import|from)\s*["']([^"']+)["']/g)));
  for (const script of [...roots, ...imported]) withImports(site, script, scripts);
  const sheets = inside(first(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g));
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzip(readFileSync(join(site, file))), 0);
  return {
    path,
    islands: first(html, /(<astro-island)/g).length,
    html: gzip(html),
    css: sum(new Set(sheets)) + gzip(first(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('')),
    js: sum(scripts) + (inline.length > 0 ? gzip(inline.join('')) : 0),
  };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Kilobytes, as they are on disk, of what the service worker keeps. */
function keptBy(site: string): number {
  const urls = first(readFileSync(join(site, 'sw.js'), 'utf8'), /url:"([^"]+)"/g);
  return urls.reduce((total, url) => total + readFileSync(join(site, url)).length / 1000, 0);
}

export function checkBudgets(site: string, base: string): { readonly table: string; readonly faults: readonly string[] } {
  const weights = pagesIn(site).map(({ path, html }) => weigh(site, base, path, html));
  const plain = weights.filter(({ islands }) => islands === 0);
  const tools = weights.filter(({ islands }) => islands > 0);
  const kept = keptBy(site);
  const medians = { html: median(plain.map((w) => w.html)), css: median(plain.map((w) => w.css)), js: median(plain.map((w) => w.js)) };
  const line = (name: string, w: { html: number; css: number; js: number }) =>
    `${name.padEnd(44)}${[w.html, w.css, w.js].map((kilobytes) => round(kilobytes).padStart(8)).join('')}`;
  const heaviest = [...plain].sort((a, b) => b.html - a.html).slice(0, 3);
  const faults = (['html', 'css', 'js'] as const)
    .filter((part) => medians[part] > BARS.plain[part])
    .map((part) => `${part} of a page without island: ${round(medians[part])} kB, at most ${BARS.plain[part]}`);
  const heavy = tools
    .filter(({ js }) => js > BARS.island.js)
    .map(({ path, js }) => `${path}: ${round(js)} kB of scripts, at most ${BARS.island.js}`);
  return {
    table: [
      `${'kB, gzip'.padEnd(44)}    html     css      js`,
      line(`median of ${plain.length} pages without island`, medians),
      ...heaviest.map((weight) => line(`  ${weight.path}`, weight)),
      ...tools.map((weight) => line(`with island: ${weight.path}`, weight)),
      `kept for offline, uncompressed: ${Math.round(kept)} kB`,
    ].join('\n'),
    faults: [...faults, ...heavy, ...(kept > BARS.kept ? [`kept for offline: ${Math.round(kept)} kB, at most ${BARS.kept}`] : [])],
  };
}
