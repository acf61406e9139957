/** The table, as those who sit at it meet it: a game watched to its end, a battle by keyboard, links, reloads, a full storage. */
import type { Locator, Page } from '@playwright/test';
import { ORC_SPEC } from '#components/orc/play/spec.ts';
import { accepted } from '#engine/core/accepted.ts';
import { playOut } from '#engine/core/playout.ts';
import { type Replay, statesOf } from '#engine/core/replay.ts';
import { greedy } from '#engine/orc/bot/greedy.ts';
import { ORC } from '#engine/orc/game.ts';
import type { GameOptions, Move, State } from '#engine/orc/types.ts';
import { filmOf } from '../../components/table/replay/film.ts';
import { formatLink } from '../../components/table/replay/link.ts';
import { APART } from '../../components/table/session/store.ts';
import { BOT_FAILED } from '../../components/table/session/table-store.ts';
import { expectAccessible } from './access.ts';
import { BY_NIGHT, expect, keeping, MOVING, test } from './fixtures.ts';

const TABLE = 'orc/jouer/';
const HUMAN = { kind: 'human' };
const BOT = { kind: 'bot', level: 'greedy' };

const OPTIONS: GameOptions = { seats: 4, options: {}, values: {} };
const GAME: Replay<GameOptions, Move> = (() => {
  const { moves } = playOut(ORC, OPTIONS, 'essai', [greedy, greedy, greedy, greedy], 100);
  return { version: ORC.version, game: ORC.id, options: OPTIONS, seed: 'essai', moves };
})();
const STATES: readonly State[] = (() => {
  return accepted(statesOf(ORC, GAME));
})();

/** The game up to the first moment that `is` so, with the seat that is to move there. */
function upTo(is: (state: State) => boolean) {
  const at = STATES.findIndex(is);
  const state = STATES[at];
  if (!state) throw new Error('the game never gets there');
  return { replay: { ...GAME, moves: GAME.moves.slice(0, at) }, seat: ORC.toMove(state)[0] ?? 0 };
}

const seated = (...humans: readonly number[]) => [0, 1, 2, 3].map((seat) => (humans.includes(seat) ? HUMAN : BOT));

/** What the newest game is kept as: its head, or what it begins from. */
const keptIn = (page: Page, part: '' | '.depart'): Promise<unknown> =>
  page.evaluate((wanted) => {
    const heads = Object.keys(localStorage).filter((key) => /^table\.orc\.partie\.[^.]+$/.test(key));
    const saved = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}').saved;
    const [newest = ''] = heads.toSorted((a, b) => saved(b) - saved(a));
    return JSON.parse(localStorage.getItem(newest + wanted) ?? '{}');
  }, part);

async function open(page: Page, fragment = '') {
  await page.goto(`${TABLE}${fragment}`);
  await expect(page.locator('.table')).toHaveAttribute('data-ready', 'true');
  return page.getByRole('region', { name: 'Table de jeu' });
}

const head = (page: Page) => page.locator('.orc-head');

test('a whole game between bots is watched to its end at top speed, then seen again', BY_NIGHT, async ({ page }) => {
  // Hundreds of cards are drawn one by one: on a machine with much else to do that takes its time.
  test.setTimeout(240_000);
  const table = await open(page);
  const seeded = async (word: string) => {
    await page.locator('.table-seed > summary').click();
    await page.getByLabel('Le même mot redonne les mêmes cartes').fill(word);
  };
  await seeded('abc');
  await table.getByRole('button', { name: 'Seulement regarder' }).click();
  const dealt = page.locator('.orc-ring-centre b');
  await expect(dealt).not.toHaveText('0');
  await table.getByRole('button', { name: 'Pause' }).click();
  await page.waitForTimeout(300);
  const at = (await dealt.textContent()) ?? '';
  await page.waitForTimeout(900);
  await expect(dealt).toHaveText(at);
  await table.getByText('Fichier, son et départ').click();
  await table.getByRole('button', { name: 'Quitter la partie' }).click();
  for (const level of await page.locator('.table-seats select').all()) await level.selectOption('random');
  // A game of two rounds.
  await seeded('deux');
  await table.getByRole('button', { name: 'Regarder la partie' }).click();
  await table.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  await expect(head(page)).toContainText('Partie finie', { timeout: 180_000 });
  await expect(page.getByRole('region', { name: 'Fin de la partie' })).toContainText('points');
  await table.getByRole('combobox', { name: 'Avec les yeux de' }).selectOption('Vert');
  const older = table.getByRole('button', { name: /lignes d’avant/ });
  await older.press('Enter');
  await expect(table.getByRole('button', { name: 'Les dernières seulement' })).toBeFocused();
  await expect(table.locator('.table-log')).toContainText('Vert envoie');
  await expect(table.locator('.table-log')).not.toContainText(/\b(vous|votre|vos)\b/i);
  await table.getByRole('button', { name: 'Revoir la partie' }).click();
  const slider = table.getByRole('slider', { name: 'Étape montrée' });
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^étape 0 sur/);
  await expect(head(page)).toContainText('Manche 1');
  await slider.press('End');
  await expect(head(page)).toContainText('Partie finie');
});

