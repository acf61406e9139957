import { expect, test } from 'vitest';
import { folie } from './folie.ts';

test('ZAR-FOLIE: two provinces, by hand', () => {
  // One pawn: lost with 5/6. Three: 1, 2, 2, 1 of 6; emptied by a 6 alone.
  const { provinces, total, mean, emptied, sentence } = folie([1, 3]);
  expect(provinces).toEqual([
    [1 / 6, 5 / 6],
    [1 / 6, 2 / 6, 2 / 6, 1 / 6],
  ]);
  expect(total.map((chance) => Math.round(chance * 36))).toEqual([1, 7, 12, 11, 5]);
  expect(mean).toBeCloseTo(5 / 6 + 9 / 6, 14);
  expect(emptied).toBeCloseTo(1 - (1 / 6) * (5 / 6), 14);
  expect(sentence).toBe('Vent de Folie sur 2 provinces : 2,3 pions perdus en moyenne, une province vidée au moins dans 86,1 % des cas.');
});

test('ZAR-FOLIE: one province, the capital like any other', () => {
  expect(folie([1]).sentence).toBe(
    'Vent de Folie sur 1 province : 0,8 pion perdu en moyenne, une province vidée au moins dans 83,3 % des cas.',
  );
  expect(folie([100])).toMatchObject({ total: [1 / 6, 2 / 6, 2 / 6, 1 / 6], mean: 1.5, emptied: 0 });
});

test('ZAR-FOLIE, ZAR-ZRG-10: the ten provinces of Zargos', () => {
  const { total, mean } = folie(new Array(10).fill(9));
  expect(total).toHaveLength(31);
  expect(total.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(mean).toBeCloseTo(15, 12);
});

test('as many provinces as are taken', () => {
  expect(folie(new Array(12).fill(1)).provinces).toHaveLength(12);
});

test.each([[[]], [new Array(13).fill(1)], [[0]], [[101]], [[1.5]], [[4, 0, 4]]])('%j is no kingdom', (provinces) => {
  expect(() => folie(provinces)).toThrow('Vent de Folie : on attend 1 à 12 provinces de 1 à 100 pions.');
});
