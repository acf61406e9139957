/** The search dialog, by keyboard and by hand. What it finds is the golden list's business. */
import type { Locator, Page } from '@playwright/test';
import { BY_NIGHT, expect, test } from './fixtures.ts';

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

for (const [shortcut, when] of [
  ['Control+k', {}],
  ['Meta+k', BY_NIGHT],
] as const) {
  test(`${shortcut} opens it, arrows and Enter choose, and it goes away`, when, async ({ page }) => {
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
  // What lies behind it darkens, in the dark too.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const veil = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(veil).toMatch(/^rgba\(0, 0, 0, 0\.\d+\)$/);
  }
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

test('an id is answered by its rule first; one that nothing bears says so and names the nearest', async ({ page }) => {
  const field = await opened(page);
  await page.keyboard.type('litige 8');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-id', 'ZAR-L-8');
  await field.fill('ZAR-COM-99');
  await expect(page.locator('.search-status')).toHaveText('ZAR-COM-99 n’existe pas. Le plus proche\u00a0: ZAR-COM-7.');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-id', 'ZAR-COM-7');
});

test('a word mistyped is taken for its nearest, said aloud, and may be searched as typed; the list is one stop of Tab, with arrows', async ({
  page,
}) => {
  const field = await opened(page);
  await page.keyboard.type('chevaillier');
  const status = page.locator('.search-status');
  await expect(status).toHaveText(/^Résultats pour «\s*chevalier\s*»\s*: \d+ réponses\.$/);
  await expect(status).toHaveRole('status');
  const options = page.getByRole('option');
  await expect(page.locator('[role=option][tabindex="0"]')).toHaveCount(1);
  await options.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(options.first()).toBeFocused();
  await page.getByRole('button', { name: /Chercher « chevaillier » tel quel/ }).click();
  await expect(status).toHaveText(/^Aucune réponse pour «\s*chevaillier\s*»\.$/);
  await expect(field).toBeFocused();
});

test('Back from an answer finds the dialog and its query again, on another page and on the same', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Chercher' });
  const field = await opened(page);
  for (const query of ['vortex', 'cohabiter']) {
    await field.fill(query);
    await page.locator(`[data-answered=${query}]`).waitFor();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(query === 'vortex' ? /zargos\/(?!regles\/combats)/ : /#zar-com-7$/);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/combats\/$/);
    await expect(dialog).toBeVisible();
    await expect(field).toHaveValue(query);
  }
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await page.goto('gran/');
  await page.goBack();
  await expect(page).toHaveURL(/combats\/$/);
  await expect(page.locator('[data-search-open]')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('« Chercher une règle » of a game keeps it, is ready to be typed in, and gives examples of that game', async ({ page }) => {
  await page.goto('gran/');
  await page.getByRole('link', { name: 'Chercher une règle' }).click();
  await expect(page.getByRole('combobox', { name: /Chercher/ })).toBeFocused();
  await page.getByRole('button', { name: 'carcan noir' }).press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=attaquer\+dans\+une\+cit%C3%A9&jeu=gran/);
  await expect(page.getByRole('option').first()).toHaveAttribute('data-id', 'GRA-CIT-3');
  await expect(page.getByRole('radio', { name: 'Gran' })).toBeChecked();
});

test('an anchor in capitals, as ids are printed, leads to its rule', async ({ page }) => {
  await page.goto(`${CHAPTER}#ZAR-COM-7`);
  await expect(page).toHaveURL(/#zar-com-7$/);
  await expect(page.locator('#zar-com-7')).toBeInViewport();
  await page.evaluate(() => {
    location.hash = 'ZAR-COM-3';
  });
  await expect(page).toHaveURL(/#zar-com-3$/);
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
  test.use({ expectedFaults: /Failed to load resource|ERR_FAILED|pagefind|index chunk/ });

  test('it says so and tries again, be it the whole or a part of the index that a word asks for', async ({ page }) => {
    const failed = page.locator('.search-status', { hasText: /n’a pas pu se charger/ });
    const again = page.getByRole('button', { name: 'Réessayer' });
    await page.route('**/pagefind/**', (route) => route.abort());
    const field = await opened(page);
    await expect(failed).toBeVisible();
    await page.unroute('**/pagefind/**');
    await page.route('**/*.pf_index', (route) => route.abort());
    await again.click();
    await expect(again).toBeHidden();
    await field.fill('pertes');
    await expect(failed).toBeVisible();
    await page.unroute('**/*.pf_index');
    await again.click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});
