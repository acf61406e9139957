/** Every page: no accessibility fault in light or dark, nothing wider than its screen, no hole in the text, no drawing missing, no more fonts than agreed. */
import { expectAccessible } from './access.ts';
import { expect, isLike, PAGES, test } from './fixtures.ts';
import { highestHole, widthsBeyond } from './measures.ts';

/** Bytes of fonts a page may load. */
const FONTS = 140_000;

/** Lines of running text that a page may leave empty, its titles' margins included. */
const HOLE = 3;

test.use({ viewport: { width: 390, height: 844 } });

test('there are pages: the site is built', () => {
  expect(PAGES.length).toBeGreaterThan(20);
});

for (const path of PAGES) {
  test(`/${path}`, async ({ page }) => {
    const fonts = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'font') fonts.set(response.url(), (await response.body()).length);
    });
    await page.goto(path);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    // What axe sees of a game's first lesson holds of all.
    if (!isLike(path)) await expectAccessible(page);
    const missing = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('use')]
          .filter((use) => use.ownerSVGElement?.checkVisibility() && use.getBBox().width === 0)
          .map((use) => use.href.baseVal),
      );
    await expect.poll(missing, 'drawings that are linked and show nothing').toEqual([]);
    expect(
      [...fonts.values()].reduce((sum, bytes) => sum + bytes, 0),
      'bytes of fonts',
    ).toBeLessThanOrEqual(FONTS);
    expect(await widthsBeyond(page, [320, 360, 390, 820, 1440]), 'pixels beyond the screen').toEqual({
      320: 0,
      360: 0,
      390: 0,
      820: 0,
      1440: 0,
    });
    const { lines, after } = await highestHole(page);
    expect(lines, `empty lines after « ${after} »`).toBeLessThanOrEqual(HOLE);
  });
}
