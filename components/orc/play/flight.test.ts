/** When the flying machine is worth sending off: what a tie is worth beside winning alone. */
import { expect, test } from 'vitest';
import { counselOf } from '#components/table/advice/adviser.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { ORC } from '#engine/orc/game.ts';
import type { ArmyCardKind, State } from '#engine/orc/types.ts';
import { COACH } from '../lessons/coach.ts';
import { flight } from '../lessons/reading.ts';
import { ORC_ADVISER } from './adviser.ts';

/** Rouge asked for his machine, with a goblin in hand, in a battle of the Orcs; the Sorcier is Jaune. */
function asked(own: number, best: number, { goblins = 1, last = false } = {}): State {
  const army: readonly ArmyCardKind[] = new Array<ArmyCardKind>(own / 3).fill('orcs-troupe');
  return {
    ...ORC.setup({ seats: 4, options: {}, values: {} }, 'vol'),
    phase: 'flying',
    sorcier: 3,
    called: last ? ['nains', 'barbares', 'squelettes', 'orcs'] : ['orcs'],
    hands: [['machine-volante', ...new Array<ArmyCardKind>(goblins).fill('gobelin')], [], [], []],
    engaged: [army, ['orcs-troupe'], [], []],
    answered: [],
    forces: [own, best, 0, 0],
  } as unknown as State;
}

test.each([
  [
    'a tie that it breaks',
    asked(9, 9),
    'ajoutez la machine volante avec 1 gobelin.',
    'La machine volante vous porterait à 14, seul en tête.',
  ],
  ['a lead that it takes', asked(9, 13), 'ajoutez la machine volante avec 1 gobelin.', 'La machine volante vous porterait à 14.'],
  [
    'no more goblins than win alone',
    asked(9, 13, { goblins: 3 }),
    'ajoutez la machine volante avec 1 gobelin.',
    'La machine volante vous porterait à 14.',
  ],
  [
    'one more, not to share',
    asked(9, 14, { goblins: 3, last: true }),
    'ajoutez la machine volante avec 2 gobelins.',
    'La machine volante vous porterait à 15.',
  ],
  ['a lead already', asked(9, 6), 'gardez la machine volante.', 'Gardez la machine volante : vous gagnez sans elle.'],
  ['nothing to reach', asked(9, 30), 'gardez la machine volante.', 'Gardez la machine volante : elle n’y suffirait pas.'],
])('%s', (_name, state, advice, coached) => {
  const [view, legal] = [ORC.view(state, 0), ORC.moves(state, 0)];
  expect(counselOf(ORC_ADVISER, view, legal, diceFrom(seeded('vol')), 600)?.text).toBe(advice);
  expect(flight(view, legal).now).toBe(coached);
  // Whoever holds it is asked, whatever is advised: the battle is not counted without his answer.
  expect(legal.length).toBeGreaterThan(1);
  expect(COACH.spared?.({ view, seat: 0, legal, turn: 1, isAdvised: false, since: () => [], last: undefined })).toBeUndefined();
});

test('of a tie that it breaks, it is told that others would mark as much', () => {
  const state = asked(9, 9);
  const counsel = counselOf(ORC_ADVISER, ORC.view(state, 0), ORC.moves(state, 0), diceFrom(seeded('vol')), 600);
  expect(counsel?.grounds.line).toBe(
    'Votre armée passe de 9 à 14, quand la plus forte des autres est à 9 : à égalité, tous marqueraient autant que vous.',
  );
});
