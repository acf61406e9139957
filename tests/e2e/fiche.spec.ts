/** The sheet of each game for the table is one sheet: its print is counted in pages, since a larger type or a longer line would spill over unseen. */
import { expect, test } from './fixtures.ts';

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

for (const game of ['zargos', 'zargos-lords', 'orc', 'gran']) {
  test(`the sheet of ${game} prints on one side of A4`, async ({ page }) => {
    await page.goto(`${game}/fiche/`);
    await page.evaluate(() => document.fonts.ready);
    expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1);
  });
}

test('the page of the referee prints on two', async ({ page }) => {
  await page.goto('arbitrage/');
  await page.evaluate(() => document.fonts.ready);
  expect(pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(2);
});

test('a chapter prints on more than one: the count counts', async ({ page }) => {
  await page.goto('zargos/regles/attaques/');
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1);
});
