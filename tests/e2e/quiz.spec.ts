/** « Est-ce légal ? »: a series by its link, answered, rules named; what was missed is kept; by keyboard and on a phone; a bad word. */
import type { Page } from '@playwright/test';
import { french } from '#components/base/typography.ts';
import { counted, percent } from '#engine/core/french.ts';
import { GRAN_PRACTICE } from '#engine/gran/practice.ts';
import { ORC_PRACTICE } from '#engine/orc/practice.ts';
import { errorsOf, guesses, offBy } from '#engine/practice/guess.ts';
import { series } from '#engine/practice/quiz.ts';
import { ZARGOS_GUESSING } from '#engine/zargos/guesses.ts';
import { ZARGOS_PRACTICE } from '#engine/zargos/practice.ts';
import { LORDS_ASKING } from '#engine/zargos-lords/practice.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, test } from './fixtures.ts';
import { widthsBeyond } from './measures.ts';

const WORD = 'club-1';
const COUNT = 10;
/** Asked when a test is run: each process reads this file. */
const GRAN = () => [...series(GRAN_PRACTICE, WORD, COUNT)];
/** By a link that was sent before there were editions. */
const ZARGOS = () => [...series(ZARGOS_PRACTICE, WORD, COUNT, 1)];
const LORDS = () => [...series(LORDS_ASKING, WORD, COUNT)];
const ORC = () => [...series(ORC_PRACTICE, WORD, COUNT)];

const tool = (page: Page) => page.getByRole('region', { name: 'Est-ce légal ?' });
const press = (page: Page, name: string | RegExp) => tool(page).getByRole('button', { name }).click();

test(
  'Gran, ten questions out of a link: the engine’s answers are all right, each refusal cites its rule, the arbiter opens the position',
  BY_NIGHT,
  async ({ page }) => {
    await page.goto(`gran/exercices/#serie=${WORD}&v=2`);
    await expect(tool(page)).toContainText('Question 1 sur 10');
    const asked = GRAN();
    const named = asked.filter(({ names }) => names.length > 0).length;
    for (const [at, { verdict, names }] of asked.entries()) {
      await press(page, verdict.ok ? 'Légal' : 'Refusé');
      await expect(tool(page).getByRole('status')).toHaveText('Juste.');
      if (!verdict.ok && names.length > 0) {
        const group = tool(page).getByRole('group', { name: 'Quelle règle s’y oppose' });
        await expect(group.getByRole('button')).toHaveCount(names.length + 1);
        await expect(group.getByRole('button').first()).toBeFocused();
        await group.getByRole('button').nth(names.indexOf(verdict.rule)).click();
        await expect(tool(page)).toContainText('Et c’est bien cette règle.');
      }
      await expect(tool(page).getByRole('region', { name: 'Verdict' })).toHaveAttribute('data-verdict', verdict.ok ? 'legal' : 'refused');
      // A litige is « selon nous, L-4 ».
      if (!verdict.ok) await expect(tool(page).locator(`.renvoi[href$="#${verdict.rule.toLowerCase()}"]`).first()).toBeVisible();
      if (at === 0) await expectAccessible(page, '.quiz');
      await expect(tool(page).getByRole('link', { name: 'Demander à l’arbitre' })).toHaveAttribute(
        'href',
        /\/gran\/arbitre\/#(?:.*&)?position=/,
      );
      await press(page, /^Question suivante|Voir le résultat/);
    }
    await expect(tool(page)).toContainText('10 sur 10');
    await expect(tool(page).getByRole('listitem')).toHaveCount(COUNT);
    await expect(tool(page)).toContainText(`Règles nommées : ${named} sur ${named}.`);
    await expect(tool(page)).toContainText('Rien à revoir : bravo.');
    await expectAccessible(page, '.quiz');
  },
);

