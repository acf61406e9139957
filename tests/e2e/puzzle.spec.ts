/** « Le meilleur coup »: a puzzle by its link or its theme, answered wrong, then right; what was found is kept; by keyboard and on a phone; a bad link. */
import { expectAccessible } from './access.ts';
import { expect, test } from './fixtures.ts';
import { widthsBeyond } from './measures.ts';

test('De l’Orc, on a phone, by keys: answered by its cards; wrong is told what it costs, right is told why, and both are kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('orc/meilleur-coup/#exercice=orc-1');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  const press = async (name: string | RegExp) => {
    await tool.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
  };
  await expect(tool).toContainText('L’espion · 1 sur 14, très serré');
  await expect(tool.getByRole('combobox')).toHaveCount(0);
  const status = tool.getByRole('status');
  // A pile of backs is opened, and a card under it asked for.
  await press(/^Réclamer à Rouge une de ses \d+ cartes? au dos Mercenaires$/);
  const gobelin = tool.getByRole('group', { name: 'Réclamer à Rouge' }).getByRole('button', { name: 'gobelin', exact: true });
  await gobelin.focus();
  await page.keyboard.press('Enter');
  await expect(gobelin).toHaveAttribute('aria-pressed', 'true');
  await expect(tool.locator('.puzzle-choice')).toContainText('gobelin');
  await expectAccessible(page, '.puzzle');
  await press('C’est mon coup');
  await expect(status).toContainText('Permis, mais');
  await press(/^Réclamer à Jaune une de ses \d+ cartes? au dos Orcs$/);
  await tool.getByRole('group', { name: 'Réclamer à Jaune' }).getByRole('button', { name: 'Orc de troupe' }).click();
  await press('C’est mon coup');
  await expect(status).toContainText('Juste.');
  await expect(tool).toContainText('Pourquoi.');
  await expect(tool.getByRole('link', { name: 'Rejouer devant l’arbitre' })).toHaveAttribute(
    'href',
    /\/orc\/arbitre\/#entier=[^&]+&position=/,
  );
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
  await expectAccessible(page, '.puzzle');
  await page.goto('orc/meilleur-coup/');
  await page.reload();
  const theme = tool.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'L’espion' }) });
  await expect(theme).toContainText('1 trouvé sur 14');
  await theme.getByText('Les 14 exercices').click();
  await expect(theme.getByRole('link', { name: 'L’espion, 1, très serré, trouvé', exact: true })).toBeVisible();
});

test('De l’Orc: a commando strikes a pile, or is kept; what is chosen is pressed, once', async ({ page }) => {
  await page.goto('orc/meilleur-coup/#exercice=orc-2');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  const strike = tool.getByRole('button', { name: /^Frapper Bleu : une de ses \d+ cartes au dos Nains$/ });
  await tool.getByRole('button', { name: 'Garder le commando' }).click();
  await strike.click();
  await expect(tool.locator('.orc-puzzle [aria-pressed="true"]')).toHaveCount(1);
  await tool.getByRole('button', { name: 'C’est mon coup' }).click();
  await expect(tool.getByRole('status')).toContainText('Juste.');
  await expect(strike).toHaveAttribute('aria-pressed', 'true');
  // The next of the same theme.
  await tool.getByRole('button', { name: 'Exercice suivant' }).click();
  await expect(tool).toContainText(/Le commando, à (trois|quatre) armées · \d+\u00a0sur/);
});

