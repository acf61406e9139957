/** What is told of a turn of others is what it took from a seat: counted here by pawns and provinces alone, over whole games. */
import { expect, test } from 'vitest';
import { diceFrom } from '#engine/core/dice.ts';
import { seenBy } from '#engine/core/events.ts';
import { seeded } from '#engine/core/random.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { View } from '#engine/zargos/game/types.ts';
import { blowOf } from './blow.ts';

const options = ZARGOS.checkOptions({ seats: 3, opening: 'rapide' });
if (!options.ok) throw new Error(options.because);

/** Provinces and pawns of a seat, those in a fight under way left out. */
function heldBy({ owners, pawns, peoples, options: { board } }: View, seat: number) {
  const own = owners.map((owner) => owner !== null && (peoples[seat] ?? []).includes(owner));
  expect(board).toBeNull();
  return {
    provinces: own.filter((is, place) => is && place < 57).length,
    pawns: pawns.reduce((sum, count, place) => sum + (own[place] ? count : 0), 0),
  };
}

test('a province lost in others’ turns always stops the table, and nothing stops in one’s own fights', () => {
  const told = { lost: 0, stops: 0, own: 0 };
  for (let game = 0; game < 6; game++) {
    const dice = diceFrom(seeded(`coup ${game}`));
    let state = ZARGOS.setup(options.value, `coup ${game}`);
    for (let at = 0; at < 700 && !ZARGOS.outcome(state); at++) {
      const seat = ZARGOS.toMove(state)[0] ?? 0;
      const moves = ZARGOS.moves(state, seat);
      const move = moves[dice.roll(moves.length) - 1];
      if (!move) break;
      const { state: next, events } = ZARGOS.step(state, move);
      for (const eyes of [0, 1, 2]) {
        const [before, after] = [ZARGOS.view(state, eyes), ZARGOS.view(next, eyes)];
        const text = blowOf({ move, before, after, events: seenBy(events, eyes) }, eyes)?.text;
        const isOther = before.turn !== null && before.turn.seat !== eyes;
        const fewer = heldBy(before, eyes).provinces - heldBy(after, eyes).provinces;
        if (isOther && fewer > 0) {
          told.lost += 1;
          expect(text).toMatch(fewer > 3 ? new RegExp(`Vous perdez .*${fewer} provinces`) : /Vous perdez /);
        }
        if (text) {
          told.stops += 1;
          for (const sentence of text.split(/(?<=\.) /)) expect(sentence).toMatch(/^\p{Lu}.*[^.]\.$/u);
        }
        if (text && move.seat === eyes && before.turn?.seat === eyes) told.own += 1;
      }
      state = next;
    }
  }
  expect(told.lost).toBeGreaterThan(30);
  expect(told.own).toBe(0);
});

test('whoever becomes Master of the Winds is told, at the City, and nobody else', () => {
  const state = ZARGOS.setup(options.value, 'maître');
  const [move] = ZARGOS.moves(state, ZARGOS.toMove(state)[0] ?? 0);
  if (!move) throw new Error('nothing to play');
  const [first, second] = [0, 1].map((seat) => {
    const view = ZARGOS.view(state, seat);
    return blowOf({ move, before: view, after: view, events: [{ kind: 'master', seat: 0, former: null, cards: 2 }] }, seat);
  });
  expect(first).toEqual({ text: 'Vous voilà Maître des Vents !', places: ['zargos'] });
  expect(second).toBeUndefined();
});
