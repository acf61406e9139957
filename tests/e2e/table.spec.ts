/** The table, as those who sit at it meet it: a game watched to its end, a battle by keyboard, links, reloads, a full storage, no network. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formatLink } from '#components/table/link.ts';
import { ELSEWHERE, keyOf, OVERWRITTEN } from '#components/table/store.ts';
import { BOT_FAILED } from '#components/table/table-store.ts';
import { type Replay, statesOf } from '#engine/core/replay.ts';
import { playOut } from '#engine/core/simulate.ts';
import { greedy } from '#engine/orc/bot/greedy.ts';
import { ORC } from '#engine/orc/game.ts';
import type { GameOptions, Move, State } from '#engine/orc/types.ts';
import { expect, test } from './fixtures.ts';
import { kept } from './kept.ts';

const TABLE = 'orc/jouer/';
const HUMAN = { kind: 'human' };
const BOT = { kind: 'bot', level: 'greedy' };

const OPTIONS: GameOptions = { seats: 4, options: {}, values: {} };
const GAME: Replay<GameOptions, Move> = (() => {
  const { moves } = playOut(ORC, OPTIONS, 'essai', [greedy, greedy, greedy, greedy], 100);
  return { version: ORC.version, game: ORC.id, options: OPTIONS, seed: 'essai', moves };
})();
const STATES: readonly State[] = (() => {
  const states = statesOf(ORC, GAME);
  if (!states.ok) throw new Error(states.because);
  return states.value;
})();

/** The game up to the first moment that `is` so, with the seat that is to move there. */
function upTo(is: (state: State) => boolean) {
  const at = STATES.findIndex(is);
  const state = STATES[at];
  if (!state) throw new Error('the game never gets there');
  return { replay: { ...GAME, moves: GAME.moves.slice(0, at) }, seat: ORC.toMove(state)[0] ?? 0 };
}

const seated = (...humans: readonly number[]) => [0, 1, 2, 3].map((seat) => (humans.includes(seat) ? HUMAN : BOT));

/** A browser that keeps this game. */
async function keeping(page: Page, replay: unknown, players: unknown) {
  const text = JSON.stringify({ format: 1, writer: 'essai', count: 1, replay, players });
  await page.addInitScript(
    ([key, kept]) => {
      if (!sessionStorage.getItem('essai')) localStorage.setItem(key, kept);
      sessionStorage.setItem('essai', '1');
    },
    [keyOf('orc'), text] as const,
  );
}

async function open(page: Page, fragment = '') {
  await page.goto(`${TABLE}${fragment}`);
  await expect(page.locator('.table')).toHaveAttribute('data-ready', 'true');
  return page.getByRole('region', { name: 'Table de jeu' });
}

const head = (page: Page) => page.locator('.orc-head');

test('a whole game between bots is watched to its end at top speed, then seen again', async ({ page }) => {
  test.setTimeout(90_000);
  const table = await open(page);
  await page.locator('.table-seed > summary').click();
  await page.getByLabel('Le même mot redonne les mêmes cartes').fill('abc');
  await table.getByRole('button', { name: 'Seulement regarder' }).click();
  for (const level of await page.locator('.table-seats select').all()) await level.selectOption('random');
  await table.getByRole('button', { name: 'Regarder la partie' }).click();
  await table.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  await expect(head(page)).toContainText('La partie est finie', { timeout: 80_000 });
  await expect(page.getByRole('region', { name: 'Fin de la partie' })).toContainText('points');
  await table.getByRole('button', { name: 'Revoir la partie' }).click();
  const slider = table.getByRole('slider', { name: 'Coup montré' });
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^coup 0 sur/);
  await expect(head(page)).toContainText('Manche 1');
  await slider.press('End');
  await expect(head(page)).toContainText('La partie est finie');
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
  });
});

test('a battle is played by keyboard: mercenaries, commando, count', async ({ page }) => {
  const { replay, seat } = upTo((state) => state.phase === 'mercenaries' && ORC.moves(state, ORC.toMove(state)[0] ?? 0).length > 2);
  await keeping(page, replay, seated(seat));
  const table = await open(page);
  await table.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  const mercenaries = table.getByRole('region', { name: /envoyez-vous des mercenaires/ });
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
  await mercenaries.getByRole('button', { name: /^Envoyer 1/ }).focus();
  await page.keyboard.press('Enter');
  // The next moment takes the focus: Tab reaches its buttons.
  const next = table.getByRole('button', { name: /Révéler les armées|Garder le commando|Compter les points|La garder/ });
  for (let moment = 0; moment < 2; moment++) {
    if (!(await next.isVisible())) await page.waitForTimeout(400);
    if (await next.isVisible()) await next.press('Enter');
  }
  await expect(table.locator('.orc-result-title').first()).toContainText('bataille');
  await expect(table.locator('.table-log')).toContainText(/remporte|remportez|personne/i);
});

test('a shared replay opens at the move it points at, and leaves the game in progress alone', async ({ page }) => {
  const { replay, seat } = upTo((state) => state.phase === 'mercenaries');
  await keeping(page, replay, seated(seat));
  const link = await formatLink(GAME, GAME.moves.length);
  const table = await open(page, `#${link}`);
  await expect(head(page)).toContainText('La partie est finie');
  await expect(table.getByText('Vous regardez une partie reçue')).toBeVisible();
  const slider = table.getByRole('slider', { name: 'Coup montré' });
  await slider.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', `coup ${GAME.moves.length - 1} sur ${GAME.moves.length}`);
  await table.getByRole('button', { name: 'Revenir à ma partie' }).click();
  await expect(page.locator('.orc-board')).toHaveAttribute('data-phase', 'mercenaries');
  await page.goto(`${TABLE}#${link?.slice(0, 200)}`);
  await expect(table.getByText(/Ce lien de partie est abîmé/)).toBeVisible();
  await expect(page.locator('.orc-board')).toHaveAttribute('data-phase', 'mercenaries');
});

