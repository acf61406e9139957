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
  await expect(tool.getByRole('link', { name: 'Rejouer devant l’arbitre' })).toHaveAttribute('href', /\/orc\/arbitre\/#position=/);
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
  await expect(page).toHaveURL(/#exercice=gran-13$/);
  await page.goto('about:blank');
  await page.goto('gran/meilleur-coup/#exercice=gran-999');
  await expect(tool.getByRole('alert')).toContainText('Il n’y a pas d’exercice gran-999 ici');
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
  await page.goto('about:blank');
  await page.goto('zargos/meilleur-coup/#exercice=zargos-16');
  await expect(tool.getByRole('alert')).toContainText('Il n’y a pas d’exercice zargos-16 ici');
});
