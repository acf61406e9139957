/**
 * Every page: no accessibility fault in light or dark, nothing wider than its screen, no hole in the text, no drawing missing, no more fonts than agreed, no script
 * that comes with no gesture and is not counted in its weight. By day, of pages that are alike the first alone is looked at.
 */
import type { Page, Request } from '@playwright/test';
import { IS_NIGHT } from '#scripts/sites.ts';
import { AT_REST, captured, moduleOf, withImports } from '../../scripts/check/weight.ts';
import { SITES } from '../../scripts/sites.ts';
import { faultsOfAccess } from './access.ts';
import { expect, FOLDERS, htmlOf, isLookedAt, PAGES, test } from './fixtures.ts';
import { highestHole, widthsBeyond } from './measures.ts';

/** Bytes of fonts a page may load. */
const FONTS = 140_000;

/** Lines of running text that a page may leave empty, its titles' margins included. */
const HOLE = 3;

/** Screens, in pixels. */
const PHONE = { width: 390, height: 844 };
const WIDTHS = IS_NIGHT ? [PHONE.width, 320, 360, 820, 1440] : [PHONE.width, 320, 1440];

test.use({ viewport: PHONE });

const { folder: built, base } = SITES.jeux;
const hasTools = (path: string): boolean => htmlOf(path).includes('component-url=');

test('there are pages, and pages with tools: the site is built', () => {
  expect(PAGES.length).toBeGreaterThan(20);
  expect(PAGES.filter(hasTools).length).toBeGreaterThan(20);
});

/** Scripts that the page fetches when its tools come into sight, and that its weight does not count. */
async function scriptsBeyond(page: Page, path: string): Promise<readonly string[]> {
  const fetched: string[] = [];
  // What a frame shows is another page, with its own weight.
  const note = (request: Request) =>
    request.frame() === page.mainFrame() && fetched.push(new URL(request.url()).pathname.slice(base.length));
  page.on('request', note);
  await page.goto(path);
  for (const island of await page.locator('astro-island').all()) await island.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]'), path).toHaveCount(0);
  await expect.poll(() => fetched.some((script) => AT_REST.includes(moduleOf(script))), path).toBe(true);
  if (IS_NIGHT) await page.waitForLoadState('networkidle');
  page.off('request', note);
  const named = captured(htmlOf(path), /(?:src|renderer-url|component-url)="([^"]+\.js)"/g);
  const counted = withImports(
    built,
    named.map((address) => address.slice(base.length)),
    [...AT_REST, ...begunBy(path)],
  );
  // Situations are made in a worker, apart.
  const isApart = (script: string) => path.endsWith('/combien-de-chances/') && moduleOf(script) === 'guess';
  return fetched.filter((script) => script.endsWith('.js') && !counted.has(script) && !isApart(script)).map(moduleOf);
}

/** What comes to a page that begins by itself: to a lesson its board, where the position is, and nobody else's; to an exercise the question of the day. */
function begunBy(path: string): readonly string[] {
  if (path.includes('/lecons/')) return ['scene', 'viewport', path.split('/').at(-2) ?? ''];
  if (/\/(exercices|meilleur-coup)\/$/.test(path)) return ['spec', 'QuestionAsked', 'QuizResult', 'pack', 'state', 'replay'];
  return path.endsWith('/combien-de-chances/') ? ['comlink'] : [];
}

/** All the faults of a folder are told, each with its page. */
const { soft } = expect;

for (const [folder, all] of FOLDERS) {
  // A rulebook on one page is made of chapters that are looked at.
  const paths = all.filter((path) => isLookedAt(path) && (IS_NIGHT || !path.endsWith('/livret/')));
  if (paths.length === 0) continue;
  test(folder, async ({ page }) => {
    test.setTimeout(paths.length * 30_000);
    for (const path of paths) {
      const told = (what: string) => `/${path}: ${what}`;
      await page.setViewportSize(PHONE);
      if (hasTools(path)) soft(await scriptsBeyond(page, path), told('scripts that are not counted')).toEqual([]);
      else await page.goto(path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      soft(await faultsOfAccess(page), told('accessibility')).toEqual([]);
      const missing = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('use')]
            .filter((use) => use.checkVisibility() && use.getBBox().width === 0)
            .map((use) => use.href.baseVal),
        );
      await soft.poll(missing, told('drawings that are linked and show nothing')).toEqual([]);
      const fonts = await page.evaluate(() => {
        const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
        // One that is at hand may be told twice.
        return [...new Map(files.map((font) => [font.name, (font as PerformanceResourceTiming).decodedBodySize])).values()];
      });
      soft(Math.min(...fonts, fonts.length), told('no font, or one without its size')).toBeGreaterThan(0);
      soft(
        fonts.reduce((sum, bytes) => sum + bytes, 0),
        told('bytes of fonts'),
      ).toBeLessThanOrEqual(FONTS);
      soft(await widthsBeyond(page, WIDTHS), told('pixels beyond the screen')).toEqual(
        Object.fromEntries(WIDTHS.map((width) => [width, 0])),
      );
      const { lines, after } = await highestHole(page);
      soft(lines, told(`empty lines after « ${after} »`)).toBeLessThanOrEqual(HOLE);
    }
  });
}
