/** Lessons and first games, one short way through for each game: from the first task to the stars, as somebody does it who also gets it wrong. */
import type { Page } from '@playwright/test';
import { BOARD } from '#engine/gran/data/board.ts';
import type { PointId } from '#engine/gran/types.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, test } from './fixtures.ts';
import { touch } from './measures.ts';

const lesson = (page: Page) => page.getByRole('region', { name: 'Leçon', exact: true });
const task = (page: Page) => lesson(page).locator('h2.lesson-task');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** In the page: the same dice each time. */
function sameDice() {
  crypto.getRandomValues = (words) => {
    new Uint8Array(words.buffer, words.byteOffset, words.byteLength).fill(7);
    return words;
  };
}

/** A lesson begins by itself. */
async function begin(page: Page): Promise<void> {
  await expect(task(page)).toContainText('Exercice 1 sur');
}

/** Goes on once the task is done. */
async function goOn(page: Page, stars: string): Promise<void> {
  await expect(lesson(page).locator('.lesson-note-head')).toContainText(`Réussi , ${stars} sur trois`);
  await lesson(page)
    .getByRole('button', { name: /^(?:Continuer|Finir la leçon|Voir le bilan)$/ })
    .click();
}

/** The coach is folded, in sight with the whole of what it speaks of, and `most` pixels high. */
async function expectFolded(page: Page, board: string, most: number): Promise<void> {
  const coach = page.getByRole('complementary', { name: 'Premiers pas' });
  await expect(coach).toBeInViewport({ ratio: 1 });
  await expect(page.locator(board)).toBeInViewport();
  expect((await coach.boundingBox())?.height).toBeLessThanOrEqual(most);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  const point = (page: Page, id: PointId) => page.locator(`#plateau-spot-${BOARD.points.findIndex((one) => one.id === id)}`);
  const asked = (page: Page) => page.getByRole('region', { name: 'Ce qui est demandé' });
  /** Points where a turn ends without more. */
  const PLAIN = /point noir|point d’exil|cité|boule de cristal/;

  /** A finger on a point of Gran's board: what is tapped is where it is drawn. */
  async function tap(page: Page, id: PointId): Promise<void> {
    await expect(page.locator('.gran-table')).toHaveAttribute('data-asked', 'true');
    await touch(point(page, id));
  }

  test('Gran: walking, with a refusal, a miss, a hint, the solution, an answer, and the stars that stay', BY_NIGHT, async ({ page }) => {
    await page.goto('gran/lecons/marcher/');
    await begin(page);
    // Out of reach: the rule says why, and nothing is played.
    await tap(page, 'dragon-du-belvedere');
    await expect(asked(page)).toContainText('GRA-DEP-1');
    await tap(page, 'cite-de-galad');
    await goOn(page, 'trois étoiles');

    await expect(task(page)).toContainText('Dragon du Lac');
    await tap(page, 'dragon-du-lac');
    await expect(asked(page)).toContainText('Affronter le dragon');
    await tap(page, 'galad-7');
    // One point only: the second turn cannot make up for it, and this is said at once.
    await expect(lesson(page).locator('.lesson-note')).toContainText(/Pas encore.*à 3\spoints/s);
    await press(page, 'Reprendre du début');
    await press(page, 'Un indice');
    await expect(lesson(page).getByRole('listitem').filter({ hasText: 'hexagone violet' })).toBeVisible();
    await tap(page, 'galad-10');
    await tap(page, 'pierre-du-moulin');
    await goOn(page, 'deux étoiles');

    await expect(task(page)).toContainText('Exercice 3 sur 4');
    await press(page, 'Un indice');
    await press(page, 'Un autre indice');
    await press(page, 'Montrez-moi');
    await expect(lesson(page).locator('.lesson-note-head')).toHaveText('Voilà');
    await expectAccessible(page, '.lesson');
    await press(page, 'Continuer');

    await press(page, 'Il passe son tour');
    await expect(lesson(page).locator('.lesson-note-head')).toHaveText('Non');
    const answer = 'Il ne peut pas ; il sortira, et pourra revenir au tour suivant';
    await press(page, answer);
    await goOn(page, 'deux étoiles');

    // What was only looked at is left to do.
    await expect(task(page)).toContainText('Presque finie');
    await press(page, 'Faire l’exercice 3');
    await tap(page, 'galad-9');
    await tap(page, 'cite-de-galad');
    await goOn(page, 'une étoile');
    await press(page, answer);
    await goOn(page, 'trois étoiles');

    // Nine stars of twelve: two as a mean, rounded down.
    await expect(task(page)).toContainText('deux étoiles sur trois');
    await expectAccessible(page, '.lesson');
    await page.reload();
    await expect(lesson(page).getByRole('button', { name: /^Exercice 3 ?, une étoile sur trois$/ })).toBeVisible();
    await page.goto('gran/apprendre/');
    const done = page.getByRole('link', { name: /^Marcher.*deux étoiles sur trois/ });
    await expect(done).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    // A file in which nothing is a star says so; stars go at the second word only.
    await page.getByText('Mon avancement', { exact: true }).click();
    await page.getByLabel('Ouvrir un avancement').setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":1,"stars":{"gran":{"marcher":{"depart":9}}}}'),
    });
    await expect(page.getByText('Cet avancement ne contient aucune étoile.')).toBeVisible();
    await press(page, 'Effacer les étoiles de ce jeu');
    await expect(done).toBeVisible();
    await press(page, 'Effacer pour de bon');
    await expect(page.getByText('Les étoiles de ce jeu sont effacées.')).toBeVisible();
    await expect(done).toBeHidden();
  });

  test('Gran: the first game with a coach, who comes back with it, is thanked, and the game goes on', async ({ page }) => {
    const coach = page.getByRole('complementary', { name: 'Premiers pas' });
    await page.goto('gran/apprendre/');
    await page.getByRole('link', { name: /^Votre première partie/ }).click();
    await expect(coach).toContainText('L’anneau est à');
    await expectFolded(page, '.gran-table', 44);
    // It opens over the board, which stays where it was; by key too, and Escape gives the focus back.
    const fold = coach.getByRole('button', { name: 'Conseil', exact: true });
    await expect(page.locator('.gran-table')).toHaveAttribute('data-asked', 'true');
    await fold.focus();
    const board = await page.locator('.gran-table').boundingBox();
    await page.keyboard.press('Enter');
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(coach.getByRole('link', { name: 'La leçon : Marcher' })).toBeVisible();
    expect(await page.locator('.gran-table').boundingBox()).toEqual(board);
    await expectAccessible(page, '.table');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(fold).toBeFocused();
    // It goes when something else is touched.
    await fold.click();
    await asked(page).click({ position: { x: 4, y: 4 } });
    await expect(coach.getByRole('link', { name: 'La leçon : Marcher' })).toBeHidden();
    for (const turn of [2, 3]) {
      await page.locator('.table-permitted > summary').click();
      await page.locator('.table-permitted').getByRole('button', { name: PLAIN }).first().click();
      await expect(page.locator('.table-headline')).toContainText(`À vous tour ${turn}`, { timeout: 15_000 });
    }
    // Taken up again where it was, the coach with it.
    await page.reload();
    await expect(page.locator('.table-headline')).toContainText('tour 3');
    await fold.click();
    await press(page, 'Merci, je continue seul');
    await expect(coach).toBeHidden();
    await expect(page.locator('.gran-table')).toBeVisible();
    // He may be called back, and the game is found again from the pages where one comes back.
    await press(page, 'Rappeler le conseiller');
    await expect(coach).toBeVisible();
    for (const place of ['', 'gran/']) {
      await page.goto(place);
      await expect(page.getByRole('link', { name: 'Reprendre votre partie : Gran' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Reprendre votre partie : Gran' }).click();
    await expect(page.locator('.table-headline')).toContainText('tour 3');
  });

  test('De l’Orc: a first round, the coach in sight at every question, though one follows another at once', BY_NIGHT, async ({ page }) => {
    test.setTimeout(300_000);
    const coach = page.getByRole('complementary', { name: 'Premiers pas' });
    const board = page.locator('.orc-board');
    await page.addInitScript(sameDice);
    await page.goto('orc/apprendre/');
    await page.getByRole('link', { name: /^Votre première partie/ }).click();
    await expect(coach).toContainText('Conseil 1 sur 12');
    await page.getByLabel('Rythme de la donne').selectOption('quick');
    await press(page, 'Commencer la donne');
    // Eighty-one cards at nine tenths of a second; it waits for what the coach tells to lay.
    const waiting = page.locator('.table-question').getByText('Elle vous attend');
    const dealt = coach.getByText('La donne est finie');
    while (!(await dealt.isVisible())) {
      await expect(waiting.or(dealt).first()).toBeVisible({ timeout: 150_000 });
      if (await waiting.isVisible()) await page.getByRole('button', { name: /^Reprendre/ }).click();
    }
    for (const left of ['2 boucliers', '1 bouclier']) {
      await expect(coach).toContainText(left);
      // Once the others have laid theirs.
      await expect(coach).toContainText('promet le plus');
      const free = Number(/la pile (\d) promet le plus/.exec((await coach.textContent())?.replace(/\s/g, ' ') ?? '')?.[1]);
      await page
        .locator('.orc-pile')
        .nth(free - 1)
        .click();
    }
    // What would do nothing, question after question; the coach is read before it is answered.
    const answers = page.locator('.table-question button:not([aria-disabled="true"], .table-advice *)');
    const end = coach.getByText(/Conseil (6|7) sur 12/);
    const struck = page.locator('.table-blow').getByRole('button', { name: 'Continuer' });
    const asked: string[] = [];
    while (!(await end.isVisible())) {
      await expect(answers.or(struck).or(end).first()).toBeVisible({ timeout: 30_000 });
      if (await end.isVisible()) break;
      if (await struck.isVisible()) {
        await struck.click();
        continue;
      }
      asked.push((await board.getAttribute('data-phase')) ?? '');
      await expect(coach).toBeInViewport({ ratio: 1 });
      const before = await page.locator('.table-question').textContent();
      await answers.last().click();
      await expect(page.locator('.table-question').filter({ hasText: before ?? '' })).toHaveCount(0, { timeout: 30_000 });
    }
    expect(new Set(asked)).toEqual(new Set([...asked, 'mercenaries', 'commando']));
    // The second question of a battle comes as soon as the first is answered.
    expect(asked.filter((phase, at) => phase === 'commando' && asked[at - 1] === 'mercenaries').length).toBeGreaterThan(0);
  });

  test(
    'Zargo’s Lords: the first skirmish, a word in every phase, the answer told, the board in sight under the coach, and silence',
    BY_NIGHT,
    async ({ page }) => {
      const coach = page.getByRole('complementary', { name: 'Premiers pas' });
      const table = page.locator('.skirmish-table');
      await page.addInitScript(sameDice);
      await page.goto('zargos-lords/apprendre/');
      await page.getByRole('link', { name: /^Votre première escarmouche/ }).click();
      await expect(page).toHaveURL(/\/zargos-lords\/escarmouche\//);
      await expect(coach).toContainText('Mois conseillé 1 sur 3');
      // Folded, it is read whole: four short rows, above a board that has room under it.
      await expectFolded(page, '.table-board', 74);
      // It closes where the focus goes elsewhere, to what is asked.
      await expect(table).toHaveAttribute('data-asked', 'true');
      await coach.getByRole('button', { name: 'Mois conseillé 1 sur 3' }).click();
      await expect(coach).toContainText(/Vous menez les Chevaliers, à gauche\. .*peut aller en [A-I]\d+, pour .*éliminez\u2011les tous/s);
      await expect(coach.getByRole('link', { name: /L-59$/ })).toHaveAttribute('href', /\/litiges\//);
      await expectAccessible(page, '.table');
      // Whatever is advised, until three turns are over; or until nobody is left, should the dice will it.
      await page.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption({ label: 'au plus vite' });
      const told = new Set<string>();
      const end = coach.getByText(/Vos premiers pas sont faits|Déjà fini/);
      while (!(await end.isVisible())) {
        await expect(page.locator('.skirmish-table[data-asked="true"]').or(end).first()).toBeVisible({ timeout: 15_000 });
        const advice = page.getByRole('button', { name: 'Un conseil ?' });
        if (await end.isVisible()) break;
        told.add((await table.getAttribute('data-phase')) ?? '');
        if (await advice.isVisible()) {
          await advice.click();
          await press(page, 'Jouer ce coup');
          continue;
        }
        // One thing alone may be done: the phase is over, or an attack is owed.
        const finish = asked(page).getByRole('button', { name: /^Fin/ });
        if (!(await finish.isVisible()))
          await page
            .getByRole('button', { name: /cible permise/ })
            .first()
            .press('Enter');
        await asked(page).getByRole('button').filter({ visible: true }).first().click();
      }
      expect(told.size).toBeGreaterThanOrEqual(3);
      await expectAccessible(page, '.coach');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      await coach.getByRole('button', { name: /premiers pas|Déjà/ }).click();
      await press(page, 'Merci');
      await expect(coach).toBeHidden();
    },
  );

  test('Zargos: the weaker attack is not played and told its chance, the best one is; nothing lies over the hint; pawns on paper', async ({
    page,
  }) => {
    const walk = async (place: string) => {
      await lesson(page)
        .getByRole('button', { name: new RegExp(`^${place},`) })
        .focus();
      await page.keyboard.press('Enter');
    };
    await page.goto('zargos/lecons/le-bon-endroit/');
    await begin(page);
    await walk('Taïro ouest');
    await walk('Taïro nord');
    await expect(page.getByRole('button', { name: 'Attaquer avec 7 pions' })).toBeVisible();
    // Walls and winds come in later lessons.
    await expect(lesson(page).locator('.zt-odds')).toHaveText(/de prendre Taïro nord/);
    await expect(lesson(page).locator('.zt-odds')).not.toContainText(/÷|Vent/);
    // What is asked and what the lesson says share the foot of the screen.
    await page.getByRole('button', { name: 'Un indice' }).click({ trial: true });
    await press(page, 'Attaquer avec 7 pions');
    await expect(lesson(page).locator('.lesson-note')).toContainText(/Permis, mais.*54\s%.*92\s%/s);
    await expectAccessible(page, '.lesson');
    await walk('Taïro ouest');
    await walk('Taïro nord-est');
    await press(page, 'Attaquer avec 7 pions');
    await goOn(page, 'deux étoiles');
    await expect(task(page)).toContainText('Exercice 2 sur 4');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto('zargos/apprendre/');
    await expect(page.getByRole('link', { name: /^Le bon endroit/ })).toContainText('1 sur 4');
    await page.goto('zargos/lecons/le-bon-endroit/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.worksheet-still').first()).toBeVisible();
    expect(await page.locator('.worksheet-still').first().locator('.zt-token').count()).toBeGreaterThan(6);
  });

  test('Zargo’s Lords: half the force is told its chance; a chasm is refused to who would fly over it, and kept by who goes in; an answer, the stars', async ({
    page,
  }) => {
    const hex = async (name: string) => {
      await page
        .locator('.skirmish-table')
        .getByRole('button', { name: new RegExp(`^${name}\\b`) })
        .focus();
      await page.keyboard.press('Enter');
    };
    await page.goto('zargos-lords/lecons/le-but/');
    await begin(page);
    await hex('C6');
    // Two ways are shown at once.
    await lesson(page).getByText('Une autre façon').click();
    await press(page, 'Attaquer avec le Chevalier (C5)');
    await expect(lesson(page).locator('[data-note="worse"]')).toContainText(/67\s%.*100\s%/);
    await press(page, 'Attaquer avec le Chevalier (D5) et le Chevalier (C5)');
    await goOn(page, 'deux étoiles');
    await press(page, 'Le Dragon');
    await expect(lesson(page).locator('.lesson-note-head')).toHaveText('Non');
    await press(page, 'Le Serpent');
    await goOn(page, 'deux étoiles');

    await page.goto('zargos-lords/lecons/les-gouffres/');
    await begin(page);
    await hex('A3');
    await hex('C6');
    await expect(page.getByRole('region', { name: 'Ce qui est demandé' })).toContainText('LOR-GOU-1');
    await hex('C5');
    await expect(lesson(page).locator('[data-note="missed"]')).toContainText('paralysé pour trois coups');
    await expectAccessible(page, '.lesson');
    await press(page, 'Reprendre du début');
    await hex('G4');
    await hex('C6');
    await goOn(page, 'deux étoiles');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.goto('zargos-lords/apprendre/');
    await expect(page.getByRole('link', { name: /^Les gouffres/ })).toContainText('1 sur 4');
  });

  test('De l’Orc: too early a shield is refused; cards fall one by one, and the first to strike has the pile', async ({ page }) => {
    await page.goto('orc/lecons/recruter/');
    await page.getByRole('button', { name: /^Exercice 2/ }).click();
    await expect(task(page)).toContainText('Le chef des Nains est sur la pile 2');
    const shield = lesson(page).getByRole('button', { name: /^Bouclier/ });
    // Off for the machine, and told why to whoever presses it all the same.
    await shield.press('Enter');
    await expect(lesson(page).locator('[data-note="refused"]')).toContainText('pas de bouclier avant elle');
    await expect(
      lesson(page)
        .locator('.lesson-note')
        .getByRole('link', { name: /ORC-REC-5/ }),
    ).toHaveAttribute('href', /\/orc\/regles\/recrutement\/#orc-rec-5$/);
    await lesson(page).getByRole('combobox').selectOption({ label: 'pas à pas' });
    await lesson(page)
      .getByRole('button', { name: /^Reprendre la donne/ })
      .click();
    const next = lesson(page).getByRole('button', { name: /^Carte suivante/ });
    await next.click();
    await expect(lesson(page)).toContainText('36 / 81');
    await next.click();
    await expect(lesson(page)).toContainText('boucliers permis');
    await shield.click();
    await lesson(page)
      .getByRole('button', { name: /^Pile 2/ })
      .click();
    await expectAccessible(page, '.lesson');
    await goOn(page, 'deux étoiles');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test(
    'De l’Orc: a weaker stroke is told its exact chance and not played; the best one takes the chief, and its stars stay',
    BY_NIGHT,
    async ({ page }) => {
      const strike = (name: RegExp) => lesson(page).getByRole('button', { name }).press('Enter');
      await page.goto('orc/lecons/la-bataille/');
      await begin(page);
      await strike(/Jaune : .*Mercenaires/);
      await expect(lesson(page).locator('[data-note="worse"]')).toContainText(/47\s%.*77\s%/);
      await strike(/Rouge : .*Squelettes/);
      await expect(lesson(page)).toContainText('La première bataille : vous l’emportez.');
      await goOn(page, 'deux étoiles');
      await expect(task(page)).toContainText('Gagnez la partie.');
      await page.reload();
      await expect(lesson(page).getByRole('button', { name: /^Exercice 1 ?, deux étoiles sur trois$/ })).toBeVisible();
      await page.goto('orc/apprendre/');
      await expect(page.getByRole('link', { name: /^Coups bas/ })).toContainText('1 sur 3');
    },
  );
});

test('Gran, by keyboard: the list plays, a miss hands the focus to the way on, the task takes it back; a hint is heard', async ({
  page,
}) => {
  const focused = page.locator(':focus');
  const pick = async (name: RegExp) => {
    await page.locator('.table-permitted > summary').press('Enter');
    await page.locator('.table-permitted').getByRole('button', { name }).press('Enter');
  };
  await page.goto('gran/lecons/les-amulettes/');
  await page.getByRole('button', { name: /^Exercice 2/ }).press('Enter');
  await expect(focused).toContainText('Il vous reste une amulette.');
  await pick(/^Galad 5/);
  await expect(lesson(page).getByText(/^Pas encore\. C’est la cité/)).toHaveRole('status');
  await expect(focused).toHaveText('Reprendre du début');
  await page.keyboard.press('Enter');
  await expect(focused).toContainText('Il vous reste une amulette.');
  await page.getByRole('button', { name: 'Un indice' }).press('Enter');
  await expect(lesson(page).getByRole('status').filter({ hasText: 'Une cité rend une amulette' })).toBeAttached();
});

test.describe('on a small phone, with motion', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, reducedMotion: 'no-preference' });

  for (const [slug, board] of [
    ['zargos-lords/lecons/tirer/', '.table-board'],
    ['zargos/lecons/attaquer/', '.atlas-frame'],
    ['gran/lecons/les-cites/', '.atlas-frame'],
  ] as const)
    test(`${slug}: an exercise that is asked for opens at the top, the whole board under it`, BY_NIGHT, async ({ page }) => {
      await page.goto(`${slug}#exercice`);
      await begin(page);
      await expect(task(page)).toBeInViewport({ ratio: 1 });
      const map = lesson(page).locator(board).first();
      await expect(map).toBeInViewport({ ratio: 1 });
      // What comes into sight by itself does so after the board is drawn: it finds all in place.
      await page.waitForTimeout(600);
      await expect(map).toBeInViewport({ ratio: 1 });
      expect((await task(page).boundingBox())?.y).toBeLessThan(60);
    });

  test('what is said of an answer comes into sight whole, and the way on with it', async ({ page }) => {
    await page.goto('gran/lecons/le-but/');
    await begin(page);
    await page.getByRole('button', { name: /^Exercice 3/ }).click();
    const answers = lesson(page).locator('.lesson-answers button');
    await answers.first().click();
    await expect(lesson(page).locator('.lesson-note')).toBeInViewport({ ratio: 1 });
    await answers.nth(1).click();
    await expect(page.getByRole('button', { name: 'Continuer', exact: true })).toBeInViewport({ ratio: 1 });
  });
});
