/**
 * `npm run look`: the face of the site as `npm test` last built it. Every page, and every puzzle, is measured on a phone and on a desk (labels of drawings, small texts, small targets, edges
 * off the grid, what stands above a phone's content); of each kind of pages, the first of each game is measured at four widths, photographed, light and dark, and printed (with `pdftoppm`). `npm run look -- zargos/`
 * takes the addresses that begin so, each of them photographed; `--mesures` measures alone. Writes `index.html`, the pictures side by side, and `faults.txt` in `.cache/look`; says how many faults
 * of each sort.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../browser.ts';
import { serve } from '../serve.ts';
import { SITES } from '../sites.ts';
import { kindsOf } from './kinds.ts';
import { beforeContent, labelFaults, offGrid, smallTargets, smallTexts } from './measure.ts';
import { sheetOf } from './sheet.ts';

const WIDTHS = [360, 390, 768, 1440] as const;
/** Of pages like another: a phone and a desk. */
const MEASURED = [390, 1440] as const;
const THEMES = ['light', 'dark'] as const;
const HEIGHT = 844;
/** What is photographed of a long page, in pixels. */
const DEEP = 1800;
/** Pages of a print that are shown. */
const PRINTED = 3;
const INTO = '.cache/look';
const AT_ONCE = 3;
/** Of the address of a table that begins a game (`components/table/use-table.ts`), and of one series of questions. */
const [QUICK, SERIES] = ['#vite', '#serie=club-1'] as const;

const MEASURES = {
  étiquettes: labelFaults,
  'textes sous 11 px': smallTexts,
  'cibles sous 24 px': smallTargets,
  'bords hors de la grille': offGrid,
  'avant le contenu': beforeContent,
} as const;

interface Fault {
  readonly path: string;
  readonly width: number;
  readonly sort: string;
  readonly told: string;
}

/** What does not come is measured as it stands. */
const nothing = () => {};

/** The name of a page's pictures. */
const slugOf = (path: string): string => path.replace(/\/$/, '').replaceAll(/[/#]/g, '_') || 'accueil';

/** Awake: its tools run, and what comes into sight has come. */
async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  for (const island of await page.locator('astro-island[ssr]').all()) await island.scrollIntoViewIfNeeded({ timeout: 2000 }).catch(nothing);
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'), undefined, { timeout: 5000 }).catch(nothing);
  // A lesson has begun, and what is told in pixels of a board is told.
  await page.waitForLoadState('networkidle', { timeout: 8000 }).catch(nothing);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
  });
}

/** A board tells the size of its letters once it rests, and a lesson has its own once it has begun. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        !document.querySelector('.lesson-still') &&
        [...document.querySelectorAll<SVGElement>('.atlas-frame :is(.atlas-overlay, .atlas-sized)')].every(({ style }) =>
          style.getPropertyValue('--atlas-unit'),
        ),
      undefined,
      { timeout: 8000 },
    )
    .catch(nothing);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function photograph(page: Page, slug: string, width: number): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.screenshot({
      path: `${INTO}/${slug}.${width}.${theme}.jpg`,
      type: 'jpeg',
      quality: 70,
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, DEEP) },
    });
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The first sheets of what is printed, where the machine can draw a PDF. */
async function print(page: Page, slug: string): Promise<void> {
  const file = `${INTO}/${slug}.pdf`;
  await page.pdf({ path: file, format: 'A4', preferCSSPageSize: true });
  spawnSync('pdftoppm', ['-png', '-r', '50', '-l', String(PRINTED), file, `${INTO}/${slug}.print`]);
}

async function look(context: BrowserContext, url: string, path: string, isShown: boolean): Promise<readonly Fault[]> {
  const page = await context.newPage();
  const faults: Fault[] = [];
  const widths = isShown ? WIDTHS : MEASURED;
  await page.setViewportSize({ width: widths[0], height: HEIGHT });
  await openPage(page, url + path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settle(page);
    for (const [sort, measure] of Object.entries(MEASURES)) {
      for (const told of await page.evaluate(measure)) faults.push({ path, width, sort, told });
    }
    if (isShown) await photograph(page, slugOf(path), width);
  }
  if (isShown) await print(page, slugOf(path));
  await page.close();
  return faults;
}

