/** « Le meilleur coup »: a puzzle by its link, answered wrong, then right; what was found is kept; by keyboard and on a phone; a bad link. */
import { expectAccessible } from './access.ts';
import { expect, test } from './fixtures.ts';
import { widthsBeyond } from './measures.ts';

test('De l’Orc, on a phone: wrong is told what it costs, right is told why, and both are kept', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('orc/meilleur-coup/#exercice=orc-1');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  const press = async (name: string) => {
    await tool.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await expect(tool).toContainText('Exercice 2 sur');
  const moves = await tool.getByLabel('Votre coup').locator('option').count();
  let tried = 0;
  const status = tool.getByRole('status');
  do {
    tried += 1;
    await tool.getByLabel('Votre coup').selectOption({ index: tried });
    await press('C’est mon coup');
    await expect(status).toContainText(/Juste\.|Permis, mais/);
  } while (tried + 1 < moves && !(await status.textContent())?.includes('Juste.'));
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
  await expect(
    tool.getByRole('button', { name: tried === 1 ? /^Exercice 2, trouvé du premier coup/ : /^Exercice 2, trouvé$/ }),
  ).toBeVisible();
});

test('Gran: hints lead to the solution; a link to nothing is told in a sentence', async ({ page }) => {
  await page.goto('gran/meilleur-coup/#exercice=gran-1');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  await expect(tool).toContainText('Exercice 2 sur');
  for (const name of ['Un indice', 'Un autre indice', 'La solution']) await tool.getByRole('button', { name, exact: true }).click();
  await expect(tool).toContainText('Pourquoi.');
  await expect(tool.getByRole('link', { name: /^GRA-/ }).first()).toBeVisible();
  await tool.getByRole('button', { name: 'Exercice suivant' }).click();
  await expect(page).toHaveURL(/[#&]exercice=gran-13$/);
  await page.goto('about:blank');
  await page.goto('gran/meilleur-coup/#exercice=gran-999');
  await expect(tool.getByRole('alert')).toContainText('Il n’y a pas d’exercice gran-999 ici');
});

test('Zargos, on a phone: a long answer is read whole under its list, and once by a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('zargos/meilleur-coup/#exercice=zargos-46');
  const list = page.getByRole('combobox', { name: 'Votre coup', exact: true });
  await expect(page.locator('.puzzle-chosen')).toHaveCount(0);
  await list.selectOption('2 pions à Kahil sud-est, 3 à Ohms nord-ouest');
  await expect(page.locator('.puzzle-chosen')).toHaveText('2 pions à Kahil sud-est, 3 à Ohms nord-ouest');
  await expect(page.locator('.puzzle-chosen')).toBeVisible();
  await expect(page.locator('.puzzle-chosen')).toHaveAttribute('aria-hidden', 'true');
  await expect(list).toBeVisible();
  // Beside the map, the list is wide enough for that one.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator('.puzzle-chosen')).toBeHidden();
});

test('Zargos, on a phone: fights all over the map are framed closely, named, and wide enough to touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('zargos/meilleur-coup/#exercice=zargos-63');
  await expect(page.locator('.atlas-frame[data-zoomed]')).toBeVisible();
  await expect(page.locator('.zt-named')).toHaveText(['Zargos sud', 'Kori', 'Palmyr nord-ouest', 'Ohms sud-ouest']);
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
  await page.goto('zargos/meilleur-coup/#exercice=zargos-42');
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  await expect(tool).toContainText('Combien en envoyer prendre');
  const status = tool.getByRole('status');
  for (const [answer, said] of [
    ['1 pion part, 6 restent', 'Permis, mais'],
    ['3 pions partent, 4 restent', 'Juste.'],
  ] as const) {
    await tool.getByLabel('Votre coup').selectOption(answer);
    await tool.getByRole('button', { name: 'C’est mon coup' }).click();
    await expect(status).toContainText(said);
  }
  await expect(tool).toContainText('les deux à la fois, 73,8 %');
  // Tried and wrong before: no star, whatever was reloaded since.
  await expect(tool.getByRole('button', { name: /^Exercice 3,/ })).toHaveAccessibleName('Exercice 3, trouvé');
  // Each of two places is touched for one more there, and both groups are drawn.
  await page.goto('about:blank');
  await page.goto('zargos/meilleur-coup/#exercice=zargos-46');
  for (const [place, chosen] of [
    ['kahil-1', '1 pion à Kahil sud-est, 4 à Ohms nord-ouest'],
    ['kahil-1', '2 pions à Kahil sud-est, 3 à Ohms nord-ouest'],
    ['ohms-4', '1 pion à Kahil sud-est, 4 à Ohms nord-ouest'],
  ] as const) {
    await page.locator(`[data-token="${place}"]`).click();
    await expect(tool.getByLabel('Votre coup').locator('option:checked')).toHaveText(chosen);
  }
  await expect(page.locator('.zt-way.is-thought')).toHaveCount(2);
  // The map's own labels lie over them, still of the size that the zoom gives them.
  const drawn = await page.locator('.zt-labels').evaluate((use) => {
    const labels = document.querySelector(use.getAttribute('href') ?? '');
    return labels?.querySelectorAll('text').length;
  });
  expect(drawn).toBeGreaterThan(100);
  await page.goto('about:blank');
  await page.goto('zargos/meilleur-coup/#exercice=zargos-16');
  await expect(tool.getByRole('alert')).toContainText('Il n’y a pas d’exercice zargos-16 ici');
});
