/** The army valuer as a visitor meets it: by tap, by keyboard, by link, without script, on a phone. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, opened, test } from './fixtures.ts';
import { smallAmong } from './measures.ts';

const TOOL = 'orc/armee/';
const EMPTY = `${TOOL}?v=1&peuple=nains`;

const open = (page: Page, address = TOOL): Promise<Locator> => opened(page, address, 'Valeur d’une armée');

const total = (tool: Locator) => tool.locator('.reckoner-figure b');
const card = (tool: Locator, name: string) => tool.getByRole('button', { name: new RegExp(`^Engager : ${name}`, 'i') });

test('ORC-BAT-5, ORC-BAT-6: taps build an army, and each line says its rule', async ({ page }) => {
  const tool = await open(page, EMPTY);
  await expect(total(tool)).toHaveText('0');
  await card(tool, 'Nain de troupe').click();
  await card(tool, 'Nain de troupe').click();
  await card(tool, 'chef des Nains').click();
  await expect(total(tool)).toHaveText('20');
  await card(tool, 'machine de guerre').click();
  await expect(total(tool)).toHaveText('20');
  await expect(tool.getByRole('row', { name: /1 machine de guerre sans gobelin/ })).toBeVisible();
  await card(tool, 'gobelin').click();
  await expect(total(tool)).toHaveText('30');
  await expect(
    tool.getByRole('row', { name: /2 Nains de troupe doublés par le chef/ }).getByRole('link', { name: 'ORC-BAT-5' }),
  ).toBeVisible();
  await card(tool, 'chef des Nains').click();
  await expect(total(tool)).toHaveText('0');
  await tool.getByRole('button', { name: 'Retirer : chef des Nains' }).click();
  await expect(total(tool)).toHaveText('30');
});

test('ORC-MAT-1: a link with backs and no army asks how likely a chief is among them; a card laid down asks of an army', async ({
  page,
}) => {
  const tool = await open(page, `${EMPTY}&face=3.0`);
  // One minus 11 × 10 × 9 hands without a chief out of 13 × 12 × 11.
  await expect(total(tool)).toHaveText(/^42,3\s%$/);
  await expect(tool.getByText(/Ses 3 dos de Nains cachent un chef au moins/).first()).toContainText(
    /les deux, et l’armée vaudrait 0\s: 3,8\s%/,
  );
  await card(tool, 'Nain de troupe').click();
  await expect(total(tool)).toHaveText('3');
});

test('ORC-MAT-1, ORC-GEA-1: what the box does not hold is refused with its rule', async ({ page }) => {
  const tool = await open(page, EMPTY);
  for (let i = 0; i < 3; i++) await card(tool, 'chef des Nains').press('Enter');
  await expect(tool.getByRole('alert').last()).toContainText('La boîte ne contient que 2 chefs des Nains (ORC-MAT-1).');
  await expect(tool.getByRole('alert').last().getByRole('link', { name: 'ORC-MAT-1' })).toBeVisible();
  for (let i = 0; i < 2; i++) await card(tool, 'géant').press('Enter');
  await expect(tool.getByRole('alert').last()).toContainText('Qui a deux géants les défausse tous');
});

test('keyboard alone: cards are laid down and taken back, and the live line follows', async ({ page }) => {
  const tool = await open(page, EMPTY);
  await expect(total(tool)).toHaveText('0');
  await card(tool, 'troll').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('+');
  await expect(total(tool)).toHaveText('10');
  await page.keyboard.press('-');
  await expect(total(tool)).toHaveText('5');
  await expect(tool.getByRole('status').last()).toContainText('L’armée vaut 5.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(total(tool)).toHaveText('0');
});

test('ORC-BAT-8: the flying machine joins after the reveal with its goblins', async ({ page }) => {
  const tool = await open(page, `${EMPTY}&armee=troupe.1`);
  await tool.getByRole('checkbox', { name: /Machine volante, après la révélation/ }).check();
  await expect(total(tool)).toHaveText('8');
  await tool.getByRole('button', { name: 'Un gobelin de plus' }).click();
  await expect(total(tool)).toHaveText('9');
});

test('values of the table’s box and readings change the sum, and stay in the link', async ({ page }) => {
  const tool = await open(page, `${EMPTY}&armee=troupe.1_chef.1`);
  await expect(total(tool)).toHaveText('14');
  await tool.getByText('Valeurs des cartes').click();
  await expect(tool.getByText('reconstitué', { exact: true }).first()).toBeVisible();
  await tool.getByLabel('Valeur : Nain de troupe, de 0 à 20').fill('5');
  await expect(total(tool)).toHaveText('18');
  await tool.getByText('Lectures de la table').click();
  await tool.locator('#armee-ORC-L-12').selectOption('nulle');
  await expect(total(tool)).toHaveText('10');
  await expect(page).toHaveURL(/valeurs=nains-troupe\.5&ORC-L-12=nulle/);
  await page.reload();
  await expect(total(tool)).toHaveText('10');
});

test('the best use of a hand is proposed and taken', BY_NIGHT, async ({ page }) => {
  const tool = await open(page, `${EMPTY}&armee=troupe.1&main=gobelin.2_troll.1_machine-de-guerre.1&but=12`);
  const best = tool.getByRole('region', { name: 'Le meilleur emploi de votre main' });
  await expect(best).toContainText('2 gobelins, 1 troll, 1 machine de guerre');
  await expect(best).toContainText('1 gobelin, 1 machine de guerre');
  await best.getByRole('button', { name: 'Prendre : 1 gobelin, 1 machine de guerre' }).click();
  await expect(total(tool)).toHaveText('13');
});

test('the other side: backs counted, chances told, ties apart', BY_NIGHT, async ({ page }) => {
  const tool = await open(page, `${EMPTY}&armee=troupe.1_elite.1&face=1.0`);
  const facing = tool.getByRole('region', { name: 'En face, avant la révélation' });
  // 9 of mine against one Nain of 11 unseen: 6 troops at 3, 3 elites at 6, 2 chiefs at 8 (4 doubled).
  await expect(facing).toContainText('Votre armée vaut 9');
  await expect(facing).toContainText('100 % de chances de le battre');
  await tool.getByRole('button', { name: 'Retirer : Nain d’élite' }).click();
  await expect(facing).toContainText('Votre armée vaut 3');
  // One Nain of 12 unseen: 6 troops tie.
  await expect(facing).toContainText('0 % de chances de le battre, 50 % en comptant l’égalité');
  await facing.getByRole('button', { name: 'Un mercenaire envoyé de plus' }).click();
  await expect(page).toHaveURL(/face=1\.1/);
});

test('a long count is done by a worker, can be stopped and taken up again', BY_NIGHT, async ({ page }) => {
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route(/sums\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  const tool = await open(page, `${EMPTY}&armee=troupe.1_elite.1&main=commando.1&face=3.3_2.3_2.2`);
  await expect(tool.getByText('Calcul exact en cours')).toBeVisible();
  await tool.getByRole('button', { name: 'Arrêter' }).click();
  await expect(tool.getByText('Calcul arrêté')).toBeVisible();
  free();
  await tool.getByRole('button', { name: 'Reprendre le calcul' }).click();
  await expect(tool.getByText('Avec le commando sur')).toBeVisible();
  await expect(tool.getByText('Toutes les cibles du commando')).toBeVisible();
});

test('a bad link says what was refused in French, and keeps the rest', async ({ page }) => {
  const tool = await open(page, `${TOOL}?v=1&peuple=nains&armee=troupe.9_elite.1&face=beaucoup&but=x`);
  const refused = tool.getByRole('alert').first();
  await expect(refused).toContainText('ne contient que 7 Nains de troupe');
  await expect(refused).toContainText('« beaucoup »');
  await expect(refused).toContainText('but attend une valeur de 0 à 150');
  await expect(total(tool)).toHaveText(String(7 * 3 + 6));
});

test('the sentence and the link are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await open(page, EMPTY);
  await card(tool, 'troll').click();
  await expect(page).toHaveURL(/armee=troll\.1/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await tool.getByRole('button', { name: 'Copier la phrase' }).click();
  await expect(tool.getByRole('button', { name: /Phrase copiée/ })).toBeVisible();
  expect(await copied()).toMatch(/^Armée de Nains, valeur 5 =\u00a01 troll\s: 5\. Une armée de Nains de valeur 5 contre 1 adversaire/);
  await tool.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(tool.getByRole('button', { name: /Lien copié/ })).toBeVisible();
  expect(await copied()).toBe(page.url());
});

test('without script the first state is there: cards, lines, chances', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(TOOL);
  const tool = page.getByRole('region', { name: 'Valeur d’une armée' });
  await expect(total(tool)).toHaveText('30');
  await expect(tool.locator('.chart-histogram').first()).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Copier la phrase' })).toBeHidden();
  await context.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('everything opened: nothing too wide, nothing too small to touch, no accessibility fault', BY_NIGHT, async ({ page }) => {
    const tool = await open(page, `${TOOL}?v=1&peuple=orcs&armee=troupe.2_chef.1&main=commando.1_gobelin.1&face=1.1.2_1.1`);
    await expect(tool.getByText('Avec le commando sur')).toBeVisible();
    for (const summary of await tool.locator('summary').all()) await summary.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await smallAmong(tool.locator('button, input, summary'))).toEqual([]);
    await expectAccessible(page, '.army');
  });
});
