/** The whole game of Zargo's Lords: a siege touched to its end on a phone, by two who pass it to each other. */
import type { Page } from '@playwright/test';
import { centreOf, drawnColumn } from '#components/zargos-lords/drawings/geometry.ts';
import { linesToChoose } from '#components/zargos-lords/skirmish/choices.ts';
import { fatedLine, isDoomed } from '#components/zargos-lords/skirmish/ways.ts';
import { END_LABELS } from '#components/zargos-lords/skirmish/words.ts';
import { actOf, actsTouched, comingOf, type Held, idleOf, isLight, legalWith, standingFor } from '#components/zargos-lords/war/acts.ts';
import { cutOf } from '#components/zargos-lords/war/seam.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { DIRECTION_NAMES, type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, distanceOn, hexAt, hexesOf, nameOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { marchesBy } from '#engine/zargos-lords/game/march.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { cityNamed } from '#engine/zargos-lords/game/table.ts';
import type { Move, State, View } from '#engine/zargos-lords/game/types.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, keeping, tableSeeded, test } from './fixtures.ts';
import { touch } from './measures.ts';

const TABLE = 'zargos-lords/jouer/';
const SEED = 'rempart';

test.use({ hasTouch: true, contextOptions: { reducedMotion: 'reduce' } });

const asked = (page: Page) => page.getByRole('region', { name: 'Ce qui est demandé' });
const hexOf = (page: Page, hex: Hex) => page.locator(`[id="carte-${keyOf(hex)}"]`);
const spaced = (text: string): RegExp => new RegExp(`(?:^|\\s)${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')}$`);

async function tap(page: Page, hex: Hex) {
  await hexOf(page, hex).scrollIntoViewIfNeeded();
  await touch(hexOf(page, hex));
}

async function press(page: Page, label: string) {
  const button = asked(page).getByRole('button', { name: spaced(label) });
  const more = asked(page).locator('.skirmish-more > summary');
  if (!(await button.first().isVisible()) && (await more.count()) > 0) await more.click();
  await button.first().click();
}

const placeOf = (view: View, id: string): Hex | undefined => cityNamed(view, id)?.at ?? standingFor(view, id)?.at;

/** Where a move is touched: the counter that makes it first, where it is one of several things that may be done. */
function touchesFor(view: View, move: Move): { readonly picked?: string; readonly looked: Hex | undefined } {
  switch (move.kind) {
    case 'march':
      return { picked: move.id, looked: move.to };
    case 'strike':
      return { ...(view.phase === 'march' && { picked: move.id }), looked: placeOf(view, move.target) };
    case 'shoot':
      return { ...(view.phase === 'march' && { picked: move.shooters[0] ?? '' }), looked: placeOf(view, move.target) };
    case 'attack':
      return { looked: placeOf(view, move.targets[0] ?? '') };
    case 'sally':
      return { looked: placeOf(view, move.city) };
    case 'onward':
      return { looked: move.to };
    default:
      return { looked: undefined };
  }
}

async function make(page: Page, state: State, move: Move) {
  const view = LORDS.view(state, move.seat);
  if (move.kind === 'stay') {
    await tap(page, placeOf(view, move.id) ?? { q: 0, r: 0 });
    return press(page, 'Reste là');
  }
  if (move.kind === 'end') {
    await press(page, END_LABELS[state.phase] ?? '');
    if (state.phase === 'march' && idleOf(view, move.seat).length > 0) await press(page, 'Finir les mouvements');
    return undefined;
  }
  if (move.kind === 'retreat') {
    const falling = view.falling.find(({ id }) => id === move.id);
    if (falling && isDoomed(view, falling)) return press(page, 'Il est éliminé');
    await asked(page)
      .locator('.skirmish-retreats button')
      .filter({ hasText: new RegExp(`Vers ${DIRECTION_NAMES[move.direction]}`) })
      .first()
      .click();
    return press(page, actOf(view, move).act ?? '');
  }
  const { picked, looked } = touchesFor(view, move);
  if (!looked) throw new Error(`no place of ${JSON.stringify(move)}`);
  if (picked !== undefined) await tap(page, placeOf(view, picked) ?? looked);
  await tap(page, looked);
  const held: Held = { picked, looked };
  const listed = LORDS.moves(state, move.seat);
  const offered = actsTouched(view, legalWith(view, move.seat, listed, held), move.seat, held);
  const option = picked === undefined && view.phase === 'march' ? comingOf(view, move, looked) : actOf(view, move, looked);
  if (offered.length === 1 && isLight(option, view)) return undefined;
  return press(page, option.act ?? option.label);
}

