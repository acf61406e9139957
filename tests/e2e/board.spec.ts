/** The board explorer: keyboard, list, links, layers, question, no script, phone, paper. */
import type { Page } from '@playwright/test';
import { BOARD as OUR_BOARD } from '#engine/zargos/data/board.ts';
import { formatBoard } from '#engine/zargos/data/board-form.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, MOVING, test } from './fixtures.ts';

test.use(MOVING);

const BOARD = 'zargos/plateau/';

const card = (page: Page) => page.locator('.plateau-card');
const live = (page: Page) => page.locator('.board-tool > [role="status"]');
/** The map is ready once the window has rested. */
const open = async (page: Page, query = '') => {
  await page.goto(`${BOARD}${query}`);
  await page.locator('.atlas-overlay[style*="--atlas-unit"]').waitFor();
};

test('arrows walk from neighbour to neighbour, Enter selects, the live line tells, Escape leaves', async ({ page }) => {
  await open(page, '?v=1&lieu=oz');
  await page.locator('.atlas-spot[tabindex="0"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.atlas-spot:focus')).toHaveAttribute('aria-label', /^Oz sud, province d’Oz, volcan/);
  await page.keyboard.press('Enter');
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Oz sud');
  await expect(live(page)).toContainText('Oz sud, province d’Oz, volcan. Par terre : Oz.');
  await expect(page.locator('.atlas-spot[aria-pressed="true"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Fiche' })).toBeFocused();
});

test('plus and minus zoom, the address holds the view, zero shows the whole', async ({ page }) => {
  await open(page);
  await page.locator('.atlas-spot[tabindex="0"]').focus();
  await expect(page.locator('.atlas-spot:focus')).toHaveCount(1);
  await page.keyboard.press('+');
  // First what is seen, then what the address says of it: it once said nothing for fifteen seconds, and nobody knew which of the two was late.
  await expect(page.locator('.atlas-frame')).toHaveAttribute('data-zoomed', '');
  await expect(page.locator('.atlas-frame')).not.toHaveAttribute('data-moving');
  await expect(page).toHaveURL(/vue=1\.6,/);
  await page.reload();
  await expect(page.locator('.atlas-frame')).toHaveAttribute('data-zoomed', '');
  await page.getByRole('button', { name: 'Voir toute la carte' }).click();
  await expect(page).not.toHaveURL(/vue=/);
});

test('the list finds, selects and jumps', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Liste' }).click();
  await page.getByRole('searchbox', { name: 'Chercher un lieu' }).fill('tairo nord');
  await expect(page.locator('.atlas-count')).toHaveText('2 lieux sur 79.');
  await page
    .locator('.atlas-list')
    .getByRole('button', { name: /Taïro nord-est/ })
    .click();
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Taïro nord-est');
  await expect(page).toHaveURL(/lieu=tairo-3/);
  await card(page).getByRole('button', { name: 'Taïro', exact: true }).click();
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Taïro');
  await expect(card(page)).toContainText('Sans côte');
});

