import { expect, test } from 'vitest';
import { counted, decimal, either, of, percent, plural, several, together, upperFirst } from './french.ts';

test.each([
  ['Ohms', 'd’Ohms'],
  ['Elgad', 'd’Elgad'],
  ['Œdipe', 'd’Œdipe'],
  ['Kori', 'de Kori'],
  ['Tirad', 'de Tirad'],
  ['les Chevaliers', 'des Chevaliers'],
  ['les Ailés et les Moines', 'des Ailés et des Moines'],
  ['le joueur 2', 'du joueur 2'],
])('%s: %s', (name, said) => expect(of(name)).toBe(said));

test('the first letter alone goes up, accents kept', () => {
  expect(['le lac', 'éclipse', 'l’arc d’Oz', 'Oz', ''].map(upperFirst)).toEqual(['Le lac', 'Éclipse', 'L’arc d’Oz', 'Oz', '']);
});

test('words in a row', () => {
  expect([[], ['4'], ['4', '3'], ['4', '3', '1']].map(together)).toEqual(['', '4', '4 et 3', '4, 3 et 1']);
  expect([[], ['a'], ['a', 'b'], [2, 3, 4]].map(either)).toEqual(['', 'a', 'a ou b', '2, 3 ou 4']);
});

test('plurals begin at two', () => {
  expect([0, 1, 1.9, -1, 2, 7, -2].map((count) => plural(count, 'dé'))).toEqual(['dé', 'dé', 'dé', 'dé', 'dés', 'dés', 'dés']);
  expect([1, 3].map((count) => plural(count, 'cheval', 'chevaux'))).toEqual(['cheval', 'chevaux']);
  expect([0, 1, 1.5, 1.94, 1.96, 2.5].map((count) => counted(count, 'tour'))).toEqual([
    '0 tour',
    '1 tour',
    '1,5 tour',
    '1,9 tour',
    '2 tours',
    '2,5 tours',
  ]);
  expect([1.99, 1.996].map((count) => counted(count, 'tour', 'tours', 2))).toEqual(['1,99 tour', '2 tours']);
  expect([1, 3].map((count) => counted(count, 'lieu', 'lieux'))).toEqual(['1 lieu', '3 lieux']);
  expect([1, 3].map((count) => several(count, 'une valeur', 'valeurs'))).toEqual(['une valeur', '3 valeurs']);
});

test.each<[value: number, decimals: number | undefined, text: string]>([
  [0, undefined, '0'],
  [1.04, undefined, '1'],
  [1.05, undefined, '1,1'],
  [2.449, undefined, '2,4'],
  [9.96, undefined, '10'],
  [-0.04, undefined, '0'],
  [-1.5, undefined, '-1,5'],
  [100, undefined, '100'],
  [100, 0, '100'],
  [3.04, 1, '3'],
  [3.25, 2, '3,25'],
  [0.25, 2, '0,25'],
  [1.05, 2, '1,05'],
  [1.1, 2, '1,1'],
  [2.996, 2, '3'],
])('%d with %s decimals is written %s', (value, decimals, text) => expect(decimal(value, decimals)).toBe(text));

test.each([
  [-1e-17, '0 %'],
  [0, '0 %'],
  [1e-30, 'moins de 0,1 %'],
  [0.00049, 'moins de 0,1 %'],
  [0.0005, '0,1 %'],
  [0.5, '50 %'],
  [0.5437, '54,4 %'],
  [7 / 12, '58,3 %'],
  [0.9994, '99,9 %'],
  [0.9995, 'plus de 99,9 %'],
  [1 - 1e-12, 'plus de 99,9 %'],
  [1 - 1e-15, '100 %'],
  [1, '100 %'],
  [1.0000001, '100 %'],
])('a chance of %d is written %s', (chance, text) => expect(percent(chance)).toBe(text));

test('a chance with other decimals, or bounded by signs', () => {
  expect([0.123456, 0.000001, 0.9999999].map((chance) => percent(chance, 3))).toEqual(['12,346 %', 'moins de 0,001 %', 'plus de 99,999 %']);
  expect([0.126, 0.001, 0.998].map((chance) => percent(chance, 0))).toEqual(['13 %', 'moins de 1 %', 'plus de 99 %']);
  const signs = { under: '< ', over: '> ' };
  expect([0.0001, 0.5, 0.9999].map((chance) => percent(chance, 1, signs))).toEqual(['< 0,1 %', '50 %', '> 99,9 %']);
});
