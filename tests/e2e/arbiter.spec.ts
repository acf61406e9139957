/** The arbiter, as a table in dispute meets it: a legal move, a refused one, a position that cannot be, a link that opens again, without network too. */
import type { Page } from '@playwright/test';
import { BOARD } from '#engine/gran/data/board.ts';
import { BOARD as ZARGOS_BOARD } from '#engine/zargos/data/board.ts';
import { expectAccessible } from './access.ts';
import { expect, test } from './fixtures.ts';
import { widthsBeyond } from './measures.ts';

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const move = (page: Page) => page.getByRole('region', { name: 'Le coup proposé' });
const spot = (page: Page, id: string) => page.locator(`#plateau-spot-${BOARD.points.findIndex((point) => point.id === id)}`);

const isClean = (page: Page): Promise<void> => expectAccessible(page);

test('Gran: legal with its exact chances, refused with its rule, mended by the nearest move; the link opens the same', async ({
  page,
  context,
}) => {
  await page.goto('gran/arbitre/');
  await expect(verdict(page)).toContainText('Légal');
  await expect(verdict(page)).toContainText('84 sur 144');
  // A point out of reach, by keys: the judge's own refusal, with the link to its rule.
  await spot(page, 'galad-1').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
  await expect(verdict(page).getByRole('link', { name: 'GRA-DEP-1' })).toHaveAttribute('href', /gran\/regles\/.*#gra-dep-1$/);
  await isClean(page);
  await verdict(page).locator('.arbiter-nearest button').first().click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  // Two knights on a point.
  await page.getByRole('radio', { name: 'jaune' }).check({ force: true });
  await spot(page, 'epee-du-fosse').focus();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('Les chevaliers jaune et bleu sont tous deux sur');
  await page.getByRole('button', { name: 'Défaire' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(page.getByRole('button', { name: '✓ Lien copié' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#entier=1\.[\da-f]{6}&position=1d\./);
  await expect.poll(() => page.url()).toBe(link);
  const said = await page.locator('.arbiter-said').textContent();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('.arbiter-said')).toHaveText(said ?? '');
  await other.goto('gran/arbitre/#position=1d.abime');
  await other.reload();
  await expect(other.getByRole('alert').first()).toContainText('abîmé');
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
});

test('De l’Orc: out of turn, then a hand set by hand, then seen by one alone', async ({ page }) => {
  await page.goto('orc/arbitre/');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
  await expect(verdict(page)).toContainText('ORC-BAT-2');
  await move(page).getByRole('combobox', { name: 'Qui' }).selectOption({ label: 'Bleu' });
  await expect(verdict(page)).toContainText('Vous avez 0 troll en main');
  await page.locator('.arbiter-group > summary', { hasText: /^Bleu/ }).click();
  await page.getByRole('combobox', { name: 'Ajouter, En main' }).selectOption('troll');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await isClean(page);
  await page.getByRole('combobox', { name: 'Mains connues' }).selectOption({ label: 'celle de Bleu seulement' });
  await expect(page.locator('.arbiter-odds')).toContainText('bat toutes les autres');
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
});

test('Zargos: nobody is left behind, mended by the nearest move; a pawn too many; the fight by its exact chances', async ({ page }) => {
  await page.goto('zargos/arbitre/');
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
  await expect(verdict(page).getByRole('link', { name: 'ZAR-ATT-1' })).toHaveAttribute('href', /zargos\/regles\/.*#zar-att-1$/);
  await verdict(page).locator('.arbiter-nearest button').first().click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'legal');
  await expect(page.locator('.arbiter-odds')).toContainText('sans Vent de Guerre');
  await isClean(page);
  await verdict(page).getByRole('button', { name: 'Jouer ce coup et juger la suite' }).click();
  await expect(verdict(page)).toContainText('chances exactes du combat');
  // A people that does not play, put down by keys on the map.
  await page.getByRole('radio', { name: 'Dragons' }).check({ force: true });
  await page.locator(`#plateau-spot-${ZARGOS_BOARD.territories.findIndex(({ id }) => id === 'kori-1')}`).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Fait quoi' }).selectOption({ label: 'achète des bateaux' });
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'refused');
  await page.getByRole('button', { name: 'Défaire' }).click();
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
});
