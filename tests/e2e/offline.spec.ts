/** After one visit the whole site works with the network cut. */
import { SITES } from '../../scripts/sites.ts';
import { expect, PAGES, test } from './fixtures.ts';
import { kept } from './kept.ts';

// Many servers vary their answers by origin, which a cache that minds it cannot find again without network.
test.use({ serviceWorkers: 'allow', site: { ...SITES.jeux, headers: { Vary: 'Origin' } } });
// For a text, which names no icon, the browser asks the root of the host.
test.use({ expectedFaults: /:\d+\/favicon\.ico/ });

test('one visit, then no network: every page, the search and shared links', async ({ page, context }) => {
  // Every page of every game, in four tabs.
  test.setTimeout(180_000);
  await page.goto('zargos/regles/combats/');
  await kept(page);
  await context.setOffline(true);
  const walk = async (paths: readonly string[]) => {
    const tab = await context.newPage();
    for (const path of paths) {
      await tab.goto(path);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      const css = await tab.evaluate(() => getComputedStyle(document.body).display);
      expect(css, `${path} has its style`).toBe('flex');
    }
    await tab.close();
  };
  await Promise.all([0, 1, 2, 3].map((lane) => walk(PAGES.filter((_, at) => at % 4 === lane))));
  await page.goto('licences.txt');
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
  await page.goto('zargos/regles/combats/?copie=1#zar-com-3');
  await expect(page.locator('#zar-com-3')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('perdre la capitale');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.goto('recherche/?q=vent de guerre&type=litige');
  await expect(page.getByRole('option').first()).toHaveAttribute('data-id', /^ZAR-L-/);
});

test('without network the tools compute: a shared fight, in its worker too, and a card asked about', async ({ page, context }) => {
  await page.goto('zargos/');
  await kept(page);
  await context.setOffline(true);
  await page.goto('zargos/combat/?v=1&attaquant=moines&pions=30&defenseur=dragons&contre=28&site=capital');
  await expect(page.getByText(/^30 Moines attaquent 28 Dragons/).first()).toBeVisible();
  await page.goto('zargos/cartes/?v=1&quand=reorganisation&tour=moines');
  await expect(page.locator('.cards-summary')).toContainText('3 cartes se jouent');
});

test('offline, an address that is nowhere shows the page of lost addresses', async ({ page, context }) => {
  await page.goto('');
  await kept(page);
  await context.setOffline(true);
  await page.goto('zargos/nulle-part/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
