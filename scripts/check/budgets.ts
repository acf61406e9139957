/** The weight of every built page against the bars of the house. An island comes when it is seen: its bar holds for the page with that island alone, a board's with what comes at rest too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pagesIn } from '../build/pages.ts';
import { PACK, SAID_SIZE, sizeSaid } from '../build/service-worker.ts';
import { captured, type Weight, weigh } from './weight.ts';

/** Kilobytes: gzip, medians of the pages without island; gzip, each island; what is fetched for offline, from a host that does not compress. */
const BARS = { html: 15, css: 17, js: 10, island: 40, kept: 4000 } as const;

/** Islands whose page draws a board: their bar, and that of the drawing in the page. */
const BOARDS: Readonly<Record<string, { readonly js: number; readonly map: number }>> = {
  Explorer: { js: 60, map: 40 },
  GranExplorer: { js: 60, map: 40 },
  LordsArbiter: { js: 60, map: 40 },
  LordsQuiz: { js: 60, map: 40 },
  LordsPuzzles: { js: 60, map: 40 },
  MapTool: { js: 60, map: 40 },
  GranArbiter: { js: 60, map: 40 },
  GranPuzzles: { js: 60, map: 40 },
  GranQuiz: { js: 60, map: 40 },
  OrcArbiter: { js: 60, map: 40 },
  OrcPuzzles: { js: 60, map: 40 },
  ZargosArbiter: { js: 60, map: 40 },
  ZargosPuzzles: { js: 60, map: 40 },
  ZargosQuiz: { js: 60, map: 40 },
};

/** Islands in which a whole game is played, workers apart. */
const TABLES: Readonly<Record<string, number>> = { PlayTable: 120, WarTable: 120 };

const barOf = (island: string): number => BOARDS[island]?.js ?? TABLES[island] ?? BARS.island;

/** A board drawn in a page. */
const DRAWING = /(<svg class="(?:board-map" viewBox="0 0 2000 2000|gran-map" viewBox="0 0 1100 1100)"[\s\S]*?<\/svg>)/g;

const round = (kilobytes: number): string => kilobytes.toFixed(1);
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Kilobytes fetched by the service worker from a host that does not compress. */
function keptBy(site: string): number {
  const urls = captured(readFileSync(join(site, 'sw.js'), 'utf8'), /url:"([^"]+)"/g);
  return [PACK, ...urls].reduce((total, url) => total + readFileSync(join(site, url)).length / 1000, 0);
}

const row = (name: string, ...kilobytes: readonly number[]): string =>
  `${name.padEnd(44)}${kilobytes.map((kb) => round(kb).padStart(8)).join('')}`;

export function checkBudgets(site: string, base: string): { readonly table: string; readonly faults: readonly string[] } {
  const pages = pagesIn(site);
  const weights = pages.map((page) => weigh(site, base, page));
  const hasIsland = ({ withIsland }: Weight) => Object.keys(withIsland).length > 0;
  const plain = weights.filter((weight) => !hasIsland(weight));
  const of = (part: 'html' | 'css' | 'js') => median(plain.map((weight) => weight[part]));
  const heaviest = [...plain].sort((a, b) => b.html - a.html).slice(0, 3);
  const kept = keptBy(site);
  const size = sizeSaid(kept * 1000);
  const missaid = pages.filter(({ html }) => {
    const said = [...html.matchAll(SAID_SIZE)].map(([, , text]) => text);
    return said.length === 0 || said.some((text) => text !== size);
  });
  const islands = weights.flatMap(({ path, rest, withIsland }) =>
    Object.entries(withIsland).map(([name, js]) => ({ path, name, js: name in BOARDS ? js + rest : js })),
  );
  const drawings = pages.flatMap(({ path, html }) =>
    Object.entries(BOARDS).flatMap(([name, { map }]) =>
      html.includes(`/${name}.`) ? [{ path, kb: gzipSync(captured(html, DRAWING).join('')).length / 1000, most: map }] : [],
    ),
  );
  return {
    table: [
      `${'kB, gzip'.padEnd(44)}    html     css      js`,
      row(`median of ${plain.length} pages without island`, of('html'), of('css'), of('js')),
      ...heaviest.map(({ path, html, css, js }) => row(`  ${path}`, html, css, js)),
      ...weights.filter(hasIsland).map(({ path, html, css, withAll }) => row(`with all its islands: ${path}`, html, css, withAll)),
      ...islands.map(({ path, name, js }) => row(`  ${name} alone, ${path}`, js)),
      ...drawings.map(({ path, kb }) => row(`  map drawn in ${path}`, kb)),
      `fetched for offline: ${Math.round(kept)} kB`,
    ].join('\n'),
    faults: [
      ...(['html', 'css', 'js'] as const)
        .filter((part) => of(part) > BARS[part])
        .map((part) => `${part} of a page without island: ${round(of(part))} kB, at most ${BARS[part]}`),
      ...islands
        .filter(({ name, js }) => js > barOf(name))
        .map(({ path, name, js }) => `${path}: ${round(js)} kB of scripts with ${name}, at most ${barOf(name)}`),
      ...drawings.filter(({ kb, most }) => kb > most).map(({ path, kb, most }) => `${path}: a drawing of ${round(kb)} kB, at most ${most}`),
      ...missaid.map(({ path }) => `${path}: does not say that ${size} are kept`),
      ...(kept > BARS.kept ? [`kept for offline: ${Math.round(kept)} kB, at most ${BARS.kept}`] : []),
    ],
  };
}
