import { expect, test } from 'vitest';
import { CARD_IDS } from '#engine/orc/data/cards.ts';
import { BACKS } from '#engine/orc/types.ts';
import { notesOf } from './card-notes.ts';
import { BACK_LABELS, cardTitle, faceLabel } from './card-words.ts';

test.each([
  ['orcs-chef', 4, true, 'Chef des Orcs, valeur 4 (reconstituée)'],
  ['gobelin', 1, false, 'Gobelin, valeur 1, mercenaire'],
  ['espion-2', undefined, false, 'Espion n° 2'],
  ['troll', undefined, false, 'Troll, mercenaire'],
] as const)('%s worth %s is told', (card, value, ours, label) => {
  expect(faceLabel(card, value, ours)).toBe(label);
});

test('ORC-MAT-5: six backs, told apart', () => {
  expect(new Set(BACKS.map((back) => BACK_LABELS[back])).size).toBe(6);
  expect(new Set(CARD_IDS.map(cardTitle)).size).toBe(CARD_IDS.length);
});

test('every card says when it is played and under which rule, and what it fears', () => {
  for (const card of CARD_IDS) {
    const { when, against } = notesOf(card);
    for (const { text, rules } of [when, ...against]) {
      expect(text).toMatch(/^[A-ZÀÉ].*\.$/);
      expect(rules.length).toBeGreaterThan(0);
    }
    expect(against.length).toBeGreaterThan(0);
  }
});
