/** The small map of Zargo's Lords as a visitor meets it: by keyboard, by tap, by link, without script, on a phone. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, opened, test } from './fixtures.ts';

const TOOL = 'zargos-lords/carte/';
const ROW = `${TOOL}?v=1&carte=.b..._.....&pions=chevaliers-fantassin.0.0_dragon.4.1`;

const open = (page: Page, address = TOOL): Promise<Locator> => opened(page, address, 'Petite carte');

const hex = (tool: Locator, name: string) => tool.getByRole('button', { name: new RegExp(`^${name},`) });

test('LOR-BOI-1, LOR-ZDI-1: keyboard alone: arrows walk, Enter asks, the live line answers', async ({ page }) => {
  const tool = await open(page, ROW);
  await hex(tool, 'A1').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(tool.locator('.carte-sentence')).toContainText('A2 : 2 points.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(hex(tool, 'A4')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool.locator('.carte-sentence')).toContainText('attaquer Dragon en B5');
  await expect(tool.getByRole('status').last()).toContainText('attaquer Dragon en B5');
  await expect(tool.getByRole('link', { name: 'LOR-ZDI-1' }).first()).toBeVisible();
});

test('LOR-MER-1: painted and put down by tap, and the link opens the same map', async ({ page }) => {
  const tool = await open(page, ROW);
  await tool.getByRole('radio', { name: 'Peindre' }).check();
  await tool.getByRole('radio', { name: 'mer', exact: true }).check();
  await hex(tool, 'A5').click();
  await hex(tool, 'A1').click();
  await expect(tool.getByRole('alert').last()).toContainText('rien ne s’y tient (LOR-MER-1)');
  await tool.getByRole('radio', { name: 'Poser un pion' }).check();
  await tool.getByRole('combobox', { name: 'Pion', exact: true }).selectOption('Faucon');
  await hex(tool, 'B3').click();
  await tool.getByRole('radio', { name: /Où recule-t-il/ }).check();
  await expect(page).toHaveURL(/carte=\.b\.\.~_\.{5}&pions=.*faucon\.2\.1&question=recul/);
  const sentence = await tool.locator('.carte-sentence').textContent();
  await page.reload();
  await expect(tool.locator('.carte-sentence')).toHaveText(sentence ?? '');
  await expect(hex(tool, 'B3')).toHaveAccessibleName(/Faucon/);
});

test('LOR-L-7: who fought is told one by one, readings are chosen on the page, and the link keeps both', async ({ page }) => {
  const tool = await open(page, `${TOOL}?v=1&carte=..._..._..._...&pions=dragon.1.1_faucon.1.0&question=recul&hexagones=1`);
  const sentence = tool.locator('.carte-sentence');
  await expect(sentence).toContainText('après un combat contre Faucon en A2');
  await tool.getByRole('checkbox', { name: 'A combattu : Faucon en A2' }).uncheck();
  await expect(sentence).toContainText('sans que l’ennemi attenant l’ait combattu');
  await tool.getByText('Lectures de la table').click();
  await tool.locator('#carte-LOR-L-7').selectOption({ index: 1 });
  await expect(tool.getByText('1 hors défaut', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/LOR-L-7=.*ecart=2/);
  const said = await sentence.textContent();
  await page.reload();
  await expect(sentence).toHaveText(said ?? '');
  await expect(tool.getByText('1 hors défaut', { exact: true })).toBeVisible();
});

test('a bad link says what was refused in French', async ({ page }) => {
  const tool = await open(page, `${TOOL}?v=1&carte=...&question=danse`);
  await expect(tool.getByRole('alert').first()).toContainText('question attend mouvement, tir ou recul');
});

test('without script the first position is drawn with its answer, and prints as a bare board', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(TOOL);
  const tool = page.getByRole('region', { name: 'Petite carte' });
  await expect(tool.locator('.carte-map')).toBeVisible();
  await expect(tool.locator('.carte-sentence')).toContainText('Chevalier, 8 points');
  await page.emulateMedia({ media: 'print' });
  await expect(tool.locator('.carte-map')).toBeVisible();
  for (const hidden of ['.carte-pieces', '.carte-signs', '.board-tool-side']) await expect(tool.locator(hidden).first()).toBeHidden();
  await context.close();
});

const WORLD = `${TOOL}?v=1&carte=monde&pions=chevalier.39.17&question=mouvement`;

test('LOR-MAT-2: in the world arrows walk over the edge, and what is touched is found by its place', async ({ page }) => {
  const tool = await open(page, WORLD);
  await expect(tool.getByText(/^Reconstitué\. La carte/)).toBeVisible();
  await expect(tool.getByRole('radio', { name: 'Peindre' })).toHaveCount(0);
  await hex(tool, 'R40').focus();
  await page.keyboard.press('ArrowRight');
  await expect(hex(tool, 'R1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tool.locator('.carte-sentence')).toContainText('R1 : 1 point.');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await hex(tool, 'R2').scrollIntoViewIfNeeded();
  const box = await hex(tool, 'R2').boundingBox();
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(tool.locator('.carte-sentence')).toContainText('R2 : 2 points');
  await expect(page).toHaveURL(/carte=monde&pions=chevalier\.39\.17.*vers=1\.17/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the world: a first tap comes nearer, the next one asks; nothing too wide, no accessibility fault', async ({ page }) => {
    const tool = await open(page, WORLD);
    const frame = tool.locator('.carte-window');
    // The world has come, and with it what is said of it.
    await expect(tool.locator('.carte-ground path').first()).toBeAttached();
    const sentence = await tool.locator('.carte-sentence').textContent();
    await frame.click({ position: { x: 300, y: 170 } });
    await expect(frame).toHaveAttribute('data-near', '2');
    await expect(tool.locator('.carte-sentence')).toHaveText(sentence ?? '');
    await frame.click({ position: { x: 160, y: 140 } });
    await expect(tool.locator('.carte-sentence')).not.toHaveText(sentence ?? '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, '.carte');
  });

  test('nothing too wide, no accessibility fault', BY_NIGHT, async ({ page }) => {
    const tool = await open(page);
    await tool.getByRole('radio', { name: 'Poser un pion' }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, '.carte');
  });
});