test('a game’s link is copied, and is that game', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { replay, seat } = upTo((state) => state.phase === 'call');
  await keeping(page, replay, seated(seat));
  const table = await open(page);
  await table.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(table.getByRole('button', { name: /Lien copié/ })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('#partie=1d.');
  await page.goto(link);
  await expect(table.getByText('Vous regardez une partie reçue')).toBeVisible();
  await page.reload();
  await expect(table.getByText('Vous regardez une partie reçue')).toBeVisible();
  await table.getByRole('button', { name: 'Revenir à ma partie' }).click();
  await expect(page).not.toHaveURL(/partie=/);
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
  await expect(page.locator('.orc-ring-centre b')).toHaveText('1', { timeout: 10_000 });
});

test('of two tabs, each is told what the other did to the game that is kept', async ({ page, context }) => {
  const first = await open(page);
  const other = await context.newPage();
  const second = await open(other);
  await first.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(page.locator('.orc-board')).toBeVisible();
  await second.getByRole('button', { name: 'Commencer la partie' }).click();
  await expect(other.getByText(OVERWRITTEN)).toBeVisible();
  await expect(page.getByText(ELSEWHERE)).toBeVisible();
});

test('a bot that cannot be fetched is replaced by a lawful move, and it is said', async ({ page }) => {
  await page.route(/bot\.worker/, (route) => route.abort());
  const { replay } = upTo((state) => state.phase === 'mercenaries');
  await keeping(page, replay, seated());
  const table = await open(page);
  await table.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
  await expect(page.getByText(BOT_FAILED).first()).toBeVisible();
  await expect(head(page)).toContainText(/Bataille|Manche|finie/);
});

test('a game kept by another version of the rules is said, and can be saved', async ({ page }) => {
  await keeping(page, { ...GAME, version: GAME.version + 1 }, seated(0));
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
  const kept = await page.evaluate(() => localStorage.getItem('table.orc'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ replay: { options: { values: { troll: 7 } } } });
});

test('a game saved as a file is opened again, and goes on from there; another file says what it is not', async ({ page }) => {
  const { replay, seat } = upTo((state) => state.phase === 'call');
  await keeping(page, replay, seated(seat));
  const table = await open(page);
  await table.getByText('Fichier et départ').click();
  const download = page.waitForEvent('download');
  await table.getByRole('button', { name: 'Enregistrer en fichier' }).click();
  const path = await (await download).path();
  await table.getByRole('button', { name: 'Quitter la partie' }).click();
  const file = table.getByLabel('Ouvrir un fichier de partie');
  await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"game":"gran"}') });
  await expect(table.getByText(/game attend orc/)).toBeVisible();
  await file.setInputFiles(path);
  await expect(table.getByText('Vous regardez une partie reçue')).toBeVisible();
  await table.getByRole('slider', { name: 'Coup montré' }).press('End');
  await table.getByRole('button', { name: /^Jouer Rouge à partir d’ici/ }).click();
  await expect(table.getByText('Vous regardez une partie reçue')).toBeHidden();
  await expect(page.locator('.orc-board')).toBeVisible();
});

test('at a shared screen the curtain hides every hand until it is lifted', async ({ page }) => {
  const { replay, seat } = upTo((state) => state.phase === 'mercenaries');
  await keeping(page, replay, seated(seat, (seat + 1) % 4));
  const table = await open(page);
  await expect(table.getByText(/^Passez l’appareil à/)).toBeVisible();
  await expect(page.locator('.orc-board')).toHaveCount(0);
  await expect(page.locator('.table-log')).toHaveCount(0);
  await table.getByRole('button', { name: /^C’est moi/ }).press('Enter');
  await expect(page.getByRole('region', { name: 'Votre main' })).toBeVisible();
});

const MOMENTS: readonly [name: string, is: (state: State) => boolean][] = [
  ['recruitment', ({ tick, phase }) => phase === 'recruit' && tick > 45],
  ['champion', ({ phase }) => phase === 'champion'],
  ['spies', ({ phase }) => phase === 'spies'],
  ['call, after a battle', ({ phase, battles }) => phase === 'call' && battles.length > 0],
  ['mercenaries', ({ phase }) => phase === 'mercenaries'],
  ['reveal', ({ phase }) => phase === 'flying'],
  ['end', ({ phase }) => phase === 'over'],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [name, is] of MOMENTS) {
    test(`${name}: no accessibility fault, light and dark, nothing wider than the screen`, async ({ page }) => {
      const { replay, seat } = upTo(is);
      await keeping(page, replay, seated(seat));
      await open(page);
      await expect(page.locator('.orc-board')).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('.table').analyze();
        expect(violations.map(({ id, nodes }) => `${colorScheme}: ${id} ${nodes.slice(0, 2).map((node) => node.html)}`)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('without network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the table deals, and its bots think', async ({ page, context }) => {
    const { replay } = upTo((state) => state.phase === 'mercenaries');
    await page.goto('zargos/');
    await kept(page);
    await context.setOffline(true);
    await keeping(page, replay, seated());
    const table = await open(page);
    await table.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
    await expect(table.locator('.table-log')).toContainText(/remporte la bataille|Personne/i, { timeout: 15_000 });
  });
});
