/** The games that teach Zargos, as somebody meets them who has never played: led there, told what to touch, and on to the next in one tap. */
import type { Page } from '@playwright/test';
import { formatLink } from '#components/table/replay/link.ts';
import { accepted } from '#engine/core/accepted.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import { SCENARIOS } from '#engine/zargos/data/scenarios.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { labelFaults } from '#scripts/look/measure.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, keeping, MOVING, test } from './fixtures.ts';

test.use({ ...MOVING, viewport: { width: 390, height: 844 } });

const TABLE = 'zargos/jouer/';
const coach = (page: Page) => page.getByRole('complementary', { name: 'Premiers pas' });
const spot = (page: Page, name: string) => page.locator(`.atlas-spot[aria-label^="${name},"]`);
const PLAYERS = [{ kind: 'human' }, { kind: 'bot', level: 'etourdi' }];

/** A first game to its end, the learner's moves at random unless said otherwise, that `isWanted`. */
function playedOut(isWanted: (state: State) => boolean, learner = BOTS.random) {
  const options = accepted(ZARGOS.checkOptions({ seats: 2, scenario: SCENARIOS.premiere }));
  for (let game = 0; ; game += 1) {
    const seed = `perdue ${game}`;
    const dice = diceFrom(seeded(seed));
    const moves: Move[] = [];
    let state = ZARGOS.setup(options, seed);
    while (state.phase !== 'over') {
      const [seat = 0] = ZARGOS.toMove(state);
      const move = (seat === 0 ? learner : BOTS.etourdi)(ZARGOS.view(state, seat), ZARGOS.moves(state, seat), dice, 1);
      moves.push(move);
      state = ZARGOS.step(state, move).state;
    }
    if (isWanted(state)) return { version: ZARGOS.version, game: ZARGOS.id, options, seed, moves };
  }
}

test('who asks for a game and has played none is led to the first; both are offered where games are chosen', async ({ page }) => {
  await page.goto('zargos/');
  await page.getByRole('link', { name: 'Votre première partie, 20 minutes' }).click();
  await expect(page.locator('.table-headline')).toContainText('tour 1 sur 6');
  await page.evaluate(() => localStorage.clear());
  await page.goto('orc/');
  await page.goto(`${TABLE}#vite`);
  await expect(page.locator('.table-headline')).toContainText('À vous, les Amazones');
  await expect(page.locator('.table-headline')).toContainText('tour 1 sur 6');
  const welcome = page.getByText('voici une première partie');
  await expect(welcome).toBeVisible();
  await page.getByText('Fichier, son et départ').click();
  await page.getByRole('button', { name: 'Quitter la partie' }).click();
  await expect(welcome).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto('orc/');
  await page.goto(TABLE);
  const offered = page.getByRole('list', { name: 'Pour apprendre en jouant' });
  await expect(offered.getByRole('link')).toHaveText(['Votre première partie, 20 minutes', 'La deuxième, 30 minutes']);
  await expectAccessible(page, '.table');
});

test('begun by key, the first game hands the keyboard to what is asked', async ({ page }) => {
  await page.goto(TABLE);
  const link = page.getByRole('link', { name: /^Votre première partie, / });
  // The table is awake, and whoever keeps its focus is there.
  await page.waitForLoadState('networkidle');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#table-asked')).toBeFocused();
});

test('the first turn is said place by place on a phone, and nothing on the screen is of what the game has not', async ({ page }) => {
  await page.goto(`${TABLE}#lecon`);
  await expect(coach(page)).toContainText('; puis 2 d’Akilon nord : 7 contre 3');
  await spot(page, 'Taïro sud-est').click({ force: true });
  await spot(page, 'Taïro').click({ force: true });
  await expect(page.getByRole('region', { name: 'Attaque' })).toContainText(/\d+\s%\sde prendre Taïro/);
  await expect(page.getByRole('region', { name: 'Attaque' })).toContainText(/Avec les 2 qui suivent · 9\d/);
  await expect(page.getByRole('region', { name: 'Attaque' })).not.toContainText('÷');
  await page.getByRole('button', { name: 'Attaquer avec 5 pions' }).click();
  await expect(coach(page)).toContainText('Touchez Akilon nord, puis Taïro, 2 pions : 7 contre 3');
  await spot(page, 'Akilon nord').click({ force: true });
  await spot(page, 'Taïro').click({ force: true });
  // As many as the coach says, and no more.
  await page.getByRole('button', { name: 'Attaquer avec 2 pions' }).click();
  await expect(coach(page)).toContainText('Touchez Akilon, puis Palmyr-est, 3 pions : personne n’y est.');
  await page.getByRole('button', { name: 'Un conseil ?' }).click();
  await expect(page.locator('.table-advice')).toContainText(
    'attaquez Palmyr-est avec 4 pions à la fois : 3 depuis Akilon et 1 depuis Palmyr sud.',
  );
  await expect(page.locator('.table-seated')).not.toContainText(/bateau|magie|Vent de|Cité Interdite|Maître/);
  // A place out of play answers nothing: it is not on this board.
  await expect(spot(page, 'Banzol')).toHaveCount(0);
  await expect(page.locator('.zt-outside')).not.toHaveCount(0);
  await expectAccessible(page, '.table');
});

