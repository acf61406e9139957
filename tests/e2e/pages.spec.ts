/** Every page: no accessibility fault in light or dark, nothing wider than a phone, no drawing missing, no more fonts than agreed. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, PAGES, test } from './fixtures.ts';

/** Bytes of fonts a page may load. */
const FONTS = 140_000;

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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(
        ({ id, help, nodes }) => `${colorScheme}: ${id}, ${help}: ${nodes.slice(0, 3).map((node) => node.html)}`,
      );
      expect(found).toEqual([]);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'pixels beyond the screen').toBeLessThanOrEqual(0);
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
  });
}
