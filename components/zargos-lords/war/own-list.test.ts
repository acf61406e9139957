import { expect, test } from 'vitest';
import { plain } from '#components/base/typography.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { cityOf, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import { ownPlaces } from './OwnList.tsx';

test('all of a people are listed place by place: pairs, garrisons, who is away, who is held and where', () => {
  const state = warScene(
    new Array<string>(8).fill('.'.repeat(10)),
    ['chevaliers', 'moines'],
    [
      ['a1', 'chevalier', 5, 1, { escort: 'chevaliers-fantassin', escortId: 'a2' }],
      ['a3', 'sorcier', 1, 4, { paralysed: 2 }],
      ['b1', 'moine', 0, 0, { vanished: true }],
      ['a9', 'chevalier', 6, 6, { escort: 'moines-fantassin', escortId: 'b9' }],
    ],
    [
      cityOf('chevaliers', 2, 2, [
        ['a4', 'chevalier'],
        ['a5', 'chevaliers-fantassin'],
      ]),
      cityOf('moines', 8, 3, [['b3', 'moine']], { hostages: [{ id: 'a6', kind: 'sorcier' }] }),
    ],
    { turn: 0 },
  );
  const toldTo = (seat: number): readonly string[] => ownPlaces(LORDS.view(state, seat), seat, ['a1']).map((one) => plain(one.join(' : ')));
  expect(toldTo(0)).toEqual([
    "B6 : Chevalier (escorte : Fantassin des Chevaliers), n'a pas bougé",
    'C3 : Ville. 1 Chevalier, 1 Fantassin des Chevaliers, valant 11 en tout.',
    'D9 : 1 Sorcier en otage dans la ville des Moines',
    'E2 : Sorcier, paralysé pour 2 coups',
    'G7 : Chevalier (escorte : Moine-fantassin), en otage',
  ]);
  expect(toldTo(1)).toEqual([
    'A1 : Moine, disparu',
    'D9 : Ville. 1 Moine, valant 7 en tout. Elle garde 1 otage : 1 Sorcier. Sans aucun pouvoir ; qui tient la ville peut le libérer, ou en éliminer un par coup.',
    'G7 : Chevalier (escorte : Moine-fantassin)',
  ]);
});