test('a click on the map selects; the card tells points, neighbours, origins and rules', async ({ page }) => {
  await open(page);
  await page.locator('.board-land[data-id="itak-1"]').click();
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Itak nord-ouest');
  await expect(card(page)).toContainText('Vortex vers');
  await expect(card(page).locator('.badge', { hasText: 'source extérieure' }).first()).toBeVisible();
  await expect(card(page).getByRole('link', { name: 'ZAR-ARA-1' })).toHaveAttribute('href', /araignees\/#zar-ara-1$/);
});

test('a question is answered on the map and in words, both ways, and its link brings it back', async ({ page }) => {
  await open(page, '?v=1&lieu=banzol-4');
  await card(page).getByRole('button', { name: 'Jusqu’où aller d’ici ?' }).click();
  await expect(page.locator('.plateau-sum')).toHaveText(/Depuis Banzol sud, les Ailés peuvent attaquer \d+ lieux\./);
  await expect(page.locator('.plateau-shape.is-reached').first()).toBeAttached();
  await page
    .locator('.plateau-reached')
    .getByRole('button', { name: /^Oz bras$/ })
    .click();
  await expect(page.locator('[data-verdict="legal"]')).toContainText('Oz : à portée');
  await expect(page.locator('.plateau-verdict').getByRole('link', { name: 'ZAR-AIL-2' })).toBeVisible();
  await expect(page.locator('.plateau-route-line')).toBeAttached();
  await page.locator('.board-land[data-id="kahil"]').click();
  await expect(page.locator('[data-verdict="refused"]').getByRole('link', { name: /^ZAR-/ })).toBeVisible();
  await page.getByText('Cartes rouges en vigueur').click();
  await page.getByRole('checkbox', { name: 'Typhon' }).check();
  await expect(page.locator('.plateau-reached').getByRole('button', { name: /^Oz bras$/ })).toHaveCount(0);
  await expect(page).toHaveURL(/depart=banzol-4.*effets=typhon.*lieu=kahil.*aller=1/);
  const sum = await page.locator('.plateau-sum').textContent();
  await page.reload();
  await expect(page.locator('.plateau-sum')).toHaveText(sum ?? '');
  await expect(page.locator('[data-verdict="refused"]')).toContainText('Kahil : hors de portée');
});

test('who holds what is painted on the map, pawns are counted, and the answer follows (ZAR-ATT-1, ZAR-ATT-2)', async ({ page }) => {
  await open(page, '?v=1&depart=banzol-4&peuple=chevaliers&aller=1');
  const territory = (id: string) => page.locator(`.board-land[data-id="${id}"]`);
  const reached = page.locator('.plateau-reached');
  await expect(reached.getByRole('button', { name: /^Banzol/ }).first()).toBeVisible();
  const near = (
    (await reached
      .getByRole('button', { name: /^Banzol/ })
      .first()
      .textContent()) ?? ''
  ).trim();
  await page.getByText(/^Qui tient quoi/).click();
  await page.getByRole('checkbox', { name: 'Dire qui tient quoi' }).check();
  await expect(page.locator('.plateau-held > g')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Un royaume entier' }).selectOption('banzol');
  await page.getByRole('button', { name: 'Aux Chevaliers' }).click();
  await expect(reached.getByRole('button', { name: near, exact: true })).toHaveCount(0);
  await page.getByRole('group', { name: 'Toucher la carte pour poser' }).locator('label', { hasText: 'Moines' }).click();
  await territory('kahil').click();
  await expect(live(page)).toContainText('Kahil : tenue par les Moines.');
  await expect(page).toHaveURL(/tenues=chevaliers\.[a-z0-9.-]+_moines\.kahil/);
  await territory('kahil').click();
  await expect(page).not.toHaveURL(/kahil/);
  await expect(live(page)).toContainText('Kahil : vide.');
  await page.getByText(/^Pions au départ/).click();
  await page.getByRole('checkbox', { name: 'Compter les pions' }).check();
  await page.getByRole('spinbutton', { name: 'Pions qui partent' }).fill('5');
  await expect(page).toHaveURL(/groupe=5\.5/);
  await expect(live(page)).not.toContainText('Kahil');
  await expect(page.locator('.plateau-reached button')).toHaveCount(0);
});

test('a bad link says what it refused and keeps the rest', async ({ page }) => {
  await open(page, '?v=1&lieu=atlantide&calques=neige&vue=99,0,0&aller=1&peuple=ogres&bateaux=2');
  await expect(page.locator('.control-refused li')).toHaveCount(4);
  await expect(page.getByRole('alert').filter({ hasText: 'atlantide' })).toContainText('peuple attend');
  await expect(page.getByRole('spinbutton', { name: /Bateaux en main/ })).toHaveValue('2');
});

test('layers hide and show, and the address says which', BY_NIGHT, async ({ page }) => {
  await open(page);
  await expect(page.locator('.board-strait').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Bras de mer' }).uncheck();
  await expect(page.locator('.board-strait').first()).toBeHidden();
  await expect(page.locator('.board-vortex').first()).toBeHidden();
  await page.getByRole('checkbox', { name: 'Lignes de vortex' }).check();
  await expect(page.locator('.board-vortex').first()).toBeVisible();
  await expect(page).toHaveURL(/calques=royaumes\.noms\.valeurs\.mers\.volcans\.vortex\.doutes/);
});

test('the kingdoms sort by any column', BY_NIGHT, async ({ page }) => {
  await open(page);
  const table = page.locator('.royaumes');
  await table.scrollIntoViewIfNeeded();
  await page.locator('astro-island:not([ssr]) > .royaumes').waitFor();
  await table.getByRole('button', { name: 'Royaume entier' }).click();
  await expect(table.getByRole('columnheader', { name: 'Royaume entier' })).toHaveAttribute('aria-sort', 'descending');
  await expect(table.locator('tbody th').first()).toHaveText('Zargos');
});

/** Ours with the volcano of Oz sud gone cold, and a name of the club's. */
const boxFile = () => {
  const form = formatBoard(OUR_BOARD);
  const territories = form.territories.map((one) => (one.id === 'oz-1' ? { ...one, volcano: false, name: 'Oz du Club' } : one));
  return { ...form, territories };
};
const fileOf = (value: object) => ({ name: 'boite.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) });

test('« ma boîte »: a board’s file is refused by its first fault, then the answer, the link, the map and the table follow it; ours comes back', async ({
  page,
  browser,
}) => {
  const QUERY = '?v=1&peuple=araignees&depart=itak-1&lieu=oz-1&aller=1';
  const verdict = page.locator('.plateau-verdict');
  const mine = page.getByRole('link', { name: 'Sur le plateau de votre boîte' });
  await open(page, QUERY);
  await expect(verdict).toContainText('Oz sud : à portée');
  const own = page.locator('.own-file');
  const input = own.locator('input[type="file"]');
  await own.locator('summary').click();
  await input.setInputFiles(fileOf({ ...boxFile(), straits: [['oz', 'lune']] }));
  await expect(own.getByRole('alert')).toContainText('attend un territoire comme « ohms » ou « ohms-3 », pas « lune ». Rien n’a changé.');
  await expect(mine).toHaveCount(0);

  await input.setInputFiles(fileOf(boxFile()));
  await expect(own.getByRole('status')).toContainText('57 territoires, 22 cases d’eau');
  await expect(own.getByRole('alert')).toBeEmpty();
  await expect(verdict).toContainText('Oz du Club : hors de portée');
  await expect(mine).toBeVisible();
  await expect(page.locator('.board-map .own-place')).toHaveCount(57 + 22);
  await expect(page).toHaveURL(/lieu=oz-1&aller=1&plateau=[0-9a-f]{16}/);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await expectAccessible(page);

  const link = page.url();
  await page.reload();
  await expect(mine).toBeVisible();
  await expect(verdict).toContainText('Oz du Club : hors de portée');
  await expect(page.locator('.control-refused')).toHaveCount(0);
  // Elsewhere the link is refused: it names a board that is not there.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.locator('.control-refused')).toContainText('Ce lien parle du plateau d’une boîte');
  await elsewhere.close();

  // Without a link the page begins on the table's board, its card and its map; a link of ours stays on ours and says so.
  await open(page);
  await expect(mine).toBeVisible();
  await page.locator('.own-place[data-id="oz-1"]').click();
  await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Oz du Club');
  await expect(card(page)).not.toContainText('Vortex');
  await open(page, QUERY);
  await expect(verdict).toContainText('Oz sud : à portée');
  await page.getByRole('button', { name: 'Reprendre votre boîte' }).click();
  await expect(verdict).toContainText('Oz du Club : hors de portée');

  await page.goto('notre-table/');
  await expect(page.locator('[data-game="zargos"]')).toContainText('un plateau de 57 territoires');

  await open(page);
  await page.getByRole('button', { name: 'Revenir à celui du site' }).click();
  await expect(page.locator('.own-place')).toHaveCount(0);
  await expect(page.locator('.board-map .board-land')).toHaveCount(57);
  await expect(mine).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('notre-table'))).toBeNull();
});

for (const [name, query] of [
  ['a card', '?v=1&lieu=kori-1'],
  ['a question', '?v=1&aller=1&peuple=dragons&depart=mer-18&lieu=kori'],
] as const) {
  test(`no accessibility fault with ${name} open, light and dark`, BY_NIGHT, async ({ page }) => {
    await open(page, query);
    await page.locator('.plateau-card, .plateau-verdict').first().waitFor();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await expectAccessible(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the map, its legend, the kingdoms and every place are there', async ({ page }) => {
    await page.goto(BOARD);
    await expect(page.locator('.board-map').first()).toBeVisible();
    await expect(page.locator('.board-land')).toHaveCount(57);
    await expect(page.locator('.legende-kingdoms > li')).toHaveCount(11);
    await expect(page.locator('.royaumes tbody tr')).toHaveCount(11);
    await page.locator('summary', { hasText: 'Kori' }).click();
    await expect(page.locator('.territoires-list').filter({ hasText: 'Kori sud-ouest' }).first()).toContainText('le lac');
    await expect(page.locator('.board-tool-side')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('a tap selects, the card follows the map, a double tap zooms', async ({ page }) => {
    await open(page);
    const oz = page.locator('.board-land[data-id="oz"]');
    await oz.tap();
    await expect(card(page).getByRole('heading', { level: 2 })).toHaveText('Oz');
    const [map, side] = [await page.locator('.atlas-board').boundingBox(), await page.locator('.plateau-tabs').boundingBox()];
    expect((side?.y ?? 0) - (map?.y ?? 0) - (map?.height ?? 0)).toBeLessThan(40);
    const box = await oz.boundingBox();
    if (!box) throw new Error('no Oz on the map');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Two taps are a double one only when the machine sends them fast enough.
    await expect(async () => {
      await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
      await expect(page).toHaveURL(/vue=/, { timeout: 2000 });
    }).toPass();
  });
});

test('on paper: the map and its legend on one A4 or A3 sheet', BY_NIGHT, async ({ page }) => {
  await page.goto(BOARD);
  for (const [sheet, width] of [
    ['a4', 210],
    ['a3', 297],
  ] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.feuille = name;
    }, sheet);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const box = /\/MediaBox\s*\[0 0 ([\d.]+)/.exec(pdf);
    expect((Number(box?.[1]) / 72) * 25.4).toBeCloseTo(width, 0);
  }
});
