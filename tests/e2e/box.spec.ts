/** A club's box as a visitor meets it: copied, told when it is wrong, kept, sent, counted with; without script, on a phone. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, opened as open, tableSeeded, test } from './fixtures.ts';

const PAGE = 'zargos-lords/boite/';

const box = (page: Page, query = '') => open(page, `${PAGE}${query}`, 'Ma boîte');
const combat = (page: Page, query = '') => open(page, `zargos-lords/combat/${query}`, 'Calcul des combats et des tirs');

/** Three Dragons against a Faucon: 30 against 5 with our Dragon of 10. */
const DRAGONS = 'v=1&action=combat&attaquants=dragon.3&defenseurs=faucon';

async function keepDragon(page: Page): Promise<void> {
  const tool = await box(page);
  await tool.getByRole('button', { name: 'Recopier mes pions' }).click();
  await tool.getByRole('spinbutton', { name: /^Dragon, combat/ }).fill('12');
  await expect(tool.getByText('Pas encore gardé : 1 facteur.')).toBeVisible();
  await tool.getByRole('button', { name: 'Garder dans ce navigateur' }).click();
  await expect(tool.getByText('Votre boîte, gardée dans ce navigateur : 1 facteur.')).toBeVisible();
}

test('LOR-MAT-3: a game begins with the box that is kept here, its counters bear and say its numbers, and a visitor’s own box is another’s', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await keepDragon(page);
  await tableSeeded(page, 'zargos-lords/escarmouche/', 'boite');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  const dragon = page.locator('[id^="carte-"][aria-label*=", Dragon, "]');
  await expect(dragon).toHaveAttribute('aria-label', /, Dragon, combat 12 et mouvement 7, reconstitué, aux Dragons/);
  await expect(page.getByText('Ma boîte. 1 facteur ; le reste est du site.')).toBeVisible();
  // The link of the game carries it to who has none.
  await page.getByRole('button', { name: 'Copier le lien' }).first().click();
  await expect(page.getByRole('button', { name: 'Lien copié' }).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Ma boîte. 1 facteur ; le reste est du site.')).toBeVisible();
  await other.close();
});

test('LOR-MAT-3: a factor kept here changes the calculator’s answer, and its link opens the same elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await keepDragon(page);
  const tool = await combat(page, `?${DRAGONS}`);
  await expect(tool.locator('.reckoner-figure')).toContainText('36 contre 5');
  await expect(tool.getByText('Avec les valeurs de votre boîte : 1 facteur.')).toBeVisible();
  await expect(tool.getByRole('link', { name: 'Votre boîte' })).toHaveAttribute('href', '../boite/');
  await tool.getByRole('button', { name: 'Un pion de moins' }).first().click();
  await expect(page).toHaveURL(/attaquants=dragon\.2&.*&boite=1~fec-$/);

  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const elsewhere = await other.newPage();
  const opened = await open(elsewhere, page.url(), 'Calcul des combats et des tirs');
  await expect(opened.locator('.reckoner-figure')).toContainText('24 contre 5');
  await expect(opened.getByText('Avec les valeurs de la boîte que porte ce lien : 1 facteur.')).toBeVisible();
  await opened.getByRole('link', { name: 'La voir' }).click();
  await expect(elsewhere.getByText('Pas encore gardé : 1 facteur.')).toBeVisible();
  await other.close();
});

test('LOR-MAT-3: a number beyond what is taken stays as typed, with its sentence, until it is mended', BY_NIGHT, async ({ page }) => {
  const tool = await box(page);
  await tool.getByRole('button', { name: 'Recopier mes pions' }).click();
  const dragon = tool.getByRole('spinbutton', { name: /^Dragon, combat/ });
  await dragon.fill('120');
  await dragon.blur();
  const fault = tool.getByRole('alert').filter({ hasText: 'de 0 à 20' });
  await expect(dragon).toHaveValue('120');
  await expect(fault).toBeVisible();
  await tool.getByRole('button', { name: /^Fini/ }).click();
  await expect(fault).toBeVisible();
  await page.goto('zargos-lords/');
  await box(page);
  await expect(fault).toBeVisible();
  await tool.getByRole('button', { name: 'Recopier mes pions' }).click();
  await expect(dragon).toHaveValue('120');
  await dragon.fill('12');
  await expect(fault).toHaveCount(0);
  await expect(tool.getByText('Pas encore gardé : 1 facteur.')).toBeVisible();
});

test('ours is one tap away, stays after a reload, and so is the way back', BY_NIGHT, async ({ page }) => {
  await keepDragon(page);
  const tool = await combat(page, `?${DRAGONS}`);
  await tool.getByRole('button', { name: 'Revenir aux nôtres' }).click();
  await expect(tool.locator('.reckoner-figure')).toContainText('30 contre 5');
  await expect(page).toHaveURL(/&boite=1$/);
  await page.reload();
  await expect(tool.locator('.reckoner-figure')).toContainText('30 contre 5');
  await tool.getByRole('button', { name: 'Compter avec votre boîte' }).click();
  await expect(tool.locator('.reckoner-figure')).toContainText('36 contre 5');
});

