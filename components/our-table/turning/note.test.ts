import { expect, test } from 'vitest';
import { turningNote } from './note.ts';

const turned = (...sets: readonly Readonly<Record<string, string>>[]) => sets.map((choices) => ({ choices, answer: { text: 'Légal' } }));

test.each([
  [{ turns: [], isWhole: true }, 'il tient sous toutes'],
  [{ turns: [], isWhole: false }, 'aucune seule ne le renverse'],
  [{ turns: turned({ 'ZAR-L-4': 'a' }, { 'ZAR-L-4': 'b' }), isWhole: true }, 'renversé par une autre lecture de L-4'],
  [
    { turns: turned({ 'ZAR-L-4': 'a' }, { 'ZAR-L-8': 'a', 'ZAR-L-9': 'b' }), isWhole: false },
    'renversé par une autre lecture de L-4, ou de L-8 et L-9',
  ],
  [
    { turns: turned({ 'ZAR-L-1': 'a' }, { 'ZAR-L-2': 'a' }, { 'ZAR-L-3': 'a' }, { 'ZAR-L-4': 'a' }), isWhole: true },
    '4 façons de le renverser',
  ],
])('« toutes les lectures » in a few words: %j', (told, said) => {
  expect(turningNote(told)).toBe(said.replaceAll('-', '\u2011'));
});
