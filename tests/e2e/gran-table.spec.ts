/** The table of Gran, as two who share a phone meet it: a whole game tapped to its end, with a refusal, an undo, a reload, a replay and a link on the way. */
import type { Page } from '@playwright/test';
import { isWeighty, movesByPoint, waysAmong, whyNot } from '#components/gran/play/choices.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { GRAN } from '#engine/gran/game.ts';
import type { Move, Phase, PointId, State } from '#engine/gran/types.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, MOVING, tableSeeded, test } from './fixtures.ts';
import { touch } from './measures.ts';

test.use(MOVING);

const TABLE = 'gran/jouer/';
const SEED = 'deux';

const tableOf = (page: Page) => page.getByRole('region', { name: 'Table de jeu' });
const board = (page: Page) => page.locator('.gran-table');
const asked = (page: Page) => page.getByRole('region', { name: 'Ce qui est demandé' });

const open = (page: Page) => tableSeeded(page, TABLE, SEED);

/** Two people at this screen, two seals. */
async function sitDown(page: Page) {
  await open(page);
  await page.locator('.table-counts').getByRole('radio', { name: '2' }).check({ force: true });
  await page.locator('.table-seats select').nth(1).selectOption('');
  await page.getByRole('radio', { name: /2 sceaux/ }).check({ force: true });
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
}

/** A tap on the point itself, as a finger does: after what a duel laid over the board, which would take it and is gone by itself sooner or later. */
async function tap(page: Page, id: PointId) {
  await page.locator('.table-show button').evaluateAll(([skip]) => {
    if (skip instanceof HTMLElement) skip.click();
  });
  await touch(page.locator(`#plateau-spot-${BOARD.points.findIndex((point) => point.id === id)}`), '.table-board');
}

/** The move that a thoughtful player makes, as the board offers it: of ways that are all one, the first. */
function chosen(state: State, dice: ReturnType<typeof diceFrom>): { readonly move: Move; readonly at?: PointId; readonly button: number } {
  const legal = GRAN.moves(state, state.turn);
  const view = GRAN.view(state, state.turn);
  const move = BOTS.greedy(view, legal, dice, 50);
  const [at, moves] = [...movesByPoint(legal)].find(([, those]) => those.includes(move)) ?? [];
  if (at === undefined || !moves) return { move, button: 0 };
  const ways = waysAmong(view, moves);
  const button = Math.max(
    0,
    ways.findIndex((way) => way.move === move),
  );
  return { move: ways[button]?.move ?? move, at, button: isWeighty(ways) ? button : -1 };
}

/** Plays on a point; where a finger covers several, the one that was touched is asked about first. */
async function playOn(page: Page, at: PointId, { kind }: Move, button: number) {
  await tap(page, at);
  const isBlunt = await page.evaluate(
    () => matchMedia('(pointer: coarse) and (max-width: 46rem)').matches && !document.querySelector('.gran-table [data-zoomed]'),
  );
  const isFar = (await page.locator('.gran-table [data-far]').count()) > 0;
  if (button >= 0 || (isBlunt && kind === 'walk')) await page.locator('.gran-way button').nth(Math.max(0, button)).click();
  else if (isBlunt || (isFar && kind !== 'walk'))
    await asked(page)
      .getByRole('button', { name: /^(?:L’exiler|Poser la pierre|Déposer l’anneau) ici$|^Lever cette pierre$/ })
      .click();
}

const stones = (page: Page) => page.locator('.gran-marks .gran-block');

async function agrees(page: Page, { phase, turn, position }: State) {
  await expect(board(page)).toHaveAttribute('data-phase', phase);
  await expect(board(page)).toHaveAttribute('data-turn', String(turn));
  await expect(stones(page)).toHaveCount(position.stones.length);
}

const isClean = (page: Page): Promise<void> => expectAccessible(page);