/** The table plays for whom no line of retreat saves: nobody is asked. */
function unasked(state: State): State {
  const [seat = 0] = LORDS.toMove(state);
  const line = fatedLine(LORDS.view(state, seat), seat, LORDS.moves(state, seat));
  return line ? unasked(LORDS.play(state, line).state) : state;
}

/** Lines of retreat that come to the same are one button. */
const buttonsOf = (view: View, listed: readonly Move[]): readonly Move[] =>
  listed.filter(
    (one) => one.kind !== 'retreat' || one.alone || linesToChoose(view, listed, { picked: one.id }).some(({ move }) => move === one),
  );

/** What somebody would do who plays like the captain: the counters in the open one after the other, those in a city left there. */
function chosen(state: State, seat: number, dice: ReturnType<typeof diceFrom>): Move {
  const view = LORDS.view(state, seat);
  const listed = buttonsOf(view, LORDS.moves(state, seat));
  if (state.phase !== 'march') return BOTS.greedy(view, listed, dice, 0);
  // Of the places that one may strike from, the table offers the best two.
  const isOffered = (move: Move): boolean => {
    const held: Held = touchesFor(view, move);
    return actsTouched(view, legalWith(view, seat, listed, held), seat, held).includes(move);
  };
  const strikes = listed.filter((move) => (move.kind === 'strike' && isOffered(move)) || move.kind === 'shoot');
  const [id] = idleOf(view, seat);
  const own: readonly Move[] = id === undefined ? [] : [...marchesBy(view, seat, id), { kind: 'stay', seat, id }];
  return BOTS.greedy(view, [...strikes, ...own, ...listed.filter(({ kind }) => kind === 'end')], dice, 0);
}

test('a whole siege of two on a phone, touch by touch: a march taken back, a reload, the end', BY_NIGHT, async ({ page }) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(8000);
  await page.setViewportSize({ width: 390, height: 844 });
  await tableSeeded(page, TABLE, SEED);
  await page.locator('.table-seats select').nth(1).selectOption('');
  await page.getByRole('radio', { name: '8 mois' }).check();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  const lift = page.getByRole('button', { name: /^C’est moi/ });
  let state = LORDS.setup({ seats: 2, scenario: 'siege', months: 8, options: {} }, SEED);
  const dice = diceFrom(seeded('rempart'));
  const seen = new Set<string>();
  for (let count = 0; !LORDS.outcome(state); count += 1) {
    await expect(lift.or(page.locator('.war-table[data-asked="true"]')).first()).toBeVisible();
    if (await lift.isVisible()) await lift.click();
    const [seat = 0] = LORDS.toMove(state);
    const move = chosen(state, seat, dice);
    await make(page, state, move);
    const after = unasked(LORDS.play(state, move).state);
    if (count === 0) {
      await page.getByRole('button', { name: /^Annuler/ }).click();
      await make(page, state, move);
    }
    if (count === 6) await page.reload();
    state = after;
    if (!LORDS.outcome(state) && state.turn === seat) await expect(page.locator('.war-table')).toHaveAttribute('data-phase', state.phase);
    if (!seen.has(state.phase) && !LORDS.outcome(state) && state.turn === seat) {
      seen.add(state.phase);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    }
  }
  await expect(page.getByRole('region', { name: 'Fin de la partie' })).toBeVisible();
  await expectAccessible(page);
  expect(seen.size).toBeGreaterThanOrEqual(3);
});