test('De l’Orc, on a phone, by keyboard: a wrong answer is shown its verdict, and what was missed is on the list after a reload', async ({
  page,
}) => {
  const asked = ORC();
  const wrong = asked.findIndex(({ verdict }) => !verdict.ok);
  const missed = asked[wrong]?.verdict;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`orc/exercices/#serie=${WORD}&v=2`);
  await expect(tool(page)).toContainText('Question 1 sur 10');
  for (const [at, { verdict, names }] of asked.entries()) {
    const { ok } = verdict;
    const answer = tool(page).getByRole('button', { name: (at === wrong) !== ok ? 'Légal' : 'Refusé' });
    await expect(answer).toBeInViewport({ ratio: 1 });
    await answer.focus();
    await page.keyboard.press('Enter');
    await expect(tool(page).getByRole('status')).toHaveText(at === wrong ? 'Raté.' : 'Juste.');
    if (!ok && at !== wrong && names.length > 0) await press(page, 'Montrer la règle');
    const next = tool(page).getByRole('button', { name: /^Question suivante|Voir le résultat/ });
    await expect(next).toBeInViewport({ ratio: 1 });
    if (at === wrong) expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
    await next.focus();
    await page.keyboard.press('Enter');
  }
  await expect(tool(page)).toContainText('9 sur 10');
  await page.goto('orc/exercices/');
  await page.reload();
  await expect(tool(page)).toContainText('Vous avez répondu ici à 10 questions. À revoir :');
  await expect(tool(page).getByRole('link', { name: missed?.ok === false ? missed.rule : '', exact: true })).toBeVisible();
  await press(page, 'Sans fin');
  // Today's questions, which have no end before the tenth, begin at the first as well.
  await expect(tool(page)).toContainText(/Question\s1\s·\sdifficulté/);
  await press(page, 'Légal');
  await press(page, 'Arrêter');
  await expect(tool(page)).toContainText('Vous avez répondu ici à 11 questions.');
});

test(
  'De l’Orc, a series sent with a score: gone on with after a reload, what is asked stands before the picture, and the end says who won',
  BY_NIGHT,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`orc/exercices/#serie=${WORD}&v=2&battre=9`);
    for (const [at, { verdict, names }] of ORC().entries()) {
      await expect(tool(page)).toContainText(`Question ${at + 1} sur 10`);
      await expect(tool(page)).toContainText(french('à battre : 9'));
      if (at > 0) await expect(tool(page).locator('.quiz-now')).toBeInViewport({ ratio: 1 });
      await press(page, verdict.ok ? 'Légal' : 'Refusé');
      if (!verdict.ok && names.length > 0) await press(page, 'Montrer la règle');
      await press(page, /^Question suivante|Voir le résultat/);
      if (at === 3) {
        await page.reload();
        await expect(tool(page)).toContainText(french(`Question 5 sur 10 · 4 justes`));
      }
    }
    await expect(tool(page)).toContainText('10 sur 10');
    await expect(tool(page)).toContainText(french('Il fallait battre 9 sur 10 : c’est fait.'));
    await page.reload();
    await expect(tool(page)).toContainText('10 sur 10');
    await press(page, 'Refaire ces dix-là');
    await expect(tool(page)).toContainText('Question 1 sur 10');
  },
);

test('Zargos: what is asked is drawn on the map, and nothing of the answer before it', async ({ page }) => {
  await page.goto(`zargos/exercices/#serie=${WORD}`);
  await expect(tool(page)).toContainText('Question 1 sur 10');
  for (const { verdict, names } of ZARGOS().slice(0, 4)) {
    await expect(tool(page).locator('.zt-open')).toHaveCount(0);
    await press(page, verdict.ok ? 'Légal' : 'Refusé');
    await expect(tool(page).getByRole('status')).toHaveText('Juste.');
    if (names.length > 0) await expect(tool(page).locator('.zt-open')).toHaveCount(0);
    if (names.length > 0) await press(page, 'Montrer la règle');
    await press(page, 'Question suivante');
  }
  await expectAccessible(page, '.quiz');
});

test('Zargo’s Lords: a move, a shot, a retreat on the small map, a rule shown, and the map tool on the very case', async ({ page }) => {
  await page.goto(`zargos-lords/exercices/#serie=${WORD}&v=2`);
  for (const [at, { verdict, names }] of LORDS().slice(0, 4).entries()) {
    await expect(tool(page)).toContainText(`Question ${at + 1} sur 10`);
    await press(page, verdict.ok ? 'Légal' : 'Refusé');
    await expect(tool(page).getByRole('status')).toHaveText('Juste.');
    if (names.length > 0) await press(page, 'Montrer la règle');
    if (!verdict.ok) await expect(tool(page).getByRole('link', { name: verdict.rule, exact: true })).toBeVisible();
    if (at === 0) await expectAccessible(page, '.quiz');
    await expect(tool(page).getByRole('link', { name: 'Voir sur la petite carte' })).toHaveAttribute(
      'href',
      /\/zargos-lords\/carte\/\?v=1&carte=/,
    );
    if (at < 3) await press(page, 'Question suivante');
  }
  await page.goto(String(await tool(page).getByRole('link', { name: 'Voir sur la petite carte' }).getAttribute('href')));
  await expect(page.locator('.control-refused')).toHaveCount(0);
});

