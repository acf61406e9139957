/** States bent at random: whatever the checker lets through, no move makes the judge stumble. */
import { expect, test } from 'vitest';
import { type Dice, diceFrom, oneOf } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import { ORC } from './game.ts';
import { checkState } from './state.ts';
import { randomOptions, wander } from './testing/wander.ts';
import { type Move, PHASES, type Seat, type State } from './types.ts';

/** One of each kind, by `seat`. */
const movesOf = (seat: Seat): readonly Move[] => [
  { kind: 'deal', seat, tick: 50 },
  { kind: 'desertion', seat, tick: 30, pile: 2 },
  { kind: 'shield', seat, tick: 60, pile: 2 },
  { kind: 'wait', seat },
  { kind: 'champion', seat, champion: 1 },
  { kind: 'spy', seat, target: 2, card: 'troll' },
  { kind: 'call', seat, people: 'orcs' },
  { kind: 'send', seat, cards: ['troll'] },
  { kind: 'commando', seat, target: 1, back: 'mercenaires' },
  { kind: 'fly', seat, cards: ['gobelin'] },
  { kind: 'pass', seat },
];

/** A field or two of a true state made another: the phase, a number, a list emptied. */
function bent(state: State, dice: Dice): unknown {
  const fields: Record<string, unknown> = { ...state };
  for (let changes = dice.roll(3); changes > 0; changes--) {
    const field = oneOf(Object.keys(fields), dice);
    const value = fields[field];
    if (typeof value === 'number') fields[field] = dice.roll(90) - 2;
    else if (Array.isArray(value)) fields[field] = dice.roll(2) === 1 ? [] : value.map((one) => (Array.isArray(one) ? [] : one));
    else fields.phase = oneOf(PHASES, dice);
  }
  return fields;
}

test('a state that the checker takes is judged without stumbling, whoever moves', () => {
  let taken = 0;
  for (let game = 0; game < 15; game++) {
    wander(randomOptions(diceFrom(seeded(`bent/${game}`))), `bent/${game}`, (before, move, _after, dice) => {
      const checked = checkState(bent(before, dice));
      if (!checked.ok) return;
      taken += 1;
      for (let seat = 0; seat < 8; seat++) for (const one of [...movesOf(seat), move]) ORC.judge(checked.value, one);
    });
  }
  expect(taken).toBeGreaterThan(500);
});