/** The same game, begun as the test begins it. */
function begunAs(seed: string): State {
  let state = LORDS.setup({ seats: 2, scenario: 'continent', armies: 'even', months: 12, options: {} }, seed);
  while (state.phase !== 'march') {
    const [seat = 0] = LORDS.toMove(state);
    const moves = LORDS.moves(state, seat);
    const move = moves.find(({ kind }) => kind === 'settle') ?? moves[0];
    if (!move) throw new Error('nothing to do');
    state = LORDS.play(state, move).state;
  }
  return state;
}

/** A free plain in sight of the first counter. */
function goalIn(state: State): Hex {
  const { map, counters, cities } = state.position;
  const [id = ''] = idleOf(LORDS.view(state, state.turn), state.turn);
  const from = counters.find((one) => one.id === id)?.at ?? { q: 0, r: 0 };
  const taken = new Set([...counters, ...cities].map(({ at }) => keyOf(at)));
  const goal = hexesOf(map).find(
    (hex) => terrainAt(map, hex) === 'plaine' && !taken.has(keyOf(hex)) && distanceOn(map, hex, from) === 3 && Math.abs(hex.q - from.q) < 4,
  );
  if (!goal) throw new Error('no plain');
  return goal;
}

/** A world is touched by its places: a hex of it is no element. */
async function tapWorld(page: Page, hex: Hex) {
  const { map } = SCENARIOS.continent;
  const { column, row } = cellOf(hex);
  const spot = await page.locator('.carte-map-world').evaluate(
    (svg, { x, y }) => {
      svg.closest('.table-stage')?.scrollIntoView({ block: 'start', behavior: 'instant' });
      const matrix = svg instanceof SVGSVGElement ? svg.getScreenCTM() : null;
      if (!matrix) throw new Error('no map');
      const point = new DOMPoint(x, y).matrixTransform(matrix);
      return { x: point.x, y: point.y };
    },
    centreOf(drawnColumn(map, cutOf(map), column), row),
  );
  await page.touchscreen.tap(spot.x, spot.y);
}

/** The map is pushed until a hex is in its middle. */
const sweepTo = (page: Page, hex: Hex): Promise<void> => {
  const { map } = SCENARIOS.continent;
  const { column, row } = cellOf(hex);
  return page.locator('.carte-map-world').evaluate(
    (svg, { x, y }) => {
      const frame = svg.closest('.carte-window');
      const matrix = svg instanceof SVGSVGElement ? svg.getScreenCTM() : null;
      if (!frame || !matrix) throw new Error('no map');
      const at = new DOMPoint(x, y).matrixTransform(matrix);
      const { left, top, width, height } = frame.getBoundingClientRect();
      frame.scrollBy({ left: at.x - left - width / 2, top: at.y - top - height / 3, behavior: 'instant' });
    },
    centreOf(drawnColumn(map, cutOf(map), column), row),
  );
};

