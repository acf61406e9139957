/** The page of the cards and their sheet: answers, filters, addresses, keyboard, phone, paper, and no script. */
import { expect, test } from './fixtures.ts';

const CARDS = 'zargos/cartes/';
const SIXTEEN = 16;

const summary = '.cards-summary';

test('another moment gives another answer, told aloud, with its rule, and the address follows', async ({ page }) => {
  await page.goto(CARDS);
  await expect(page.locator(summary)).toContainText('9 cartes se jouent');
  await page.getByRole('radio', { name: 'Pendant la réorganisation' }).check();
  await page
    .getByRole('group', { name: /C’est le tour/ })
    .getByRole('radio', { name: /Moines/ })
    .check();
  await expect(page.locator(summary)).toHaveText(
    /Pendant votre réorganisation, 3 cartes se jouent.*Vent de Terre, Vent d’Ailleurs, Vent de Brume/,
  );
  await expect(page.locator(summary)).toHaveRole('status');
  await expect(page.locator('.cards-answers-non')).toContainText('Votre tour est commencé');
  await expect(page.locator('.cards-answers-non').getByRole('link', { name: 'ZAR-MAG-4' }).first()).toHaveAttribute(
    'href',
    /magie\/#zar-mag-4$/,
  );
  await expect(page).toHaveURL(/\?entier=3\.[\da-f]{6}&v=1&quand=reorganisation&tour=moines$/);
  await page.reload();
  await expect(page.locator(summary)).toContainText('3 cartes se jouent');
});

test('a link opens on its moment, filters and draws', async ({ page }) => {
  await page.goto(`${CARDS}?v=1&quand=apres-carte&apres=vent-de-glace.autre&couleur=verte&jouables=1&n=10`);
  await expect(page.locator(summary)).toContainText('Vent d’Illusion');
  await expect(page.locator('.cards-entry:visible')).toHaveCount(1);
  await expect(page.locator('.cards-entry:visible')).toHaveAttribute('id', 'vent-d-illusion');
  await page.locator('.cards-chances').scrollIntoViewIfNeeded();
  await expect(page.locator('.cards-chances thead')).toContainText('n = 10');
});

test('a bad link says what it refused and keeps its defaults', async ({ page }) => {
  await page.goto(`${CARDS}?quand=midi&couleur=bleue&n=99`);
  await expect(page.getByRole('alert')).toContainText('quand attend');
  await expect(page.getByRole('alert')).toContainText('couleur attend');
  await expect(page.getByRole('alert')).toContainText('n attend un nombre de 1 à 40');
  await expect(page.locator(summary)).toContainText('9 cartes se jouent');
  await expect(page.locator('.cards-entry:visible')).toHaveCount(SIXTEEN);
});

test('filters hide and show, the count is said, a link to a hidden card shows it', async ({ page }) => {
  await page.goto(CARDS);
  await page.getByRole('searchbox', { name: 'Chercher dans les cartes' }).fill('eclipse');
  await expect(page.locator('.cards-entry:visible')).toHaveCount(2);
  await expect(page.locator('.cards-count [role=status]')).toHaveText('2 cartes sur 16.');
  await page.locator('.cards-answers-oui').getByRole('link', { name: 'Vent de Mort' }).click();
  await expect(page.locator('#vent-de-mort')).toBeInViewport();
  await expect(page.locator('.cards-entry:visible')).toHaveCount(SIXTEEN);
  await page.getByLabel('Couleur').selectOption('vertes');
  await expect(page.locator('.cards-entry:visible')).toHaveCount(5);
  await page.getByRole('button', { name: 'Tout montrer' }).click();
  await expect(page.locator('.cards-entry:visible')).toHaveCount(SIXTEEN);
});

test('all of it goes by keyboard', async ({ page }) => {
  await page.goto(CARDS);
  await page
    .getByRole('group', { name: /Je joue/ })
    .getByRole('radio', { name: 'Moines' })
    .focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('group', { name: /Je joue/ }).getByRole('radio', { name: 'Dragons' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Juste après une carte' })).toBeChecked();
  const fold = page.locator('summary', { hasText: 'Cartes déjà jouées' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Ajouter' }).press('Enter');
  await expect(page.locator('.cards-played li')).toHaveCount(1);
  await page.getByRole('button', { name: 'Retirer Vent de Folie' }).press('Enter');
  await expect(page.locator('.cards-played li')).toHaveCount(0);
});

test('the chances follow the number of draws and the peoples in play', async ({ page }) => {
  await page.goto(CARDS);
  const table = page.locator('.cards-chances');
  await table.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await table.getByRole('spinbutton', { name: 'Cartes tirées' }).fill('1');
  await expect(table.getByRole('status')).toHaveText(/pile neuve de 40 cartes\s: un Vent de Guerre 27,5\s%, une carte unique 2,5\s%/);
  await page.locator('summary', { hasText: 'Peuples absents' }).click();
  await page.getByRole('group', { name: 'Peuples de la partie' }).getByRole('checkbox', { name: 'Amazones' }).uncheck();
  await expect(table.getByRole('status')).toContainText('pile neuve de 39 cartes');
  await expect(table.locator('tbody')).not.toContainText('Éclipse');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards, the first answers and the chances are there', async ({ page }) => {
    await page.goto(CARDS);
    await expect(page.locator('.cards-entry')).toHaveCount(SIXTEEN);
    await expect(page.locator('#vent-de-folie')).toContainText('4 exemplaires');
    await expect(page.locator('.cards-answers-oui > ul > li')).toHaveCount(9);
    await expect(page.locator('.cards-chances tbody tr')).toHaveCount(5);
  });
});