test('no card falls once a deal is paused, however long its bots have thought', BY_NIGHT, async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const asked = new Promise<void>((go) => addEventListener('essai', () => go()));
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      void asked.then(() => postMessage.call(this, message));
    };
  });
  const table = await open(page);
  await table.getByRole('button', { name: 'Seulement regarder' }).click();
  const dealt = page.locator('.orc-ring-centre b');
  // Nobody is asked before the first card; the second one is due, and waits for the hands of bots that still think.
  await expect(dealt).toHaveText('1');
  await page.waitForTimeout(1500);
  await expect(dealt).toHaveText('1');
  await table.getByRole('button', { name: 'Pause' }).click();
  await expect(table.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('essai')));
  await page.waitForTimeout(1500);
  await expect(dealt).toHaveText('1');
  await table.getByRole('button', { name: 'Reprendre' }).click();
  await expect(dealt).not.toHaveText('1');
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('each card is dealt on demand, by keyboard; a refused card cites its rule; a reload keeps all', async ({ page }) => {
    const table = await open(page);
    await page.locator('.table-seed > summary').click();
    await page.getByLabel('Le même mot redonne les mêmes cartes').fill('abd');
    await table.getByRole('button', { name: 'Commencer la partie' }).press('Enter');
    await page.getByRole('button', { name: /Commencer la donne/ }).press('Enter');
    const sorcier = await head(page).textContent();
    expect(sorcier).not.toContain('Rouge est Sorcier');
    const dealt = page.locator('.orc-ring-centre b');
    await page.getByRole('region', { name: 'Recrutement' }).focus();
    for (const count of ['1', '2', '3']) {
      await page.keyboard.press('s');
      await expect(dealt).toHaveText(count);
    }
    await page.keyboard.press('b');
    await page.keyboard.press('2');
    await expect(table.getByRole('alert').filter({ hasText: 'recrutements' })).toContainText('ORC-REC-5');
    await page.keyboard.press('d');
    await page.keyboard.press('1');
    await expect(page.getByRole('button', { name: /^Pile 1 : désertion, Rouge/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: /^Pile 1 : désertion, Rouge/ })).toBeVisible();
    await expect(dealt).toHaveText('3');
    await table.getByRole('button', { name: 'Annuler mon coup' }).click();
    await expect(page.getByRole('button', { name: /^Pile 1 : désertion/ })).toBeHidden();
    // The three cards dealt before it stay dealt.
    await expect(dealt).toHaveText('3');
  });
});

