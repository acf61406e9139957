/** The boxes to print, measured in what the browser prints, to half a millimetre; and what the codes of the aids open. */
import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { chaptersOf, FORMATS, foliosOf } from '#scripts/folios/pages.ts';
import { IS_NIGHT, SITES } from '#scripts/sites.ts';
import { expect, htmlOf, PAGES, test } from './fixtures.ts';
import { type Line, type PrintedPage, printed } from './pdf.ts';

/** The colours of the cut marks and of the ruler (`print.css`). */
const [MARKS, RULER] = ['1 2 3', '3 2 1'];

const HALF = 0.5;

async function print(page: Page, path: string): Promise<readonly PrintedPage[]> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return printed(await page.pdf({ preferCSSPageSize: true }));
}

const lengthOf = ({ x0, y0, x1, y1 }: Line): number => Math.hypot(x1 - x0, y1 - y0);

/** Where a page is to be cut: of the marks across or down, each place once. */
function cutsOf({ lines }: PrintedPage, way: 'across' | 'down'): readonly number[] {
  const marks = (lines.get(MARKS) ?? []).filter(({ x0, x1 }) => (way === 'across' ? Math.abs(x0 - x1) < 0.01 : Math.abs(x0 - x1) > 1));
  const places = marks.map(({ x0, y0 }) => (way === 'across' ? x0 : y0)).sort((a, b) => a - b);
  return places.filter((place, at) => at === 0 || place - (places[at - 1] ?? 0) > 0.1);
}

const steps = (places: readonly number[]): readonly number[] => places.slice(1).map((place, at) => place - (places[at] ?? 0));

function expectAll(values: readonly number[], length: number, off = HALF): void {
  expect(values.length).toBeGreaterThan(0);
  for (const value of values) expect(Math.abs(value - length), `${value} mm for ${length}`).toBeLessThanOrEqual(off);
}

/** The pieces of a page: the windows of that size, each once, since a drawing may stand in another of its size. */
function piecesOn({ windows }: PrintedPage, width: number, height: number) {
  const sized = windows.filter((window) => Math.abs(window.width - width) <= HALF && Math.abs(window.height - height) <= HALF);
  return [...new Map(sized.map((window) => [`${Math.round(window.x)} ${Math.round(window.y)}`, window])).values()];
}

/** Of a page, where its pieces lie once the sheet is turned over its long edge. */
const seenThrough = (page: PrintedPage, width: number, height: number) =>
  piecesOn(page, width, height).map(({ x, y }) => ({ x: page.width - x - width, y }));

const rulersOf = (pages: readonly PrintedPage[]): readonly number[] =>
  pages.map(({ lines }) => Math.max(0, ...(lines.get(RULER) ?? []).map(lengthOf)));

// A component a game: its pieces, and how many sheets with how many backs.
const PRINTS = [
  { path: 'gran/imprimer/cartes-dragons/', width: 63, height: 88, pieces: 24, pages: 6, isCut: true },
  { path: 'zargos/imprimer/fiches/', width: 190, height: 134, pieces: 6, pages: 6, isCut: true },
  { path: 'orc/imprimer/roues/', width: 62, height: 62, pieces: 7, pages: 2, isCut: false },
  { path: 'zargos-lords/imprimer/pions/', width: 15, height: 15, pieces: 247, pages: 4, isCut: true },
] as const;

