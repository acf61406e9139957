/** « Cinq minutes aujourd'hui »: asked first, then day after day; every tool writes down, every thing says why it comes back; taken elsewhere, erased, and without storage. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { french } from '#components/base/typography.ts';
import { GRAN_PRACTICE } from '#engine/gran/practice.ts';
import { series } from '#engine/practice/quiz.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, test } from './fixtures.ts';
import { widthsBeyond } from './measures.ts';

const today = (page: Page) => page.getByRole('region', { name: 'Cinq minutes aujourd’hui' });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('carnet'));
const at = (page: Page, day: string) => page.clock.setFixedTime(new Date(`2026-01-${day}T12:00:00`));
const open = async (page: Page) => {
  await page.goto('about:blank');
  await page.goto('aujourdhui/');
};

/** What is asked is answered once the page is awake. */
async function agree(page: Page): Promise<void> {
  await page.goto('aujourdhui/');
  await today(page).getByRole('button', { name: 'Oui, tenez ce carnet' }).click();
  await expect(today(page).getByRole('status')).toContainText('Le carnet est ouvert');
}

/** A question of a series that everybody is asked, answered wrongly. */
async function missRule(page: Page): Promise<void> {
  const [first] = [...series(GRAN_PRACTICE, 'club-1', 10)];
  const quiz = page.getByRole('region', { name: 'Est-ce légal ?' });
  await page.goto('gran/exercices/#serie=club-1&v=2');
  await quiz.getByRole('button', { name: first?.verdict.ok ? 'Refusé' : 'Légal' }).click();
  await expect(quiz.getByRole('status')).toHaveText('Raté.');
}

async function missMove(page: Page): Promise<void> {
  const tool = page.getByRole('region', { name: 'Le meilleur coup' });
  await page.goto('orc/meilleur-coup/#exercice=orc-2');
  await tool.getByRole('button', { name: 'Garder le commando' }).click();
  await tool.getByRole('button', { name: 'C’est mon coup' }).click();
  await expect(tool.getByRole('status')).toContainText('Pas encore.');
}

test('nothing is written down before one says yes; then what was missed comes back the day after, says why, and is done in a few taps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await at(page, '05');
  await missMove(page);
  expect(await kept(page)).toBeNull();
  await page.evaluate(() => localStorage.clear());
  await open(page);
  await expect(today(page)).toContainText('rien n’en sort');
  await expectAccessible(page, '.today');
  expect(await kept(page)).toBeNull();
  await today(page).getByRole('button', { name: 'Oui, tenez ce carnet' }).focus();
  await page.keyboard.press('Enter');
  await expect(today(page).getByRole('status')).toBeFocused();
  await expect(today(page)).toContainText('Le carnet est ouvert, et vide');
  await missMove(page);
  await missRule(page);
  await open(page);
  await expect(today(page)).toContainText(french('Rien à revoir aujourd’hui. Prochain retour : demain, deux choses.'));

  await at(page, '06');
  await page.goto('');
  await expect(page.locator('.today-line')).toContainText('deux choses à revoir.');
  await page.goto('gran/');
  await expect(page.locator('.today-line')).toContainText('deux choses à revoir, dont une de ce jeu.');
  await page.locator('.today-line').getByRole('link').click();
  await expect(today(page)).toContainText('Deux choses à revoir, environ 2 minutes.');
  await expect(today(page)).toContainText('vous l’aviez manqué hier');
  await expect(today(page)).toContainText('vous l’aviez manquée hier');
  expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
  await expectAccessible(page, '.today');

  await today(page)
    .getByRole('link', { name: french('De l’Orc pour les braves · Le meilleur coup') })
    .click();
  const puzzle = page.getByRole('region', { name: 'Le meilleur coup' });
  await puzzle.getByRole('button', { name: /^Frapper Bleu : .* Nains$/ }).click();
  await puzzle.getByRole('button', { name: 'C’est mon coup' }).click();
  await expect(puzzle.getByRole('status')).toContainText('Juste.');
  await puzzle.getByRole('link', { name: 'La suite de mes cinq minutes' }).click();
  await expect(today(page)).toContainText('Une chose à revoir');
  await expect(today(page)).toContainText('Une chose déjà revue aujourd’hui.');

  await today(page)
    .getByRole('link', { name: /^Continuer/ })
    .click();
  const quiz = page.getByRole('region', { name: 'Est-ce légal ?' });
  await expect(quiz).toContainText(/Question 1 sur [34]/);
  for (let more = true; more; ) {
    await quiz.getByRole('button', { name: 'Légal' }).click();
    const next = quiz.getByRole('button', { name: /^Question suivante|Voir le résultat/ });
    more = (await next.textContent()) === 'Question suivante';
    await next.click();
  }
  await expect(quiz).toContainText(/[1-4] sur [34]/);
  await expectAccessible(page, '.quiz');
  await quiz.getByRole('link', { name: 'La suite de mes cinq minutes' }).click();
  await expect(today(page)).toContainText(/C’est fait pour aujourd’hui|Rien à revoir aujourd’hui/);

  // Found on the day after it was missed, it waits; missed again or not, the rule is back within days.
  await at(page, '20');
  await open(page);
  await expect(today(page)).toContainText('trouvé il y a 14 jours');
});