test('a battle is played by keyboard: mercenaries, commando, count', async ({ page }) => {
  const { replay, seat } = upTo((state) => state.phase === 'mercenaries' && ORC.moves(state, ORC.toMove(state)[0] ?? 0).length > 2);
  await keeping(page, 'orc', replay, seated(seat));
  const table = await open(page);
  await table.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  const mercenaries = table.getByRole('region', { name: 'Ce qui est demandé' }).filter({ hasText: 'Vos mercenaires' });
  const drawn = await page
    .locator('.orc-army')
    .evaluateAll(
      (rows, own) =>
        rows
          .filter((row) => row.getAttribute('data-seat') !== own)
          .flatMap((row) => [...row.querySelectorAll('.orc-card use')].map((use) => use.getAttribute('href') ?? '')),
      String(seat),
    );
  expect(drawn.length, 'other armies lie face down').toBeGreaterThan(0);
  expect(drawn.filter((href) => !/dos-\w+$/.test(href))).toEqual([]);
  await mercenaries.getByRole('button').first().focus();
  await page.keyboard.press('Space');
  await expect(mercenaries.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(mercenaries.getByText(/Votre armée vaudrait \d+/)).toBeVisible();
  await mercenaries.getByRole('button', { name: /^Envoyer ce mercenaire/ }).focus();
  await page.keyboard.press('Enter');
  // The next moment takes the focus: Tab reaches its buttons.
  const next = table.getByRole('button', { name: /Révéler les armées|Garder le commando|Compter les points|Garder la machine volante/ });
  // One may go by before its key comes.
  await expect(async () => {
    if (await next.isVisible()) await next.press('Enter', { timeout: 1000 });
    await expect(table.locator('.orc-result-title').first()).toContainText('bataille', { timeout: 1000 });
  }).toPass();
  await expect(table.locator('.table-log')).toContainText(/remporte|remportez|personne/i);
});

test('a shared replay opens at the move it points at, and leaves the game in progress alone', async ({ page }) => {
  const { replay, seat } = upTo((state) => state.phase === 'mercenaries');
  await keeping(page, 'orc', replay, seated(seat));
  const link = await formatLink(GAME, GAME.moves.length);
  const table = await open(page, `#${link}`);
  await expect(head(page)).toContainText('Partie finie');
  await expect(table.getByText('Une partie finie, reçue par un lien.')).toBeVisible();
  const slider = table.getByRole('slider', { name: 'Étape montrée' });
  const { length } = filmOf(ORC_SPEC, { ...GAME, states: [STATES[0] as State, ...STATES.slice(1)], events: [] }).history.moves;
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', `étape ${length - 1} sur ${length}`);
  // Battles, their armies, the end: the page does not move under the finger that steps through them.
  const at = () => page.evaluate(() => scrollY);
  const back = table.getByRole('button', { name: 'Étape précédente' });
  await back.click();
  const there = await at();
  for (let step = 0; step < 4; step++) {
    await back.click();
    expect(await at()).toBe(there);
  }
  // The deal falls card after card, and each step says what it brings.
  await slider.press('Home');
  await expect(page.locator('.orc-ring-centre b')).toHaveText('0');
  for (const count of ['1', '2', '3']) {
    await slider.press('ArrowRight');
    await expect(page.locator('.orc-ring-centre b')).toHaveText(count);
  }
  await table.getByRole('button', { name: 'Revenir à ma partie' }).click();
  await expect(page.locator('.orc-board')).toHaveAttribute('data-phase', 'mercenaries');
  await page.goto(`${TABLE}#${link?.slice(0, 200)}`);
  await expect(table.getByText(/Ce lien est coupé/)).toBeVisible();
  await expect(page.locator('.orc-board')).toHaveAttribute('data-phase', 'mercenaries');
});

test('a game’s link is copied, and is that game', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { replay, seat } = upTo((state) => state.phase === 'call');
  await keeping(page, 'orc', replay, seated(seat));
  const table = await open(page);
  await table.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(table.getByRole('button', { name: /Lien copié/ })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/#entier=\d\.[\da-f]{6}&partie=2d\./);
  await page.goto(link);
  await expect(table.getByText('Une partie en cours, reçue par un lien.')).toBeVisible();
  await page.reload();
  await expect(table.getByText('Une partie en cours, reçue par un lien.')).toBeVisible();
  await table.getByRole('button', { name: 'Revenir à ma partie' }).click();
  await expect(page).not.toHaveURL(/partie=/);
});

test('one gesture begins a game; one under way is offered first, and neither is lost', async ({ page }) => {
  const table = await open(page, '#vite');
  await expect(page.locator('.orc-board')).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
  const welcome = table.getByText('Voici une première partie');
  await expect(welcome).toBeVisible();
  await expect(table.getByRole('link', { name: 'Les leçons' })).toHaveJSProperty('href', new URL('../apprendre/', page.url()).href);
  // Whoever has never played here has the first game, with its coach.
  await expect(page.locator('.coach')).toBeVisible();
  expect(await keptIn(page, '')).toMatchObject({ players: [HUMAN, ...[1, 2, 3].map(() => ({ kind: 'bot', level: 'greedy' }))] });
  await page.getByLabel('Rythme de la donne').selectOption('quick');
  await page.getByRole('button', { name: /Commencer la donne/ }).click();
  await expect(page.locator('.orc-ring-centre b')).not.toHaveText('0');
  await page.goto('zargos/');
  await open(page, '#vite');
  const offer = table.getByRole('region', { name: 'Partie en cours' });
  await expect(offer).toContainText('Rouge contre Bleu, Vert et Jaune');
  await expect(offer).toBeInViewport({ ratio: 1 });
  await expect(welcome).toHaveCount(0);
  await expect(page.locator('.orc-board')).toHaveCount(0);
  await expect(table.getByRole('button', { name: 'Commencer la partie' })).toBeVisible();
  await offer.getByRole('button', { name: 'En commencer une autre' }).click();
  await expect(page.locator('.orc-ring-centre b')).toHaveText('0');
  await table.getByText('Fichier, son et départ').click();
  await table.getByRole('button', { name: 'Quitter la partie' }).click();
  const games = table.locator('.table-games li');
  await expect(games).toHaveCount(2);
  await games
    .nth(1)
    .getByRole('button', { name: /^Reprendre/ })
    .click();
  await expect(page.locator('.orc-ring-centre b')).not.toHaveText('0');
  await table.getByText('Fichier, son et départ').click();
  await table.getByRole('button', { name: 'Quitter la partie' }).click();
  // The one that nobody had begun to play has left no trace.
  await expect(games).toHaveCount(1);
  await games
    .nth(0)
    .getByRole('button', { name: /^Effacer/ })
    .click();
  await games
    .nth(0)
    .getByRole('button', { name: /^Effacer pour de bon/ })
    .click();
  await expect(games).toHaveCount(0);
});

test.describe('with what moves', () => {
  test.use(MOVING);

  test('piles are opened one after another, the log keeps quiet meanwhile, and all may be skipped', async ({ page }) => {
    const { replay, seat } = upTo((state) => state.phase === 'champion');
    await keeping(page, 'orc', replay, seated(seat));
    const table = await open(page);
    await table.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('pose');
    await page.locator('.table-question').getByRole('button').first().click();
    const show = table.getByRole('region', { name: 'Le dépouillement' });
    const skip = page.locator('.table-show').getByRole('button', { name: 'La suite' });
    await expect(skip).toBeVisible();
    await expect(page.locator('.table-log')).not.toContainText(/Pile\s\d+\s:\s.+ reçoit/);
    await expect(show.locator('.orc-strip')).toHaveCount(2);
    await expect(page.locator('.orc-board')).toHaveAttribute('data-phase', 'champion');
    await skip.click();
    await expect(page.locator('.orc-board')).toHaveAttribute('data-phase', 'spies');
    const owned = STATES[replay.moves.length] as State;
    await expect(show.locator('.orc-strip')).toHaveCount(
      new Set(owned.placed.filter(({ kind }) => kind === 'shield').map(({ pile }) => pile)).size,
    );
    await expect(page.locator('.table-log')).toContainText(/Pile\s\d+\s:\s.+ reçoit/);
  });

  test('a full storage is said, and the game goes on', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const table = await open(page);
    await table.getByRole('button', { name: 'Commencer la partie' }).click();
    await expect(table.getByRole('alert').filter({ hasText: 'mémoire du navigateur est pleine' })).toBeVisible();
    await page.getByRole('button', { name: /Commencer la donne/ }).click();
    await expect(page.locator('.orc-ring-centre b')).toHaveText(/^[1-9]\d*$/, { timeout: 10_000 });
  });
});

