/** The weight of every built page against the bars of the house. An island comes when it is seen: its bar holds for the page with that island alone. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagesIn } from '../build/pages.ts';
import { captured, type Weight, weigh } from './weight.ts';

/** Kilobytes: gzip, medians of the pages without island; gzip, each island; on disk, what is kept for offline. */
const BARS = { html: 15, css: 17, js: 10, island: 40, kept: 3000 } as const;

const round = (kilobytes: number): string => kilobytes.toFixed(1);
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Kilobytes, as they are on disk, of what the service worker keeps. */
function keptBy(site: string): number {
  const urls = captured(readFileSync(join(site, 'sw.js'), 'utf8'), /url:"([^"]+)"/g);
  return urls.reduce((total, url) => total + readFileSync(join(site, url)).length / 1000, 0);
}

const row = (name: string, ...kilobytes: readonly number[]): string =>
  `${name.padEnd(44)}${kilobytes.map((kb) => round(kb).padStart(8)).join('')}`;

export function checkBudgets(site: string, base: string): { readonly table: string; readonly faults: readonly string[] } {
  const weights = pagesIn(site).map((page) => weigh(site, base, page));
  const hasIsland = ({ withIsland }: Weight) => Object.keys(withIsland).length > 0;
  const plain = weights.filter((weight) => !hasIsland(weight));
  const of = (part: 'html' | 'css' | 'js') => median(plain.map((weight) => weight[part]));
  const heaviest = [...plain].sort((a, b) => b.html - a.html).slice(0, 3);
  const kept = keptBy(site);
  const islands = weights.flatMap(({ path, withIsland }) => Object.entries(withIsland).map(([name, js]) => ({ path, name, js })));
  return {
    table: [
      `${'kB, gzip'.padEnd(44)}    html     css      js`,
      row(`median of ${plain.length} pages without island`, of('html'), of('css'), of('js')),
      ...heaviest.map(({ path, html, css, js }) => row(`  ${path}`, html, css, js)),
      ...weights.filter(hasIsland).map(({ path, html, css, withAll }) => row(`with all its islands: ${path}`, html, css, withAll)),
      ...islands.map(({ path, name, js }) => row(`  ${name} alone, ${path}`, js)),
      `kept for offline, uncompressed: ${Math.round(kept)} kB`,
    ].join('\n'),
    faults: [
      ...(['html', 'css', 'js'] as const)
        .filter((part) => of(part) > BARS[part])
        .map((part) => `${part} of a page without island: ${round(of(part))} kB, at most ${BARS[part]}`),
      ...islands
        .filter(({ js }) => js > BARS.island)
        .map(({ path, name, js }) => `${path}: ${round(js)} kB of scripts with ${name}, at most ${BARS.island}`),
      ...(kept > BARS.kept ? [`kept for offline: ${Math.round(kept)} kB, at most ${BARS.kept}`] : []),
    ],
  };
}
