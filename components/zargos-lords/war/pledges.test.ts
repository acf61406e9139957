/** Promises and hostages are said, to eyes and ears (LOR-ALL-2). */
import { expect, test } from 'vitest';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { cityOf, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Pledge } from '#engine/zargos-lords/game/types.ts';
import { handingTold, hostagesTold, owedTold, pactTold } from './pledges.ts';

const PLEDGES: readonly Pledge[] = [
  { from: 0, to: 1, kind: 'chevalier' },
  { from: 1, to: 0, kind: 'aile' },
  { from: 0, to: 1, kind: 'chevalier' },
  { from: 1, to: 0, kind: 'ailes-fantassin' },
];
const kept = { hostages: [{ id: 'b1', kind: 'aile' }] } as const;
const { position, ...scene } = warScene(
  new Array<string>(8).fill('.'.repeat(10)),
  ['chevaliers', 'ailes', 'dragons'],
  [],
  [cityOf('chevaliers', 2, 2, [['a1', 'chevalier']], kept), cityOf('ailes', 6, 6)],
  { pledges: [...PLEDGES, { from: 2, to: 1, kind: 'dragon' }] },
);

test('LOR-ALL-2: what is offered names all that are given each way', () => {
  expect(pactTold(PLEDGES, 0, 1)).toBe('2 Chevaliers contre 1 Ailé et 1 Fantassin des Ailés en otage');
  expect(pactTold(PLEDGES.slice(0, 1), 0, 1)).toBe('en donnant 1 Chevalier en otage');
  expect(pactTold(PLEDGES.slice(0, 1), 1, 0)).toBe('en recevant 1 Chevalier en otage');
  expect(pactTold([], 0, 1)).toBe('sans otage');
});

test('LOR-ALL-2: who still owes whom is told to each', () => {
  const view = LORDS.view({ ...scene, position }, 0);
  expect(owedTold(view, 0)).toBe('Otages : vous devez 2 Chevaliers aux Ailés ; les Ailés vous doivent 1 Ailé et 1 Fantassin des Ailés.');
  expect(owedTold(view, undefined)).toBe(
    'Otages : les Chevaliers doivent 2 Chevaliers aux Ailés ; les Ailés doivent 1 Ailé et 1 Fantassin des Ailés aux Chevaliers ; les Dragons doivent 1 Dragon aux Ailés.',
  );
  expect(owedTold({ ...view, pledges: [] }, 0)).toBe('');
});

test('LOR-ALL-2: a city says whom it keeps', () => {
  expect(position.cities.map(hostagesTold)).toEqual(['garde 1 otage : 1 Ailé', '']);
});

test('LOR-ALL-2: how hostages are handed over is told to both, and of the counter that is held what is about it', () => {
  const view = LORDS.view({ ...scene, position }, 0);
  const given =
    'Pour livrer votre Chevalier : menez-le sur le continent 2, le continent des Ailés, et posez-le sur un Fantassin des Ailés, ou attendez là que l’un d’eux vienne sur lui ; c’est lui qui l’emmène dans une de leurs villes.';
  const taken =
    'Pour recevoir leur Ailé ou Fantassin des Ailés : quand il est sur le continent 1, posez-y un Fantassin des Chevaliers, et menez les deux dans une de vos villes.';
  expect(handingTold(view, 0)).toEqual([given, taken]);
  expect(handingTold(view, 0, 'chevalier')).toEqual([given]);
  expect(handingTold(view, 0, 'chevaliers-fantassin')).toEqual([taken]);
  expect(handingTold(view, 0, 'sorcier')).toEqual([]);
});
