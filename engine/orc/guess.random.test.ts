/** A guess plays the round again: what a seat shows late must never have been given away early. */
import { expect, test } from 'vitest';
import { diceFrom } from '../core/dice.ts';
import type { Eyes } from '../core/eyes.ts';
import { seeded } from '../core/random.ts';
import { ORC } from './game.ts';
import { randomOptions, wander } from './testing/wander.ts';

const GAMES = 60;

test('ORC-BAT-3: after any commando, guessed states show the same view to everybody, the battle under way included', () => {
  let strokes = 0;
  for (let game = 0; game < GAMES; game += 1) {
    const options = randomOptions(diceFrom(seeded(`guess/${game}`)));
    const eyes: readonly Eyes[] = ['public', ...Array.from({ length: options.seats }, (_, seat) => seat)];
    wander(options, `guess/${game}`, (_before, _move, after, dice) => {
      if (after.buried.length === 0 || dice.roll(2) === 1) return;
      strokes += 1;
      for (const one of eyes) {
        const seen = ORC.view(after, one);
        expect(ORC.view(ORC.guess(seen, dice), one)).toEqual(seen);
      }
    });
  }
  expect(strokes).toBeGreaterThan(GAMES);
});
