/** The table of Zargos, as those who sit at it meet it: a person's whole turn by finger and by keyboard, people who share a screen, a fight taken up again, a game watched to its end. */
import type { Locator, Page } from '@playwright/test';
import { formatLink } from '#components/table/replay/link.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { GameOptions, Move, State } from '#engine/zargos/game/types.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, keeping, MOVING, test } from './fixtures.ts';

test.use(MOVING);

const TABLE = 'zargos/jouer/';
const ZARGOS_PLACES = tablesFor({ board: null }).ids;
const HUMAN = { kind: 'human' };
const BOT = { kind: 'bot', level: 'capitaine' };

const tableOf = (page: Page) => page.getByRole('region', { name: 'Table de jeu' });
const board = (page: Page) => page.locator('.zt');
const side = (page: Page) => page.locator('.zt');

interface Kept {
  readonly options: GameOptions;
  readonly seed: string;
  readonly moves: readonly Move[];
  readonly state: State;
}

/** A game of so many players, up to the first moment that `is` so. */
function upTo(seats: number, seed: string, is: (state: State) => boolean, agreed: object = { opening: 'rapide', offers: 0 }): Kept {
  const options = ZARGOS.checkOptions({ seats, ...agreed });
  if (!options.ok) throw new Error(options.because);
  const dice = diceFrom(seeded(seed));
  const moves: Move[] = [];
  let state = ZARGOS.setup(options.value, seed);
  while (!is(state)) {
    const [seat] = ZARGOS.toMove(state);
    if (seat === undefined || moves.length > 2000) throw new Error(`${seed}: the game never gets there`);
    const move = BOTS.random(ZARGOS.view(state, seat), ZARGOS.moves(state, seat), dice, 1);
    moves.push(move);
    state = ZARGOS.play(state, move).state;
  }
  return { options: options.value, seed, moves, state };
}

const replayOf = ({ options, seed, moves }: Kept) => ({ version: ZARGOS.version, game: ZARGOS.id, options, seed, moves });

/** A browser that keeps this game, and opens it; `human` alone is no bot, or all are people. */
async function sitting(page: Page, game: Kept, human?: number) {
  const players = game.state.peoples.map((_, seat) => (human === undefined || seat === human ? HUMAN : BOT));
  await keeping(page, 'zargos', replayOf(game), players);
  await page.goto(TABLE);
  await expect(board(page)).toBeVisible();
}

const isClean = (page: Page): Promise<void> => expectAccessible(page, '.table');

/** Places where a tap does something now. */
const open = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-open]').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-open') ?? ''));

const placeOf = (page: Page, id: string) => page.locator(`.atlas-sheet [data-id="${id}"]`).first();