async function lookAt(browser: Browser, url: string, paths: readonly string[], shown: ReadonlySet<string>): Promise<readonly Fault[]> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const left = [...paths];
  const found: Fault[] = [];
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) found.push(...(await look(context, url, path, shown.has(path))));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path) || a.width - b.width);
}

const SORTS = Object.keys(MEASURES);
const numbersOut = (told: string) => told.replace(/[\d.]+ ?(px|×) ?\d*/g, '');

/** Of a sort of faults, each page's, once with the widths that have them. */
function told(faults: readonly Fault[], sort: string): { readonly count: number; readonly text: string } {
  const lines: string[] = [];
  let count = 0;
  for (const [path, here] of Map.groupBy(
    faults.filter((fault) => fault.sort === sort),
    (fault) => fault.path,
  )) {
    lines.push(`/${path}`);
    for (const same of Map.groupBy(here, (fault) => numbersOut(fault.told)).values()) {
      count++;
      lines.push(`  ${[...new Set(same.map(({ width }) => width))].join(' ')}  ${same[0]?.told}`);
    }
  }
  return { count, text: [`${sort} : ${count}`, ...lines, ''].join('\n') };
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { mesures: { type: 'boolean', default: false } } });
const [begins = ''] = positionals;
const { jeux } = SITES;
/** A table is looked at before a game, and in one. */
const all = globSync('**/*.html', { cwd: jeux.folder })
  .map((path) => path.replace(/(^|\/)index\.html$/, '$1'))
  .sort()
  .flatMap((path) => (/\/(jouer|escarmouche)\/$/.test(path) ? [path, path + QUICK] : [path]));
/** What a page draws once it is asked for: each puzzle of its game, questions that do not change with the day. */
const asked = all.flatMap((path) => {
  const [game = '', page] = path.split('/');
  if (page === 'exercices') return [path + SERIES];
  const file = `${jeux.folder}/coups-${game}.json`;
  if (page !== 'meilleur-coup' || !existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly id: string }[]).map(({ id }) => `${path}#exercice=${id}`);
});
const paths = [...all, ...asked].filter((path) => path.startsWith(begins));
const kinds = kindsOf(all);
const rows = values.mesures
  ? []
  : begins
    ? all.filter((path) => path.startsWith(begins)).map((path) => ({ name: path, pages: [path] }))
    : kinds;
const shown = new Set(rows.flatMap(({ pages }) => pages));
if (shown.size > 0 && spawnSync('pdftoppm', ['-v']).error)
  console.log('Sans pdftoppm (poppler-utils), ce qui s’imprime n’est pas sur la feuille : ses PDF y sont en lien.');
rmSync(INTO, { recursive: true, force: true });
mkdirSync(INTO, { recursive: true });
const { url, server } = await serve({ ...jeux, keeps: true });
const { path: executablePath, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS });
const faults = await lookAt(browser, url, paths, shown);
await browser.close();
server.close();
const report = SORTS.map((sort) => told(faults, sort));
writeFileSync(`${INTO}/faults.txt`, report.map(({ text }) => text).join('\n'));
writeFileSync(
  `${INTO}/index.html`,
  sheetOf(
    rows.map(({ name, pages }) => ({ name, slugs: pages.map(slugOf) })),
    WIDTHS,
    globSync('*.print-*.png', { cwd: INTO }).sort(),
  ),
);
for (const [i, sort] of SORTS.entries()) console.log(`${sort.padEnd(26)}${String(report[i]?.count).padStart(6)}`);
console.log(`${paths.length} pages, ${INTO}/index.html, ${INTO}/faults.txt`);