test('a page opens on the day’s exercise, which bears its date once asked for; a word that is none is refused in a sentence', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-01-05T12:00:00'));
  await page.goto('gran/exercices/');
  await expect(tool(page)).toContainText('Aujourd’hui · Question 1 sur 10');
  const [first] = series(GRAN_PRACTICE, 'jour-2026-01-05', COUNT);
  await press(page, first?.verdict.ok ? 'Légal' : 'Refusé');
  await expect(tool(page).getByRole('status')).toHaveText('Juste.');
  await expect(page).toHaveURL(/exercices\/$/);
  await press(page, 'Dix au hasard');
  await expect(page).toHaveURL(/[#&]serie=(?!jour)/);
  await press(page, 'L’exercice du jour');
  await expect(tool(page)).toContainText('Aujourd’hui · Question 1 sur 10');
  await expect(page).toHaveURL(/[#&]serie=jour-2026-01-05&v=2$/);
  await page.goto('about:blank');
  await page.goto('gran/exercices/#serie=deux%20mots');
  await expect(tool(page).getByRole('alert')).toContainText('1 à 40 lettres');
  await page.goto('about:blank');
  await page.goto('gran/exercices/#serie=club-1&battre=99');
  await expect(tool(page).getByRole('alert')).toContainText('Le score à battre de ce lien est abîmé');
  await expect(tool(page).getByRole('button', { name: 'L’exercice du jour' })).toBeVisible();
});

test('« Combien de chances ? » of Zargos, by keyboard on a phone: ten of a link, the exact answer each time, the bias kept', async ({
  page,
}) => {
  const guess = page.getByRole('region', { name: 'Combien de chances ?' });
  const made = guesses(ZARGOS_GUESSING, WORD);
  const chances = Array.from({ length: COUNT }, () => made.next().value.chance);
  const said = chances.map((chance) => Math.min(100, Math.round(100 * chance) + 6));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`zargos/combien-de-chances/#serie=${WORD}&v=2&battre=6.5`);
  await expect(guess).toContainText(french('à battre : 6,5 points'));
  await expect(guess).toContainText('Question 1 sur 10');
  for (const [at, chance] of chances.entries()) {
    await guess.getByRole('spinbutton').fill(String(said[at]));
    if (at === 0) await expectAccessible(page, '.guess');
    await page.keyboard.press('Enter');
    await expect(guess.getByRole('status')).toContainText(french(percent(chance)));
    await expect(guess.getByRole('link', { name: 'Ouvrir au calculateur' })).toHaveAttribute('href', /\/zargos\/combat\/\?v=1&attaquant=/);
    if (at === 0) await expectAccessible(page, '.guess');
    if (at === 0) expect(await widthsBeyond(page, [320, 390])).toEqual({ 320: 0, 390: 0 });
    await expect(guess.getByRole('button', { name: /^Question suivante|Voir le résultat/ })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  const { mean } = errorsOf(chances.map((chance, at) => offBy(said[at] ?? 0, chance)));
  await expect(guess).toContainText(french(`Écart moyen : ${counted(mean, 'point')}.`));
  await expect(guess).toContainText('Il fallait un écart de moins de 6,5 points');
  await expect(guess).toContainText('points trop optimiste');
  await expect(guess.getByRole('listitem')).toHaveCount(COUNT);
  await expect(guess).toContainText('Sur 10 estimations ici');
  await expectAccessible(page, '.guess');
  await page.reload();
  await expect(guess).toContainText(french(`Écart moyen : ${counted(mean, 'point')}.`));
  await page.goto('zargos/combien-de-chances/');
  await expect(guess).toContainText('Sur 10 estimations ici');
});

for (const [game, when] of [
  ['gran', BY_NIGHT],
  ['orc', BY_NIGHT],
  ['zargos-lords', BY_NIGHT],
] as const)
  test(`« Combien de chances ? » of ${game}: the exercise of the day, one answer, its calculator`, when, async ({ page }) => {
    const guess = page.getByRole('region', { name: 'Combien de chances ?' });
    await page.goto(`${game}/combien-de-chances/`);
    await expect(guess).toContainText('Aujourd’hui · Question 1 sur 10');
    // Wiped out and typed anew: the figures that were there do not come back.
    await guess.getByRole('spinbutton').focus();
    for (const key of ['End', 'Backspace', 'Backspace', '7']) await page.keyboard.press(key);
    await guess.getByRole('button', { name: french('Dire 7 %') }).click();
    await expect(guess.getByRole('status')).toContainText('exactement');
    await expectAccessible(page, '.guess');
    await page.goto(String(await guess.getByRole('link', { name: 'Ouvrir au calculateur' }).getAttribute('href')));
    await expect(page.locator('.control-refused')).toHaveCount(0);
  });
