/** What did not load says so, with a button: half an upload, a page left open while the site changed, a network that goes. */
import type { Page } from '@playwright/test';
import { BY_NIGHT, expect, test } from './fixtures.ts';

test.use({ expectedFaults: /Failed to fetch|status of 404|Error hydrating|Failed to load|dynamically imported/ });

/** As a host answers for a file that was not uploaded. */
const missing = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'nowhere' }));

const notice = (page: Page) => page.locator('.unloaded');
const bar = (page: Page) => page.locator('[data-offline]');

for (const [what, files, body, when] of [
  ['is not there', /\/_astro\/PlayTable\.[^/]*\.js/, undefined, {}],
  ['was cut short', /\/_astro\/PlayTable\.[^/]*\.js/, 'export const PlayTable = () => {', BY_NIGHT],
  ['stands on one of another version', /\/_astro\/core\.[^/]*\.js/, 'export const elsewhere = 1;', BY_NIGHT],
] as const)
  test(`a table whose script ${what} says so, and comes back with its button`, when, async ({ page }) => {
    if (body === undefined) await missing(page, files);
    else await page.route(files, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto('gran/jouer/');
    await expect(notice(page)).toContainText('Cet outil n’a pas pu être chargé.');
    await page.unroute(files);
    await notice(page).getByRole('button', { name: 'Recharger' }).click();
    await expect(page.locator('.table[data-ready="true"]')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });

test('a part fetched on demand that does not come says so below', async ({ page }) => {
  const files = /\/_astro\/reading\.[^/]*\.js/;
  await missing(page, files);
  await page.goto('notre-table/#v=1&jeux=gran');
  await expect(bar(page)).toContainText('Une partie de cette page n’a pas pu être chargée.');
  await page.unroute(files);
  await bar(page).getByRole('button', { name: 'Recharger' }).click();
  await expect(page.getByRole('heading', { name: 'On vous propose ces choix' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a script of the page itself that does not come says so below', async ({ page }) => {
  await missing(page, /\/_astro\/Page\.astro[^/]*\.js/);
  await page.goto('zargos/regles/combats/');
  await expect(bar(page)).toContainText('Une partie de cette page n’a pas pu être chargée.');
  await bar(page).getByRole('button', { name: 'Plus tard' }).click();
  await expect(bar(page)).toBeHidden();
});
