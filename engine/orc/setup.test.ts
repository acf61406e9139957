import { expect, test } from 'vitest';
import { ARMY, checkGameOptions, DESERTIONS, PILES, POINTS, SHIELDS, START_TICKS, setup, THRESHOLDS } from './setup.ts';

const SEATS = [4, 5, 6, 7] as const;
const at = (seats: (typeof SEATS)[number], seed: string) => setup({ seats, options: {}, values: {} }, seed);

test('ORC-MAT-3 ORC-REC-1: two shields a fighter, two desertions at 4 or 5, one at 6 or 7; the box has 14 of each', () => {
  expect(SHIELDS).toBe(2);
  expect(DESERTIONS).toEqual({ 4: 2, 5: 2, 6: 1, 7: 1 });
  for (const seats of SEATS) {
    expect((seats - 1) * SHIELDS).toBeLessThanOrEqual(14);
    expect((seats - 1) * DESERTIONS[seats]).toBeLessThanOrEqual(14);
  }
});

test('ORC-REC-3: 9, 11, 13 and 14 piles', () => {
  expect(PILES).toEqual({ 4: 9, 5: 11, 6: 13, 7: 14 });
  // Shields leave at least two piles that nobody takes.
  for (const seats of SEATS) expect(PILES[seats] - (seats - 1) * SHIELDS).toBeGreaterThanOrEqual(2);
});

test('ORC-REC-2: the 80 cards are shuffled, « début des recrutements » comes near the middle, fairly', () => {
  const starts = new Map<number, number>();
  const firsts = new Map<string, number>();
  for (let game = 0; game < 1100; game++) {
    const { deck, start } = at(4, `seed/${game}`);
    expect([...deck].sort()).toEqual([...ARMY].sort());
    starts.set(start, (starts.get(start) ?? 0) + 1);
    firsts.set(deck[0] ?? '', (firsts.get(deck[0] ?? '') ?? 0) + 1);
  }
  const ticks = START_TICKS.last - START_TICKS.first + 1;
  expect(starts.size).toBe(ticks);
  // Five standard deviations of a binomial with n = 1100, p = 1/11 are 48.
  for (const count of starts.values()) expect(Math.abs(count - 1100 / ticks)).toBeLessThan(48);
  // A goblin comes first with probability 8/80: 110 expected, five deviations are 50.
  expect(Math.abs((firsts.get('gobelin') ?? 0) - 110)).toBeLessThan(50);
});

test('ORC-MAN-1: the first Sorcier is drawn, all seats alike', () => {
  const counts = [0, 0, 0, 0, 0];
  for (let game = 0; game < 1000; game++) counts[at(5, `s/${game}`).sorcier] = (counts[at(5, `s/${game}`).sorcier] ?? 0) + 1;
  // Five deviations of a binomial with n = 1000, p = 1/5 are 63.
  for (const count of counts) expect(Math.abs(count - 200)).toBeLessThan(63);
});

test('ORC-BAT-9 ORC-FIN-2: points of the four battles, and the score to exceed by players', () => {
  expect(POINTS).toEqual([2, 1, 1, 2]);
  expect(THRESHOLDS).toEqual({ 4: 8, 5: 8, 6: 7, 7: 6 });
});

test('the same seed gives the same game', () => {
  expect(at(6, 'a')).toEqual(at(6, 'a'));
  expect(at(6, 'a').deck).not.toEqual(at(6, 'b').deck);
});

// biome-ignore format: a case a row
const REFUSED: readonly [name: string, input: unknown, field: string, because: string][] = [
  ['no object', 4, '', 'L’entrée attend un objet (champs seats, options, values), pas « 4 ».'],
  ['three players', { seats: 3 }, 'seats', 'seats attend un nombre entier de 4 à 7, pas « 3 ».'],
  ['no number of players', {}, 'seats', 'seats attend un nombre entier de 4 à 7, pas rien.'],
  ['a field that is none', { seats: 4, box: {} }, 'box', 'Le champ « box » de l’entrée est inconnu ; on attend seats, options ou values.'],
  ['an unknown reading', { seats: 4, options: { 'ORC-L-1': 'x' } }, 'options.ORC-L-1', 'options.ORC-L-1 attend depasse ou atteint, pas « x ».'],
];

test.each(REFUSED)('options refused: %s', (_name, input, field, because) => {
  expect(checkGameOptions(input)).toEqual({ ok: false, field, because });
});

test('options left out have their defaults; setup throws on what the checker refuses', () => {
  expect(checkGameOptions({ seats: 7 })).toEqual({ ok: true, value: { seats: 7, options: {}, values: {} } });
  expect(() => setup({ seats: 8 as 7, options: {}, values: {} }, 'x')).toThrow('seats attend un nombre entier de 4 à 7');
});
