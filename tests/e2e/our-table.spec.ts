/** « Notre table » as a table meets it: readings chosen once, obeyed by every tool, sent, saved, taken, printed. */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, test } from './fixtures.ts';

const KEPT = {
  format: 1,
  readings: {
    'ZAR-L-8': 'plafond-3',
    'ZAR-L-37': 'oui-en-entrant',
    'ZAR-L-43': 'avant-le-tir',
    'ZAR-L-18': 'non',
    'ORC-L-12': 'nulle',
    'ORC-L-1': 'atteint',
    'GRA-L-1': 'sous-la-pile',
    'GRA-L-2': 'obligatoire',
    'LOR-L-44': 'tous-attenants',
    'LOR-L-41': 'oui',
  },
  boxes: { 'zargos-lords': '1~fec-', orc: 'troll.6' },
};

/** Before the first page, what a table kept. */
const keep = (page: Page, kept: unknown = KEPT) =>
  page.addInitScript((text) => {
    if (!sessionStorage.getItem('kept')) localStorage.setItem('notre-table', text);
    sessionStorage.setItem('kept', '1');
  }, JSON.stringify(kept));

const line = (page: Page) => page.locator('.ours-line');
const bar = (page: Page) => page.getByRole('complementary', { name: 'Nos lectures' });

test('ZAR-L-8: a reading chosen on the page of the litiges is obeyed by the calculator, said by it and held by its link', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('zargos/litiges/');
  const choice = page.locator('fieldset[data-choice="ZAR-L-8"]');
  await choice.getByRole('radio', { name: /trois dés au plus/ }).check();
  await expect(bar(page)).toContainText('Une lecture changée.');
  await expect(page.locator('[data-rule="ZAR-L-8"] .ruling-yours')).toHaveText('Non : trois dés au plus.');
  await page.reload();
  await expect(choice.getByRole('radio', { name: /trois dés au plus/ })).toBeChecked();

  await page.goto('zargos/combat/');
  const tool = page.getByRole('region', { name: 'Calculateur de combat' });
  await expect(tool.getByRole('link', { name: 'Selon vos lectures (1)' })).toBeVisible();
  await tool
    .getByRole('checkbox', { name: /Vent de Guerre/ })
    .first()
    .check({ force: true });
  await expect(page).toHaveURL(/guerre=attaquant&ZAR-L-8=plafond-3$/);
  const sentence = tool.locator('.combat-sentence').first();
  const said = (await sentence.textContent()) ?? '';

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await expect(other.locator('.combat-sentence').first()).toHaveText(said);
  await expect(line(other).first()).toContainText('Selon une lecture hors défaut.');
  await other.getByRole('button', { name: 'Revenir aux nôtres' }).first().click();
  await expect(other.locator('.combat-sentence').first()).not.toHaveText(said);
  await elsewhere.close();

  await page.goto('zargos/litiges/');
  await bar(page).getByRole('button', { name: 'Tout remettre' }).click();
  await expect(choice.getByRole('radio', { name: /quatre dés/ })).toBeChecked();
  await bar(page).getByRole('button', { name: 'Revenir en arrière' }).click();
  await expect(choice.getByRole('radio', { name: /trois dés au plus/ })).toBeChecked();
});

/** What a tool shows of an answer in the page as it was served: that of the site's readings. */
async function served(browser: Browser, address: string, selector: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const text = await page.locator(selector).innerText();
  await context.close();
  return text;
}

test('every tool of every game begins with the table’s readings and says so', BY_NIGHT, async ({ page, browser }) => {
  await keep(page);
  for (const path of [
    'zargos/combat/',
    'zargos/cartes/',
    'zargos-lords/combat/',
    'zargos-lords/carte/',
    'gran/plateau/',
    'gran/duel/',
    'orc/compagnon/',
  ]) {
    await page.goto(path);
    await expect(
      line(page)
        .getByText(/^Selon vos lectures/)
        .first(),
      path,
    ).toBeVisible();
    expect(new URL(page.url()).search, path).toBe('');
  }
  await page.goto('zargos/plateau/');
  await page.getByRole('tab', { name: /Jusqu’où/ }).click();
  await expect(line(page).getByText(/^Selon vos lectures/)).toBeVisible();
  await expect(page).toHaveURL(/ZAR-L-18=non/);

  await page.goto('orc/armee/');
  await expect(line(page).getByText(/^Selon vos lectures/)).toBeVisible();
  await expect(line(page).getByText(/^Avec les valeurs de votre boîte/)).toBeVisible();
  await expect(page.locator('.reckoner-figure b')).not.toHaveText(await served(browser, page.url(), '.reckoner-figure b'));

  await page.goto('orc/jouer/');
  await expect(line(page).getByText(/^Selon vos lectures/)).toBeVisible();
  await expect(page.locator('#table-ORC-L-12')).toHaveValue('nulle');
  await expect(line(page).getByText(/^Avec les valeurs de votre boîte/)).toBeVisible();
});

