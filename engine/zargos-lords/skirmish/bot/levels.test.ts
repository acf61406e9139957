/** How strong the bots are, over whole games on every map, each side held in turn. */
import { expect, test } from 'vitest';
import { playOut } from '../../../core/playout.ts';
import { SKIRMISH } from '../game.ts';
import { START_IDS } from '../starts.ts';
import { MONTHS, SEATS } from '../types.ts';
import { BOTS } from './levels.ts';
import { LEVELS } from './names.ts';

/** `npm run nightly` asks for more. */
const GAMES = Number(process.env.GAMES ?? 8);

test.each([
  ['greedy', 'random', 0.95],
  ['distrait', 'random', 0.9],
  // Three in four over many games: little more than half of these.
  ['greedy', 'distrait', 0.55],
] as const)(`%s beats %s in ${GAMES} games: at least %f of them`, { timeout: 60_000 + 2000 * GAMES }, (strong, weak, least) => {
  let won = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const start = START_IDS[game % START_IDS.length] ?? 'ponts';
    const seat = Math.floor(game / START_IDS.length) % SEATS;
    const bots = [0, 1].map((one) => BOTS[one === seat ? strong : weak]);
    const { outcome } = playOut(SKIRMISH, { seats: SEATS, start, months: MONTHS[0], options: {} }, `captain/${game}`, bots, 0);
    if (outcome.winners.join() === `${seat}`) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(least * GAMES);
});

test('levels are bots, the gentlest first', () => {
  expect(LEVELS.map(({ id }) => id)).toEqual(Object.keys(BOTS));
  expect(LEVELS[0].id).toBe('random');
});