test('advice on a card goes with the next one, and the pile it names is marked', async ({ page }) => {
  const lays = (state: State, seat: number) => state.phase === 'recruit' && ORC.moves(state, seat).some(({ kind }) => kind === 'shield');
  const { replay } = upTo((state) => [0, 1, 2, 3].some((one) => lays(state, one)));
  const state = STATES[replay.moves.length] as State;
  const seat = [0, 1, 2, 3].find((one) => lays(state, one)) ?? 0;
  await keeping(page, 'orc', replay, seated(seat));
  const table = await open(page);
  const asked = table.getByRole('button', { name: 'Un conseil ?' });
  const told = table.locator('.table-advice').getByText(/^Un joueur de force «\sExpert\s»\s:/);
  await asked.click();
  await expect(told).toBeVisible();
  await table.getByRole('button', { name: /^Reprendre/ }).click();
  await table.getByRole('button', { name: /^Carte suivante/ }).click();
  await expect(told).toHaveCount(0);
  // To the last card: a shield that is left has to be laid, and the deal waits for nothing more.
  for (let card = replay.moves.length; card < 100 && (await page.locator('.orc-ring-centre b').textContent()) !== '81'; card += 1) {
    const before = await page.locator('.orc-ring-centre b').textContent();
    await table.getByRole('button', { name: /^Carte suivante/ }).click();
    await expect(page.locator('.orc-ring-centre b')).not.toHaveText(before ?? '');
  }
  await asked.click();
  await expect(told).toContainText('posez un bouclier');
  await expect(table.getByText(/^La donne attend/)).toHaveCount(0);
  await expect(page.locator('.orc-pile[data-in-question]')).toBeInViewport();
});

