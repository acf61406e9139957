/** What a game of Gran says of itself, from events written by hand. */
import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import type { Event } from '#engine/gran/events.ts';
import { GRAN } from '#engine/gran/game.ts';
import { measure } from './measures.ts';

const first = { ...GRAN.setup(accepted(GRAN.checkOptions({ seats: 3, goal: 2 })), 'mesure'), turn: 1 };

/** Seat 1 begins: takes the ring, loses it in Galad to seat 2, who loses it to a dragon in Tirad; seat 1 brings it home, then seat 2 twice. */
const EVENTS: readonly Event[] = [
  { kind: 'took-ring', seat: 1, at: 'tirad-1', passing: false },
  { kind: 'turn', seat: 2 },
  { kind: 'attacked', seat: 2, victim: 1, at: 'cite-de-galad', ring: true, collar: false, amulets: 2 },
  { kind: 'turn', seat: 0 },
  { kind: 'attacked', seat: 0, victim: 1, at: 'exil-1', ring: false, collar: false, amulets: 2 },
  { kind: 'turn', seat: 1 },
  { kind: 'turn', seat: 2 },
  { kind: 'card', seat: 2, at: 'cite-de-tirad', force: 3, left: 23 },
  { kind: 'die', seat: 2, face: 5, force: 3, won: true },
  { kind: 'card', seat: 2, at: 'cite-de-tirad', force: 6, left: 22 },
  { kind: 'die', seat: 2, face: 5, force: 6, won: false },
  { kind: 'beaten', seat: 2, amulets: 1, collar: true, ring: true },
  { kind: 'deposited', seat: 2, from: 'dragon', at: 'cite-de-elgad', taker: 1 },
  { kind: 'city', seat: 1, at: 'cite-de-elgad', kingdom: 'elgad', amulets: 3, seal: 'first' },
  { kind: 'city', seat: 2, at: 'cite-de-elgad', kingdom: 'elgad', amulets: 3 },
  { kind: 'city', seat: 2, at: 'cite-de-elgad', kingdom: 'elgad', amulets: 3, seal: 'first' },
];

test('turns, wins in order of play, duels and the way of the ring', () => {
  const measures = measure({ first, events: EVENTS, outcome: { winners: [2], scores: [0, 1, 2] } });
  expect(measures).toMatchObject({
    // Five turns begun at three: two rounds, the second not whole.
    turns: 5,
    length: 2,
    'won-0': 0,
    'won-1': 1,
    'won-2': 0,
    duels: 2,
    'duels-won': 1,
    attacks: 2,
    taken: 2,
    'to-rival': 1,
    'to-dragon': 1,
    'to-city': 2,
    losses: 2,
    'lost-galad': 1,
    'lost-tirad': 1,
    'lost-exil': 0,
    // Seat 1 had the first seal and did not win; it was one short of two.
    opener: 0,
    close: 1,
  });
});

test('a shared end counts for its part', () => {
  const outcome = { winners: [1, 2], scores: [0, 1, 1] };
  expect(measure({ first, events: EVENTS, outcome })).toMatchObject({ 'won-0': 0.5, 'won-1': 0.5, 'won-2': 0, opener: 0.5 });
});
