/** What many games say: the figures without script, then a few games played in the page. */
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, test } from './fixtures.ts';

const PAGES = [
  { path: 'gran/etude/', heads: 'À 2 chevaliers', people: 'Combien de chevaliers ?', games: 100, fifth: '5e à jouer' },
  { path: 'orc/etude/', heads: 'À 4 joueurs', people: 'Combien de joueurs ?', games: 300, fifth: '5e' },
  { path: 'zargos/etude/', heads: 'À 4 joueurs', people: 'Combien de joueurs ?', games: 50, fifth: '5e' },
] as const;

for (const { path, heads, people, games, fifth } of PAGES) {
  test.describe(path, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('every figure is what it says, then a table with its intervals; no command of its makers', async ({ page }) => {
        await page.goto(path);
        const figures = page.locator('figure.study');
        expect(await figures.count()).toBeGreaterThan(6);
        for (const figure of await figures.all()) {
          await expect(figure.locator('caption').first()).not.toBeEmpty();
          await expect(figure.locator('tbody td:last-child').first()).toHaveText(/\(.+ à .+\)/);
          await expect(figure.locator('> .study-says:first-child')).not.toBeEmpty();
        }
        await expect(page.locator('main code')).toHaveCount(0);
        await expect(page.getByRole('rowheader', { name: heads }).first()).toBeVisible();
      });
    });

    test('games played in the page stand beside the study’s; stopped, they count for nothing', BY_NIGHT, async ({ page }) => {
      await page.goto(path);
      const tool = page.locator('.study-try');
      await tool.scrollIntoViewIfNeeded();
      await page.locator('astro-island:not([ssr])').first().waitFor();
      await tool.getByRole('group', { name: people }).getByRole('radio', { name: '5' }).check();
      await tool.getByRole('button', { name: `Jouer ${games} parties` }).click();
      await expect(tool.getByRole('progressbar')).toBeVisible();
      await tool.getByRole('button', { name: 'Arrêter' }).click();
      await expect(tool).toContainText('rien n’a été compté');
      await expect(tool.getByRole('table')).toHaveCount(0);
      await tool.getByRole('combobox').selectOption({ index: 1 });
      await tool.getByRole('button', { name: `Jouer ${games} parties` }).click();
      await expect(tool.getByRole('table')).toHaveCount(5, { timeout: 120_000 });
      // Those without an end count for nothing.
      await expect(tool.getByRole('rowheader', { name: /^Ici \(\d+ parties\)$/ }).first()).toBeVisible();
      if (path === 'gran/etude/') await expect(tool).toContainText(/2 parties tournaient en rond/);
      await expect(tool.getByRole('rowheader', { name: /^L’étude, sous nos lectures/ }).first()).toBeVisible();
      await expect(tool.getByRole('rowheader', { name: fifth, exact: true })).toHaveCount(2);
      await expectAccessible(page, '.study-try');
    });
  });
}