for (const { path, width, height, pieces, pages: count, isCut } of PRINTS) {
  test(`${path} prints ${pieces} pieces of ${width} × ${height} mm, and their backs behind them`, async ({ page }) => {
    const pages = await print(page, path);
    expect(pages.length).toBe(count);
    for (const one of pages) {
      expectAll([one.width], 210);
      expectAll([one.height], 297);
    }
    expectAll(rulersOf(pages), 100);
    const fronts = pages.filter((_, at) => at % 2 === 0);
    expect(fronts.flatMap((front) => piecesOn(front, width, height)).length).toBe(pieces);
    for (const [at, front] of fronts.entries()) {
      const back = pages[2 * at + 1];
      if (!back) throw new Error('a face without back');
      const [faces, backs] = [piecesOn(front, width, height), seenThrough(back, width, height)];
      expect(backs.length).toBe(faces.length);
      for (const face of faces)
        expect(Math.min(...backs.map(({ x, y }) => Math.max(Math.abs(x - face.x), Math.abs(y - face.y))))).toBeLessThanOrEqual(1);
      if (!isCut) continue;
      expectAll(steps(cutsOf(front, 'across')), width);
      // Between two blocks there is white to throw away.
      expectAll(
        steps(cutsOf(front, 'down')).filter((step) => Math.abs(step - height) < 2),
        height,
      );
      // What is cut on the face is cut on the back.
      expect(
        cutsOf(back, 'across')
          .map((x) => Math.round(back.width - x))
          .sort(),
      ).toEqual(cutsOf(front, 'across').map(Math.round).sort());
    }
  });
}

/** Of 40 columns and 30 rows of hexagons 17 mm from side to side, what is seen beyond its edges, and what is said under it. */
const WORLD = { width: 625.2, height: 538.1, across: 4, down: 2 } as const;

test('the map of Zargo’s Lords prints in true size on eight sheets, or on one of A1', async ({ page }) => {
  const tiles = await print(page, 'zargos-lords/imprimer/carte/');
  expect(tiles.length).toBe(WORLD.across * WORLD.down);
  expectAll(rulersOf(tiles), 100);
  expectAll(
    tiles.flatMap((tile) => steps(cutsOf(tile, 'across'))),
    WORLD.width / WORLD.across,
  );
  expectAll(
    tiles.flatMap((tile) => steps(cutsOf(tile, 'down'))),
    WORLD.height / WORLD.down,
  );
  await page.getByRole('radio', { name: /A1/ }).check();
  const [whole, ...more] = printed(await page.pdf({ preferCSSPageSize: true }));
  if (!whole) throw new Error('nothing printed');
  expect(more).toEqual([]);
  expectAll([whole.width], 841);
  expectAll([whole.height], 594);
  expectAll(steps(cutsOf(whole, 'across')), WORLD.width);
  expectAll(steps(cutsOf(whole, 'down')), WORLD.height);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('ZAR-MAT-3: one of each or all forty, with backs or without', async ({ page }) => {
    await page.goto('zargos/imprimer/cartes-de-magie/');
    const [fronts, backs] = [page.locator('.print-sheet:not(.is-back):visible'), page.locator('.print-sheet.is-back:visible')];
    await expect(fronts).toHaveCount(5);
    await expect(fronts.locator('.print-face')).toHaveCount(40);
    await expect(backs.locator('.print-back')).toHaveCount(40);
    await page.getByRole('radio', { name: /un de chaque : 2/ }).check();
    await expect(fronts).toHaveCount(2);
    await expect(fronts.locator('.print-face')).toHaveCount(16);
    await page.getByRole('radio', { name: 'sans dos' }).check();
    await expect(backs).toHaveCount(0);
  });
});

/** Pixels a module. */
const PIXELS = 4;

/** What a code of a page says, read from its dark runs as a camera reads its pixels. */
function decoded(size: number, path: string): string | undefined {
  const side = size * PIXELS;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, long] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * PIXELS; row < (Number(y) + 1) * PIXELS; row += 1)
      for (let at = Number(x) * PIXELS; at < (Number(x) + Number(long)) * PIXELS; at += 1)
        pixels.fill(0, (row * side + at) * 4, (row * side + at) * 4 + 3);
  return jsQR(pixels, side, side)?.data;
}

