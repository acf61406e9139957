/** The fight calculator and its family, as a visitor meets them: by keyboard, by link, without script, on a phone, copied and sent. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, test } from './fixtures.ts';
import { smallAmong } from './measures.ts';

const TOOL = 'zargos/combat/';
const MONKS = `${TOOL}?v=1&attaquant=moines&pions=4&defenseur=araignees&contre=6&site=province`;

/** An island in sight, once its script runs: it loses its `ssr` mark then. */
async function awake(page: Page, name: string) {
  const island = page.locator('astro-island').filter({ has: page.getByRole('region', { name, exact: true }) });
  await island.scrollIntoViewIfNeeded();
  await expect(island).not.toHaveAttribute('ssr');
  return page.getByRole('region', { name, exact: true });
}

async function open(page: Page, address = TOOL) {
  await page.goto(address);
  return awake(page, 'Calculateur de combat');
}

test('keyboard alone sets a fight, and the sentence and the live line follow', async ({ page }) => {
  const tool = await open(page);
  const pawns = tool.getByLabel('Pions, attaquant, de 1 à 100');
  await pawns.focus();
  await page.keyboard.press('ArrowUp');
  await expect(tool.locator('.combat-sentence')).toContainText('8 Chevaliers attaquent 4 Amazones');
  await tool.getByRole('radio', { name: 'Chevaliers' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool.locator('.combat-sentence')).toContainText('8 Dragons attaquent 4 Amazones');
  await tool.getByRole('checkbox', { name: /Éclipse/ }).press('Space');
  await expect(tool.locator('.reasons')).toContainText('Éclipse : les Amazones ne tirent pas.');
  await expect(tool.getByRole('status').last()).toContainText('8 Dragons attaquent 4 Amazones');
});

test('a number that is not taken says what is, and stays in sight until it is changed', async ({ page }) => {
  const tool = await open(page);
  const pawns = tool.getByLabel('Pions, attaquant, de 1 à 100');
  await pawns.fill('250');
  await expect(tool.locator('.control-stepper-bad')).toHaveText('de 1 à 100 : 7 compte');
  await pawns.blur();
  await expect(pawns).toHaveValue('250');
  await expect(tool.locator('.control-stepper-bad')).toHaveText('de 1 à 100 : 7 compte');
  await tool.getByRole('button', { name: 'Un Chevalier de plus' }).click();
  await expect(pawns).toHaveValue('8');
  await expect(tool.locator('.control-stepper-bad')).toHaveCount(0);
});

test('the address holds the fight: what is sent is what is seen', async ({ page }) => {
  const tool = await open(page);
  await tool.getByRole('radio', { name: 'Démons' }).check();
  await tool.getByRole('radio', { name: /4 dés/ }).check();
  await tool.getByLabel('Pions, attaquant, de 1 à 100').fill('12');
  await expect(page).toHaveURL(/pions=12.*defenseur=demons&des=4/);
  const sentence = await tool.locator('.combat-sentence').textContent();
  await page.reload();
  await expect(tool.locator('.combat-sentence')).toHaveText(sentence ?? '');
  await expect(tool.getByRole('radio', { name: /Cité Interdite/ })).toBeChecked();
});

test('going back and forward finds the fights again', BY_NIGHT, async ({ page }) => {
  const tool = await open(page);
  await tool.getByLabel('Pions, attaquant, de 1 à 100').fill('9');
  await expect(page).toHaveURL(/pions=9/);
  await page.evaluate(() => {
    location.hash = 'calcul';
  });
  await tool.getByLabel('Pions, attaquant, de 1 à 100').fill('3');
  await expect(page).toHaveURL(/pions=3.*#calcul/);
  await page.goBack();
  await expect(tool.locator('.combat-sentence')).toContainText('9 Chevaliers');
  await page.goForward();
  await expect(tool.locator('.combat-sentence')).toContainText('3 Chevaliers');
});

test('a bad link says what was refused and keeps the rest', async ({ page }) => {
  const tool = await open(page, `${TOOL}?v=1&attaquant=chats&pions=9&contre=beaucoup&but=0&folie=x&campagne=9`);
  const refused = tool.getByRole('alert').first();
  await expect(refused).toContainText('« chats »');
  await expect(refused).toContainText('« beaucoup »');
  await expect(refused).toContainText('la chance cherchée va de 1 à 99');
  await expect(tool.locator('.combat-sentence')).toContainText('9 Chevaliers attaquent 4 Amazones');
  await page.getByRole('heading', { name: 'Enchaîner les combats' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('La campagne de ce lien n’a pas été lue')).toBeVisible();
  await page.getByRole('heading', { name: 'La folie sur un royaume' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^folie.*est refusé/)).toBeVisible();
});

test('a long fight with the hand of God is counted by a worker', BY_NIGHT, async ({ page }) => {
  const tool = await open(page, MONKS);
  await expect(tool.locator('.combat-sentence')).toContainText('4 Moines attaquent 6 Araignées');
  const worker = page.waitForEvent('worker');
  await tool.getByLabel('Pions, défenseur, de 1 à 100').fill('100');
  await tool.getByLabel('Pions, attaquant, de 1 à 100').fill('100');
  await worker;
  await expect(tool.locator('.combat-sentence')).toContainText('100 Moines attaquent 100 Araignées');
});

test('a long count says so, can be stopped and taken up again', BY_NIGHT, async ({ page }) => {
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route(/fight\.worker/, async (route) => {
    await held;
    await route.continue();
  });
  const tool = await open(page, MONKS);
  await expect(tool.locator('.combat-sentence')).toContainText('4 Moines');
  await tool.getByLabel('Pions, attaquant, de 1 à 100').fill('90');
  await expect(tool.getByText('Calcul exact en cours')).toBeVisible();
  await tool.getByRole('button', { name: 'Arrêter' }).click();
  await expect(tool.getByText('Calcul arrêté')).toBeVisible();
  await expect(tool.locator('.combat-sentence')).toContainText('4 Moines');
  free();
  await tool.getByRole('button', { name: 'Reprendre le calcul' }).click();
  await expect(tool.locator('.combat-sentence')).toContainText('90 Moines');
});

test('without script the first state is there: sentence, picture, reasons, tables', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(TOOL);
  const tool = page.getByRole('region', { name: 'Calculateur de combat' });
  await expect(tool.locator('.combat-sentence')).toContainText('7 Chevaliers attaquent 4 Amazones dans une province');
  await expect(tool.locator('.chart-share-bar rect.chart-fill').first()).toBeVisible();
  await expect(tool.getByRole('link', { name: 'ZAR-COM-3' })).toBeVisible();
  await expect(tool.getByRole('button', { name: 'Copier la phrase' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Campagne de Chevaliers' })).toContainText('tout réussit dans');
  await page.goto('zargos/peuples/moines/');
  await expect(page.getByText('Le combat est fini : 1 Moine tient la province.')).toBeVisible();
  await context.close();
});

test('the sentence and the link are copied, and say so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await open(page);
  await tool.getByLabel('Pions, attaquant, de 1 à 100').fill('8');
  await expect(page).toHaveURL(/pions=8/);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await tool.getByRole('button', { name: 'Copier la phrase' }).press('Enter');
  await expect(tool.getByRole('button', { name: /Phrase copiée/ })).toBeVisible();
  expect(await copied()).toContain('8 Chevaliers attaquent 4 Amazones');
  await tool.getByRole('button', { name: 'Copier le lien' }).press('Enter');
  await expect(tool.getByRole('button', { name: /Lien copié/ })).toBeVisible();
  expect(await copied()).toBe(page.url());
});

test('a refused copy shows the text to copy by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  const tool = await open(page);
  await tool.getByRole('button', { name: 'Copier la phrase' }).click();
  await expect(tool.getByLabel(/Texte à copier/)).toHaveValue(/7 Chevaliers attaquent/);
});

test('the tools of a fight: smallest attack, advice, comparison', async ({ page }) => {
  const tool = await open(page, MONKS);
  await tool.getByText('La plus petite attaque').click();
  await expect(tool.getByText(/Il faut attaquer à \d+ Moines/)).toBeVisible();
  await tool.getByText('Le conseil du Moine').click();
  await tool.getByRole('button', { name: 'Ajouter un 1' }).click();
  await tool.getByRole('button', { name: 'Ajouter un 6' }).click();
  await expect(tool.locator('.combat-advice').first()).toContainText('Relancer le 1 ? Oui');
  await expect(tool.getByText('il peut encore faire relancer un dé adverse')).toBeVisible();
  await tool.getByText('Comparer', { exact: false }).first().click();
  await expect(tool.getByText('Pour l’attaquant, les deux situations se valent.')).toBeVisible();
  await tool
    .locator('.combat-second')
    .getByRole('checkbox', { name: /Vent de Guerre/ })
    .first()
    .check();
  await expect(tool.getByText(/La seconde situation donne à l’attaquant .* de plus/)).toBeVisible();
  await expect(page).toHaveURL(/comparer=1.*b-guerre=attaquant/);
});

test('a fight is played throw by throw, undone, and sent as a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await open(page, MONKS);
  await tool.getByText('Jouer round par round').click();
  await tool.getByRole('button', { name: 'L’attaquant lance' }).click();
  await expect(tool.getByText('Main de Dieu : relancer un de vos dés ?', { exact: true })).toBeVisible();
  await expect(tool.getByText('conseillé')).toBeVisible();
  const acts = tool.locator('.battle-acts');
  await expect(acts).toBeFocused();
  await tool.getByRole('button', { name: /^Garder/ }).focus();
  await page.keyboard.press('Enter');
  await expect(acts).toBeFocused();
  await tool.getByRole('button', { name: 'Annuler' }).click();
  await expect(tool.getByRole('button', { name: /^Garder/ })).toBeVisible();
  await tool.getByRole('button', { name: 'Jusqu’au bout' }).click();
  const end = tool.locator('.battle-end');
  await expect(end).toContainText('de chances.');
  const told = await tool.locator('.battle-lines').allTextContents();
  await tool.getByRole('button', { name: 'Copier le lien de ce combat' }).click();
  await expect(tool.getByRole('button', { name: /Lien copié/ })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  await expect(end).toContainText('de chances.');
  expect(await tool.locator('.battle-lines').allTextContents()).toEqual(told);
});

test('a campaign is built, counted and sent', BY_NIGHT, async ({ page }) => {
  await page.goto(`${TOOL}#campagne`);
  const march = await awake(page, 'Campagne de Chevaliers');
  await expect(march.locator('.campaign-step')).toHaveCount(4);
  await march.getByRole('button', { name: 'Retirer la dernière attaque' }).click();
  await expect(march.locator('.combat-sentence')).toContainText('en 3 attaques');
  await march.getByLabel('Chevaliers, province A, de 1 à 100').fill('20');
  await expect(page).toHaveURL(/campagne=1_20\.6_/);
  const sentence = await march.locator('.combat-sentence').textContent();
  await page.reload();
  await awake(page, 'Campagne de Chevaliers');
  await expect(march.locator('.combat-sentence')).toHaveText(sentence ?? '');
});

test('a printed example is told step by step, the die thrown again marked', async ({ page }) => {
  await page.goto('zargos/peuples/moines/');
  const example = await awake(page, 'Quatre Moines contre six Araignées');
  await expect(example.getByText('Le combat est fini')).toBeVisible();
  await example.getByRole('button', { name: 'Dérouler pas à pas' }).click();
  await expect(example.getByText('Le combat est fini')).toBeHidden();
  for (let step = 0; step < 3; step++) await example.getByRole('button', { name: /Suivant/ }).press('Enter');
  await expect(example.locator('.battle-again')).toHaveCount(1);
  await example.getByRole('button', { name: 'Tout voir' }).click();
  await expect(example.getByText('Le combat est fini')).toBeVisible();
});

test('the learner throws a fight to its end and is told the chances', async ({ page }) => {
  await page.goto('zargos/raconte/');
  const fight = await awake(page, 'Votre premier combat');
  await expect(async () => {
    const button = fight.getByRole('button', { name: /^Lancer/ });
    if (await button.isVisible()) await button.click();
    await expect(fight.locator('.battle-end')).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(fight.locator('.battle-end')).toContainText('Vos chances étaient de 96,9');
  await expect(fight.getByText(/tirage n°/)).toBeVisible();
});

test('the calculator of a chapter leads to the whole one, set alike', async ({ page }) => {
  const tool = await open(page, 'zargos/regles/combats/');
  await tool.getByRole('button', { name: 'Un Chevalier de plus' }).click();
  await expect(tool.locator('.combat-sentence')).toContainText('8 Chevaliers attaquent 4 Araignées');
  const link = tool.getByRole('link', { name: 'Ouvrir dans le calculateur' });
  await expect(link).toHaveAttribute('href', /pions=8/);
  await link.click();
  await expect(page.locator('.combat-sentence').first()).toContainText('8 Chevaliers attaquent 4 Araignées');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('everything opened: nothing too wide, nothing too small to touch, no accessibility fault', BY_NIGHT, async ({ page }) => {
    const tool = await open(page, MONKS);
    // By key: what one brings as it arrives moves the next from under a pointer.
    for (const name of ['Lectures de la table', 'La plus petite attaque', 'Jouer round par round', 'Comparer', 'Le conseil du Moine']) {
      await tool.locator('summary', { hasText: name }).first().press('Enter');
    }
    await expect(tool.locator('.combat-second')).toBeVisible();
    await expect(tool.locator('.combat-advice')).toBeVisible();
    await tool.getByRole('button', { name: 'L’attaquant lance' }).click();
    await expect(tool.getByText('conseillé')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await smallAmong(tool.locator('button, input, summary, select'))).toEqual([]);
    await expectAccessible(page, '.combat');
  });
});