test('advice is shown with the act to play it, and is not played by itself', async ({ page }) => {
  const { replay, seat } = upTo((state) => state.phase === 'mercenaries' && ORC.moves(state, ORC.toMove(state)[0] ?? 0).length > 2);
  await keeping(page, 'orc', replay, seated(seat));
  const table = await open(page);
  await table.getByRole('button', { name: 'Un conseil ?' }).click();
  await expect(table.locator('.table-advice').getByText(/^Un joueur de force «\sExpert\s»\s: (envoyez|n’envoyez)/)).toBeVisible();
  await expect(table.locator('.table-advice')).toContainText(/À l’estime, .+\sde chances de marquer à cette bataille/);
  await table.getByText('Pourquoi ?').click();
  await expect(table.getByText(/^Sinon\s: /)).toBeVisible();
  await expect(page.locator('.orc-board')).toHaveAttribute('data-phase', 'mercenaries');
  expect(await keptIn(page, '')).toMatchObject({ moves: replay.moves.length });
  await table.getByRole('button', { name: 'Jouer ce coup' }).click();
  await expect.poll(() => keptIn(page, '')).not.toMatchObject({ moves: replay.moves.length });
});

test('after the game the worker says which moves cost most, and the replay opens there', async ({ page }) => {
  await keeping(page, 'orc', GAME, seated(0));
  const table = await open(page);
  await table.getByText('Ici, le moteur aurait…').click();
  const costly = table.locator('.table-regrets > li');
  await expect(costly.first()).toContainText(
    /^Manche\s\d+\s: joué, .+ Le moteur aurait préféré .+\s: environ\s[\d,]+\spoints? de mieux\./,
    {
      timeout: 15_000,
    },
  );
  expect(await costly.count()).toBeLessThanOrEqual(5);
  await costly
    .first()
    .getByRole('button', { name: /^Revoir/ })
    .click();
  await expect(table.locator('.table-stepper')).toBeVisible();
  // Found once: from its replay the list is there at once.
  await table.getByText('Ici, le moteur aurait…').click();
  await expect(costly.first()).toBeVisible();
});

test('the end is a page: points, strokes, armies uncovered, and the same table again', async ({ page }) => {
  await keeping(page, 'orc', GAME, seated(0));
  const table = await open(page);
  const end = table.getByRole('region', { name: 'Fin de la partie' });
  await expect(end.getByRole('heading')).toContainText('l’emporte');
  const last = STATES.at(-1) as State;
  await expect(end.getByRole('table', { name: 'Points marqués à chaque manche' }).locator('tbody tr')).toHaveCount(last.round);
  await expect(end.getByRole('region', { name: 'Les plus beaux coups' })).toContainText('La plus forte armée');
  await end.getByText('Manche 1, à découvert').click();
  await expect(end.locator('.orc-uncovered .orc-result').first()).toBeVisible();
  const again = table.getByRole('button', { name: 'Rejouer' });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [table.locator('.table-board'), end, table.locator('.table-log')]) {
      await part.scrollIntoViewIfNeeded();
      await expect(again).toBeInViewport({ ratio: 1 });
    }
  }
  await again.click();
  await expect(page.locator('.orc-ring-centre b')).toHaveText('0');
  expect(await keptIn(page, '')).toMatchObject({ players: seated(0), moves: 0 });
  const { seed } = (await keptIn(page, '.depart')) as { seed: string };
  expect(seed).not.toBe(GAME.seed);
});

