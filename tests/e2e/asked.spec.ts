/**
 * What is asked at a table is asked whole: in every state of a walk, on a small phone and on a desk, the question, all its answers and the place it is about are
 * on the screen together and under nothing that sticks to it, and no page is wider than its screen.
 */
import type { Page } from '@playwright/test';
import { habitKeyOf } from '#components/table/chooser/habits.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos/bot/levels.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { Move } from '#engine/zargos/game/types.ts';
import { IS_NIGHT } from '#scripts/sites.ts';
import { BY_NIGHT, expect, keeping, test } from './fixtures.ts';

interface Table {
  /** The id its habits are kept under, and where it is played. */
  readonly game: string;
  readonly path: string;
  /** Who plays against the walk; the table's usual bot where left out. */
  readonly level?: string;
  /** It begins without a notice. */
  readonly isPlain?: true;
  /** Touches by day at most: a tenth of a night's, where it needs no more to come to its every phase. */
  readonly byDay: number;
}

const TABLES: readonly Table[] = [
  { game: 'zargos', path: 'zargos/jouer/', byDay: 30 },
  { game: 'gran', path: 'gran/jouer/', byDay: 30 },
  // A deal alone takes a hundred touches.
  { game: 'orc', path: 'orc/jouer/', byDay: 120 },
  { game: 'escarmouche', path: 'zargos-lords/escarmouche/', byDay: 50 },
  // Captains think long before a city.
  { game: 'guerre', path: 'zargos-lords/jouer/', level: 'random', isPlain: true, byDay: 80 },
];

interface Walked {
  /** States measured. */
  readonly states: number;
  readonly phases: readonly string[];
  /** A sentence each. */
  readonly faults: readonly string[];
}

/** Plays `moves` touches drawn from `seed` in the page itself, and measures each state in which something is asked. */
const walk = (page: Page, moves: number, seed: number): Promise<Walked> =>
  page.evaluate(
    async ([moves, seed]) => {
      let state = seed;
      const draw = (count: number): number => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return Math.floor((state / 0x80000000) * count);
      };
      const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 10))));
      const nameOf = (element: Element): string => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      const faults: string[] = [];
      const phases = new Set<string>();
      let states = 0;
      let where = '';
      const fault = (text: string) => {
        if (faults.length < 12) faults.push(`${where}: ${text}`);
      };
      /** The card that stops the table, or the question. */
      const askedNow = () =>
        document.querySelector('.table-refused:not(:empty), .table-blow') ?? document.querySelector('.table-question[data-mine="true"]');
      const isOver = () => document.querySelector('.table-seated')?.getAttribute('data-over') === 'true';
      const isWhole = (element: Element, name: string) => {
        const { left, right, top, bottom, width } = element.getBoundingClientRect();
        if (!element.checkVisibility() || width < 2) return;
        if (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1)
          return fault(`${name} off the screen, ${Math.round(top)} to ${Math.round(bottom)}`);
        for (const y of [top + 2, bottom - 2]) {
          const there = document.elementFromPoint((left + right) / 2, y);
          if (!there || there === document.body || !(element.contains(there) || there.contains(element)))
            return fault(`${name} under ${there?.className}`);
        }
      };
      const metAt = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      };
      const touchedNow = () => document.querySelector('.table-board [aria-pressed="true"]');
      /** The part of the script that moves a map's window comes when it is first wanted: the place touched then is in sight a moment later. */
      const arrived = async () => {
        for (let wait = 0; wait < 60; wait++) {
          const touched = touchedNow();
          if (!touched || metAt(touched)?.closest('.table-board')) return;
          await settled();
        }
      };
      const isInSight = (element: Element, name: string) => {
        const { top } = element.getBoundingClientRect();
        const there = metAt(element);
        if (!there?.closest('.table-board')) fault(`${name} out of sight at ${Math.round(top)}, ${there?.className ?? 'nothing'}`);
      };
      const measure = () => {
        const asked = askedNow();
        if (!asked) return;
        states += 1;
        phases.add(where.split(' ')[1] ?? '');
        if (document.documentElement.scrollWidth > innerWidth) fault('wider than its screen');
        for (const title of asked.querySelectorAll('.table-question-title')) isWhole(title, 'the question');
        for (const answer of asked.querySelectorAll('button, input, select, summary')) isWhole(answer, `« ${nameOf(answer)} »`);
        if (!asked.matches('.table-question')) return;
        const touched = touchedNow();
        if (touched) isInSight(touched, `the touched place ${nameOf(touched)}`);
        else
          for (const open of document.querySelectorAll('.table-board [data-open]'))
            isInSight(open, `place ${open.getAttribute('data-open')}`);
      };
      const act = () => {
        if (isOver()) return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rejouer')?.click();
        const stop = [...document.querySelectorAll<HTMLElement>('.table-refused button, .table-blow button')];
        if (stop[0]) return stop.find(({ textContent }) => /Compris|Continuer/.test(textContent ?? ''))?.click();
        // Cards are dealt one by one: on with it, more often than not.
        const deal = [...document.querySelectorAll<HTMLElement>('.orc-clock button')].find(
          ({ textContent }) => !/Pause/.test(textContent ?? ''),
        );
        if (deal && draw(10) < 7) return deal.click();
        const hexes = [...document.querySelectorAll('.table-board .carte-hex')].filter((hex) =>
          /permis|à vous/.test(hex.getAttribute('aria-label') ?? ''),
        );
        const answers = [...document.querySelectorAll('.table-permitted button, .table-question button, .table-board .orc-pile')].filter(
          (button) => button.getAttribute('aria-disabled') !== 'true' && !/conseil|Au mieux|Toujours/.test(nameOf(button)),
        );
        const pool = hexes.length > 0 && draw(10) < 6 ? hexes : answers.length > 0 ? answers : hexes;
        pool[draw(pool.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      };
      for (let move = 0; move < moves; move++) {
        for (let wait = 0; wait < 400 && !askedNow() && !isOver(); wait++) await settled();
        await settled();
        await arrived();
        where = `${move} ${document.querySelector('.table-stage')?.getAttribute('data-phase')}`;
        if (!isOver()) measure();
        act();
        await settled();
      }
      return { states, phases: [...phases], faults };
    },
    [moves, seed] as const,
  );

