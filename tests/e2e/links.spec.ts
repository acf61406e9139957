/** What is played or set survives a reload, the way back and its own link; a damaged link says so. */
import type { Page } from '@playwright/test';
import { BY_NIGHT, expect, MOVING, test } from './fixtures.ts';

const CALCULATOR = 'zargos/combat/?v=1&attaquant=ailes&pions=20&defenseur=dragons&contre=20&site=province';
const battle = (page: Page) => page.locator('.combat-tool', { hasText: 'Jouer round par round' });
const first = (page: Page) => page.getByRole('region', { name: 'Votre premier combat' });

test('a fight played round by round: reload, back, link, all in sight', async ({ page }) => {
  await page.goto(CALCULATOR);
  await battle(page).locator('summary').click();
  await battle(page).getByRole('button', { name: 'Tout le round' }).click();
  await battle(page).getByRole('button', { name: 'Jusqu’au bout' }).click();
  const told = await battle(page).locator('.battle-end').textContent();
  const seed = await battle(page).locator('.battle-seed').textContent();
  const stands = async () => {
    await expect(battle(page).locator('.battle-end')).toHaveText(told ?? '');
    await expect(battle(page).locator('.battle-seed')).toHaveText(seed ?? '');
    await expect(battle(page)).toBeInViewport();
  };
  await expect(page).toHaveURL(/contre=20&site=province#entier=1\.[\da-f]{6}&jeu=1\.[a-z0-9]+\.L{5,}$/);
  await page.reload();
  await stands();
  const address = page.url();
  await page.goto('about:blank');
  await page.goBack();
  await stands();
  await page.goto('about:blank');
  await page.goto(address);
  await stands();
  await battle(page).getByRole('button', { name: 'Rejouer' }).click();
  await expect(page).not.toHaveURL(/jeu=/);
});

test('a damaged fight says so, and is not thrown away until something is done', async ({ page }) => {
  await page.goto(`${CALCULATOR}#jeu=1.club.LLQ`);
  await expect(battle(page).getByRole('alert').first()).toContainText('Le lien de ce combat est abîmé');
  await expect(page).toHaveURL(/#jeu=1\.club\.LLQ$/);
  await battle(page).getByRole('button', { name: 'Tout le round' }).click();
  await expect(page).toHaveURL(/#entier=1\.[\da-f]{6}&jeu=1\.[a-z0-9]+\.L+$/);
  await expect(battle(page).getByText('est abîmé')).toHaveCount(0);
});

test('the learner’s dice: reload, link in sight, damage told', BY_NIGHT, async ({ page }) => {
  await page.goto('zargos/raconte/#premier-combat');
  await first(page).getByRole('button', { name: 'Lancer les dés' }).click();
  await expect(page).toHaveURL(/[?&]tirage=1\./);
  const told = await first(page).locator('.battle-list').textContent();
  await page.reload();
  await expect(first(page).locator('.battle-list')).toHaveText(told ?? '');
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await expect(first(page).locator('.battle-list')).toHaveText(told ?? '');
  await expect(first(page)).toBeInViewport();
  await page.goto('zargos/raconte/?tirage=1.club.L9#premier-combat');
  await expect(first(page).getByRole('alert').first()).toContainText('Le lien de ce combat est abîmé');
});

/** The address of the page once it says what was set, cut by its last sign. */
async function cutAddress(page: Page): Promise<string> {
  await expect(page).toHaveURL(/entier=/);
  return page.url().slice(0, -1);
}

test('a link that lost its end says so, and nothing of it is believed', BY_NIGHT, async ({ page }) => {
  await page.goto('zargos/combat/');
  const tool = page.getByRole('region', { name: 'Calculateur de combat' });
  await tool.getByLabel('Pions, attaquant, de 1 à 100').fill('15');
  await page.getByRole('region', { name: 'Vent de Folie sur un royaume' }).getByLabel('Pions de la province 1, de 1 à 100').fill('12');
  // Each of the two tools writes its own part, in its own time.
  await expect(page).toHaveURL(/folie=12/);
  await expect(page).toHaveURL(/pions=15/);
  const cut = await cutAddress(page);
  await page.goto('about:blank');
  await page.goto(cut);
  await expect(tool.getByText(/^Ce lien est coupé/)).toBeVisible();
  await expect(tool.getByLabel('Pions, attaquant, de 1 à 100')).not.toHaveValue('15');
  // What is set next is all that the address says.
  await tool.getByLabel('Pions, attaquant, de 1 à 100').fill('9');
  await expect(page).toHaveURL(/pions=9/);
  await expect(page).not.toHaveURL(/folie/);
  await page.reload();
  await expect(tool.getByLabel('Pions, attaquant, de 1 à 100')).toHaveValue('9');
});

test('a cut box, a cut exercise: each says so', async ({ page }) => {
  await page.goto('zargos-lords/boite/?entier=1.000000&boite=1~fec');
  await expect(page.getByRole('alert').filter({ hasText: 'Ce lien est coupé' })).toBeVisible();
  await page.goto('gran/meilleur-coup/#entier=1.0');
  await expect(page.getByText(/Ce lien est coupé/)).toBeVisible();
});

test.describe('a ruling far down its page', () => {
  test.use(MOVING);

  test('opened cold, it is there at once, and stays', async ({ page }) => {
    await page.addInitScript(() => {
      const tops: number[] = [];
      Object.assign(globalThis, { tops });
      const look = () => {
        const top = document.getElementById('zar-l-35')?.getBoundingClientRect().top ?? -1;
        if (scrollY > 0) tops.push(Math.round(top));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('zargos/litiges/#zar-l-35');
    await expect(page.locator('#nos-lectures')).toBeVisible();
    await expect(page.locator('#zar-l-35')).toBeInViewport();
    const tops = await page.evaluate(() => (globalThis as unknown as { readonly tops: readonly number[] }).tops);
    // Never on its way through the page: in sight from the first picture that is not its top.
    expect(tops.length).toBeGreaterThan(0);
    expect(tops.filter((top) => top < 0 || top > 720)).toEqual([]);
  });
});
