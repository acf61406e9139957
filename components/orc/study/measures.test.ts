/** What a game of De l'Orc pour les braves says of itself, from events written by hand. */
import { expect, test } from 'vitest';
import { playing } from '#components/study/plan.ts';
import { accepted } from '#engine/core/accepted.ts';
import { BOTS, BUDGET } from '#engine/orc/bot/levels.ts';
import type { Event } from '#engine/orc/events.ts';
import { ORC } from '#engine/orc/game.ts';
import type { Battle } from '#engine/orc/types.ts';
import { DEALING, measure } from './measures.ts';
import { LEVEL, TABLE, WITHOUT_DESERTION } from './plan.ts';

const first = { ...ORC.setup(accepted(ORC.checkOptions({ seats: 4 })), 'mesure'), sorcier: 2 };

const battle = (forces: readonly number[], winners: readonly number[], more: Partial<Battle> = {}): Event => ({
  kind: 'counted',
  sorcier: 2,
  battle: { people: 'orcs', points: 2, armies: [], sent: [], forces, winners, scored: [], ...more },
});

const EVENTS: readonly Event[] = [
  {
    kind: 'stripped',
    pile: 0,
    owner: 3,
    fates: [
      { kind: 'army', card: 'gobelin', gone: true, rule: 'ORC-DEP-2' },
      { kind: 'desertion', seat: 1, hits: 0, rule: 'ORC-DEP-2' },
      { kind: 'desertion', seat: 0, hits: null, rule: 'ORC-DEP-2' },
      { kind: 'shield', seat: 3, takes: true, rule: 'ORC-DEP-3' },
      { kind: 'shield', seat: 1, takes: false, rule: 'ORC-DEP-3' },
    ],
  },
  { kind: 'stripped', pile: 1, owner: null, fates: [] },
  { kind: 'spied', turn: { spy: 'espion-1', seat: 0, asked: { target: 1, card: 'gobelin', given: true } } },
  { kind: 'spied', turn: { spy: 'espion-2', seat: 1, asked: { target: 0, card: 'gobelin', given: false } } },
  { kind: 'spied', turn: { spy: 'espion-3', seat: 1 } },
  battle([10, 8, 0, 3], [0]),
  battle([10, 7, 0, 3], [0], { commando: { seat: 1, target: 0, back: 'orcs' } }),
  battle([6, 6, 0, 3], [0, 1], { flying: { seat: 1, cards: ['gobelin'] } }),
  battle([0, 0, 0, 0], []),
  { kind: 'round', round: 2, sorcier: 3 },
];

test('rounds, points in order from the first Sorcier, desertions, battles and spies', () => {
  expect(measure({ first, events: EVENTS, outcome: { winners: [0], scores: [9, 4, 3, 5] } })).toMatchObject({
    length: 2,
    'won-2': 1,
    'points-0': 3,
    'points-1': 5,
    'points-2': 9,
    'points-3': 4,
    shared: 0,
    best: 9,
    desertions: 2,
    battles: 4,
    // 10 to 8 and 6 to 6 are; 10 to 7 is not, nor nought to nought, which nobody won.
    'battles-close': 2,
    'battles-shared': 1,
    'battles-void': 1,
    'battles-struck': 1,
    'battles-flown': 1,
    'spies-asking': 2,
    'spies-given': 1,
  });
});

test('without desertions: one player at the table lays none, the left neighbour of the first Sorcier, and the deal is the same', () => {
  const kind = { ...TABLE, level: LEVEL };
  const laid = (variant?: string) => {
    const seats = new Map<number, number>();
    let dealt = '';
    const play = playing(
      ORC,
      BOTS,
      BUDGET,
      ({ first: { sorcier, deck }, events }) => {
        dealt = deck.join();
        for (const event of events) {
          if (event.kind !== 'placed' || event.what !== 'desertion') continue;
          const order = (event.seat - sorcier + kind.seats) % kind.seats;
          seats.set(order, (seats.get(order) ?? 0) + 1);
        }
        return { length: 0 };
      },
      DEALING,
    );
    play({ ...kind, variant }, 'désertions', 0, 6);
    return { seats, dealt };
  };
  const [plain, without] = [laid(), laid(WITHOUT_DESERTION)];
  expect([...plain.seats.keys()].toSorted()).toEqual([0, 1, 2, 3]);
  expect([...without.seats.keys()].toSorted()).toEqual([0, 2, 3]);
  expect(without.dealt).toBe(plain.dealt);
});