/** A finger on the pawns of a place, which stand inside it, brought to where a hand finds it. */
async function tap(page: Page, id: string) {
  const token = page.locator(`[data-token="${id}"]`);
  const place = (await token.count()) > 0 ? token : placeOf(page, id);
  await place.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await place.boundingBox();
  if (!box) throw new Error(`${id} is nowhere`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
}

/** Presses whichever of these is there, in this order and at once or not at all (the next moment may be a bot's), until `isOver`. */
const pressUntil = (isOver: () => Promise<boolean>, buttons: readonly Locator[]) =>
  expect(async () => {
    if (await isOver()) return;
    for (const one of buttons) {
      const isThere = await one.evaluateAll(([first]) => {
        if (first instanceof HTMLElement) first.click();
        return first !== undefined;
      });
      if (isThere) break;
    }
    expect(await isOver()).toBe(true);
  }).toPass({ intervals: [50], timeout: 60_000 });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' });

  test('ZAR-ATT-6: one’s own other people is told among the targets, on the map and before the attack', async ({ page }) => {
    const strikes = (state: State) => {
      const seat = state.turn?.seat ?? 0;
      const { places } = tablesFor(state.options);
      return ZARGOS.moves(state, seat).flatMap((move) => {
        const holder = move.kind === 'attack' ? state.owners[places.get(move.to) ?? -1] : null;
        return move.kind === 'attack' && holder && state.peoples[seat]?.includes(holder) ? [move] : [];
      });
    };
    const game = upTo(2, 'frères', (state) => state.phase === 'attacks' && strikes(state).length > 0);
    const seat = game.state.turn?.seat ?? 0;
    const [strike] = strikes(game.state);
    if (!strike) throw new Error('nobody to strike');
    await sitting(page, game, seat);
    await tap(page, strike.from);
    await expect(side(page)).toContainText(/touchez la cible, \d+.possibles?, dont \d+ à vos propres/);
    await expect(page.locator(`.zt-open.is-own[data-open="${strike.to}"]`)).toHaveCount(1);
    await tap(page, strike.to);
    const sheet = side(page).getByRole('region', { name: 'Attaque', exact: true });
    await expect(sheet.locator('.zt-own-target')).toContainText('tout ce qui tombera sera à vous');
    await expect(sheet.locator('.zt-own-target').getByRole('link', { name: 'ZAR-ATT-6' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Attaquer vos / })).toBeVisible();
    await isClean(page);
  });

  test(
    'what another’s fight did stops the table on a card with its rules and its place, read by key; then the game goes on',
    BY_NIGHT,
    async ({ page }) => {
      const game = upTo(3, 'coup', (state) => {
        const seat = state.turn?.seat ?? 0;
        const { places } = tablesFor(state.options);
        const isMine = (owner: State['owners'][number] | undefined) => owner != null && state.peoples[0]?.includes(owner);
        return (
          seat !== 0 && ZARGOS.moves(state, seat).some((move) => move.kind === 'fight' && isMine(state.owners[places.get(move.at) ?? -1]))
        );
      });
      await sitting(page, game, 0);
      const card = tableOf(page).getByRole('alertdialog');
      await pressUntil(() => card.isVisible(), [side(page).getByRole('button', { name: /^(Ne rien jouer|N’appeler|Laisser|Garder)/ })]);
      await expect(card).toContainText(/Vous (perdez|gardez) /);
      await expect(card.getByRole('link', { name: 'ZAR-COM-6' })).toBeVisible();
      // The map goes there, near enough for its own names to be read.
      await expect(page.locator('.zt .atlas-frame[data-far]')).toHaveCount(0);
      await expect(page.locator('.table-board')).toBeInViewport({ ratio: 0.95 });
      await expectAccessible(page, '.table-blow');
      const told = await page.locator('.table-log summary small').textContent();
      const goOn = card.getByRole('button', { name: 'Continuer' });
      await expect(goOn).toBeInViewport({ ratio: 1 });
      await page.waitForTimeout(2500);
      await expect(page.locator('.table-log summary small')).toHaveText(told ?? '');
      await goOn.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.table-log summary small')).not.toHaveText(told ?? '', { timeout: 30_000 });
    },
  );

  test('a whole turn: attack with its chances, fight, reorganise, buy', BY_NIGHT, async ({ page }) => {
    const game = upTo(3, 'tour', ({ phase, turn }) => phase === 'attacks' && turn !== null);
    const seat = game.state.turn?.seat ?? 0;
    await sitting(page, game, seat);
    await expect(board(page)).toHaveAttribute('data-phase', 'attacks');
    await isClean(page);
    // Nearer and farther are asked for where no land is.
    const under = await page.locator('.atlas-zoom').evaluate((zoom) => {
      zoom.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = zoom.getBoundingClientRect();
      const steps = Array.from({ length: 13 }, (_, at) => at / 12);
      const points = steps.flatMap((x) => steps.map((y) => [left + 1 + x * (width - 2), top + 1 + y * (height - 2)] as const));
      return points.flatMap(([x, y]) =>
        document.elementsFromPoint(x, y).map((one) => one.getAttribute('data-id') ?? one.getAttribute('data-token') ?? ''),
      );
    });
    expect([...new Set(under)].filter((id) => id !== '' && !id.startsWith('mer-'))).toEqual([]);
    const attack = ZARGOS.moves(game.state, seat).find((move): move is Move & { kind: 'attack' } => move.kind === 'attack');
    if (!attack) throw new Error('nothing to attack');
    await tap(page, attack.from);
    await expect.poll(() => open(page)).toContain(attack.to);
    // Out of reach: the rule that says so.
    const far = (await page.locator('[data-token]').evaluateAll((all) => all.map((one) => one.getAttribute('data-token') ?? ''))).find(
      (id) => !ZARGOS.judge(game.state, { ...attack, to: id as typeof attack.to, pawns: 1 }).ok && id !== attack.from,
    );
    // The map has gone near: what lies far is on the whole of it.
    await page.getByRole('button', { name: 'Voir toute la carte' }).tap();
    await tap(page, far ?? '');
    await expect(side(page).getByRole('region', { name: 'Refusé' }).getByRole('link', { name: /^ZAR-/ })).toBeVisible();
    await tap(page, attack.from);
    await tap(page, attack.from);
    await tap(page, attack.to);
    const sheet = side(page).getByRole('region', { name: 'Attaque', exact: true });
    await expect(sheet).toContainText(/% de prendre|Personne/);
    await isClean(page);
    await sheet.getByRole('button', { name: /^Attaquer avec/ }).click();
    await expect(page.locator('.zt-way.is-now')).toHaveCount(1);
    // The last line is under the board too, in the room that is left above what is asked; ears have the log.
    const lately = page.locator('.table-lately');
    await expect(lately.locator('li').first()).toContainText('avancent');
    await expect(lately).toHaveAttribute('aria-hidden', 'true');
    const [lines, dock] = await Promise.all([lately.boundingBox(), page.locator('.table-dock').boundingBox()]);
    if (!lines || !dock) throw new Error('nothing under the board');
    expect(lines.height).toBeGreaterThan(40);
    expect(lines.y + lines.height).toBeLessThanOrEqual(dock.y);
    await tableOf(page)
      .getByRole('button', { name: /^Annuler/ })
      .click();
    await expect(page.locator('.zt-way.is-now')).toHaveCount(0);
    await tap(page, attack.from);
    await tap(page, attack.to);
    await sheet.getByRole('button', { name: /^Attaquer avec/ }).click();
    await side(page)
      .getByRole('button', { name: /^(Combattre|Prendre)/ })
      .click();
    // The hand of God and Vents de Guerre are answered where they come up.
    const answers = side(page).getByRole('button', { name: /^(Garder|Laisser|Ne rien jouer)/ });
    const end = side(page).getByRole('button', { name: 'Finir les attaques' });
    await pressUntil(() => end.isVisible(), [answers]);
    await expect(page.locator('.table-log-lines')).toContainText(/Combat|sans combat/);
    await end.click();
    await expect(board(page)).toHaveAttribute('data-phase', 'reorganisation');
    const [from] = await open(page);
    await tap(page, from ?? '');
    const [to] = await open(page);
    await tap(page, to ?? '');
    await side(page)
      .getByRole('button', { name: /^Déplacer/ })
      .click();
    await side(page).getByRole('button', { name: 'Finir la réorganisation' }).click();
    await tableOf(page).getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
    const buys = side(page).getByRole('region', { name: 'Achats' });
    const others = side(page).getByRole('button', { name: /^(Garder|Laisser|Ne rien jouer|N’appeler)/ });
    await pressUntil(() => buys.isVisible(), [others]);
    const [place] = await open(page);
    await tap(page, place ?? '');
    await expect(buys.getByRole('spinbutton').first()).toHaveValue('1');
    await isClean(page);
    await buys.getByRole('button', { name: /^Acheter 1 pion/ }).click();
    await expect(page.locator('.table-log-lines')).toContainText(/achètent/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('two people: the question is put to both, nobody reacts, and the device goes to whoever plays', async ({ page }) => {
    const game = upTo(2, 'rouge5', ({ phase, asked }) => phase === 'red' && asked.length === 2);
    await sitting(page, game);
    const asked = page.getByRole('region', { name: 'Question à tous' });
    await expect(asked).toContainText('qui joue une carte rouge ?');
    await expect(page.locator('.zt-card')).toHaveCount(0);
    await expect(page.locator('[data-token]').first()).toBeVisible();
    await isClean(page);
    await asked.getByRole('button', { name: 'Personne' }).click();
    await expect(page.getByText('Passez l’appareil')).toBeVisible();
    await expect(page.locator('.zt-card')).toHaveCount(0);
    await page.getByRole('button', { name: /^C’est moi/ }).click();
    await expect(board(page)).toHaveAttribute('data-asked', 'true');
  });
});

test.describe('on a phone, with what moves', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('while others fight, most of the map stays above the dice', BY_NIGHT, async ({ page }) => {
    // It opens as somebody else is about to attack.
    const game = upTo(2, 'regard', (state) => state.phase === 'attacks' && state.round === 1 && ZARGOS.toMove(state)[0] === 1);
    await sitting(page, game, 0);
    // What is seen of the map, in pixels, at every moment of a fight but the first, when the page goes there.
    const seen = await page.evaluate(
      () =>
        new Promise<readonly number[]>((done) => {
          const heights: number[] = [];
          let since = Number.POSITIVE_INFINITY;
          const look = setInterval(() => {
            const [table, map, line] = ['.zt', '.table-board', '.table-line'].map((name) => document.querySelector<HTMLElement>(name));
            if (!table || !map || !line) return;
            if (table.dataset.asked === 'true' || heights.length === 25) {
              clearInterval(look);
              return done(heights);
            }
            since = table.dataset.running === 'true' ? Math.min(since, performance.now()) : Number.POSITIVE_INFINITY;
            if (performance.now() - since < 800) return;
            const { top, bottom } = map.getBoundingClientRect();
            heights.push(Math.min(bottom, innerHeight) - Math.max(top, line.getBoundingClientRect().bottom));
          }, 50);
        }),
    );
    expect(seen.length).toBeGreaterThan(20);
    expect(Math.min(...seen)).toBeGreaterThan(180);
  });
});

test(
  'a fight is taken up again after a reload, with what each choice of the Moine is worth; a link shows it to others',
  BY_NIGHT,
  async ({ page }) => {
    const game = upTo(4, 'moine', ({ phase }) => phase === 'hand');
    const [seat = 0] = ZARGOS.toMove(game.state);
    await sitting(page, game, seat);
    const fight = side(page).getByRole('region', { name: 'Main de Dieu' });
    await expect(fight).toBeVisible();
    await page.reload();
    await expect(fight).toBeVisible();
    await expect(fight.getByRole('button', { name: /^(Garder|Laisser).*%/ })).toBeVisible();
    await expect(fight.getByRole('button', { name: /^Relancer.*%/ }).first()).toBeVisible();
    await isClean(page);
    // The arbiter beside it judges the same throw.
    await tableOf(page).getByText('Fichier, son et départ').click();
    const beside = page.context().waitForEvent('page');
    await tableOf(page).getByRole('button', { name: 'Demander à l’arbitre' }).first().click();
    const arbiter = await beside;
    await expect(arbiter.getByRole('region', { name: 'La position' })).toContainText(/main de Dieu/i);
    await expect(arbiter.getByRole('region', { name: 'Verdict' })).toContainText('Légal');
    await arbiter.close();
    await fight.getByRole('button', { name: /^(Garder|Laisser)/ }).click();
    await expect(page.locator('.table-log-lines')).toContainText(/Combat/);
    const link = await formatLink(replayOf(game));
    await page.goto('zargos/plateau/');
    await page.goto(`${TABLE}#${link}`);
    await expect(page.getByText('Une partie en cours, reçue par un lien.')).toBeVisible();
    // Its signs are drawn: a finger finds them.
    const on = await page.getByRole('button', { name: 'Étape suivante' }).locator('svg').boundingBox();
    expect(Math.min(on?.width ?? 0, on?.height ?? 0)).toBeGreaterThanOrEqual(16);
    await page.getByRole('slider').first().press('Home');
    await expect(board(page)).toHaveAttribute('data-phase', /attacks|red/);
  },
);

/** A desktop's table before the attacks of whoever sits at it, his computer at the other side. */
async function atDesk(page: Page) {
  const game = upTo(2, 'bureau', ({ phase }) => phase === 'attacks');
  const seat = game.state.turn?.seat ?? 0;
  await sitting(page, game, seat);
}

test('pawns are touched for the place that they stand in, over a border as in the middle', async ({ page }) => {
  await atDesk(page);
  const missed = await page.locator('[data-token]').evaluateAll((tokens) =>
    tokens
      .filter((token) => {
        token.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = token.getBoundingClientRect();
        return !token.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      })
      .map((token) => token.getAttribute('data-token')),
  );
  expect(missed).toEqual([]);
});

test('on a desktop, a whole turn with its reasons: advice, the fight, what is bought spread by itself', BY_NIGHT, async ({ page }) => {
  await atDesk(page);
  await tableOf(page).getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  await tableOf(page).getByRole('button', { name: 'Un conseil ?' }).click();
  await expect(tableOf(page).locator('.table-advice')).toContainText(/attaquez .* depuis.*(?:\d+.% de prendre|Personne ne garde)/);
  await tableOf(page).locator('.table-advice summary').click();
  await expect(tableOf(page).locator('.table-advice')).toContainText(/Réussie, il y reste .*\s; manquée/);
  await tableOf(page)
    .getByRole('button', { name: /^Jouer ce/ })
    .click();
  await side(page)
    .getByRole('button', { name: /^(Combattre|Prendre)/ })
    .click();
  const answers = side(page).getByRole('button', { name: /^(Garder|Laisser|Ne rien jouer|N’appeler)/ });
  const reorganised = side(page).getByRole('button', { name: 'Finir la réorganisation' });
  // Where nobody can attack any more, that is not asked.
  await pressUntil(() => reorganised.isVisible(), [answers, side(page).getByRole('button', { name: 'Finir les attaques' })]);
  await reorganised.click();
  const buys = side(page).getByRole('region', { name: 'Achats' });
  // A capital that is lost stops the table at any pace.
  await pressUntil(() => buys.isVisible(), [tableOf(page).getByRole('button', { name: 'Continuer' }), answers]);
  await buys.getByRole('button', { name: 'Répartir pour moi' }).click();
  await buys.getByRole('button', { name: /^Acheter/ }).click();
  await expect(page.locator('.table-log-lines')).toContainText(/achètent/);
});

test('the booklet’s opening, chosen and played: peoples, cards, first pawns', BY_NIGHT, async ({ page }) => {
  await page.goto(TABLE);
  await expect(page.locator('.table')).toHaveAttribute('data-ready', 'true');
  await page.getByRole('radio', { name: /complète/ }).check({ force: true });
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await tableOf(page).getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  const asked = page.locator('.zt[data-asked="true"]');
  const choice = side(page).locator('.zt-choice:not([aria-disabled="true"]), .zt-pile, .zt-own, .zt-sheet .table-button');
  const seen = new Set<string>();
  for (let step = 0; step < 120; step++) {
    await expect(asked).toBeVisible({ timeout: 30_000 });
    const phase = (await asked.getAttribute('data-phase')) ?? '';
    if (phase === 'trade') break;
    if (!seen.has(phase)) await isClean(page);
    seen.add(phase);
    const line = page.locator('.table-question');
    if (phase === 'takings') await expect(line).toContainText('une capitale ou un renfort');
    // At once, or not at all: the next moment may be a bot's.
    await choice.evaluateAll(([first]) => first instanceof HTMLElement && first.click());
  }
  expect([...seen]).toEqual(['peoples', 'takings', 'planting']);
});

test(
  'an exchange is accepted, another is proposed by touching the map; lots are shared and spread, and the war begins',
  BY_NIGHT,
  async ({ page }) => {
    const game = upTo(2, 'echange', ({ trade }) => trade?.offers.some(({ give, want }) => give.length > 0 && want.length > 0) ?? false, {
      opening: 'complete',
      offers: 3,
    });
    const seat = 1 - (game.state.trade?.offers[0]?.from ?? 0);
    await sitting(page, game, seat);
    await tableOf(page).getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
    await side(page).getByRole('button', { name: 'Accepter' }).first().click();
    const answers = side(page).getByRole('region', { name: 'Réponses aux offres' });
    await expect(answers).toContainText(/^Réponses aux offres ?Vous acceptez l’offre des .+\s: vous recevez .+ et donnez .+\./);
    await side(page)
      .getByRole('button', { name: /^Faire une offre/ })
      .click();
    const own = side(page).getByRole('group', { name: 'Je donne' });
    const other = side(page).getByRole('group', { name: 'Je veux' });
    const gone = (game.state.trade?.offers ?? []).flatMap(({ give, want }): readonly string[] => [...give, ...want]);
    const [ours, theirs] = [game.state.peoples[seat] ?? [], game.state.peoples[1 - seat] ?? []];
    const heldBy = (peoples: readonly string[]) =>
      ZARGOS_PLACES.filter((id, place) => !gone.includes(id) && peoples.includes(game.state.owners[place] ?? ''));
    for (const id of [heldBy(ours)[0], heldBy(theirs)[0]]) await placeOf(page, id ?? '').dispatchEvent('click');
    await expect(own.locator('[aria-pressed="true"]')).toHaveCount(1);
    await expect(other.locator('[aria-pressed="true"]')).toHaveCount(1);
    await isClean(page);
    await side(page).getByRole('button', { name: 'Proposer' }).click();
    await expect(page.locator('.table-log-lines')).toContainText(/proposez/);
    // Told once all have spoken; the war that follows fills the log.
    const answered = expect(page.locator('.table-log-lines')).toContainText(
      /(acceptent|refusent) votre offre|Personne n’accepte votre offre/,
      { timeout: 60_000 },
    );
    const button = (name: string | RegExp) => side(page).getByRole('button', { name });
    const wanted = [button(/^(Renfort|Bateau) aux/), button('Répartir pour moi'), button(/^Placer/), button('J’ai fini')];
    const isWar = async () => /attacks|red/.test((await board(page).getAttribute('data-phase')) ?? '');
    await pressUntil(isWar, wanted);
    await answered;
  },
);

test('by keyboard: arrows walk the map, Enter chooses, Escape leaves it for what is asked', async ({ page }) => {
  const game = upTo(3, 'clavier', ({ phase }) => phase === 'attacks');
  const seat = game.state.turn?.seat ?? 0;
  await sitting(page, game, seat);
  const [from = ''] = await open(page);
  const at = await page
    .locator('.atlas-spot')
    .evaluateAll((spots, name) => spots.findIndex((spot) => spot.getAttribute('aria-label')?.includes(name)), ', permis');
  await page.locator('.atlas-spot').nth(at).focus();
  await page.keyboard.press('Enter');
  await expect(side(page)).toContainText('touchez la cible');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.locator('#table-asked')).toBeFocused();
  expect(from).not.toBe('');
});

test('bots alone are watched to the end, and the game is looked at again', BY_NIGHT, async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(TABLE);
  await expect(page.locator('.table')).toHaveAttribute('data-ready', 'true');
  await page.locator('.table-seed > summary').click();
  await page.locator('.table-seed input').fill('regard');
  await page.locator('.table-seats select').first().selectOption('capitaine');
  await page.getByRole('button', { name: 'Regarder la partie' }).click();
  await page.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  const end = page.getByRole('region', { name: 'Fin de la partie' });
  await expect(end).toBeVisible({ timeout: 180_000 });
  await isClean(page);
  await tableOf(page).getByRole('button', { name: 'Revoir la partie' }).click();
  await page.getByRole('slider').first().press('Home');
  await expect(board(page)).toHaveAttribute('data-phase', /attacks|red/);
  await expect(end).toBeHidden();
});
