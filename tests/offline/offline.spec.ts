/** After one visit the whole site works with the network cut. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { IS_NIGHT } from '#scripts/sites.ts';
import { integrityOf } from '../../scripts/build/service-worker.ts';
import { SITES } from '../../scripts/sites.ts';
import { expectAccessible } from '../e2e/access.ts';
import { BY_NIGHT, expect, FOLDERS, isLookedAt, PAGES, test } from '../e2e/fixtures.ts';
import { kept } from './kept.ts';

const { folder, base } = SITES.jeux;

// Many servers vary their answers by origin, which a cache that minds it cannot find again without network.
test.use({ site: { ...SITES.jeux, headers: { Vary: 'Origin' } } });
// For a text, which names no icon, the browser asks the root of the host.
test.use({ expectedFaults: /:\d+\/favicon\.ico|%E0%A4%A/ });

/** Width of the first emblem as drawn; 0 when the file of the drawings was not found. */
const drawnWidth = (page: Page): Promise<number> =>
  page
    .locator('#vent-de-guerre .cards-frame use')
    .nth(1)
    .evaluate((use: SVGGraphicsElement) => use.getBBox().width);

test('one visit, then no network: every file of a page as it was built, a page of each folder opened, the search, shared links, tools, tables, lost addresses', async ({
  page,
  cut,
}) => {
  test.setTimeout(180_000);
  const files = globSync('{**/*.html,_astro/*.{css,js},**/*.{svg,woff2}}', { cwd: folder }).map((file) => ({
    file,
    integrity: integrityOf(readFileSync(join(folder, file))),
  }));
  expect(files.length).toBeGreaterThan(2 * PAGES.length);
  await page.goto('404.html');
  const lost = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('zargos/regles/combats/');
  await kept(page);
  // On line, a malformed address is the server’s to answer.
  expect((await page.goto('zargos/%E0%A4%A'))?.status()).toBe(404);
  await page.goto('zargos/regles/combats/');
  await cut();
  const others = await page.evaluate(
    async ({ files, base }) => {
      const found: string[] = [];
      for (const { file, integrity } of files) {
        const address = base + file.replace(/(^|\/)index\.html$/, '$1');
        const isKept = await fetch(address, { integrity }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (!isKept) found.push(file);
      }
      return found;
    },
    { files, base },
  );
  expect(others, 'files that are not kept, or not as they were built').toEqual([]);
  for (const path of FOLDERS.map(([, [path = '']]) => path).filter(
    (path) => isLookedAt(path) && (IS_NIGHT || path.split('/').length < 3),
  )) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const css = await page.evaluate(() => getComputedStyle(document.body).display);
    expect(css, `${path} has its style`).toBe('flex');
  }
  await page.goto('licences.txt');
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
  await page.goto('zargos/regles/combats/?copie=1#zar-com-3');
  await expect(page.locator('#zar-com-3')).toBeInViewport();
  await page.getByRole('button', { name: 'Une erreur dans ZAR-COM-3' }).click();
  await expect(page.getByRole('textbox', { name: 'Le texte de ZAR-COM-3' })).toHaveValue(/fixe ses dés/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('perdre la capitale');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto('recherche/?q=vent de guerre&type=litige');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-id', /^ZAR-L-/);

  // The tools compute: a shared fight, in its worker too, and a card asked about.
  await page.goto('zargos/combat/?v=1&attaquant=moines&pions=30&defenseur=dragons&contre=28&site=capital');
  await expect(page.getByText(/^30 Moines attaquent 28 Dragons/).first()).toBeVisible();
  await page.goto('zargos/cartes/?v=1&quand=reorganisation&tour=moines');
  await expect(page.locator('.cards-summary')).toContainText('3 cartes se jouent');
  await expect.poll(() => drawnWidth(page)).toBeGreaterThan(100);

  // At a table, bots think in their worker, and play.
  for (const game of IS_NIGHT ? ['gran', 'orc', 'zargos'] : ['orc']) {
    await page.goto(`${game}/jouer/`);
    await page.getByRole('button', { name: 'Seulement regarder' }).click();
    await expect(page.locator('.table-log')).toContainText(/(GRA|ORC|ZAR)-/);
  }

  // An address that is nowhere has the page of lost addresses.
  await page.goto('zargos/nulle-part/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost);
  // So has one whose escapes are malformed.
  await page.goto('zargos/%E0%A4%A');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost);
});

/** How many of the texts kept are there. */
const texts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages '));
    return (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length))).reduce(
      (sum, one) => sum + one,
      0,
    );
  });

test('what the browser dropped of the pages kept comes from the network, and is kept again', BY_NIGHT, async ({ page, cut }) => {
  await page.goto('zargos/regles/combats/');
  await kept(page);
  const all = await texts(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) if (/\/zargos\/regles\/|\/gran\/index/.test(url)) await cache.delete(url);
    }
  });
  expect(await texts(page)).toBeLessThan(all);
  await page.goto('zargos/regles/tour/');
  await expect.poll(() => texts(page)).toBe(all);
  await cut();
  await page.goto('zargos/regles/combats/');
  await expect(page.locator('#zar-com-3')).toBeVisible();
});

test(
  'with data spared nothing is fetched until its reader asks, who is told how much it is; then the network may go',
  BY_NIGHT,
  async ({ page, cut }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto('zargos/regles/combats/');
    const line = page.locator('[data-kept]');
    await expect(line).toContainText(/Hors ligne : \d+(,\d)? Mo, à garder pour lire sans réseau\. .*rien n’est pris sans vous/);
    expect(
      await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length]),
    ).toEqual([0, 0]);
    await expectAccessible(page, '.foot');
    await line.getByRole('button', { name: 'Garder pour le hors-ligne' }).click();
    await expect(line).toContainText('gardés pour lire sans réseau', { timeout: 60_000 });
    await expect(line.getByRole('button')).toBeHidden();
    expect(await texts(page)).toBeGreaterThan(2 * PAGES.length);
    await page.goto('gran/');
    await expect(line.getByRole('button', { name: 'Chercher une nouvelle version' })).toBeVisible();
    await cut();
    await page.goto('zargos/regles/tour/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
