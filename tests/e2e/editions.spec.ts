/** Editions: what a reader is told of a text that changed, and the book that opens with no server. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';

const CHAPTER = 'zargos/regles/combats/';

test('a paragraph that changed since the last visit says so, once', async ({ page }) => {
  await page.goto(CHAPTER);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('textes-lus'))).toContain('ZAR-COM-3');
  await expect(page.locator('.rule-changed')).toHaveCount(0);
  await page.evaluate(() => {
    const read = JSON.parse(localStorage.getItem('textes-lus') ?? '{}');
    localStorage.setItem('textes-lus', JSON.stringify({ ...read, 'ZAR-COM-3': '00000000' }));
  });
  await page.reload();
  await expect(page.locator('.rule-changed')).toHaveText(/^Ce paragraphe a changé depuis votre dernière visite\./);
  await expect(page.locator('article', { has: page.locator('#zar-com-3') }).locator('.rule-changed')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-reading] [aria-current="location"]').first()).toBeAttached();
  await expect(page.locator('.rule-changed')).toHaveCount(0);
});

test('a link that names an edition which is not here says so', async ({ page }) => {
  await page.goto(`${CHAPTER}?edition=hier#zar-com-3`);
  await expect(page.locator('article', { has: page.locator('#zar-com-3') }).locator('.rule-changed')).toHaveText(
    /«\shier\s», que ce site n’a pas/,
  );
});

test('a citation says which rule, which text of it and where', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CHAPTER);
  const rule = page.locator('article', { has: page.locator('#zar-com-3') });
  const hash = await rule.getAttribute('data-hash');
  await rule.getByRole('button', { name: 'Copier le lien' }).press('Enter');
  await expect(rule.getByRole('button', { name: 'Lien copié' })).toBeVisible();
  const cited = await page.evaluate(() => navigator.clipboard.readText());
  expect(cited).toMatch(new RegExp(`^Zargos, ZAR-COM-3, «\\s.+\\s» \\(texte ${hash}\\), Règles vivantes .*combats/\\?.*#zar-com-3$`));
});

test('a litige is read whole in a card, and without what works only where it stands', async ({ page }) => {
  await page.goto(CHAPTER);
  await expect(page.locator('[data-reading] [aria-current="location"]').first()).toBeAttached();
  const link = page.locator('.rule-text a[href*="litiges/#zar-l-"], .rule-notes a[href*="litiges/#zar-l-"]').first();
  await link.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  const card = page.locator('.preview');
  await expect(card).toContainText('Règles concernées');
  await expect(card.locator('.ruling-rules')).toBeVisible();
  await expect(card.locator('summary, form, fieldset, astro-island, button:not([aria-label])')).toHaveCount(0);
});

test.describe('the book in a zip', () => {
  test('opens from a folder, with its drawings, and asks nothing of anybody', async ({ page, site }, info) => {
    const folder = info.outputPath('livres');
    for (const [name, bytes] of Object.entries(unzipSync(readFileSync(join(site.folder, 'editions/regles-vivantes.zip'))))) {
      const file = join(folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
    await page.goto(`file://${folder}/regles-vivantes/index.html`);
    await page.getByRole('link', { name: 'Zargos', exact: true }).click();
    await expect(page.locator('#zar-com-3')).toBeVisible();
    await page.goto(`file://${folder}/regles-vivantes/orc.html`);
    await expect(page.locator('#orc-dep-1')).toBeVisible();
  });
});
