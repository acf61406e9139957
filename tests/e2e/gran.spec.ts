/** Gran's tools as a visitor meets them: the board by keyboard and by link, the duel by tap, all of it without script too. */
import type { Page } from '@playwright/test';
import { BOARD as OUR_BOARD } from '#engine/gran/data/board.ts';
import { formatBoard } from '#engine/gran/data/board-file.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, opened, test } from './fixtures.ts';

const BOARD = 'gran/plateau/';
const DUEL = 'gran/duel/';

/** The board is ready once its window has rested. */
const open = async (page: Page, query = '') => {
  await page.goto(`${BOARD}${query}`);
  await page.locator('.atlas-overlay[style*="--atlas-unit"]').waitFor();
};
const heading = (page: Page) => page.locator('.gran-card h2');
const verdict = (page: Page) => page.locator('.board-tool-verdict');

test('GRA-DEP-1, GRA-DEP-5: arrows walk the lines, Enter asks, each answer says its rule', async ({ page }) => {
  await open(page, '?v=1&joue=jaune&jaune=tirad-13&anneau=boule-de-tirad&vers=tirad-13');
  await page.locator('.atlas-spot[tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.atlas-spot:focus')).toHaveAttribute('aria-label', 'Tirad 8, point noir, en Tirad');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Tirad 8');
  await expect(verdict(page)).toContainText('Tirad 8 : permis');
  await expect(page.locator('.board-tool > [role="status"]')).toContainText('Tirad 8, permis');
  await page.getByText('points proches refusés').click();
  await expect(page.getByRole('link', { name: 'GRA-DEP-5' }).first()).toBeVisible();
  await expect(page).toHaveURL(/vers=tirad-8/);
});

test('GRA-ANN-3: with the ring he passes over the dragon', async ({ page }) => {
  await open(page, '?v=1&joue=jaune&jaune=tirad-13&anneau=boule-de-tirad&vers=exil-1');
  await expect(verdict(page)).toContainText('refusé');
  await page.getByRole('checkbox', { name: 'porte l’anneau' }).check();
  await expect(verdict(page)).toContainText('permis');
  await expect(page).toHaveURL(/anneau=jaune/);
});

test('GRA-PIE-3, GRA-L-5: a stone that cuts the ring off is refused, and the cut is shown', async ({ page }) => {
  await open(page, '?v=1&joue=jaune&jaune=pierre-du-col&rouge=galad-9&anneau=borne-du-nord&pierres=tirad-2&sujet=pierre&vers=col-du-nord');
  await expect(verdict(page)).toContainText('refusée');
  await expect(verdict(page)).toContainText('ôterait aux chevaliers jaune et rouge tout chemin vers l’anneau');
  await expect(verdict(page).getByRole('link', { name: 'GRA-PIE-3' }).first()).toBeVisible();
  await expect(page.locator('.gran-pocket')).toHaveCount(1);
  await expectAccessible(page);
});

test('GRA-PIE-4, GRA-L-16: the sword takes up a stone and says where it may go; the link says it again', async ({ page }) => {
  await open(page, '?v=1&joue=jaune&jaune=pierre-du-col&rouge=galad-9&anneau=borne-du-nord&pierres=tirad-2.exil-1&sujet=epee');
  await expect(verdict(page)).toContainText('Touchez la pierre-obstacle');
  await page.locator('[data-id="exil-1"]').first().click();
  await expect(verdict(page)).toContainText('L’épée peut porter la pierre de « Exil 1 » sur');
  await page.locator('[data-id="col-du-nord"]').first().click();
  await expect(verdict(page)).toContainText('refusé');
  await expect(verdict(page).getByRole('link', { name: 'GRA-PIE-3' })).toBeVisible();
  await expect(page).toHaveURL(/vers=col-du-nord.*sujet=epee.*levee=exil-1/);
  await page.getByText('Lectures de la table').click();
  await page.locator('#gran-GRA-L-16').selectOption('non');
  await expect(verdict(page)).toContainText('permis');
  await expect(page).toHaveURL(/GRA-L-16=non/);
  await page.reload();
  await expect(verdict(page)).toContainText('permis');
  await expectAccessible(page);
});