test('a table is sent, taken after a question, and put back', async ({ page, browser, baseURL }) => {
  const LINK = 'notre-table/#v=1&jeux=orc&ORC-L-1=atteint&boite-orc=troll.6';
  await keep(page, { format: 1, readings: { 'ORC-L-12': 'nulle', 'ZAR-L-8': 'plafond-3' }, boxes: {} });
  await page.goto(LINK);
  const asked = page.getByRole('region', { name: 'On vous propose ces choix' });
  await expect(asked).toContainText('ORC-L-1');
  await expect(asked).toContainText('une valeur');
  await expect(asked).toContainText('Ils remplaceraient les vôtres pour De l’Orc pour les braves : une lecture changée.');
  const own = page.locator('[data-game="orc"]');
  await expect(own).toContainText('ORC-L-12');
  await asked.getByRole('button', { name: 'Remplacer les nôtres' }).click();
  await expect(own).toContainText('ORC-L-1 ');
  await expect(own).not.toContainText('ORC-L-12');
  await expect(page.locator('[data-game="zargos"]')).toContainText('ZAR-L-8');
  expect(page.url()).not.toContain('#');
  await page.getByRole('button', { name: 'Revenir en arrière' }).click();
  await expect(own).toContainText('ORC-L-12');

  await page.goto('notre-table/#v=1&jeux=orc&ORC-L-1=peut-etre');
  await expect(page.getByRole('alert').filter({ hasText: 'Ce lien' })).toContainText(
    'ORC-L-1 attend depasse ou atteint, pas « peut-etre ».',
  );
  await expect(own).toContainText('ORC-L-12');

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Enregistrer un fichier' }).click()]);
  const saved = await readFile(await file.path());
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await other.goto('notre-table/');
  const input = other.locator('input[type="file"]');
  await input.setInputFiles({ name: 't.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"partie"}') });
  await expect(other.getByRole('alert').filter({ hasText: 'Ce fichier' })).toContainText('format attend notre-table, pas « partie »');
  await input.setInputFiles({ name: 't.json', mimeType: 'application/json', buffer: saved });
  await other.getByRole('button', { name: 'Prendre ces choix' }).click();
  await expect(other.locator('[data-game="orc"]')).toContainText('ORC-L-12');
  await expect(other.locator('[data-game="zargos"]')).toContainText('ZAR-L-8');
  await elsewhere.close();
});

/** Of Zargo's Lords as many readings as on one side would be smaller than is read. */
const SIDES = { zargos: 1, 'zargos-lords': 2, orc: 1, gran: 1 };

test('the sheet of each game is one page, or both its sides, what is changed first', async ({ page }) => {
  await keep(page);
  for (const [game, sides] of Object.entries(SIDES)) {
    await page.goto(`${game}/litiges/feuille/`);
    await expect(page.locator('.feuille-changed')).toBeVisible();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)?.length, game).toBe(sides);
  }
  await expect(page.locator('.feuille-changed [data-ruling]').first()).toContainText('GRA-L-1');
});

test('on a phone: no accessibility fault on the pages of the table', BY_NIGHT, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keep(page);
  for (const path of ['notre-table/#v=1&jeux=gran&GRA-L-3=non', 'gran/litiges/', 'gran/litiges/feuille/']) {
    await page.goto(path);
    if (path.startsWith('notre')) await expect(page.getByRole('heading', { name: 'On vous propose ces choix' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('readings are read as a list, and the sheet has boxes to tick', async ({ page }) => {
    await page.goto('gran/litiges/');
    const choice = page.locator('fieldset[data-choice="GRA-L-3"]');
    await expect(choice).toContainText('le bonus suspend le duel');
    await expect(choice.getByRole('radio')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    await page.goto('gran/litiges/feuille/');
    await expect(page.locator('[data-ruling="GRA-L-3"]')).toContainText('Non : le bonus suspend le duel');
    await page.goto('notre-table/');
    await expect(page.getByText('demande le script')).toBeVisible();
  });
});
