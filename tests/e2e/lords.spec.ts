/** The tools of Zargo's Lords as a visitor meets them: the calculator, the wheels, without script, on a phone. */
import type { Page } from '@playwright/test';
import { expect, opened as open, test } from './fixtures.ts';

const COMBAT = 'zargos-lords/combat/';
const combat = (page: Page, query = '') => open(page, `${COMBAT}${query}`, 'Calcul des combats et des tirs');
const wheels = (page: Page) => open(page, 'zargos-lords/tableaux/', 'Les quatre disques');

test('LOR-COM-5: the booklet’s example, then a Moine-fantassin less', async ({ page }) => {
  const tool = await combat(page);
  await expect(tool.locator('.reckoner-figure')).toContainText('12 contre 5');
  await expect(tool.locator('.lords-dice li').nth(3)).toContainText('D3');
  await tool.getByRole('button', { name: 'Un pion de moins' }).first().click();
  await expect(tool.locator('.reckoner-figure')).toContainText('8 contre 5');
  await expect(page).toHaveURL(/attaquants=moines-fantassin\.2/);
});

test('LOR-COM-4: an attack below the minimum is refused with its rule', async ({ page }) => {
  const tool = await combat(page, '?v=1&action=combat&attaquants=moines-fantassin&defenseurs=faucon');
  await expect(tool.getByText('Interdit.')).toBeVisible();
  await expect(tool.getByRole('link', { name: 'LOR-COM-4' }).first()).toBeVisible();
});

test('LOR-COM-1: while the form is refused, the link says why there is none', async ({ page }) => {
  const tool = await combat(page, '?v=1&action=combat&attaquants=dragon&defenseurs=faucon');
  const wings = tool.getByRole('group', { name: 'Défenseurs' });
  await wings.getByRole('combobox').selectOption({ label: 'Dragon' });
  await tool.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(tool.getByRole('alert').filter({ hasText: 'Pas de lien' })).toContainText(
    'La défense attend un autre peuple que l’attaquant',
  );
  await wings.getByRole('combobox').selectOption({ label: 'Faucon' });
  await expect(tool.getByText('Pas de lien')).toHaveCount(0);
});

test('LOR-VIL-3: a hidden garrison is answered by its cases', async ({ page }) => {
  const tool = await combat(page, '?v=1&action=siege&attaquants=chevalier.3&peuple=dragons&pions=1.2&force=0.12');
  await expect(tool.getByRole('table', { name: /Selon la garnison/ })).toBeVisible();
  await expect(tool.locator('.reckoner-figure')).toContainText('%');
});

test('a link that is wrong says so in one sentence each, and the rest is read', async ({ page }) => {
  const tool = await combat(page, '?v=1&action=arrows&cible=loup&tirs=3.2');
  await expect(tool.getByRole('alert').first()).toContainText('pas « loup »');
  await expect(tool.getByRole('spinbutton', { name: /Distance/ })).toHaveValue('3');
});

test('the disc turns by keys and by buttons, and its window follows', async ({ page }) => {
  const tool = await wheels(page);
  const disc = tool.getByRole('slider');
  const band = tool.getByRole('row', { name: /^4 à 7/ });
  await expect(band).toContainText('D3');
  await disc.press('ArrowRight');
  await expect(disc).toHaveAttribute('aria-valuetext', 'dé 5');
  await expect(band).toContainText('D4');
  await tool.locator('label').filter({ hasText: /^1$/ }).click();
  await expect(band).toContainText('A2');
  await expect(page).toHaveURL(/[?&]v=1&de=1$/);
  await page.goto('zargos-lords/tableaux/?disque=flammes&de=9');
  await expect(tool.getByRole('alert')).toContainText('« de » attend une face de 1 à 6, pas « 9 ».');
  await expect(tool.getByRole('radio', { name: 'Flammes' })).toBeChecked();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the four tables and the worked example stand in the page', async ({ page }) => {
    await page.goto('zargos-lords/tableaux/');
    for (const name of ['Combats', 'Flèches', 'Flammes', 'Visions'])
      await expect(page.getByRole('heading', { name: new RegExp(`Tableau.*${name}`) })).toBeVisible();
    await page.goto(COMBAT);
    await expect(page.getByText('12 contre 5')).toBeVisible();
  });
});
