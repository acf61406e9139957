/** The page of the end: what is counted is what the last state holds, and what a scripted game brought. */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';
import type { Event } from '#engine/gran/events.ts';
import { GRAN } from '#engine/gran/game.ts';
import { setup } from '#engine/gran/setup.ts';
import { randomOptions } from '#engine/gran/testing/positions.ts';
import { tallyOf } from './tally.ts';

test('by hand: Bleu takes the ring, Jaune steals it and brings it home, Bleu is beaten by a dragon and beats another', () => {
  const events: readonly (readonly Event[])[] = [
    [
      { kind: 'took-ring', seat: 1, at: 'boule-de-tirad', passing: false },
      { kind: 'turn', seat: 0 },
    ],
    [
      { kind: 'attacked', seat: 0, victim: 1, at: 'tirad-9', ring: true, collar: false, amulets: 2 },
      { kind: 'exiled', seat: 0, victim: 1, at: 'exil-3' },
      { kind: 'turn', seat: 1 },
    ],
    [
      { kind: 'die', seat: 1, face: 2, force: 5, won: false },
      { kind: 'turn', seat: 0 },
    ],
    [{ kind: 'city', seat: 0, at: 'cite-de-tirad', kingdom: 'tirad', amulets: 1, seal: 'first' }],
    [
      { kind: 'deposited', seat: 0, from: 'city', at: 'elgad-16', taker: null },
      { kind: 'turn', seat: 1 },
    ],
    [{ kind: 'die', seat: 1, face: 5, force: 5, won: true }],
    [{ kind: 'took-ring', seat: 1, at: 'elgad-16', passing: true }],
    [{ kind: 'city', seat: 1, at: 'cite-d-elgad', kingdom: 'elgad', amulets: 0, seal: 'again' }],
  ];
  const { seats, turns, handed } = tallyOf(2, events);
  expect(seats[0]).toEqual({ seals: [{ turn: 4, count: 1 }], won: 0, lost: 0, attacks: 1, exiles: 0, rings: 1, stones: 0 });
  expect(seats[1]).toEqual({ seals: [], won: 1, lost: 1, attacks: 0, exiles: 1, rings: 2, stones: 0 });
  // To Jaune by the theft, back to Bleu who picked it up.
  expect({ turns, handed }).toEqual({ turns: 5, handed: 2 });
});

test('of random games, seals, stones and turns are those of the last state', () => {
  let seals = 0;
  for (let game = 0; game < 12; game++) {
    const dice = diceFrom(seeded(`bilan ${game}`));
    const options = { ...randomOptions(dice), options: {} };
    let state = setup(options, `${game}`);
    const events: (readonly Event[])[] = [];
    for (let at = 0; at < 250 && GRAN.toMove(state).length > 0; at++) {
      const view = GRAN.view(state, state.turn);
      const played = GRAN.step(state, BOTS.greedy(view, GRAN.moves(state, state.turn), dice, 20));
      state = played.state;
      events.push(played.events);
    }
    const tally = tallyOf(options.seats, events);
    expect(tally.turns).toBe(state.turns);
    expect(tally.seats.reduce((sum, { stones }) => sum + stones, 0)).toBe(state.position.stones.length);
    options.colors.forEach((color, seat) => {
      const piece = state.position.pieces.find((one) => one.color === color);
      expect(tally.seats[seat]?.seals.at(-1)?.count ?? 0).toBe(new Set(piece?.seals).size);
      seals += new Set(piece?.seals).size;
    });
    expect(tally.seats.reduce((sum, { attacks }) => sum + attacks, 0)).toBe(tally.seats.reduce((sum, { exiles }) => sum + exiles, 0));
  }
  expect(seals).toBeGreaterThan(5);
});