test('themes: a way on in each, every puzzle by its own link, none of them a bare grid', async ({ page }) => {
  await page.goto('zargos/meilleur-coup/');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  await expect(tool).toContainText('65 exercices en 6 thèmes');
  // The page opens on the day's, and its theme stays folded.
  await expect(tool).toContainText('Exercice du jour · ');
  await expect(tool.locator('details[open]')).toHaveCount(0);
  await expect(page).not.toHaveURL(/exercice=/);
  await expectAccessible(page, '.puzzle');
  await tool.getByRole('button', { name: 'Commencer : La main de Dieu' }).click();
  await expect(tool).toContainText('La main de Dieu · 1 sur 11, abordable');
  await expect(page).toHaveURL(/[#&]exercice=zargos-\d+$/);
  const link = tool.getByRole('link', { name: /^La main de Dieu, 7, serré/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(tool).toContainText('La main de Dieu · 7 sur 11, serré');
  await expect(link).toHaveAttribute('aria-current', 'true');
});

test('Gran: hints lead to the solution; a link to nothing is told in a sentence', async ({ page }) => {
  await page.goto('gran/meilleur-coup/#exercice=gran-1');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  await expect(tool).toContainText('Un sceau, dans ce tour · ');
  for (const name of ['Un indice', 'Un autre indice', 'La solution']) await tool.getByRole('button', { name, exact: true }).click();
  await expect(tool).toContainText('Pourquoi.');
  await expect(tool.getByRole('link', { name: /^GRA-/ }).first()).toBeVisible();
  await tool.getByRole('button', { name: 'Exercice suivant' }).click();
  await expect(tool).toContainText('Un sceau, dans ce tour · ');
  await expect(page).not.toHaveURL(/[#&]exercice=gran-1$/);
  await page.goto('about:blank');
  await page.goto('gran/meilleur-coup/#exercice=gran-999');
  await expect(tool.getByRole('alert')).toContainText('Il n’y a pas d’exercice gran-999 ici');
});

test('Zargos, on a phone: a long answer is read whole under its list, and once by a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('zargos/meilleur-coup/#exercice=zargos-118');
  const list = page.getByRole('combobox', { name: 'Votre coup', exact: true });
  await expect(page.locator('.puzzle-chosen')).toHaveCount(0);
  await list.selectOption('3 pions à Kahil sud-est, 4 à Ohms nord-ouest');
  await expect(page.locator('.puzzle-chosen')).toHaveText('3 pions à Kahil sud-est, 4 à Ohms nord-ouest');
  await expect(page.locator('.puzzle-chosen')).toBeVisible();
  await expect(page.locator('.puzzle-chosen')).toHaveAttribute('aria-hidden', 'true');
  await expect(list).toBeVisible();
  // Beside the map, the list is wide enough for that one.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('.puzzle-chosen')).toBeHidden();
});

test('Zargos, on a phone: fights all over the map are framed closely, named, and wide enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('zargos/meilleur-coup/#exercice=zargos-134');
  await expect(page.locator('.atlas-frame[data-zoomed]')).toBeVisible();
  await expect(page.locator('.zt-named')).toHaveText(['Kori sud-ouest', 'Palmyr-est', 'Akilon-est', 'Ludos']);
  for (const name of await page.locator('.zt-name').all()) await expect(name).toBeVisible();
  const frame = await page.locator('.atlas-frame').boundingBox();
  const sheet = await page.locator('.atlas-sheet').boundingBox();
  expect(frame?.width).toBeGreaterThan(350);
  expect((sheet?.width ?? 0) / (frame?.width ?? 1)).toBeGreaterThan(1.19);
  for (const place of await page.locator('.zt-open').all()) {
    const { width = 0, height = 0 } = (await place.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  }
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
});

test('Zargos: pawns to be shared are chosen by their number; a puzzle taken out of the list is told in a sentence', async ({ page }) => {
  await page.goto('zargos/meilleur-coup/#exercice=zargos-119');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  await expect(tool).toContainText('Combien en envoyer prendre');
  const status = tool.getByRole('status');
  for (const [answer, said] of [
    ['1 pion part, 8 restent', 'Permis, mais'],
    ['5 pions partent, 4 restent', 'Juste.'],
  ] as const) {
    await tool.getByLabel('Votre coup').selectOption(answer);
    await tool.getByRole('button', { name: 'C’est mon coup' }).click();
    await expect(status).toContainText(said);
  }
  await expect(tool).toContainText('les deux à la fois, 83,8 %');
  // Tried and wrong before: no star, whatever was reloaded since.
  await expect(tool.getByRole('link', { name: 'Combien en envoyer, 4, très serré, trouvé', exact: true })).toBeVisible();
  // Each of two places is touched for one more there, and both groups are drawn.
  await page.goto('about:blank');
  await page.goto('zargos/meilleur-coup/#exercice=zargos-118');
  for (const [place, chosen] of [
    ['kahil-1', '1 pion à Kahil sud-est, 6 à Ohms nord-ouest'],
    ['kahil-1', '2 pions à Kahil sud-est, 5 à Ohms nord-ouest'],
    ['ohms-4', '1 pion à Kahil sud-est, 6 à Ohms nord-ouest'],
  ] as const) {
    await page.locator(`[data-token="${place}"]`).click();
    await expect(tool.getByLabel('Votre coup').locator('option:checked')).toHaveText(chosen);
  }
  await expect(page.locator('.zt-way.is-thought')).toHaveCount(2);
  // The map's own labels lie over them, still of the size that the zoom gives them.
  const drawn = await page.locator('.zt-labels:not(.is-mark)').evaluate((use) => {
    const labels = document.querySelector(use.getAttribute('href') ?? '');
    return labels?.querySelectorAll('text').length;
  });
  expect(drawn).toBeGreaterThan(100);
  await page.goto('about:blank');
  await page.goto('zargos/meilleur-coup/#exercice=zargos-42');
  await expect(tool.getByRole('alert')).toContainText('Il n’y a pas d’exercice zargos-42 ici');
});

test('Zargo’s Lords, a siege on a phone: what is asked, the map and the answers in one sight; the city is touched for each assault', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('zargos-lords/meilleur-coup/#exercice=zargos-lords-101');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  await expect(tool).toContainText(/l’assaut · \d\u00a0sur\u00a03, très serré/);
  const [task, list, city] = [tool.locator('.puzzle-task'), tool.getByLabel('Votre coup'), page.locator('[id="carte-7,2"]')];
  for (const part of [task, list, city, tool.getByRole('button', { name: 'C’est mon coup' })]) await expect(part).toBeInViewport();
  // Every assault has the city for its place: it goes through them.
  await city.click();
  await expect(list.locator('option:checked')).toHaveText('Assiéger avec 1 Dragon');
  await city.click();
  await expect(list.locator('option:checked')).toHaveText('Assiéger avec 1 Serpent');
  await tool.getByRole('button', { name: 'C’est mon coup' }).click();
  const status = tool.getByRole('status');
  await expect(status).toContainText('Permis, mais 58,3 % de chances d’ouvrir la ville ; le meilleur coup en donne 66,7 %.');
  // The other half of the plan is as good a beginning.
  await list.selectOption('Assiéger avec 2 Serpents et 1 Lance-flammes');
  await tool.getByRole('button', { name: 'C’est mon coup' }).click();
  await expect(status).toContainText('Juste.');
  await expect(tool).toContainText('Puis avec 2 Serpents et 1 Lance-flammes : 15 contre 2, la ville s’ouvre 3 fois sur 6.');
  await expect(tool.getByRole('link', { name: 'LOR-VIL-2' }).first()).toBeVisible();
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
  await expectAccessible(page, '.puzzle');
});

test('Zargo’s Lords, hidden garrisons: a place on the map is an answer, and what may be inside is told with its chances', async ({
  page,
}) => {
  await page.goto('zargos-lords/meilleur-coup/#exercice=zargos-lords-107');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  await expect(tool).toContainText('se cachent en tout 1 Chevalier et 2 Fantassins des Chevaliers');
  await page.locator('[id="carte-3,2"]').click();
  await expect(tool.getByLabel('Votre coup').locator('option:checked')).toHaveText('Mener le Dragon (D7) en D4, devant la ville en D3');
  await tool.getByRole('button', { name: 'C’est mon coup' }).click();
  await expect(tool.getByRole('status')).toContainText('Juste.');
  await expect(tool).toContainText('s’il y a 2 Fantassins des Chevaliers (33,3 %), 19 contre 6');
});