test.describe('on a low desk', () => {
  test.use({ viewport: { width: 1440, height: 560 } });
  test('the coach gives way to what is asked: his line and all answers are on the screen', async ({ page }) => {
    await page.goto(`${TABLE}#lecon`);
    await expect(coach(page)).toContainText('Touchez Taïro sud-est');
    await expect(coach(page).getByText('Vous menez les Amazones')).toBeVisible();
    await spot(page, 'Taïro sud-est').click({ force: true });
    await spot(page, 'Taïro').click({ force: true });
    await expect(page.getByRole('button', { name: 'Attaquer avec 5 pions' })).toBeInViewport({ ratio: 1 });
    await expect(coach(page).getByText('Touchez Taïro sud-est')).toBeInViewport({ ratio: 1 });
    await expect(coach(page)).toHaveAttribute('data-open', 'true');
  });
});

test(
  'what falls is seen over what sticks to the foot of the screen, and the arrow of what was advised has gone',
  BY_NIGHT,
  async ({ page }) => {
    await page.goto(`${TABLE}#lecon`);
    await expect(coach(page)).toContainText('Touchez Taïro sud-est');
    await expect(page.locator('.zt-way.is-thought')).not.toHaveCount(0);
    await spot(page, 'Taïro sud-est').click({ force: true });
    await spot(page, 'Taïro').click({ force: true });
    await page.getByRole('button', { name: 'Attaquer avec 5 pions' }).click();
    await expect(coach(page)).toContainText('Touchez Akilon nord');
    await page.getByRole('button', { name: 'Combattre' }).click();
    const show = page.locator('.table-show[data-told="false"]');
    await expect(show).toBeVisible();
    await expect(page.locator('.zt-way.is-thought')).toHaveCount(0);
    const [dock, skip] = [await page.locator('.table-dock').boundingBox(), await show.boundingBox()];
    // One row: the word beside the way on.
    expect(dock?.height).toBeLessThanOrEqual((skip?.height ?? 0) + 1);
  },
);

test('a lost game says why, in facts, and leads on in one tap', BY_NIGHT, async ({ page }) => {
  await keeping(
    page,
    'zargos',
    playedOut(({ ending }) => ending?.winners[0] === 1),
    PLAYERS,
  );
  await page.goto(TABLE);
  const end = page.getByRole('region', { name: 'Fin de la partie' });
  await expect(end).toContainText('le plus de provinces l’emporte, puis de pions, selon nous');
  await expect(end.getByText('Pourquoi ?').locator('..')).toContainText(/pion|tour|point/);
  await expectAccessible(page, '.zt-end');
  await end.getByRole('link', { name: 'La deuxième, 30 minutes' }).click();
  await expect(page.locator('.table-headline')).toContainText('tour 1 sur 6');
  await expect(page.getByRole('list', { name: 'Votre main' })).toBeVisible();
});

test('a won game says what decided it', async ({ page }) => {
  await keeping(
    page,
    'zargos',
    playedOut(({ ending }) => ending?.winners.join() === '0', BOTS.etourdi),
    PLAYERS,
  );
  await page.goto(TABLE);
  const end = page.getByRole('region', { name: 'Fin de la partie' });
  await expect(end.getByText('Pourquoi ?').locator('..')).toContainText(/\d+ provinces? prises? et /);
});

test('its link holds the scenario', async ({ page }) => {
  await page.goto(
    `${TABLE}#${await formatLink(
      playedOut(() => true),
      3,
    )}`,
  );
  await expect(page.locator('.table-headline')).toContainText('sur 6');
  await expect(page.locator('.zt-outside')).not.toHaveCount(0);
});

