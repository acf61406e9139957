/** How strong the bots are, over whole games on every map, each side held in turn. */
import { expect, test } from 'vitest';
import { playOut } from '../../../core/playout.ts';
import { SKIRMISH } from '../game.ts';
import { START_IDS } from '../starts.ts';
import { MONTHS, SEATS } from '../types.ts';
import { BOTS } from './levels.ts';

/** `npm run nightly` asks for more. */
const GAMES = Number(process.env.GAMES ?? 24);

test(`the captain beats chance in ${GAMES} games out of ${GAMES}, but one in twenty`, { timeout: 60_000 + 2000 * GAMES }, () => {
  let won = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const start = START_IDS[game % START_IDS.length] ?? 'ponts';
    const seat = Math.floor(game / START_IDS.length) % SEATS;
    const bots = seat === 0 ? [BOTS.greedy, BOTS.random] : [BOTS.random, BOTS.greedy];
    const { outcome } = playOut(SKIRMISH, { seats: SEATS, start, months: MONTHS[0], options: {} }, `captain/${game}`, bots, 0);
    if (outcome.winners.join() === `${seat}`) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(0.95 * GAMES);
});