test('LOR-MOU-1: the small map and the discs follow', BY_NIGHT, async ({ page }) => {
  const map = await open(page, 'zargos-lords/carte/?v=1&carte=......&pions=dragon.0.0&boite=1~fe-2', 'Petite carte');
  await expect(map.locator('.carte-sentence')).toContainText('Dragon, 2 points : 2 arrivées');
  await map.getByRole('button', { name: 'Revenir aux nôtres' }).click();
  await expect(map.locator('.carte-sentence')).toContainText('Dragon, 7 points');
  await expect(page).not.toHaveURL(/boite=/);
  const discs = await open(page, 'zargos-lords/tableaux/?boite=1~v5333333~v4333333', 'Les quatre disques');
  await expect(discs.getByRole('alert')).toContainText('n’est pas lisible');
  await open(page, 'zargos-lords/tableaux/?boite=1~v1777777', 'Les quatre disques');
  await discs.locator('label', { hasText: 'Visions' }).click();
  await expect(discs.getByRole('row', { name: /^1 hexagone/ })).toContainText('7');
  await expect(discs.getByText('De la boîte.')).toBeVisible();
  await expect(page).toHaveURL(/[?&]v=1&disque=visions&boite=1~v1777777$/);
  await discs.getByRole('button', { name: 'Revenir aux nôtres' }).click();
  await expect(page).toHaveURL(/[?&]v=1&disque=visions$/);
});

test('LOR-SOR-2, LOR-DRA-1: a fault is told in the engine’s words, and nothing is half applied; what only surprises counts', async ({
  page,
}) => {
  const tool = await box(page);
  await tool.getByRole('button', { name: 'Recopier mes visions' }).click();
  const cell = (part: string, distance: string) =>
    tool.getByRole('region', { name: part }).getByRole('combobox', { name: new RegExp(`^${distance}, dé 6,`) });
  await cell('Les visions', '5 hexagones').selectOption('5');
  await expect(tool.getByRole('alert').filter({ hasText: 'Visions, 5 hexagones' })).toContainText('on y atteint mieux');
  await expect(cell('Les visions', '5 hexagones')).toHaveAttribute('aria-invalid', 'true');
  await expect(tool.getByRole('button', { name: 'Garder dans ce navigateur' })).toHaveCount(0);
  await cell('Les visions', '4 hexagones').selectOption('5');
  await cell('Les visions', '3 hexagones').selectOption('5');
  await expect(tool.getByText('Pas encore gardé : visions.')).toBeVisible();
  await expect(page).toHaveURL(/boite=1~v312234540122355011225$/);
  await tool.getByRole('button', { name: 'Reprendre nos valeurs partout' }).click();
  await expect(tool.getByText('Toutes ces valeurs sont les nôtres.')).toBeVisible();
  await tool.getByRole('button', { name: 'Recopier mes flammes' }).click();
  await cell('Les flammes', '5 hexagones').selectOption('3');
  await expect(tool.getByRole('listitem').filter({ hasText: 'À relire sur votre feuille' })).toContainText('Flammes, 5 hexagones');
  await expect(tool.getByText('Pas encore gardé : flammes.')).toBeVisible();
});

test('a file goes out and comes in, and a bad one gets one sentence', async ({ page }) => {
  const tool = await box(page, '?boite=1~fec-');
  const [file] = await Promise.all([page.waitForEvent('download'), tool.getByRole('button', { name: 'Enregistrer un fichier' }).click()]);
  const path = await file.path();
  await tool.getByRole('button', { name: 'Reprendre nos valeurs partout' }).click();
  await expect(tool.getByText('Toutes ces valeurs sont les nôtres.')).toBeVisible();
  const input = tool.locator('input[type="file"]');
  await input.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"partie"}') });
  await expect(tool.getByRole('alert').first()).toContainText('n’est pas une boîte enregistrée d’ici');
  await input.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.alloc(1_000_001, ' ') });
  await expect(tool.getByRole('alert').first()).toContainText('1 Mo au plus');
  await input.setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: await readFile(path) });
  await expect(tool.getByText('Pas encore gardé : 1 facteur.')).toBeVisible();
});

test('a bad link is told in one French sentence, here and in the calculator', async ({ page }) => {
  const tool = await box(page, '?boite=1~fj6-');
  await expect(tool.getByRole('alert').first()).toContainText('Faucon, facteur de combat attend 5');
  const sums = await combat(page, `?${DRAGONS}&boite=zut`);
  await expect(sums.getByRole('alert').first()).toContainText('version inconnue, « zut »');
  await expect(sums.locator('.reckoner-figure')).toContainText('30 contre 5');
});

test('a browser that keeps nothing says so, and the link still works', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const tool = await box(page, '?boite=1~fec-');
  await tool.getByRole('button', { name: 'Garder dans ce navigateur' }).click();
  await expect(tool.getByRole('alert').first()).toContainText('Ce navigateur ne garde rien');
  await expect(tool.getByText('Pas encore gardé : 1 facteur.')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('our numbers stand in the page as plain tables', async ({ page }) => {
    await page.goto(PAGE);
    const tool = page.getByRole('region', { name: 'Ma boîte' });
    await expect(
      tool
        .getByRole('table', { name: /Tableau des combats/ })
        .getByRole('row')
        .nth(2),
    ).toContainText('D3');
    for (const name of [/Flèches au but/, /Flammes au but/, /Hexagones de fuite/])
      await expect(tool.getByRole('table', { name })).toBeVisible();
    await expect(tool.getByRole('listitem').filter({ hasText: 'Lance-flammes' })).toContainText('Combat');
    await expect(tool.getByRole('button')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const isSound = async (page: Page) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, '.boite');
  };

  test('to read and to fill in: nothing too wide, no accessibility fault', BY_NIGHT, async ({ page }) => {
    const tool = await box(page, '?boite=1~fec-~a1122335~me5');
    await isSound(page);
    const copy = tool.getByRole('button', { name: /^Recopier/ });
    while ((await copy.count()) > 0) await copy.first().click();
    await isSound(page);
  });
});