test('a month of a continent against one on a phone, all moved by a few touches, and taken back by one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tableSeeded(page, TABLE, 'ordres');
  await page.getByRole('radio', { name: /continent/ }).check();
  await page.locator('.table-seats select').nth(1).selectOption('');
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  const table = page.locator('.war-table');
  const lift = page.getByRole('button', { name: /^C’est moi/ });
  const seated = async () => {
    await expect(lift.or(page.locator('.war-table[data-asked="true"]')).first()).toBeVisible();
    if (await lift.isVisible()) await lift.click();
  };
  /** A card each, then one touch each for cities, garrisons and counters. */
  for (const left of [2, 1]) {
    await seated();
    await expect(asked(page).locator('.skirmish-offer button')).toHaveCount(left);
    await touch(asked(page).locator('.skirmish-offer button').first());
  }
  // What was touched goes while one looks whether it is there.
  const settle = asked(page).getByRole('button', { name: 'Mise en place rapide' });
  await expect(async () => {
    await seated();
    if (await settle.isVisible()) await settle.tap({ timeout: 1000 });
    await expect(table).toHaveAttribute('data-phase', 'march', { timeout: 300 });
  }).toPass({ timeout: 60_000 });
  await seated();
  let gestures = 0;
  const give = async (name: string | RegExp) => {
    gestures += 1;
    await touch(asked(page).getByRole('button', { name }).first());
  };
  const idle = async (): Promise<number> => Number(/(\d+)\s(?:pion|pions)/.exec(await asked(page).innerText())?.[1] ?? 0);
  const all = await idle();
  expect(all).toBeGreaterThan(5);
  await give('Plusieurs');
  await give(/^Tous les/);
  await expect(asked(page)).toContainText(/ensemble/);
  gestures += 1;
  await tapWorld(page, goalIn(begunAs('ordres')));
  await expect(asked(page)).toContainText(/ont march. ensemble/);
  await expect(asked(page).getByRole('button', { name: 'Reprendre l’ensemble' })).toBeVisible();
  const moved = Number(/(\d+)\spions? (?:a|ont) march/.exec(await asked(page).innerText())?.[1] ?? 0);
  expect(moved).toBeGreaterThan(1);
  expect(gestures / moved).toBeLessThanOrEqual(1.5);
  expect(gestures).toBeLessThanOrEqual(12);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await give('Reprendre l’ensemble');
  expect(await idle()).toBe(all);
  // One « Annuler » takes back what one touch did, too; the orders are as they were.
  await give('Plusieurs');
  await give(/^Tous les/);
  await tapWorld(page, goalIn(begunAs('ordres')));
  await expect(asked(page).getByRole('button', { name: 'Reprendre l’ensemble' })).toBeVisible();
  await touch(page.locator('.table-line-acts').getByRole('button', { name: /^Annuler/ }));
  await expect.poll(idle).toBe(all);
  await expect(asked(page)).not.toContainText(/ont march. ensemble/);
  await expect(asked(page).getByRole('button', { name: /^Suivre les ordres/ })).toHaveCount(0);
  // Whoever is tapped has the keys, too: S goes on to the next.
  const begun = begunAs('ordres');
  const [first, second] = idleOf(LORDS.view(begun, begun.turn), begun.turn).map((id) => counterOf(begun.position, id).at);
  if (!first || !second) throw new Error('nobody to move');
  await tapWorld(page, first);
  await expect(asked(page)).toContainText(`en ${nameOf(first)}.`);
  await page.keyboard.press('s');
  await expect(asked(page)).toContainText(`en ${nameOf(second)}.`);
});

/** A war of four up to the first turn of its first seat, who is the ally of the third. */
function allied(): readonly Move[] {
  const moves: Move[] = [];
  let state = LORDS.setup({ seats: 4, scenario: 'guerre', months: 25, options: {} }, 'alliés');
  const make = (move: Move | undefined) => {
    if (!move) throw new Error('nothing to do');
    moves.push(move);
    state = LORDS.play(state, move).state;
  };
  const isPrepared = () => state.turn === 0 && state.phase === 'alliances';
  while (!isPrepared()) {
    const legal = LORDS.moves(state, LORDS.toMove(state)[0] ?? 0);
    make(legal.find(({ kind }) => kind === 'settle') ?? legal.find(({ kind }) => kind === 'end') ?? legal[0]);
  }
  make(LORDS.moves(state, 0).find((move) => move.kind === 'offer' && move.to === 2 && move.pledges.length > 0));
  make({ kind: 'answer', seat: 2, accepts: true });
  return moves;
}

