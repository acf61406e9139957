/** The skirmish of Zargo's Lords: a whole game touched to its end by two who share a phone, and a turn played with the keyboard against the computer. */
import type { Page } from '@playwright/test';
import { linesToChoose, optionOf } from '#components/zargos-lords/skirmish/choices.ts';
import { fatedLine, isDoomed } from '#components/zargos-lords/skirmish/ways.ts';
import { END_LABELS } from '#components/zargos-lords/skirmish/words.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { DIRECTION_NAMES, type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { MONTHS, type Move, type State, type View } from '#engine/zargos-lords/game/types.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, tableSeeded, test } from './fixtures.ts';
import { touch } from './measures.ts';

const TABLE = 'zargos-lords/escarmouche/';
const SEED = 'pont';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const asked = (page: Page) => page.getByRole('region', { name: 'Ce qui est demandé' });
const hexAt = (page: Page, hex: Hex) => page.locator(`[id="carte-${keyOf(hex)}"]`);
const spaced = (text: string): RegExp => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s'));

const open = (page: Page) => tableSeeded(page, TABLE, SEED);

/** A finger on the hex itself. */
const tap = (page: Page, hex: Hex) => touch(hexAt(page, hex));

/** The button of an offered move, unfolded where there are many. */
async function press(page: Page, state: State, move: Move) {
  const { act, label } = optionOf(LORDS.view(state, 'public'), move);
  const button = asked(page).getByRole('button', { name: spaced(act ?? label) });
  const more = asked(page).locator('.skirmish-more > summary');
  if (!(await button.first().isVisible()) && (await more.count()) > 0) await more.click();
  await button.first().click();
}

/** No line saves it: there is one button, and none to choose. */
function isLostAnyway(state: State, id: string): boolean {
  const view = LORDS.view(state, 'public');
  return view.falling.some((one) => one.id === id && isDoomed(view, one));
}

/** The table plays for whom no line of retreat saves: nobody is asked. */
function unasked(state: State): State {
  const [seat = 0] = LORDS.toMove(state);
  const line = fatedLine(LORDS.view(state, seat), seat, LORDS.moves(state, seat));
  return line ? unasked(LORDS.play(state, line).state) : state;
}

async function make(page: Page, state: State, move: Move) {
  const at = (id: string): Hex => counterOf(state.position, id).at;
  switch (move.kind) {
    case 'march':
      await tap(page, at(move.id));
      await tap(page, move.to);
      return move.against === undefined ? undefined : press(page, state, move);
    case 'shoot':
      if (state.phase === 'march') await tap(page, at(move.shooters[0] ?? ''));
      await tap(page, at(move.target));
      return press(page, state, move);
    case 'attack':
      await tap(page, at(move.targets[0] ?? ''));
      return press(page, state, move);
    case 'retreat':
      if (state.falling[0]?.id !== move.id) await tap(page, at(move.id));
      if (isLostAnyway(state, move.id))
        return asked(page)
          .getByRole('button', { name: spaced('Il est éliminé') })
          .click();
      // The line is looked at before it is taken.
      await asked(page)
        .getByRole('button', { name: spaced(`Vers ${DIRECTION_NAMES[move.direction]} :`) })
        .click();
      return press(page, state, move);
    case 'end':
      await asked(page).getByRole('button', { name: END_LABELS[state.phase] }).click();
      // Who has not moved is said first.
      if (state.phase === 'march' && LORDS.moves(state, move.seat).some(({ kind }) => kind === 'march'))
        await asked(page).getByRole('button', { name: 'Finir les mouvements' }).click();
      return undefined;
  }
}

/** Lines of retreat that come to the same are one button. */
const buttonsOf = (view: View, listed: readonly Move[]): readonly Move[] =>
  listed.filter(
    (one) => one.kind !== 'retreat' || one.alone || linesToChoose(view, listed, { picked: one.id }).some(({ move }) => move === one),
  );

