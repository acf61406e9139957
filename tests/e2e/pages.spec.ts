/** Every page: no accessibility fault in light or dark, nothing wider than its screen, no hole in the text, no drawing missing, no more fonts than agreed. */
import { faultsOfAccess } from './access.ts';
import { expect, FOLDERS, isLike, PAGES, test } from './fixtures.ts';
import { highestHole, widthsBeyond } from './measures.ts';

/** Bytes of fonts a page may load. */
const FONTS = 140_000;

/** Lines of running text that a page may leave empty, its titles' margins included. */
const HOLE = 3;

const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE });

test('there are pages: the site is built', () => {
  expect(PAGES.length).toBeGreaterThan(20);
});

/** All the faults of a folder are told, each with its page. */
const { soft } = expect;

for (const [folder, paths] of FOLDERS) {
  test(folder, async ({ page }) => {
    test.setTimeout(paths.length * 30_000);
    for (const path of paths) {
      const told = (what: string) => `/${path}: ${what}`;
      await page.setViewportSize(PHONE);
      await page.goto(path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      // What axe sees of a game's first lesson holds of all.
      if (!isLike(path)) soft(await faultsOfAccess(page), told('accessibility')).toEqual([]);
      const missing = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('use')]
            .filter((use) => use.ownerSVGElement?.checkVisibility() && use.getBBox().width === 0)
            .map((use) => use.href.baseVal),
        );
      await soft.poll(missing, told('drawings that are linked and show nothing')).toEqual([]);
      const fonts = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.woff2'))
          .map((font) => (font as PerformanceResourceTiming).decodedBodySize),
      );
      soft(Math.min(...fonts, fonts.length), told('no font, or one without its size')).toBeGreaterThan(0);
      soft(
        fonts.reduce((sum, bytes) => sum + bytes, 0),
        told('bytes of fonts'),
      ).toBeLessThanOrEqual(FONTS);
      soft(await widthsBeyond(page, [320, 360, 390, 820, 1440]), told('pixels beyond the screen')).toEqual({
        320: 0,
        360: 0,
        390: 0,
        820: 0,
        1440: 0,
      });
      const { lines, after } = await highestHole(page);
      soft(lines, told(`empty lines after « ${after} »`)).toBeLessThanOrEqual(HOLE);
    }
  });
}
