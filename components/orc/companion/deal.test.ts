import { expect, test } from 'vitest';
import { begin, type DealAtHome, dealOne, FRESH, heights, isDone, nextPile, pilesFor, takeBack } from './deal.ts';
import { seated } from './players.ts';
import { beforeText, dealText } from './sheet-words.ts';

const dealt = (count: number): DealAtHome => ({ dealt: count, begun: null });

test.each([
  [4, 9],
  [5, 11],
  [6, 13],
  [7, 14],
] as const)('ORC-REC-3: %i players, %i piles', (seats, piles) => {
  expect(pilesFor(seats)).toBe(piles);
});

/** Rows by hand: 80 = 8 × 9 + 8 = 7 × 11 + 3 = 6 × 13 + 2 = 5 × 14 + 10. */
test.each([
  [9, 9, 8],
  [11, 8, 3],
  [13, 7, 2],
  [14, 6, 10],
] as const)('ORC-REC-3: 80 cards on %i piles are %i high on the first %i and one fewer after', (piles, high, first) => {
  const all = heights(dealt(80), piles);
  expect(all).toEqual(Array.from({ length: piles }, (_, pile) => (pile < first ? high : high - 1)));
  expect(all.reduce((sum, height) => sum + height, 0)).toBe(80);
});

test('ORC-REC-3: one after another, round and round, 80 and no more', () => {
  expect([0, 1, 8, 9, 10, 79].map((count) => nextPile(dealt(count), 9))).toEqual([0, 1, 8, 0, 1, 7]);
  expect(nextPile(dealt(80), 9)).toBeUndefined();
  expect(dealOne(dealt(79))).toEqual(dealt(80));
  expect(isDone(dealOne(dealt(80)))).toBe(true);
  expect(heights(FRESH, 9)).toEqual(Array.from({ length: 9 }, () => 0));
});

test('ORC-REC-5: « début des recrutements » takes no pile’s turn', () => {
  const begun = begin(dealt(40));
  expect(begun).toEqual({ dealt: 40, begun: 40 });
  expect(nextPile(begun, 9)).toBe(nextPile(dealt(40), 9));
  expect(begin(begun)).toEqual(dealt(40));
});

test('a card taken back takes the call back with it only when it comes before', () => {
  expect(takeBack({ dealt: 41, begun: 40 })).toEqual({ dealt: 40, begun: 40 });
  expect(takeBack({ dealt: 40, begun: 40 })).toEqual({ dealt: 39, begun: 39 });
  expect(takeBack(FRESH)).toEqual(FRESH);
});

test('ORC-REC-4, ORC-REC-5, ORC-REC-6: what may be laid is said', () => {
  expect(dealText(FRESH, 0)).toBe('La première carte va à la pile 1. Désertions seulement.');
  expect(dealText({ dealt: 1, begun: null }, 1)).toBe('1 carte donnée, 79 à donner ; pile 2. Désertions seulement.');
  expect(dealText({ dealt: 41, begun: 40 }, 5)).toBe('41 cartes données, 39 à donner ; pile 6. Désertions et boucliers.');
  expect(dealText({ dealt: 80, begun: 40 }, undefined)).toMatch(/^Les 80 cartes sont données : plus de désertion/);
});

test.each([
  [4, '2 boucliers et 2 désertions,'],
  [5, '2 boucliers et 2 désertions,'],
  [6, '2 boucliers et 1 désertion,'],
  [7, '2 boucliers et 1 désertion,'],
])('ORC-REC-1, ORC-REC-2: what %i players take before the deal', (seats, cards) => {
  expect(beforeText({ players: seated([], seats), options: {}, entries: [] })).toContain(cards);
});