test('LOR-ALL-1: on a phone an alliance is broken only once its price was read; who wants to hear of none is asked no more, and may be again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const options = { seats: 4, scenario: 'guerre', months: 25, options: {} };
  const bot = { kind: 'bot', level: 'etourdi' };
  const replay = { version: LORDS.version, game: 'guerre', options, seed: 'alliés', moves: allied() };
  await keeping(page, 'guerre', replay, [{ kind: 'human' }, bot, bot, bot]);
  await page.goto(TABLE);
  const line = page.locator('.skirmish-line');
  await expect(line).toContainText(/alliés des/);
  const breaks = asked(page).getByRole('button', { name: /Rompre\savec\sles/ });
  const weigh = async () => {
    await asked(page).locator('.skirmish-more > summary').click();
    await expect(asked(page).locator('.skirmish-more')).toContainText(/Un\sotage\sse\slivre/);
    await breaks.click();
    await expect(asked(page)).toContainText(/redeviennent\svos\sennemis/);
    await expect(asked(page)).toContainText(/Ce\squi\sreste\spromis/);
    await expect(line).toContainText(/alliés des/);
  };
  // With an ally of one's own nobody else would be one: it is passed over, and asked where one wants to be.
  const table = page.locator('.war-table');
  const speak = async () => {
    if ((await table.getAttribute('data-phase')) === 'march')
      await asked(page).getByRole('button', { name: 'Alliances', exact: true }).click();
    await expect(table).toHaveAttribute('data-phase', 'alliances');
  };
  await expect(table).toHaveAttribute('data-phase', 'march');
  await speak();
  await weigh();
  await expectAccessible(page, '.table');
  await asked(page).getByRole('button', { name: 'Garder l’alliance' }).click();
  await expect(asked(page)).not.toContainText(/redeviennent/);
  await weigh();
  await breaks.click();
  await expect(line).not.toContainText(/alliés des/);
  await expect(asked(page)).toContainText(/est\srompue/);
  await speak();
  await asked(page)
    .getByRole('button', { name: /sans\splus\sdemander/ })
    .click();
  await expect(page.locator('.war-table')).toHaveAttribute('data-phase', 'march');
  await expect(asked(page)).toContainText(/Alliances\srefusées/);
  // What was passed is asked again by who takes it back.
  await page
    .locator('.table-line-acts')
    .getByRole('button', { name: /^Annuler/ })
    .click();
  await expect(page.locator('.war-table')).toHaveAttribute('data-phase', 'alliances');
  await asked(page)
    .getByRole('button', { name: /sans\splus\sdemander/ })
    .click();
  await asked(page).getByRole('button', { name: 'Me les demander' }).click();
  await expect(asked(page)).not.toContainText(/Alliances\srefusées/);
});

/** The game of the page, as the browser keeps it. */
async function keptGame(page: Page): Promise<{ readonly state: State; readonly moves: readonly Move[] }> {
  const shelf = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const start = Object.keys(shelf).find((key) => key.endsWith('.depart')) ?? '';
  const { options, seed } = JSON.parse(shelf[start] ?? '{}');
  const part = (key: string): number => Number(key.slice(start.length - 'depart'.length));
  const moves = Object.keys(shelf)
    .filter((key) => key.startsWith(start.slice(0, -'depart'.length)) && Number.isInteger(part(key)))
    .toSorted((a, b) => part(a) - part(b))
    .flatMap((key): readonly Move[] =>
      (shelf[key] ?? '')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    );
  return { state: moves.reduce((state, move) => LORDS.play(state, move).state, LORDS.setup(options, seed)), moves };
}

