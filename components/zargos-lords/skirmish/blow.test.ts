/** What stops the table: a city that is taken does at any pace, and whoever took it is not stopped. */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { accepted } from '#engine/core/accepted.ts';
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

test('LOR-L-4: that a tie is played on stops the table, whoever ended the month; the next month does not', () => {
  const view = {
    ...LORDS.view(LORDS.setup(accepted(LORDS.checkOptions({ seats: 2, scenario: 'continent', months: 8 })), 'prolongée'), 0),
    month: 8,
  };
  const turn: Event = { kind: 'turn', seat: 0, month: 9 };
  const seen = { move: { kind: 'end', seat: 0 }, before: view, after: { ...view, month: 9 }, events: [turn] } as const;
  expect(blowOf(seen, 0)).toMatchObject({ isGrave: true, text: expect.stringMatching(/^À égalité de villes, la partie continue/) });
  expect(blowOf({ ...seen, before: { ...view, month: 9 }, events: [{ ...turn, month: 10 }] }, 0)).toBeUndefined();
});
