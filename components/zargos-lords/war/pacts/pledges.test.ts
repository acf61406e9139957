/** Promises and hostages are said, to eyes and ears (LOR-ALL-2). */
import { expect, test } from 'vitest';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { cityOf, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Pledge } from '#engine/zargos-lords/game/types.ts';
import { breakingTold, handingTold, hostagesTold, keepingTold, keptTold, owedTold, pactTold, silenceFor, silenceOf } from './pledges.ts';

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
  expect(owedTold(view, 0)).toBe(
    'Otages : vous devez 2 Chevaliers aux Ailés ; les Ailés vous doivent 1 Ailé et 1 Fantassin des Ailés ; vous gardez 1 Ailé en C3.',
  );
  expect(owedTold(view, undefined)).toBe(
    'Otages : les Chevaliers doivent 2 Chevaliers aux Ailés ; les Ailés doivent 1 Ailé et 1 Fantassin des Ailés aux Chevaliers ; les Dragons doivent 1 Dragon aux Ailés.',
  );
  expect(owedTold({ ...view, pledges: [] }, 0)).toBe('Otages : vous gardez 1 Ailé en C3.');
  expect(owedTold({ ...view, pledges: [] }, 1)).toBe('Otages : les Chevaliers gardent 1 Ailé en C3.');
  expect(owedTold({ ...view, pledges: [] }, 2)).toBe('');
});

test('LOR-ALL-2 to LOR-ALL-4: a hostage is told of until he stands in a city, then while he is kept, with what may be done', () => {
  const pair = { id: 'b2', kind: 'aile', at: hexAt(4, 4), escort: 'chevaliers-fantassin', escortId: 'a9' } as const;
  const led = LORDS.view({ ...scene, pledges: [], position: { ...position, counters: [pair], cities: [] } }, 0);
  expect(owedTold(led, 0)).toBe('Otages : à mener en ville : 1 Ailé en E5.');
  expect(owedTold(led, 1)).toBe('Otages : les Chevaliers emmènent 1 Ailé en E5.');
  const way = 'Pour garder qui vous emmenez : menez-le, avec son escorte, dans une de vos villes.';
  expect([keepingTold(led, 0), keepingTold(led, 1)]).toEqual([[way], []]);
  const both = LORDS.view({ ...scene, pledges: [], position }, 0);
  expect(keepingTold(both, 0)).toEqual([
    'À vos mouvements, touchez la ville qui garde un otage : vous pouvez l’y libérer, ou en éliminer un par ville et par coup.',
  ]);
});

test('LOR-ALL-2, LOR-ALL-3: a city says whom it keeps, and what they are there', () => {
  expect(position.cities.map(keptTold)).toEqual([
    'Sans aucun pouvoir ; qui tient la ville peut le libérer, ou en éliminer un par coup.',
    '',
  ]);
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

test('LOR-MOU-2, LOR-ALL-3: what breaking an alliance costs is told first: who is an enemy again, who is in whose hands, what is owed no more', () => {
  const rows = new Array<string>(8).fill('.'.repeat(10));
  const allied = warScene(
    rows,
    ['chevaliers', 'ailes', 'dragons'],
    [
      ['a2', 'chevalier', 4, 4],
      ['b2', 'aile', 4, 5],
    ],
    [
      cityOf('chevaliers', 2, 2, [['a1', 'chevalier']], kept),
      cityOf('ailes', 7, 6, [['b3', 'ailes-fantassin']], { hostages: [{ id: 'a9', kind: 'chevalier' }] }),
    ],
    { pledges: [...PLEDGES.slice(0, 1), { from: 2, to: 1, kind: 'dragon' }] },
  );
  const view = LORDS.view({ ...allied, position: { ...allied.position, allies: [['chevaliers', 'ailes']] } }, 0);
  const told = breakingTold(view, { kind: 'break', seat: 0, with: 1 });
  expect(told.map(({ rule, text }) => `${rule} ${text}`)).toEqual([
    'LOR-MOU-2 Les Ailés redeviennent vos ennemis aussitôt : leurs pions ne se traversent plus, et leurs zones arrêtent les vôtres ; 1 de vos pions y est déjà.',
    'LOR-ALL-3 Ils gardent 1 Chevalier en G8, et peuvent éliminer un otage par ville et par coup.',
    'LOR-ALL-3 Vous gardez 1 Ailé en C3, et le pouvez aussi.',
    'LOR-ALL-2 Ce qui reste promis ne l’est plus : 1 Chevalier.',
    'LOR-ALL-1 Pendant 6 mois, leur capitaine ne vous croira plus, ni les autres sans otage de vous.',
  ]);
  const bare = LORDS.view({ ...scene, position: { ...position, cities: [], allies: [['chevaliers', 'ailes']] }, pledges: [] }, 0);
  expect(breakingTold(bare, { kind: 'break', seat: 0, with: 1 }).map(({ text }) => text)).toEqual([
    'Les Ailés redeviennent vos ennemis aussitôt : leurs pions ne se traversent plus, et leurs zones arrêtent les vôtres.',
    'Aucun otage n’est en jeu.',
    'Pendant 6 mois, leur capitaine ne vous croira plus, ni les autres sans otage de vous.',
  ]);
});

test('LOR-ALL-1: who asked to hear of no alliance hears of none, this month or in this game alone', () => {
  const month = silenceFor('guerre', { month: 3 }, false);
  expect([3, 4].map((one) => silenceOf(month, 'guerre', { month: one }))).toEqual(['month', undefined]);
  const whole = silenceFor('guerre', { month: 3 }, true);
  expect(['guerre', 'autre'].map((game) => silenceOf(whole, game, { month: 9 }))).toEqual(['game', undefined]);
  expect(silenceOf(undefined, 'guerre', { month: 3 })).toBeUndefined();
});
