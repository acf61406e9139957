/** The shell of every page, as a keyboard, a phone, a printer and a browser without script meet it. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { expect, MOVING, test } from './fixtures.ts';

test.use(MOVING);

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
  await expect(button).toBeVisible();
  await button.press('Enter');
  await expect(button).toContainText('Lien copié');
  await expect(page.locator('#annonce')).toHaveText('Lien copié');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`${CHAPTER}(\\?edition=[\\d-]+)?#zar-com-3$`));
  expect(copied).toContain('ZAR-COM-3');
});

test('a refused copy leaves the address in the bar', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await page.goto(CHAPTER);
  await expect(page.locator('[data-copy="zar-com-3"]')).toBeVisible();
  await page.locator('[data-copy="zar-com-3"]').press('Enter');
  await expect(page.locator('#annonce')).toHaveText(/Copie refusée/);
  await expect(page).toHaveURL(/#zar-com-3$/);
});

/** The page marks where one reads by the same script that shows previews: it is awake. */
const awake = (page: Page) => expect(page.locator('[data-reading] [aria-current="location"]').first()).toBeAttached();

test('a number shows its rule in place: by hover, by Enter or ↓, with what touches it, and the keyboard goes in and out', async ({
  page,
}) => {
  await page.goto(CHAPTER);
  await awake(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const card = page.locator('.preview');
  const link = page.locator('#zar-com-1').locator('xpath=ancestor::article').getByRole('link', { name: 'ZAR-CHE-1' }).first();
  await link.hover();
  await expect(card).toBeVisible();
  await expect(card).toContainText('Attaquer, vaincre, attaquer encore');
  expect(
    asked.filter((url) => !url.endsWith('zargos/peuples/chevaliers/')),
    'only that page is fetched',
  ).toEqual([]);
  // Before the pointer leaves: what paper moves under a still one closes the card as well.
  await page.emulateMedia({ media: 'print' });
  await expect(card).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.mouse.move(5, 5);
  await expect(card).toBeHidden();
  // Same page: nothing to fetch. The keyboard enters, and leaves by both ends.
  const here = page.locator('.rule-text a.renvoi[href*="#zar-com-"]').first();
  await page.keyboard.press('Tab');
  await here.focus();
  await page.keyboard.press('Shift');
  await expect(card).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(card).toBeVisible();
  await expect(card.locator('.preview-open')).toBeFocused();
  await card.locator('a, [tabindex="0"], summary').first().focus();
  await page.keyboard.press('Shift+Tab');
  await expect(here).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(here).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await expect(page).not.toHaveURL(/#zar-com-/);
  await expectAccessible(page, '.preview');
  await card.locator('.preview-open').press('Enter');
  await expect(page).toHaveURL(/#zar-com-/);
  // A page with sheets of its own, which the policy of this one does not know, is read without a fault.
  await page.goto('zargos/glossaire/');
  await awake(page);
  await page.locator('a.renvoi[href*="/regles/combats/"]').first().hover();
  await expect(card).toBeVisible();
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
    await page.locator('.chapters > summary').tap();
    await menu.getByRole('link', { name: 'Attaques' }).tap();
    await expect(page).toHaveURL(/regles\/attaques\//);
  });

  test('search, contents and top are under the thumb, and the contents say where one reads', async ({ page }) => {
    await page.goto(`${CHAPTER}#zar-com-4`);
    const bar = page.getByRole('navigation', { name: 'Raccourcis' });
    const contents = page.getByRole('navigation', { name: 'Sur cette page' });
    await expect(contents).toBeHidden();
    await bar.getByRole('button', { name: 'Sommaire' }).tap();
    await expect(contents.locator('[aria-current="location"]')).toContainText('COM-4');
    await contents.getByRole('link', { name: /COM-7/ }).tap();
    await expect(contents).toBeHidden();
    await expect(page.locator('#zar-com-7')).toBeInViewport();
    await bar.getByRole('link', { name: 'Haut' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await bar.getByRole('button', { name: 'Chercher' }).tap();
    await expect(page.getByRole('combobox')).toBeVisible();
  });

  test('a first tap shows, never cut by the edge, the second goes there; in a tool too', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('zargos/regles/presentation/');
    await awake(page);
    const card = page.locator('.preview');
    const links = page.locator('main a.told, main .rule-text a.renvoi');
    const count = await links.count();
    expect(count).toBeGreaterThan(8);
    for (let at = 0; at < count; at += 1) {
      await links.nth(at).evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await links.nth(at).tap();
      await expect(card).toBeVisible();
      const box = await card.boundingBox();
      expect(box?.x, `${at}`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${at}`).toBeLessThanOrEqual(320);
      expect(box?.y, `${at}`).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${at}`).toBeLessThanOrEqual(640);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${at}`).toBeLessThanOrEqual(320);
      await page.keyboard.press('Escape');
    }
    const last = links.last();
    await last.tap();
    await expect(card).toBeVisible();
    await expect(page).toHaveURL(/presentation\/$/);
    await last.tap();
    await expect(page).not.toHaveURL(/presentation\/$/);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('gran/duel/');
    await awake(page);
    const cited = page.locator('astro-island a.renvoi').first();
    await cited.tap();
    await expect(card).toContainText((await cited.textContent()) ?? '');
    await expect(page).toHaveURL(/gran\/duel\/$/);
  });

  test('one can play from the first screen of the house', async ({ page }) => {
    await page.goto('');
    await expect(page.getByRole('link', { name: 'Jouer à De l’Orc' }).first()).toBeInViewport({ ratio: 1 });
  });
});

test('the questions of a page of litiges narrow as one types', async ({ page }) => {
  await page.goto('zargos/litiges/');
  const questions = page.locator('.questions > li');
  const all = await questions.count();
  expect(all).toBeGreaterThan(50);
  await page.getByRole('searchbox', { name: 'Filtrer les questions' }).fill('ailes mer');
  await expect(page.getByRole('status').filter({ hasText: `sur ${all}` })).toBeVisible();
  const shown = await questions.filter({ visible: true }).allTextContents();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(10);
  for (const text of shown) expect(text).toMatch(/Ailé.*mer|mer.*Ailé/i);
});

test('paper has the rules and the edition, and no navigation', async ({ page }) => {
  await page.goto(CHAPTER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.chapters')).toBeHidden();
  await expect(page.locator('[data-copy]').first()).toBeHidden();
  await expect(page.locator('#zar-com-3')).toBeVisible();
  // In the margin of each sheet: in the flow it would be one more.
  await expect(page.locator('.foot')).toBeHidden();
  expect(
    await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .map(({ cssText }) => cssText)
        .join(),
    ),
  ).toMatch(/@bottom-left \{ content: "Règles vivantes/);
  await expect(page.locator('.rule-notes .note-verdict').first()).toBeVisible();
  await expect(page.locator('.thumb-bar, .page-contents')).toHaveCount(2);
  for (const bar of await page.locator('.thumb-bar, .page-contents').all()) await expect(bar).toBeHidden();
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

  test('a tool says what it cannot do, and the questions stand whole', async ({ page }) => {
    await page.goto('zargos/combat/');
    const said = await page
      .locator('astro-island')
      .first()
      .evaluate((island) => getComputedStyle(island, '::before').content);
    expect(said).toContain('a besoin du script');
    await page.goto('orc/litiges/');
    await expect(page.locator('.narrow-field')).toBeHidden();
    await expect(page.locator('.questions > li').first()).toBeVisible();
  });

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