test('between the two touches of an attack the map stays under the finger, and a refusal keeps where one goes from', async ({ page }) => {
  await page.goto(`${TABLE}#lecon-2`);
  await expect(coach(page)).toContainText('Faites ces');
  await expect(page.locator('.zt-name.is-told')).toHaveCount(2);
  const [from = '', to = ''] = await page.locator('.zt-name.is-told').allTextContents();
  const stands = async () => {
    const box = await spot(page, to).boundingBox();
    return box && [Math.round(box.x), Math.round(box.y)];
  };
  // The map has come to rest.
  await expect(page.locator('.zt-name.is-told').first()).toBeVisible();
  await page.waitForTimeout(800);
  const before = await stands();
  await spot(page, from).click({ force: true });
  const touched = page.getByText(`Depuis ${from} : touchez la cible`);
  await expect(touched).toBeVisible();
  await page.waitForTimeout(800);
  expect(await stands()).toEqual(before);
  await spot(page, 'Passe du sud').click({ force: true });
  await page.getByRole('region', { name: 'Refusé' }).getByRole('button', { name: 'Compris' }).click();
  await expect(touched).toBeVisible();
  await page.waitForTimeout(800);
  expect(await stands()).toEqual(before);
  await spot(page, to).click({ force: true });
  await expect(page.getByRole('region', { name: 'Attaque', exact: true })).toContainText(`${from} → ${to}`);
});

test('the attacks advised together are declared by one tap, and taken back by one', async ({ page }) => {
  await page.goto(`${TABLE}#lecon-2`);
  const all = page.getByRole('button', { name: /^Faire ces \d attaques$/ });
  const count = Number(/\d/.exec((await all.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(1);
  await all.click();
  await expect(page.getByText(`${count} attaques déclarées.`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Les ${count} attaques à la suite` })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(all).toBeVisible();
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });
    test('names on the map stand on their own provinces, and on no piece, from near and with the whole planet in sight', async ({
      page,
    }) => {
      await page.goto(`${TABLE}#lecon-2`);
      await expect(coach(page)).toContainText('Faites ces');
      const { names, ids } = tablesFor({ board: null, scenario: SCENARIOS.deuxieme });
      const places = names.map((name, at) => [name.replace(/-/g, ' '), ids[at] ?? ''] as const);
      /** Names that stand elsewhere, and how many there are. */
      const told = () =>
        page.evaluate((places) => {
          const whole: Readonly<Record<string, string>> = { N: 'nord', S: 'sud', E: 'est', O: 'ouest' };
          const labels = [...document.querySelectorAll('.zt-named text')].filter((label) => label.checkVisibility());
          const astray = labels.flatMap((label) => {
            // What one is told to touch is named beside it where its land has no room.
            if (label.classList.contains('is-told')) return [];
            const name = (label.textContent ?? '').replace(/-/g, ' ').replace(/\b[NSEO]\b/g, (side) => whole[side] ?? side);
            const id = places.find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1];
            const land = document.querySelector<SVGGeometryElement>(`.atlas-sheet [data-id="${id}"]`);
            const box = label.getBoundingClientRect();
            const matrix = land?.getScreenCTM()?.inverse();
            const at = new DOMPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2).matrixTransform(matrix ?? undefined);
            return matrix && land?.isPointInFill(at) ? [] : [name];
          });
          return { astray, count: labels.length };
        }, places);
      for (const isWhole of [false, true]) {
        if (isWhole) await page.getByRole('button', { name: 'Voir toute la carte' }).click();
        await expect(page.locator('.zt-named').first()).toBeVisible();
        await expect.poll(async () => (await told()).astray).toEqual([]);
        expect((await told()).count).toBeGreaterThan(isWhole ? 0 : 2);
        const faults = await page.evaluate(labelFaults);
        expect(faults.filter((fault) => /zt-token|zt-way/.test(fault))).toEqual([]);
      }
    });
  });
}

test('a coach who has thought for less than a blink never says that he thinks', async ({ page }) => {
  await page.addInitScript(() => {
    const told = { at: [] as number[], acted: 0 };
    Object.assign(window, { told });
    addEventListener('click', () => (told.acted = performance.now()), true);
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => {
        const line = document.querySelector('.coach-now')?.textContent ?? '';
        if (/réfléchit/.test(line)) told.at.push(performance.now() - told.acted);
      }).observe(document.body, { subtree: true, childList: true, characterData: true }),
    );
  });
  await page.goto(`${TABLE}#lecon`);
  await expect(coach(page)).toContainText('Touchez Taïro sud-est');
  await spot(page, 'Taïro sud-est').click({ force: true });
  await spot(page, 'Taïro').click({ force: true });
  await page.getByRole('button', { name: 'Attaquer avec 5 pions' }).click();
  await expect(coach(page)).toContainText('Touchez Akilon nord');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(coach(page)).toContainText('Touchez Taïro sud-est');
  const told = await page.evaluate(() => (window as unknown as { told: { at: number[] } }).told.at);
  expect(told.filter((ms) => ms < 380)).toEqual([]);
});
