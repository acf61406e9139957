/** The search dialog, by keyboard and by hand. What it finds is the golden list's business. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const CHAPTER = 'zargos/regles/combats/';

/** Opens the search from a chapter; its field, ready to be typed in. */
async function opened(page: Page, shortcut = 'Control+k'): Promise<Locator> {
  await page.goto(CHAPTER);
  await page.keyboard.press(shortcut);
  const field = page.getByRole('combobox', { name: /Chercher/ });
  await expect(field).toBeFocused();
  return field;
}

test('nothing of the search is fetched before it opens', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(CHAPTER, { waitUntil: 'networkidle' });
  expect(fetched.filter((url) => /pagefind|regles\.json|dialog/.test(url))).toEqual([]);
});

for (const shortcut of ['Control+k', 'Meta+k']) {
  test(`${shortcut} opens it, arrows and Enter choose, and it goes away`, async ({ page }) => {
    const field = await opened(page, shortcut);
    await page.keyboard.type('dés');
    const options = page.getByRole('option');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
    const href = await options.nth(1).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('a bare key opens nothing', async ({ page }) => {
  await page.goto(CHAPTER);
  for (const key of ['k', '/', 's', 'Shift+K']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Escape closes it, gives the focus back, and the query is kept', async ({ page }) => {
  await page.goto(CHAPTER);
  const button = page.getByRole('button', { name: /Chercher/ });
  await button.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('tempête');
  await expect(page.getByRole('option').first()).toBeVisible();
  // A search field first empties itself, as everywhere.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('it counts aloud, marks words and filters by kind', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.getByRole('button', { name: /Chercher/ }).click();
  await page.getByRole('combobox').fill('démons');
  const status = page.locator('.search-status');
  await expect(status).toHaveText(/^\d+ réponses pour «\s*démons\s*»\.$/);
  await expect(page.locator('mark').first()).toHaveText(/démons/i);
  await page.locator('.search-kind', { hasText: 'Litiges' }).click();
  await expect(page.getByRole('radio', { name: /Litiges/ })).toBeChecked();
  for (const option of await page.getByRole('option').all()) await expect(option).toHaveAttribute('data-id', /^ZAR-L-/);
});

test('a query without answer says so and suggests others', async ({ page }) => {
  await opened(page);
  await page.keyboard.type('abracadabra');
  await expect(page.locator('.search-status')).toHaveText(/Aucune réponse/);
  await page.getByRole('button', { name: 'vent de guerre' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('an id is answered by its rule first', async ({ page }) => {
  await opened(page);
  await page.keyboard.type('litige 8');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-id', 'ZAR-L-8');
});

test('the search page holds its question in its address, and refuses what it does not know in a sentence', async ({ page }) => {
  await page.goto('recherche/?q=pertes&type=litige');
  await expect(page.getByRole('combobox')).toHaveValue('pertes');
  await expect(page.getByRole('radio', { name: /Litiges/ })).toBeChecked();
  await page.getByRole('combobox').fill('bateaux');
  await expect(page).toHaveURL(/q=bateaux&type=litige/);
  await page.goto('recherche/?q=pertes&type=zut');
  await expect(page.getByRole('alert')).toHaveText(/Le type demandé n’existe pas/);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('when its files do not come', () => {
  test.use({ expectedFaults: /Failed to load resource|ERR_FAILED|pagefind/ });

  test('it says so and tries again', async ({ page }) => {
    await page.route('**/pagefind/**', (route) => route.abort());
    await opened(page);
    await expect(page.locator('.search-status')).toHaveText(/n’a pas pu se charger/);
    await page.unroute('**/pagefind/**');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('combobox').fill('pertes');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});