test('GRA-CIT-1, GRA-ANN-4: where the ring may be put down, from a dragon, and never at home', async ({ page }) => {
  await open(page, '?v=1&joue=jaune&jaune=dragon-du-lac&anneau=jaune&sujet=anneau');
  await expect(verdict(page)).toContainText('l’anneau peut se déposer sur');
  await page.locator('[data-id="exil-1"]').first().click();
  await expect(verdict(page).getByRole('link', { name: 'selon nous, L-15' })).toBeVisible();
  await expect(page.locator('.board-tool > [role="status"]')).toContainText('refusé');
});

test('a bad link is told in one sentence', async ({ page }) => {
  await open(page, '?v=1&joue=jaune&jaune=lune&sujet=pierre');
  await expect(page.getByRole('alert').first()).toContainText('attend un point du plateau');
});

test('GRA-MAT-2: seven in twelve, then what is out counts; the link opens on the same pile', async ({ page }) => {
  const tool = await opened(page, DUEL, 'Duel de dragon');
  await expect(tool).toContainText('soit 7/12');
  await tool.getByRole('button', { name: /^Un dragon de force 6/ }).click();
  await tool.getByRole('button', { name: /^Un dragon de force 6/ }).click();
  await expect(tool).toContainText('82 chances sur 132');
  await expect(page).toHaveURL(/vues=6\.6/);
  await page.reload();
  await expect(tool).toContainText('82 chances sur 132');
});

test('GRA-DRA-2: the dragon that one faces has its own chance beside the next one’s, 2 faces of 6 against a 5', async ({ page }) => {
  const tool = await opened(page, DUEL, 'Duel de dragon');
  await expect(tool).not.toContainText('qui vient de sortir');
  await tool.getByRole('button', { name: /^Un dragon de force 5/ }).click();
  await expect(tool).toContainText('33,3 % de battre le 5 qui vient de sortir');
  await expect(tool).toContainText('59,4 % de gagner le prochain duel');
});

