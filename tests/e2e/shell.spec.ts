/** The shell of every page, as a keyboard, a phone, a printer and a browser without script meet it. */
import { expect, test } from './fixtures.ts';

const CHAPTER = 'zargos/regles/combats/';

test('the first tab stop leads to the content', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#contenu')).toBeFocused();
});

test('the theme button changes the theme, says so and remembers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(CHAPTER);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: /thème/ }).press('Enter');
  await expect(page.locator('#annonce')).toHaveText('Thème sombre.');
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);
});

test('copying a link says so, to eyes and ears, and the link is to that rule', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CHAPTER);
  const button = page.locator('[data-copy="zar-com-3"]');
  await button.press('Enter');
  await expect(button).toContainText('Lien copié');
  await expect(page.locator('#annonce')).toHaveText('Lien copié');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${CHAPTER}#zar-com-3`);
  expect(copied).toContain('ZAR-COM-3');
});

test('a refused copy leaves the address in the bar', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await page.goto(CHAPTER);
  await page.locator('[data-copy="zar-com-3"]').press('Enter');
  await expect(page.locator('#annonce')).toHaveText(/Copie refusée/);
  await expect(page).toHaveURL(/#zar-com-3$/);
});

test('a term shows its definition on focus, and Escape hides it', async ({ page }) => {
  await page.goto(CHAPTER);
  const term = page.locator('.terme').first();
  await term.getByRole('link').focus();
  const tip = term.locator('.terme-tip');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('a rule link opens on its rule', async ({ page }) => {
  await page.goto(`${CHAPTER}#zar-com-5`);
  await expect(page.locator('#zar-com-5')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the chapter menu opens and leads on', async ({ page }) => {
    await page.goto(CHAPTER);
    const menu = page.getByRole('navigation', { name: 'Chapitres de Zargos' });
    await expect(menu).toBeHidden();
    await page.getByText('Sommaire').tap();
    await menu.getByRole('link', { name: 'Attaques' }).tap();
    await expect(page).toHaveURL(/regles\/attaques\//);
  });

  test('a first tap on a term shows its definition, without leaving', async ({ page }) => {
    await page.goto(CHAPTER);
    const term = page.locator('.terme').first();
    await term.getByRole('link').tap();
    await expect(term.locator('.terme-tip')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${CHAPTER}$`));
  });
});

test('paper has the rules and the edition, and no navigation', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.chapters')).toBeHidden();
  await expect(page.locator('.rule-copy').first()).toBeHidden();
  await expect(page.locator('#zar-com-3')).toBeVisible();
  await expect(page.locator('.foot-edition')).toBeVisible();
});

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(CHAPTER);
  const moving = await page.evaluate(() => ({
    scroll: getComputedStyle(document.documentElement).scrollBehavior,
    animations: document.getAnimations().length,
  }));
  expect(moving).toEqual({ scroll: 'auto', animations: 0 });
});

test('the facts of each game on the home page are parted by dots, none left over', async ({ page }) => {
  await page.goto('');
  const facts = (await page.locator('.home-facts').allTextContents()).map((text) => text.replaceAll('\u00a0', ' '));
  expect(facts).toEqual([
    '2 à 6 joueurs · environ 2 heures · dès 12 ans',
    '2 à 4 joueurs · une longue soirée',
    '4 à 7 joueurs · environ 40 minutes',
    '2 à 6 chevaliers',
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['', 'zargos/', CHAPTER, 'zargos/litiges/', 'recherche/']) {
    test(`/${path} is whole`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).not.toBeEmpty();
    });
  }

  test('the search button leads to the list of all rules', async ({ page }) => {
    await page.goto(CHAPTER);
    await page.getByRole('button', { name: /Chercher/ }).click();
    await expect(page).toHaveURL(/recherche\/\??$/);
    await expect(page.getByRole('link', { name: /ZAR-COM-3/ })).toBeVisible();
  });
});

test.describe('an address that is nowhere', () => {
  test.use({ expectedFaults: /404/ });

  test('shows the page of lost addresses, styled and with working links, in any folder', async ({ page, baseURL }) => {
    const response = await page.goto('zargos/regles/nulle/part/');
    expect(response?.status()).toBe(404);
    await expect(page.locator('header.top')).toHaveCSS('display', 'flex');
    await page.locator('main').getByRole('link').first().click();
    await expect(page).toHaveURL(baseURL ?? '');
  });
});
