import { expect, test } from 'vitest';
import { closeness, folded, indexed, wordsOf } from './words.ts';

test.each([
  ['elisions go, whichever the apostrophe', 'l’attaque d’un royaume qu’on perd', ['attaque', 'royaume', 'perd']],
  ['ligatures come apart', 'le cœur', ['coeur']],
  ['dice are not an article', 'combien de dés', ['combien', 'dés']],
  ['nor are they without their accent', 'combien de des ?', ['combien', 'dés']],
  ['but an article is', 'attaque des moines', ['attaque', 'moines']],
  ['questions keep what they ask for', 'qu’est-ce qu’un renfort ?', ['renfort']],
  ['hyphens part words', 'raz-de-marée', ['raz', 'marée']],
  ['a word said twice is one', 'vent vent', ['vent']],
  ['a query of empty words alone keeps them', 'de la', ['de', 'la']],
  ['nothing is nothing', ' ?! ', []],
])('words: %s', (_name, query, words) => {
  expect(wordsOf(query)).toEqual(words);
});

test('indexing keeps one token a word, so that positions are those of the shown text', () => {
  const text = "Le cœur de l’attaque : les dés, « d'un » camp (l’autre) n’y est pas.";
  expect(indexed(text).split(' ')).toHaveLength(text.split(/\s+/).length);
  expect(indexed(text)).toBe('· coeur · attaque : · dés, « · » camp (autre) · · ·');
});

test('folding drops case and accents', () => {
  expect(folded('Tempête ŒUF')).toBe('tempete oeuf');
});

test.each([
  ['tempete', 'Tempête,', 1],
  ['dragon', 'Dragons', 1],
  ['attaque', 'l’attaquant', 0.5],
  ['tirer', 'tir', 0.5],
  ['moines', 'moins', 0.5],
  ['réorganisation', 'réorganise', 0.5],
  ['dés', 'désigne', 0],
  ['abracadabra', 'à', 0],
  ['coeur', 'c', 0],
  ['roi', 'royaume', 0],
  ['lac', 'lacune', 0.5],
] as const)('closeness of %s and %s is %d', (asked, found, value) => {
  expect(closeness(asked, found)).toBe(value);
});