test('a refused link stands in the address until something is changed, and no longer', async ({ page }) => {
  await page.goto(`${DUEL}?vues=6&amulettes=9`);
  await expect(page.getByRole('alert').first()).toContainText('amulettes attend un nombre entier de 0 à 3');
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(/\?vues=6&amulettes=9$/);
  await page.getByRole('button', { name: 'Ôter la dernière' }).click();
  await expect(page).toHaveURL(/duel\/$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('both tools show their first state', async ({ page }) => {
    await page.goto(DUEL);
    await expect(page.getByText('soit 7/12').first()).toBeVisible();
    await page.goto(BOARD);
    await expect(verdict(page)).toBeVisible();
  });
});

/** Ours without the line from Tirad 13 to Tirad 8, one point renamed. */
const boxFile = () => {
  const form = formatBoard(OUR_BOARD);
  const lines = form.lines.filter(({ a, b }) => ![a, b].includes('tirad-13') || ![a, b].includes('tirad-8'));
  const points = form.points.map((point) => (point.id === 'tirad-13' ? { ...point, name: 'Le Gué du Club' } : point));
  return { ...form, lines, points };
};
const fileOf = (value: object) => ({ name: 'boite.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(value)) });

test(
  '« ma boîte »: a board’s file is refused by its first fault, then the answer, the link, the map and the table follow it; ours comes back',
  BY_NIGHT,
  async ({ page, browser }) => {
    const QUERY = '?v=1&joue=jaune&jaune=tirad-13&anneau=boule-de-tirad&vers=tirad-8';
    await open(page, QUERY);
    await expect(verdict(page)).toContainText('un point : rien de particulier');
    const own = page.locator('.own-file');
    const input = own.locator('input[type="file"]');
    await own.locator('summary').click();
    const bad = boxFile();
    await input.setInputFiles(fileOf({ ...bad, lines: [...bad.lines, { a: 'tirad-7', b: 'lune' }] }));
    await expect(own.getByRole('alert')).toContainText('Une ligne mène à « lune », qui n’est pas un point du plateau. Rien n’a changé.');
    await expect(page.getByText('Sur le plateau de votre boîte')).toHaveCount(0);

    await input.setInputFiles(fileOf(boxFile()));
    await expect(own.getByRole('status')).toContainText(`${OUR_BOARD.points.length} points et ${OUR_BOARD.lines.length - 1} lignes`);
    await expect(own.getByRole('alert')).toBeEmpty();
    await expect(verdict(page)).not.toContainText('un point : rien de particulier');
    await expect(page.getByRole('link', { name: 'Sur le plateau de votre boîte' })).toBeVisible();
    await expect(page.locator('.gran-map .gran-lines path')).toHaveCount(OUR_BOARD.lines.length - 1);
    await expect(page).toHaveURL(/vers=tirad-8&plateau=[0-9a-f]{16}/);
    await expectAccessible(page);

    const link = page.url();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Sur le plateau de votre boîte' })).toBeVisible();
    await expect(heading(page)).toHaveText('Tirad 8');
    await expect(verdict(page)).not.toContainText('un point : rien de particulier');
    await expect(page.getByRole('alert').first()).toBeEmpty();
    // Elsewhere the link is refused: it names a board that is not there.
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expect(other.getByRole('alert').first()).toContainText('Ce lien parle du plateau d’une boîte');
    await elsewhere.close();

    // Without a link the page begins on the table's board; a link of ours stays on ours and says so.
    await open(page);
    await expect(page.getByRole('link', { name: 'Sur le plateau de votre boîte' })).toBeVisible();
    await open(page, QUERY);
    await expect(verdict(page)).toContainText('un point : rien de particulier');
    await page.getByRole('button', { name: 'Reprendre votre boîte' }).click();
    await expect(verdict(page)).not.toContainText('un point : rien de particulier');

    // « Notre table » names it, and the game is played on it.
    await page.goto('notre-table/');
    await expect(page.locator('[data-game="gran"]')).toContainText(`un plateau de ${OUR_BOARD.points.length} points`);
    await page.goto('gran/jouer/');
    await expect(page.getByRole('link', { name: 'Avec le plateau de votre boîte' })).toBeVisible();
    await page.getByRole('button', { name: 'Commencer la partie' }).click();
    await expect(page.locator('.gran-table .gran-lines path')).toHaveCount(OUR_BOARD.lines.length - 1);

    await open(page);
    await page.getByRole('button', { name: 'Revenir à celui du site' }).click();
    await expect(page.locator('.gran-map .gran-lines path')).toHaveCount(OUR_BOARD.lines.length);
    await expect(page.getByText('Sur le plateau de votre boîte')).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.atlas-spot[aria-label^="Tirad 13"]')).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('notre-table'))).toBeNull();
  },
);

test('on a phone the answer comes into sight, « + » goes to the point chosen; on paper the board stands bare until something is asked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.gran-overlay')).toBeHidden();
  await expect(page.locator('.gran-map[data-sheet]')).toBeVisible();
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await page.locator('.atlas-frame').evaluate((frame) => frame.scrollIntoView());
  await page.locator('[data-id="tirad-8"]').first().click();
  // What is held at the foot of the screen is its first lines.
  await expect(page.locator('.board-tool-pinned')).toBeInViewport({ ratio: 0.9 });
  await expect(verdict(page)).toBeInViewport();
  await page.getByRole('button', { name: 'Agrandir la carte' }).click();
  await page.getByRole('button', { name: 'Agrandir la carte' }).click();
  await expect
    .poll(async () => {
      const [frame, spot] = await Promise.all([
        page.locator('.atlas-frame').boundingBox(),
        page.locator('.atlas-spot[aria-pressed="true"]').boundingBox(),
      ]);
      const off = (at: 'x' | 'y', side: 'width' | 'height') =>
        Math.abs((spot?.[at] ?? 0) + (spot?.[side] ?? 0) / 2 - (frame?.[at] ?? 0) - (frame?.[side] ?? 0) / 2);
      return Math.max(off('x', 'width'), off('y', 'height'));
    })
    .toBeLessThan(24);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.gran-overlay')).toBeVisible();
});