test('of several tabs, each is told where one plays what another did, and may follow it; else both games are kept', async ({
  page,
  context,
}) => {
  const { replay, seat } = upTo((state) => state.phase === 'call');
  await keeping(page, 'orc', replay, seated(seat));
  const first = await open(page);
  const other = await context.newPage();
  const second = await open(other);
  const onlooker = await context.newPage();
  const third = await open(onlooker);
  const choose = (table: Locator) =>
    table
      .getByRole('button', { name: /^Les (Orcs|Barbares|Squelettes|Nains)/ })
      .first()
      .click();
  await choose(second);
  const said = 'Un autre onglet a joué dans cette partie';
  await expect(first.locator('.table-line').getByText(said)).toBeInViewport();
  await third.getByRole('button', { name: 'Suivre l’autre onglet' }).click();
  await expect(third.getByText('Vous suivez l’autre onglet')).toBeInViewport();
  await expect(async () => {
    const [there, here] = [
      await second.locator('.table-log-lines li').first().textContent(),
      await third.locator('.table-log-lines li').first().textContent(),
    ];
    expect(here).toBe(there);
  }).toPass();
  await expect(onlooker.locator('.orc-board')).not.toHaveAttribute('data-phase', 'call');
  await choose(first);
  await expect(page.getByText(APART)).toBeVisible();
  // Both are found again.
  await first.getByText('Fichier, son et départ').click();
  await first.getByRole('button', { name: 'Quitter la partie' }).click();
  await expect(first.locator('.table-games li')).toHaveCount(2);
});

test('a bot that cannot be fetched is replaced by a lawful move, and it is said', async ({ page }) => {
  await page.route(/bot\.worker/, (route) => route.abort());
  const { replay } = upTo((state) => state.phase === 'mercenaries');
  await keeping(page, 'orc', replay, seated());
  const table = await open(page);
  await table.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  await expect(page.getByText(BOT_FAILED).first()).toBeVisible();
  await expect(head(page)).toContainText(/Bataille|Manche|finie/);
});

test('a game kept by another version of the rules is said, and can be saved', async ({ page }) => {
  await keeping(page, 'orc', { ...GAME, version: GAME.version + 1 }, seated(0));
  const table = await open(page);
  await expect(table.getByText(/La partie gardée ne peut pas reprendre ici/)).toBeVisible();
  const download = page.waitForEvent('download');
  await table.getByRole('button', { name: 'Enregistrer la partie' }).click();
  expect((await download).suggestedFilename()).toBe('orc-ancienne-partie.json');
});

test('a table plays with the values of its own box', async ({ page }) => {
  const table = await open(page);
  await page.locator('.table-box > summary').click();
  const troll = page.getByLabel('troll');
  await expect(troll).toHaveValue('5');
  await troll.fill('7');
  await troll.press('Tab');
  await expect(page.locator('.table-box > summary')).toContainText('1 valeur à moi');
  await table.getByRole('button', { name: 'Commencer la partie' }).click();
  expect(await keptIn(page, '.depart')).toMatchObject({ options: { values: { troll: 7 } } });
});

test('a game saved as a file is opened again where it was, with its people; another file says what it is not', async ({ page }) => {
  const { replay, seat } = upTo((state) => state.phase === 'call');
  await keeping(page, 'orc', replay, seated(seat, (seat + 1) % 4));
  const table = await open(page);
  await table.getByText('Fichier, son et départ').click();
  const download = page.waitForEvent('download');
  await table.getByRole('button', { name: 'Enregistrer en fichier' }).click();
  const path = await (await download).path();
  await table.getByRole('button', { name: 'Quitter la partie' }).click();
  const file = table.getByLabel('Ouvrir un fichier de partie');
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"game":"gran"}') });
  await expect(table.getByText(/Cette partie est d’un autre jeu/)).toBeVisible();
  await file.setInputFiles(path);
  await expect(table.getByText(/^Une partie (en cours|finie), lue dans un fichier, où .+ et .+ jouaient à l’écran\./)).toBeVisible();
  await expect(table.getByRole('slider', { name: 'Étape montrée' })).toHaveAttribute('aria-valuetext', /^étape (\d+) sur \1$/);
  await expect(page.locator('.orc-own'), 'nobody holds the device yet').toHaveCount(0);
  await table.getByRole('button', { name: 'Reprendre cette partie' }).click();
  await table.getByRole('button', { name: /^C’est moi/ }).click();
  await expect(page.locator('.orc-board')).toHaveAttribute('data-phase', 'call');
  expect(await keptIn(page, '')).toMatchObject({ players: seated(seat, (seat + 1) % 4) });
});