test.describe('two on one phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  test('a whole game is tapped to its end', BY_NIGHT, async ({ page, context }) => {
    // Some sixty moves and six looks by axe: on a machine with much else to do that takes its time.
    test.setTimeout(480_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sitDown(page);
    const options = GRAN.checkOptions({ seats: 2, goal: 2 });
    if (!options.ok) throw new Error(options.because);
    const dice = diceFrom(seeded('doigts'));
    let state = GRAN.setup(options.value, SEED);
    const seen = new Set<Phase | 'undone' | 'refused' | 'reloaded'>();
    let moves = 0;
    while (state.phase !== 'over') {
      await agrees(page, state);
      const legal = GRAN.moves(state, state.turn);
      const points = [...movesByPoint(legal).keys()];
      await expect(page.locator('[data-open]')).toHaveCount(points.length);
      const isNew = !seen.has(state.phase);
      seen.add(state.phase);
      if (isNew) {
        const marked = await page.locator('[data-open]').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-open')));
        expect(marked.sort(), state.phase).toEqual([...points].sort());
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
        await isClean(page);
        const shut =
          BOARD.points.find(({ id }) => !points.includes(id) && !state.position.pieces.some((piece) => piece.at === id))?.id ?? '';
        await tap(page, shut);
        const now = state;
        const refused = whyNot(GRAN.view(now, now.turn), shut, (move) => GRAN.judge(now, move));
        await expect(
          asked(page)
            .getByRole('link', { name: refused?.rule ?? '' })
            .first(),
        ).toBeVisible();
        seen.add('refused');
      }
      const { move, at, button } = chosen(state, dice);
      if (at === undefined)
        await asked(page)
          .getByRole('button', { name: /Retirer le carcan|Rester ici|Passer/ })
          .click();
      else await playOn(page, at, move, button);
      const before = state;
      state = GRAN.play(state, move).state;
      moves += 1;
      if (!seen.has('undone') && moves > 4 && state.random.join() === before.random.join() && state.phase !== 'over') {
        await agrees(page, state);
        await page.getByRole('button', { name: /^Annuler/ }).click();
        await agrees(page, before);
        if (at !== undefined) await playOn(page, at, move, button);
        seen.add('undone');
      }
      if (moves === 8) {
        await agrees(page, state);
        await page.reload();
        await agrees(page, state);
        seen.add('reloaded');
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['walk', 'deposit', 'undone', 'refused', 'reloaded']));
    const end = page.getByRole('region', { name: 'Fin de la partie' });
    await expect(end).toContainText(GRAN.outcome(state)?.winners[0] === 0 ? 'Jaune l’emporte' : 'Bleu l’emporte');
    await expect(end.locator('.table-chart')).toBeVisible();
    await isClean(page);

    await tableOf(page).getByRole('button', { name: 'Revoir la partie' }).click();
    const slider = page.getByRole('slider').first();
    await slider.press('Home');
    await expect(board(page)).toHaveAttribute('data-phase', 'walk');
    await expect(stones(page)).toHaveCount(0);
    await slider.press('End');
    await expect(end).toBeVisible();

    await tableOf(page)
      .getByRole('button', { name: /^Copier le lien/ })
      .first()
      .click();
    await expect(tableOf(page).getByRole('button', { name: /Lien copié/ })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(60_000);
    await page.goto('gran/plateau/');
    await page.goto(link);
    await expect(page.getByText(/^Une partie (en cours|finie), reçue par un lien\./)).toBeVisible();
    await expect(board(page)).toBeVisible();
  });
});

test('against bots, by keyboard: the list plays, the log tells it, and Escape leaves the board for what is asked', async ({ page }) => {
  await open(page);
  await page.locator('.table-counts').getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByRole('button', { name: 'Commencer la partie' }).press('Enter');
  await expect(board(page)).toHaveAttribute('data-asked', 'true', { timeout: 30_000 });
  const list = asked(page).locator('.table-permitted');
  await list.locator('summary').press('Enter');
  await list.getByRole('button').first().press('Enter');
  const way = page.locator('.gran-way button').first();
  if (await way.isVisible()) await way.press('Enter');
  await expect(page.locator('.table-log-lines')).toContainText(/Vous allez de/);
  await expect(board(page)).toHaveAttribute('data-asked', 'true', { timeout: 30_000 });
  await page.locator('.atlas-spot[tabindex="0"]').focus();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeFocused();
});

test('a line of the log that is pointed at, or has the focus, is named on the board; the welcome goes with the first move', async ({
  page,
}) => {
  await page.goto(`${TABLE}#vite`);
  await expect(board(page)).toHaveAttribute('data-asked', 'true', { timeout: 30_000 });
  const welcome = page.getByText('voici une première partie');
  await expect(welcome).toBeVisible();
  const list = asked(page).locator('.table-permitted');
  await list.locator('summary').click();
  // Nobody stands there: the tap plays.
  const free = list.getByRole('button', { name: /^Galad \d+/ }).filter({ hasNotText: 'chevalier' });
  const [name = ''] = /^Galad.\d+/.exec((await free.first().textContent()) ?? '') ?? [];
  await free.first().click();
  const told = new RegExp(`Vous allez de .* à «\\s${name}\\s»`);
  const lines = page.locator('.table-log-lines > li');
  const line = lines.filter({ hasText: told });
  await expect(line).toBeVisible();
  await expect(welcome).toBeHidden();
  await expect(board(page)).toHaveAttribute('data-asked', 'true', { timeout: 30_000 });
  // By a ring: its number is under who stands there.
  const named = page.locator('.gran-marks .gran-named');
  await expect(named).toHaveCount(0);
  await line.hover({ position: { x: 20, y: 8 } });
  await expect(named).toHaveCount(1);
  await asked(page).hover();
  await expect(named).toHaveCount(0);
  // One tab stop, and the arrows from line to line.
  await expect(page.locator('.table-log-lines > [tabindex="0"]')).toHaveCount(1);
  await lines.first().focus();
  const texts = await lines.allTextContents();
  for (let at = texts.findIndex((text) => told.test(text)); at > 0; at--) await page.keyboard.press('ArrowDown');
  await expect(line).toBeFocused();
  await expect(named).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says so, and leads to the board', async ({ page }) => {
    await page.goto(TABLE);
    await expect(page.getByText(/La partie demande le script/)).toBeVisible();
    await expect(page.locator('.table-chooser')).toBeHidden();
  });
});
