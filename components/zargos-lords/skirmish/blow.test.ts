/** What stops the table: a city that is taken does at any pace, and whoever took it is not stopped. */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { blowOf } from './show.ts';

const isTaken = (event: Event): boolean => event.kind === 'entered' && event.taken !== undefined;

test('of a siege by captains, the blow that takes the city is grave, and no other', () => {
  const found = { grave: 0, other: 0 };
  for (let game = 0; game < 12 && found.grave === 0; game += 1) {
    const dice = diceFrom(seeded(`coups/${game}`));
    let state = LORDS.setup({ seats: 2, scenario: 'siege', months: 12, options: {} }, `coups/${game}`);
    while (!LORDS.outcome(state)) {
      const [mover = 0] = LORDS.toMove(state);
      const move = BOTS.greedy(LORDS.view(state, mover), LORDS.moves(state, mover), dice, 1);
      const { state: next, events } = LORDS.step(state, move);
      for (const seat of [0, 1]) {
        const blow = blowOf({ move, before: LORDS.view(state, seat), after: LORDS.view(next, seat), events }, seat);
        if (seat === move.seat) expect(blow).toBeUndefined();
        else if (blow) {
          expect(blow.isGrave).toBe(events.some(isTaken));
          found[blow.isGrave ? 'grave' : 'other'] += 1;
        }
      }
      state = next;
    }
  }
  expect(found.grave).toBeGreaterThan(0);
  expect(found.other).toBeGreaterThan(3);
});