test('who sat where, the rhythm of the deal and the pace of the others are found again', async ({ page }) => {
  const table = await open(page);
  await table.getByRole('radio', { name: '5' }).check({ force: true });
  await page.getByLabel('Vert').selectOption('expert');
  await table.getByRole('button', { name: 'Commencer la partie' }).click();
  await page.getByLabel('Rythme de la donne').selectOption('slow');
  await table.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('vif');
  await page.reload();
  await expect(page.getByLabel('Rythme de la donne')).toHaveValue('slow');
  await expect(table.getByRole('combobox', { name: 'Allure des adversaires' })).toHaveValue('vif');
  await table.getByText('Fichier, son et départ').click();
  await table.getByRole('button', { name: 'Quitter la partie' }).click();
  await expect(table.getByRole('radio', { name: '5' })).toBeChecked();
  await expect(page.getByLabel('Vert')).toHaveValue('expert');
});

test('at a shared screen the curtain hides every hand until it is lifted', async ({ page }) => {
  const { replay, seat } = upTo((state) => state.phase === 'mercenaries');
  await keeping(page, 'orc', replay, seated(seat, (seat + 1) % 4));
  const table = await open(page);
  await expect(table.getByText(/^Passez l’appareil à/)).toBeVisible();
  // The table stays in sight, with nobody's hand, and the log says nothing to anybody.
  await expect(page.locator('.orc-board')).toHaveAttribute('data-phase', 'mercenaries');
  await expect(page.locator('.orc-own')).toHaveCount(0);
  await expect(table.getByText('Vos mercenaires.')).toHaveCount(0);
  await expect(page.locator('.table-log')).not.toContainText(/\b(vous|votre|vos)\b/i);
  await table.getByRole('button', { name: /^C’est moi/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Votre main' })).toBeVisible();
  // What is asked has come into sight by itself, under the line that stays.
  await expect(
    table.getByRole('region', { name: 'Ce qui est demandé' }).filter({ hasText: 'Vos mercenaires' }).getByRole('button').first(),
  ).toBeInViewport();
  await expect(page.locator('.table-line')).toBeInViewport();
});

const MOMENTS: readonly [name: string, is: (state: State) => boolean, when: object][] = [
  ['recruitment', ({ tick, phase }) => phase === 'recruit' && tick > 45, {}],
  ['champion', ({ phase }) => phase === 'champion', BY_NIGHT],
  ['spies', ({ phase }) => phase === 'spies', BY_NIGHT],
  ['call, after a battle', ({ phase, battles }) => phase === 'call' && battles.length > 0, BY_NIGHT],
  ['mercenaries', ({ phase }) => phase === 'mercenaries', BY_NIGHT],
  ['reveal', ({ phase }) => phase === 'flying', BY_NIGHT],
  ['end', ({ phase }) => phase === 'over', BY_NIGHT],
];

/** Light and dark; and nothing is wider than the screen. */
async function expectNoFault(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, '.table');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the game under way offered, kept games, results, piles opened, an end unfolded: no accessibility fault',
    BY_NIGHT,
    async ({ page }) => {
      test.setTimeout(120_000);
      const { replay, seat } = upTo((state) => state.phase === 'champion');
      await keeping(page, 'orc', replay, seated(seat));
      await page.addInitScript(() =>
        localStorage.setItem('table.orc.comptes', JSON.stringify({ format: 1, counted: [], levels: { expert: { played: 3, won: 1 } } })),
      );
      const table = await open(page, '#vite');
      await table.getByText('Mes résultats').click();
      await expect(table.getByRole('row', { name: 'Expert 3 1' })).toBeVisible();
      await expectNoFault(page);
      await table.getByRole('region', { name: 'Partie en cours' }).getByRole('button', { name: 'La reprendre' }).click();
      await page.locator('.table-question').getByRole('button').first().click();
      // Where motion is not wanted, all the piles are there at once.
      await expect(page.locator('.table-show[data-told="false"]')).toHaveCount(0);
      await expect(page.locator('.orc-strip').first()).toBeVisible();
      await expectNoFault(page);
      await page.goto(`${TABLE}#${await formatLink(GAME, GAME.moves.length)}`);
      await table.getByText('Manche 1, à découvert').click();
      await table.locator('.orc-uncovered[open] summary').nth(1).click();
      await expectNoFault(page);
    },
  );

  for (const [name, is, when] of MOMENTS) {
    test(`${name}: no accessibility fault, light and dark, nothing wider than the screen`, when, async ({ page }) => {
      const { replay, seat } = upTo(is);
      await keeping(page, 'orc', replay, seated(seat));
      await open(page);
      await expect(page.locator('.orc-board')).toBeVisible();
      await expectNoFault(page);
      await page.locator('.orc-board').evaluate((board) => board.scrollIntoView({ block: 'end' }));
      await expect(page.locator('.table-line')).toBeInViewport({ ratio: 1 });
      await expect(head(page)).toContainText(/^Manche \d\s· /);
    });
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, reducedMotion: 'reduce' });

  /** Faults: a pile that is not whole on the screen, or what was laid last under a card. */
  const hidden = (page: Page) =>
    page.evaluate(() => {
      const faults: string[] = [];
      const piles = [...document.querySelectorAll('.orc-pile')];
      for (const [at, pile] of piles.entries()) {
        const { left, right, top, bottom } = pile.getBoundingClientRect();
        for (const y of [top + 2, bottom - 2]) {
          const there = document.elementFromPoint((left + right) / 2, y);
          if (!there || !pile.contains(there)) faults.push(`pile ${at + 1} under ${there?.className}`);
        }
      }
      const line = document.querySelector('.orc-ring-open')?.getBoundingClientRect();
      for (const card of document.querySelectorAll('.orc-pile .orc-card, .orc-pile-foot')) {
        const box = card.getBoundingClientRect();
        if (line && box.left < line.right && box.right > line.left && box.top < line.bottom && box.bottom > line.top)
          faults.push(`the line under ${card.className}`);
      }
      return faults;
    });

  test('the whole circle is seen over what is asked of it; an order is pointed out once, and the pile of an advice is seen with it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      let next = 20;
      crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
        if (numbers) new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength).fill(next++);
        return numbers;
      };
    });
    await open(page, '#lecon');
    await expect(page.locator('.coach-now')).toContainText('Commencer la donne');
    expect(await hidden(page)).toEqual([]);
    await page.getByRole('button', { name: 'Commencer la donne' }).click();
    const order = page.locator('.orc-pile[data-in-question]');
    for (let card = 0; card < 80 && (await order.count()) === 0; card += 1) {
      const tick = await page.locator('.orc-ring-centre b').textContent();
      await page.getByRole('button', { name: /^(Carte suivante|Reprendre)/ }).click();
      await expect(page.locator('.orc-ring-centre b')).not.toHaveText(tick ?? '');
      if (card % 8 === 0) expect(await hidden(page)).toEqual([]);
      await page.waitForTimeout(60);
    }
    await expect(order).toHaveCount(1);
    expect(await hidden(page)).toEqual([]);
    const pile = await order.getAttribute('data-pile');
    await expect(page.locator('.coach-now')).toContainText(`pile ${Number(pile) + 1}`);
    // A coach who points at what he has pointed at wakes the table again, and himself.
    const woken = await page.evaluate(async () => {
      const { setTimeout: real } = window;
      let count = 0;
      window.setTimeout = ((...args: Parameters<typeof real>) => {
        count += 1;
        return real(...args);
      }) as typeof real;
      await new Promise((done) => real(done, 500));
      window.setTimeout = real;
      return count;
    });
    expect(woken).toBeLessThan(20);
    await page.getByRole('button', { name: 'Un conseil ?' }).click();
    await expect(page.locator('.table-advice')).toContainText(`pile ${Number(pile) + 1}`);
    expect((await hidden(page)).filter((fault) => fault.startsWith(`pile ${Number(pile) + 1} `))).toEqual([]);
  });
});