test('two whole months of a continent against one on a phone: at most 1.5 gestures a counter moved, and 12 in a turn that half of them follow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tableSeeded(page, TABLE, 'ordres');
  await page.getByRole('radio', { name: /continent/ }).check();
  await page.getByRole('radio', { name: /la moitié de chaque peuple/ }).check();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await page.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  const table = page.locator('.war-table[data-asked="true"]');
  await asked(page).locator('.skirmish-offer button').first().tap();
  const settle = asked(page).getByRole('button', { name: 'Mise en place rapide' });
  await expect(async () => {
    if (await settle.isVisible()) await settle.tap({ timeout: 1000 });
    await expect(page.locator('.war-table[data-phase="march"][data-asked="true"]')).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  const seat = (await keptGame(page)).state.turn;
  let gestures = 0;
  const counted = async (act: Promise<void>) => {
    gestures += 1;
    await act;
  };
  const button = (name: string | RegExp) => asked(page).getByRole('button', { name }).first();
  /** Those that are told to together walk one by one. */
  const walked = async (): Promise<number> => {
    const before = (await keptGame(page)).moves.length;
    let [now, then] = [before, -1];
    while (now !== then) {
      await page.waitForTimeout(400);
      [now, then] = [(await keptGame(page)).moves.length, now];
    }
    return now;
  };
  /** Everybody is sent before the nearest city of the others, farther than a month's march. */
  const sendAll = async () => {
    const view = LORDS.view((await keptGame(page)).state, seat);
    const all = idleOf(view, seat).flatMap((id) => placeOf(view, id) ?? []);
    const far = (at: Hex): number => Math.min(...all.map((one) => distanceOn(view.position.map, one, at)));
    const [goal] = view.position.cities
      .filter(({ people }) => people !== view.peoples[seat])
      .map(({ at }) => at)
      .toSorted((a, b) => far(a) - far(b));
    await counted(touch(button('Plusieurs')));
    await counted(touch(button(/^Tous les/)));
    await counted(sweepTo(page, goal ?? { q: 0, r: 0 }));
    await counted(tapWorld(page, goal ?? { q: 0, r: 0 }));
  };
  const play = page.getByRole('button', { name: /^Jouer ce/ });
  const figures: string[] = [];
  for (const round of [1, 2]) {
    const first = await keptGame(page);
    const { month } = first.state;
    let [isSent, isLed, following] = [round > 1, false, 0];
    gestures = 0;
    for (;;) {
      await expect(table).toBeVisible({ timeout: 30_000 });
      const { state, moves } = await keptGame(page);
      if (state.month > month && state.turn === seat) break;
      const order = button(/^(?:Suivre les ordres|Avancer quand même)/);
      if (state.phase === 'march' && (await order.isVisible())) {
        await counted(touch(order));
        following += (await walked()) - moves.length;
        continue;
      }
      // Whoever follows an advice is shown the next one.
      if (isLed) await play.waitFor({ timeout: 3000 }).catch(() => {});
      isLed = await play.isVisible();
      const isFight = isLed && /tirez|attaquez/.test(await page.locator('.table-advice').innerText());
      if (isLed && !isSent && !isFight && state.phase === 'march') {
        isSent = true;
        await sendAll();
        await walked();
        isLed = false;
        continue;
      }
      const counsel = button('Un conseil ?');
      if (isLed) await counted(touch(play));
      else if (await counsel.isVisible()) {
        await counted(touch(counsel));
        await expect(play).toBeVisible();
        isLed = true;
        continue;
      } else await counted(touch(asked(page).locator('.table-button-main').first()));
      // The end of the marches may warn before it is one.
      const isOn = async () => (await keptGame(page)).moves.length > moves.length || (await order.isVisible());
      await expect.poll(isOn, { timeout: 30_000 }).toBe(true);
    }
    const own = (await keptGame(page)).moves.slice(first.moves.length).filter((move) => move.seat === seat);
    const moved = new Set(
      own.flatMap((move) => (['march', 'strike', 'vanish', 'return'].includes(move.kind) && 'id' in move ? [move.id] : [])),
    );
    figures.push(`month ${month}: ${gestures} gestures, ${moved.size} counters moved, ${following} by their orders`);
    console.log(figures.at(-1));
    expect(moved.size, figures.at(-1)).toBeGreaterThan(8);
    expect(gestures / moved.size, figures.at(-1)).toBeLessThanOrEqual(1.5);
    if (round === 1) continue;
    expect(following, figures.at(-1)).toBeGreaterThanOrEqual(moved.size / 2);
    expect(gestures, figures.at(-1)).toBeLessThanOrEqual(12);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  test.info().annotations.push(...figures.map((description) => ({ type: 'gestures', description })));
});

test('an enemy touched in the marches is told once, with who may come, and the page rests', async ({ page }) => {
  await page.addInitScript(() => {
    const later = window.setTimeout;
    let count = 0;
    Object.assign(window, {
      setTimeout: (...all: Parameters<typeof later>) => {
        count += 1;
        return later(...all);
      },
      timers: () => count,
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await tableSeeded(page, TABLE, SEED);
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.locator('.war-table')).toHaveAttribute('data-phase', 'march');
  await tap(
    page,
    LORDS.setup({ seats: 2, scenario: 'siege', months: 10, options: {} }, SEED).position.counters.find(({ kind }) => kind === 'dragon')
      ?.at ?? { q: 0, r: 0 },
  );
  await expect(asked(page)).toContainText(/Dragon, combat 10/);
  const timers = () => page.evaluate(() => (window as unknown as { timers: () => number }).timers());
  const before = await timers();
  await page.waitForTimeout(1000);
  expect((await timers()) - before).toBeLessThan(20);
});

const QUESTION = '.table-board [data-in-question]';

/** What is spoken of lies on the screen, above what is asked. */
async function expectAbove(page: Page) {
  const boxOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().toJSON());
  await expect
    .poll(async () => {
      const [place, dock] = [await boxOf(QUESTION), await boxOf('.table-dock')];
      return place.top >= 0 && place.bottom <= dock.top + 1 && place.left >= 0 && place.right <= 390;
    })
    .toBe(true);
}

test('an enemy that is touched lies above what is asked, and whoever is chosen of those who may come goes there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tableSeeded(page, TABLE, SEED);
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.locator('.war-table')).toHaveAttribute('data-phase', 'march');
  const { counters } = LORDS.setup({ seats: 2, scenario: 'siege', months: 10, options: {} }, SEED).position;
  await tap(page, counters.find(({ kind }) => kind === 'serpent')?.at ?? { q: 0, r: 0 });
  const offer = asked(page).locator('.skirmish-offer button').first();
  await expect(offer).toHaveText(/Le\sChevalier\s\(F8\)\sen\sD4/);
  await expectAbove(page);
  await touch(offer);
  await expect(page.locator('.table-log li').first()).toContainText(/Le\sChevalier\s\(F8\)\ssort\sde\ssa\sville\set\sva\sen\sD4/);
  await expect(page.locator('.carte-target')).toHaveCount(0);
  await expect(asked(page).getByRole('button', { name: 'Fin des mouvements' })).toBeVisible();
});

test('the first siege: led there from the path, told whom one leads and what to do, which « Un conseil ? » plays with its reason', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('zargos-lords/apprendre/');
  await page.getByRole('link', { name: /^Votre premier siège/ }).click();
  await expect(page).toHaveURL(/\/zargos-lords\/jouer\//);
  const coach = page.getByRole('complementary', { name: 'Premiers pas' });
  await expect(coach).toContainText(
    /(?:Envoyez|Laissez)\s.*Vous\smenez\sles\sChevaliers\s:\sla\sville\sdes\sChevaliers\s\(F8\)\sest\sà\svous,\sgardez.la\./,
  );
  const told = (await coach.locator('.coach-now').innerText()).replace(/\s/g, ' ');
  await page.getByRole('button', { name: 'Un conseil ?' }).click();
  const advice = page.locator('.table-advice');
  await expect(advice).toContainText(/de force «\sCapitaine\s»\s: (?:envoyez|laissez) .*\./);
  const [, who, move] = /: (envoyez|laissez) (.*?\.)/.exec((await advice.innerText()).replace(/\s/g, ' ')) ?? [];
  expect(told.toLowerCase()).toContain(`${who} ${move}`.toLowerCase());
  await expectAccessible(page, '.table');
  await press(page, 'Jouer ce coup');
  await expect(page.locator('.table-log li').first()).toContainText(/va en|reste/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the first continent: led there from the path, all prepared by a touch a step; a group is taken up and sent where the coach says, and one counter asked about', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  // The same two peoples every time, and dice that are known.
  await page.addInitScript(() => {
    let count = 0;
    crypto.getRandomValues = (words) => {
      count += 1;
      new Uint8Array(words.buffer, words.byteOffset, words.byteLength).fill(count);
      return words;
    };
  });
  await page.goto('zargos-lords/apprendre/');
  await page.getByRole('link', { name: /^Votre premier continent/ }).click();
  await expect(page).toHaveURL(/\/zargos-lords\/jouer\//);
  const coach = page.getByRole('complementary', { name: 'Premiers pas' });
  const table = page.locator('.war-table');
  await expect(coach).toContainText('1 sur 6');
  // Who plays first has nobody to run from yet.
  await asked(page).locator('.skirmish-offer button').last().tap();
  await expect(coach).toContainText(/Mise\sen\splace\srapide/);
  // As it is advised: all of it at one press.
  await page.getByRole('button', { name: 'Un conseil ?' }).click();
  await page.getByRole('button', { name: 'Jouer ce coup' }).click();
  await expect(table).toHaveAttribute('data-phase', 'march');
  await expect(page.locator('.war-table[data-asked="true"]')).toBeVisible({ timeout: 60_000 });
  await expect(coach).toContainText(/Vous\smenez\sles\s\p{L}+\s:\sen\s8\smois,\stenez\splus\sde\svilles/u);
  const take = asked(page).getByRole('button', { name: /^Prendre ces \d+ pions en main$/ });
  const line = async () => (await coach.locator('.coach-now').innerText()).replace(/\s+/g, ' ');
  // Combats of their own come first: what is advised of them is played.
  for (let count = 0; count < 12 && !(await take.isVisible()); count += 1) {
    const before = await line();
    await page.getByRole('button', { name: 'Un conseil ?' }).click();
    await expect(page.getByRole('button', { name: /^Jouer ce/ })).toBeVisible();
    if ((await page.locator(QUESTION).count()) > 0) await expectAbove(page);
    await page.getByRole('button', { name: /^Jouer ce/ }).click();
    await expect.poll(line).not.toBe(before);
    await expect.poll(line).not.toMatch(/^$|réfléchit/);
  }
  const told = await line();
  const [, count, row = '', column] = /Menez (\d+) pions .*, le premier en ([A-Z])(\d+) : /.exec(told) ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  await take.tap();
  await expect(asked(page)).toContainText(new RegExp(`${count}\\spions\\sensemble`));
  await expectAccessible(page, '.table');
  await tapWorld(page, hexAt(Number(column) - 1, row.charCodeAt(0) - 'A'.charCodeAt(0)));
  await expect(asked(page)).toContainText(/\d+\spions?\s(?:a|ont)\smarch/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // Of the counter in hand, whoever comes first: where there is room for it, beside what is thought of.
  await page.setViewportSize({ width: 1280, height: 900 });
  await press(page, 'Suivant');
  const [, place] = /, combat .*?, en ([A-Z]\d+)\./.exec((await asked(page).innerText()).replace(/\s+/g, ' ')) ?? [];
  await page.getByRole('button', { name: 'Un conseil ?' }).click();
  const advice = page.locator('.table-advice');
  await expect(advice).toContainText(/de force «\sCapitaine\s»/);
  // By its place, or among those that go together.
  expect((await advice.innerText()).replace(/\s+/g, ' ')).toMatch(new RegExp(`\\(${place}\\)|menez \\d+ pions`));
  // It is the one answer that stands out, and the desk ends with its screen once the coach is thanked.
  await page.getByRole('button', { name: 'Merci, je continue seul' }).click();
  const bold = (all: (HTMLElement | SVGElement)[]) =>
    all.flatMap((one) => (one.checkVisibility() && getComputedStyle(one).fontWeight === '700' ? [one.textContent ?? ''] : []));
  expect(await asked(page).locator('button').evaluateAll(bold)).toEqual([expect.stringMatching(/^Jouer\sce/)]);
  const feet = (all: (HTMLElement | SVGElement)[]) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom));
  expect(await page.locator('.table-bar, .table-keys').evaluateAll(feet)).toBeLessThanOrEqual(900);
});