test('what the site kept before is carried over: boxes, puzzles, lessons left in the middle', BY_NIGHT, async ({ page }) => {
  await at(page, '05');
  await page.goto('aujourdhui/');
  await page.evaluate(() => {
    localStorage.setItem(
      'quiz.gran',
      '{"format":1,"boxes":{"asked":2,"slips":{"GRA-DEP-1":{"box":0,"due":4},"GRA-PIE-2":{"box":1,"due":9}}}}',
    );
    localStorage.setItem('puzzles.zargos', '{"format":1,"marks":{"zargos-119":"tried","zargos-78":"first"}}');
    localStorage.setItem('lecons', '{"format":1,"stars":{"orc":{"les-piles":{"le-plus-bas":3}}}}');
  });
  await today(page).getByRole('button', { name: 'Oui, tenez ce carnet' }).click();
  await expect(today(page).getByRole('status')).toContainText(french('avec ce que ce navigateur savait déjà : cinq choses.'));
  await expect(today(page)).toContainText('Trois choses à revoir');
  await expect(today(page)).toContainText(/commencée, 1 exercice sur \d fait/);
  await expect(today(page)).toContainText(french('Un ou deux points : vous l’aviez manquée avant que ce carnet soit ouvert.'));
  await expect(today(page)).toContainText(french('Combien en envoyer : vous l’aviez manqué avant que ce carnet soit ouvert.'));
  await at(page, '06');
  await open(page);
  await expect(today(page)).toContainText('vue avant que ce carnet soit ouvert ; on l’oublie d’ordinaire vers maintenant');
});

test('saved, erased in two taps, taken back from the file; a foreign file and a damaged notebook are told in a sentence', async ({
  page,
}) => {
  await at(page, '05');
  await agree(page);
  await missMove(page);
  await open(page);
  await today(page).getByText('Mon carnet').click();
  await expect(today(page)).toContainText('Ouvert le 5 janvier 2026, il tient 1 chose');
  const saved = page.waitForEvent('download');
  await today(page).getByRole('button', { name: 'Enregistrer le carnet' }).click();
  const file = readFileSync(await (await saved).path());
  await today(page).getByRole('button', { name: 'Effacer le carnet' }).click();
  await today(page).getByRole('button', { name: 'Effacer pour de bon' }).click();
  await expect(today(page).getByRole('status')).toContainText('Le carnet est effacé');
  expect(await kept(page)).toBeNull();
  const choose = (buffer: Buffer) =>
    today(page).locator('input[type=file]').setInputFiles({ name: 'carnet.json', mimeType: 'application/json', buffer });
  await choose(Buffer.from('{"format":1,"stars":{}}'));
  await expect(today(page).getByRole('alert')).toContainText('Ce fichier n’est pas un carnet');
  expect(await kept(page)).toBeNull();
  await choose(file);
  await expect(today(page).getByRole('status')).toContainText('Carnet repris');
  await expect(today(page)).toContainText('Prochain retour');
  await page.evaluate(() => localStorage.setItem('carnet', '{"format":1,'));
  await open(page);
  await expect(today(page).getByRole('alert')).toContainText('Le carnet de ce navigateur est illisible.');
  await today(page).getByRole('button', { name: 'Oui, tenez ce carnet' }).click();
  await expect(today(page)).toContainText('avant que ce carnet soit ouvert');
});

test('where nothing may be kept, one sentence says so, and the home page says what everybody reads', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await page.goto('');
  await expect(page.locator('.today-line')).toContainText('si vous le voulez');
  await page.locator('.today-line').getByRole('link').click();
  await today(page).getByRole('button', { name: 'Oui, tenez ce carnet' }).click();
  await expect(today(page).getByRole('alert')).toContainText('Ce navigateur ne garde rien pour ce site');
});

test('a chance guessed far off comes back, the same one', BY_NIGHT, async ({ page }) => {
  await at(page, '05');
  await agree(page);
  const guess = page.getByRole('region', { name: 'Combien de chances ?' });
  await page.goto('gran/combien-de-chances/#serie=club-1&v=2');
  const facts = await guess.locator('.guess-facts').textContent();
  // What is asked lies between 4 and 96 %: one of the two is far off.
  await guess.getByRole('spinbutton').fill('100');
  await page.keyboard.press('Enter');
  await expect(guess.getByRole('status')).toContainText('exactement');
  await at(page, '06');
  await open(page);
  await expect(today(page)).toContainText('vous étiez loin du compte hier');
  await today(page)
    .getByRole('link', { name: /^Commencer/ })
    .click();
  await expect(guess).toContainText('Question 1 sur 1');
  expect(await guess.locator('.guess-facts').textContent()).toBe(facts);
  await guess.getByRole('spinbutton').fill('50');
  await page.keyboard.press('Enter');
  await guess.getByRole('button', { name: 'Voir le résultat' }).click();
  await expect(guess.getByRole('link', { name: 'La suite de mes cinq minutes' })).toBeVisible();
});