test('a whole game of two on a phone, touch by touch: a refusal, an undo, a reload, the end', BY_NIGHT, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await page.locator('.table-seats select').nth(1).selectOption('');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.locator('.skirmish-table')).toBeVisible();
  let state = LORDS.setup({ seats: 2, scenario: 'ponts', months: MONTHS[0], options: {} }, SEED);
  const dice = diceFrom(seeded('two'));
  // The sea is shut, and says so; another's counter too.
  await tap(page, counterOf(state.position, 'a1').at);
  await tap(page, { q: 5, r: 2 });
  await expect(asked(page)).toContainText('La mer est infranchissable');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await tap(page, counterOf(state.position, 'a1').at);
  const seen = new Set<string>();
  for (let count = 0; !LORDS.outcome(state); count += 1) {
    // Dice are shown before anything more is asked.
    await expect(page.locator('.skirmish-table')).toHaveAttribute('data-asked', 'true');
    const [seat = 0] = LORDS.toMove(state);
    const view = LORDS.view(state, seat);
    const move = BOTS.greedy(view, buttonsOf(view, LORDS.moves(state, seat)), dice, 0);
    await make(page, state, move);
    const after = unasked(LORDS.play(state, move).state);
    if (count === 0) {
      await page.getByRole('button', { name: /^Annuler/ }).click();
      await make(page, state, move);
    }
    if (count === 6) await page.reload();
    state = after;
    if (!LORDS.outcome(state)) await expect(page.locator('.skirmish-table')).toHaveAttribute('data-phase', state.phase);
    if (!seen.has(state.phase) && !LORDS.outcome(state)) {
      seen.add(state.phase);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    }
  }
  await expect(page.getByRole('region', { name: 'Fin de la partie' })).toBeVisible();
  // Points month after month, a line a side.
  await expect(page.getByRole('region', { name: 'Fin de la partie' }).locator('.table-chart-line')).toHaveCount(2);
  await expectAccessible(page);
  expect(seen.size).toBeGreaterThanOrEqual(3);
});

test('against the computer with the keyboard alone: a counter walks, the turn ends, the answer is in the log with its rules', async ({
  page,
}) => {
  await open(page);
  // From the top of the page: to its text, then past what is chosen.
  await page.getByRole('link', { name: 'Aller au contenu' }).press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Commencer la partie' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.skirmish-table')).toBeVisible();
  const state = LORDS.setup({ seats: 2, scenario: 'ponts', months: MONTHS[0], options: {} }, SEED);
  await hexAt(page, counterOf(state.position, 'a4').at).focus();
  await page.keyboard.press('Enter');
  await expect(asked(page)).toContainText('Fantarcher des Chevaliers');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const walked = page.locator('.table-log li').filter({ hasText: /Le Fantarcher des Chevaliers \(E2\) va en/ });
  await expect(walked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeFocused();
  // Pointed at, the line shows its counter on the map, on one's own turn too.
  await walked.focus();
  await expect(page.locator('.table-board [aria-label*="en question"]')).toHaveCount(1);
  await asked(page).focus();
  await expect(page.locator('.table-board [aria-label*="en question"]')).toHaveCount(0);
  // Advice is one key away.
  await page.keyboard.press('a');
  await expect(asked(page).getByRole('button', { name: 'Un conseil ?' })).toBeFocused();
  await expect(asked(page)).toContainText('Un joueur de force');
  await asked(page).getByRole('button', { name: 'Fin des mouvements' }).press('Enter');
  await expect(asked(page)).toContainText(/5 pions n’ont pas bougé/);
  await asked(page).getByRole('button', { name: 'Finir les mouvements' }).press('Enter');
  const skip = asked(page).getByRole('button', { name: 'Fin des tirs' });
  if (await skip.isVisible()) await skip.press('Enter');
  await expect(page.locator('.table-log')).toContainText(/des Dragons \(\w+\) va en|[Ll]e Dragon \(\w+\)/, { timeout: 15_000 });
});

test('whoever does not know the game is led from its table to its lessons', async ({ page }) => {
  await page.goto(`${TABLE}#vite`);
  await page.getByRole('link', { name: 'Les leçons' }).click();
  await expect(page).toHaveURL(/\/zargos-lords\/apprendre\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the told skirmish is watched at the table, from its first move', async ({ page }) => {
  await page.goto('zargos-lords/raconte/');
  await expect(page.locator('.lords-told')).toHaveCount(12);
  await page.getByRole('link', { name: 'Revoyez cette escarmouche coup par coup' }).click();
  await expect(page.getByText(/^Une partie (en cours|finie), reçue par un lien\./)).toBeVisible();
  await expect(page.getByText('0 / 44')).toBeVisible();
});