test('every code of an aid opens a paragraph of the site', () => {
  const { folder, base, origin } = SITES.jeux;
  const opened = PAGES.filter((path) => path.includes('/imprimer/')).flatMap((path) =>
    [...htmlOf(path).matchAll(/class="print-code"[^>]*viewBox="0 0 (\d+) \d+"[\s\S]*?<path class="print-ink" d="([^"]+)"/g)].map(
      ([, size, d]) => ({ path, address: decoded(Number(size), d ?? '') }),
    ),
  );
  // Two sides in Gran and in Zargo's Lords, seven in Zargos, one in De l'Orc, which is the same behind.
  expect(opened.length).toBeGreaterThanOrEqual(12);
  for (const { path, address = '' } of opened) {
    expect(address, path).toMatch(new RegExp(`^${origin}${base}${path.split('/')[0]}/`));
    const [page = '', anchor] = address.slice(`${origin}${base}`.length).split('#');
    const file = `${folder}/${page}index.html`;
    expect(existsSync(file), address).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain(`id="${anchor}"`);
  }
});

test('nothing of a sheet to print falls out of its drawing', async ({ page }) => {
  const paths = PAGES.filter((path) => /\/imprimer\/./.test(path));
  expect(paths.length).toBeGreaterThan(10);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const fallen = await page.locator('.print-sheets').evaluate((sheets) => {
      const walker = document.createTreeWalker(sheets, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.textContent?.trim() && !node.parentElement?.closest('svg')) texts.push(node.textContent.trim());
      }
      return texts;
    });
    expect(fallen, path).toEqual([]);
  }
});

/** Of a booklet, pages. */
const [FEWEST, MOST] = [24, 48];

/** Pixels between the margins of A5 (`livret.css`); A4 is set larger, and has a little more room for it. */
const BETWEEN = Math.round((128 * 96) / 25.4);

/** What is wider than the column where it stands: the browser would print all of the booklet smaller. */
const widerThanColumn = (page: Page): Promise<readonly string[]> =>
  page.locator('.livret-chapter :is(table, figure, figure svg:not(svg svg))').evaluateAll((drawn) =>
    drawn.flatMap((one) => {
      const chapter = one.closest('.chapter');
      const flow = one.closest('.livret-columns') ?? chapter;
      if (!chapter || !flow) return [];
      const { columnCount, columnGap } = getComputedStyle(flow);
      const [count, gap] = [Number(columnCount) || 1, Number.parseFloat(columnGap) || 0];
      const column = (flow.clientWidth - gap * (count - 1)) / count;
      const isAcross = getComputedStyle(one.closest('.table-scroll, .gran-sheet-board') ?? one).columnSpan === 'all';
      const room = Math.min(isAcross ? flow.clientWidth : column, one.parentElement?.clientWidth || column);
      const width = Math.max(0, ...[...one.getClientRects()].map((box) => box.width));
      return width > room + 1
        ? [`${chapter.querySelector('h2')?.textContent} : ${one.textContent.trim().slice(0, 40)}, ${width} px in ${room}`]
        : [];
    }),
  );

/** By day, what is folded and stapled. */
const PRINTED = IS_NIGHT ? FORMATS : FORMATS.slice(0, 1);

/** By day the longest. */
for (const path of PAGES.filter((one) => one.endsWith(IS_NIGHT ? '/livret/' : 'zargos/livret/'))) {
  test(`${path} says on which page each chapter begins, on ${PRINTED.join(' and on ')}`, async ({ page }) => {
    await page.goto(path);
    const [chapters, printed] = [await chaptersOf(page), await foliosOf(page, PRINTED)];
    expect(chapters.length).toBeGreaterThan(5);
    for (const [i, format] of PRINTED.entries()) {
      const said = await page
        .locator('.livret-folio')
        .evaluateAll((folios, name) => folios.map((folio) => Number(folio.getAttribute(name))), `data-${format.toLowerCase()}`);
      expect(said, `${format} ; npm run folios`).toEqual(chapters.map((anchor) => printed[i]?.at.get(anchor)));
    }
    for (const { pages } of printed) {
      expect(pages).toBeGreaterThanOrEqual(FEWEST);
      expect(pages).toBeLessThanOrEqual(MOST);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: BETWEEN, height: 800 });
    expect(await widerThanColumn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
