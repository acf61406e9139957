import { expect, test } from 'vitest';
import { sceneOf } from '#engine/zargos-lords/game/testing/scenes.ts';
import { countsTo, monthlyScores } from './months.ts';

const MEADOW = ['........', '........', '........', '........', '........', '........', '........'];

test('LOR-L-59: what each side has struck at the end of each month, from nothing', () => {
  const start = sceneOf('ponts', MEADOW, [
    ['a1', 'chevalier', 1, 3],
    ['b1', 'dragons-fantassin', 4, 5],
  ]);
  const [foot, knight] = [
    { id: 'b2', kind: 'dragons-fantassin', seat: 1 },
    { id: 'a2', kind: 'chevalier', seat: 0 },
  ] as const;
  const states = [
    start,
    { ...start, fallen: [foot] },
    { ...start, month: 2, fallen: [foot] },
    { ...start, month: 3, fallen: [foot] },
    { ...start, month: 3, fallen: [foot, knight] },
  ];
  expect(monthlyScores(states)).toEqual([
    [0, 0],
    [2, 0],
    [2, 0],
    [2, 8],
  ]);
});

test('LOR-L-59: what the last blow of a month strikes is of that month, though the next has begun with it', () => {
  const start = sceneOf('ponts', MEADOW, [['a1', 'chevalier', 1, 3]]);
  const fallen = [{ id: 'b2', kind: 'dragons-fantassin', seat: 1 }] as const;
  expect(monthlyScores([start, start, { ...start, month: 2, fallen }, { ...start, month: 2, fallen }])).toEqual([
    [0, 0],
    [2, 0],
    [2, 0],
  ]);
});

test('heights: each of a few, else none, half and all', () => {
  expect([0, 3, 4, 5, 22].map(countsTo)).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 1, 2, 3, 4],
    [0, 3, 5],
    [0, 11, 22],
  ]);
});
