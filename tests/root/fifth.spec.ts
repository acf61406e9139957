/** A game's folder is enough: the site built with the toy's, and without three of the project's, has its card, its rules, their search and its table, and the project's own site none of it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITES } from '../../scripts/sites.ts';
import { expect, test } from '../e2e/fixtures.ts';

test('the toy game is found by its folder: home, rules, coverage, search', async ({ page }) => {
  await page.goto('');
  const card = page.locator('#toy');
  await expect(card.getByRole('heading', { name: 'Le Tas' })).toBeVisible();
  await expect(page.getByText('Deux jeux épuisés')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jouer à Le Tas' })).toHaveAttribute('href', '/toy/jouer/#vite');
  await card.getByRole('link', { name: 'Le Tas', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Le tas', exact: true }).click();
  await expect(page.getByText('Qui prend le dernier jeton gagne')).toBeVisible();
  await page.goto('couverture/toy/');
  await expect(page.getByRole('row', { name: /TOY-TAS-2/ })).toBeVisible();
  await page.goto('recherche/?q=dernier jeton&jeu=toy');
  await expect(page.getByRole('option').first()).toContainText('Un, deux ou trois jetons');
  await page.goto('recherche/?q=TOY-TAS-2');
  await expect(page.getByRole('option').first()).toContainText('L’heure avance');
});

test('the toy game is played to its end at its table', async ({ page }) => {
  await page.goto('toy/jouer/');
  await expect(page.locator('.table')).toHaveAttribute('data-ready', 'true');
  await page.locator('.table-seats select').nth(1).selectOption('');
  await page.locator('.table-counts').getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  const line = page.locator('.table-seated');
  for (const [player, left] of [6, 3, 0].entries()) {
    await page.getByRole('button', { name: `C’est moi, Joueur ${player % 2}` }).click();
    await page.getByRole('button', { name: 'Prendre 3 jetons' }).click();
    await expect(line).toContainText(left === 0 ? 'Il reste 0 jeton.' : `Il reste ${left} jetons.`);
  }
  await expect(line).toContainText('La partie est finie : Joueur 0 l’emporte.');
});

test('the project’s own site has no fifth game', () => {
  const { jeux, racine } = SITES;
  expect(existsSync(join(racine.folder, 'toy/jouer/index.html'))).toBe(true);
  expect(existsSync(join(jeux.folder, 'index.html'))).toBe(true);
  expect(existsSync(join(jeux.folder, 'toy'))).toBe(false);
});