/** Chance that is drawn the same for each run. */
function sameChance() {
  let next = 20;
  crypto.getRandomValues = <Numbers extends ArrayBufferView | null>(numbers: Numbers): Numbers => {
    if (numbers) new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength).fill(next++);
    return numbers;
  };
}

async function sat(page: Page, { game, path, level, isPlain }: Table) {
  await page.addInitScript(([key, habits]) => localStorage.setItem(key, habits), [
    habitKeyOf(game),
    JSON.stringify({ format: 1, pace: 'eclair', own: {}, ...(level && { players: [{ kind: 'human' }, { kind: 'bot', level }] }) }),
  ] as const);
  await page.addInitScript(sameChance);
  await page.goto(`${path}#vite`);
  await expect(page.locator('.table-seated')).toBeVisible();
  if (!isPlain) await page.locator('.table-notice').getByRole('button', { name: 'Fermer ce message' }).click();
  // A game with a coach begins slower than was chosen.
  await page.getByRole('combobox', { name: 'Allure des adversaires' }).selectOption('eclair');
}

/** A game of Zargos in which somebody comes to hold cards of four kinds, of which one goes: a walk hardly ever gets so far. */
function fullHand() {
  const checked = ZARGOS.checkOptions({ seats: 2, opening: 'rapide', offers: 0 });
  if (!checked.ok) throw new Error(checked.because);
  const seed = 'main pleine 1';
  const dice = diceFrom(seeded(seed));
  const moves: Move[] = [];
  let state = ZARGOS.setup(checked.value, seed);
  while (state.phase !== 'over') {
    const [seat = 0] = ZARGOS.toMove(state);
    if (state.phase === 'sorting' && new Set(state.hands[seat]).size === 4)
      return { seat, replay: { version: ZARGOS.version, game: ZARGOS.id, options: checked.value, seed, moves } };
    const move = BOTS.greedy(ZARGOS.view(state, seat), ZARGOS.moves(state, seat), dice, 1);
    moves.push(move);
    state = ZARGOS.play(state, move).state;
  }
  throw new Error('no hand is too large');
}

const SIZES = [
  { width: 360, height: 640, moves: 300 },
  { width: 390, height: 844, moves: 300 },
  { width: 1440, height: 900, moves: 100 },
];

for (const [at, { width, height, moves: most }] of SIZES.entries()) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 700, reducedMotion: 'reduce' });
    test('zargos: which of too many cards go', at === 0 ? {} : BY_NIGHT, async ({ page }) => {
      const { seat, replay } = fullHand();
      const players = [0, 1].map((one) => (one === seat ? { kind: 'human' } : { kind: 'bot', level: 'etourdi' }));
      await keeping(page, 'zargos', replay, players);
      await page.goto('zargos/jouer/');
      await expect(page.locator('.zt[data-phase="sorting"]')).toBeVisible();
      const { states, faults } = await walk(page, 1, 7);
      expect(faults).toEqual([]);
      expect(states).toBe(1);
    });
    for (const table of TABLES) {
      const moves = IS_NIGHT ? most : Math.min(most, table.byDay);
      test(`${table.game}: what is asked is whole in ${moves} states`, at === 0 ? {} : BY_NIGHT, async ({ page }) => {
        test.setTimeout(180_000);
        await sat(page, table);
        const { states, phases, faults } = await walk(page, moves, 7);
        expect(faults).toEqual([]);
        expect(states).toBeGreaterThan(moves * 0.9);
        if (moves >= table.byDay) expect(phases.length, phases.join()).toBeGreaterThan(1);
      });
    }
  });
}
