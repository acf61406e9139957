import { expect, test } from 'vitest';
import { chanceSays } from './chance.ts';
import { reachOf, worded } from './figure.ts';
import { gamesOf, gapSays, lengthBars, lengthSays, winSays } from './figure-words.ts';

const sure = (value: number, half: number) => ({ value, low: value - half, high: value + half });

test.each([
  [sure(0.2413, 0.01), 'share', '24,1 %', '23,1 % à 25,1 %'],
  [sure(47.23, 1.5), 'number', '47,2', '45,7 à 48,7'],
  [sure(47.23, 12), 'number', '47', '35 à 59'],
  [sure(3.1, 0.02), 'number', '3,1', '3,08 à 3,12'],
  [sure(-3.14, 4), 'gap', '− 3', '− 7 à + 1'],
  [sure(0.02, 4), 'gap', '0', '− 4 à + 4'],
] as const)('%j as a %s: %s (%s)', (number, unit, value, interval) => {
  expect(worded(number, unit)).toEqual({ value, interval });
});

test('rows are drawn from nought, or from the lowest end below it', () => {
  expect(reachOf([{ rows: [{ label: 'a', sure: sure(4, 1) }], mark: 6 }], 'number')).toEqual([0, 6]);
  expect(reachOf([{ rows: [{ label: 'a', sure: sure(1, 3) }], mark: 0 }], 'gap')).toEqual([-2, 4]);
});

/** So many rows out of a mark at 0, of so many. */
const apart = (out: number, of: number) => [
  { rows: Array.from({ length: of }, (_, at) => ({ label: `${at}`, sure: sure(at < out ? 2.1 : 0, 2) })), mark: 0 },
];

// Of rows that chance alone takes out one time in twenty: of 20, two or more in 26 % of studies, three or more in 7.5 %, four or more in 1.6 % (binomial law); of 2, one or more in 9.75 %.
test.each([
  [0, 20, ''],
  [2, 20, 'Le hasard seul suffirait à ces écarts.'],
  [3, 20, 'Le hasard seul suffirait à ces écarts.'],
  [4, 20, ''],
  [1, 2, 'Le hasard seul suffirait à cet écart.'],
  [2, 2, ''],
])('%i of %i rows out of their mark: %s', (out, of, said) => {
  expect(chanceSays(apart(out, of))).toBe(said);
});

// 3 half widths are 5.88 standard errors: less than one in a hundred million, were there a hundred rows.
test('one row so far out is no chance, however many stay', () => {
  const far = [...apart(0, 19), { rows: [{ label: 'far', sure: sure(3, 1) }], mark: 0 }];
  expect(chanceSays(far)).toBe('');
});

test('an interval that touches the mark does not leave it; rows without a mark say nothing of chance', () => {
  expect(chanceSays([{ rows: [{ label: 'a', sure: sure(1, 1) }], mark: 0 }])).toBe('');
  expect(chanceSays([{ rows: [{ label: 'a', sure: sure(9, 1) }] }])).toBe('');
});

test('who wins beside his share is named', () => {
  const rows = (value: number) => [{ label: '1er à jouer', sure: sure(value, 0.02) }];
  expect(winSays([{ title: 'À 4', rows: rows(0.26), mark: 0.25 }])).toBe('Jouer tôt ou tard n’y fait rien que l’on mesure.');
  expect(winSays([{ title: 'À 4', rows: rows(0.31), mark: 0.25 }])).toBe(
    'À 4, le 1er à jouer gagne un peu plus que sa part (31 % pour 25 %).',
  );
});

test('readings that change something are named, the others counted', () => {
  const row = (label: string, value: number) => ({ label, sure: sure(value, 1) });
  expect(gapSays([row('a', 0.5)], 'la durée')).toBe('Aucune de ces lectures ne change la durée de façon mesurable.');
  expect(gapSays([row('a', 1.1), row('b', 0)], 'la durée')).toBe('Rien de sûr sur la durée ; s’écarte : « a » (+ 1,1).');
  expect(gapSays([row('a', 4), row('b', -2.5), row('c', 0)], 'la durée')).toBe(
    'Des lectures changent la durée : « a » (+ 4) et « b » (− 2,5). De l’autre, on ne peut rien dire.',
  );
});

test('lengths: quartiles in words, the longest hundredth in one bar', () => {
  const lengths = [0, 0, 30, 40, 29, 0, 0, 1];
  const count = { games: 100, sums: {}, lengths };
  expect(lengthSays(count, 'manche', 'manches')).toBe('la moitié des parties dure de 2 à 4 manches, et une sur dix au plus dépasse 4');
  expect(lengthBars(count, 1, 'manches').map(({ label, text }) => [label, text])).toEqual([
    ['2 manches', '30 %'],
    ['3 manches', '40 %'],
    ['4 manches et plus', '30 %'],
  ]);
  expect(gamesOf(12_345)).toBe('12 345 parties');
});
