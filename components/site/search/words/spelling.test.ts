import { expect, test } from 'vitest';
import { rootOf } from './roots.ts';
import { corrected, mistakable, soundOf } from './spelling.ts';

const BOOK = new Map(
  Object.entries({
    'chevalier cheval bouclier gouffre ville vil carcan sceau mercenaire vainqueur faucon façon géant espion cercle amulette dragon pion': 1,
    ville: 50,
    faucon: 9,
  }).flatMap(([words, weight]) => words.split(' ').map((word) => [rootOf(word), { weight }] as const)),
);

test.each([
  ['chevaillier', 'chevalier'],
  ['bouclié', 'bouclier'],
  ['goufre', 'gouffre'],
  ['carquan', 'carcan'],
  ['seaux', 'sceau'],
  ['mercenere', 'mercenaire'],
  ['jeants', 'geant'],
  ['esipon', 'espion'],
  ['cerlce', 'cercle'],
  ['amullettes', 'amulette'],
  ['dragpn', 'dragon'],
  ['lamulette', 'amulette'],
  ['despion', 'espion'],
])('« %s » was meant for « %s »', (typed, meant) => {
  expect(corrected(rootOf(typed), BOOK)).toBe(meant);
});

test('of two as near, the one the book uses more', () => {
  expect(corrected('vile', BOOK)).toBe('ville');
  expect(corrected('facuon', BOOK)).toBe('faucon');
});

test.each(['abracadabra', 'zut', '1234', 'pon'])('« %s » is meant for nothing', (typed) => {
  expect(corrected(rootOf(typed), BOOK)).toBeUndefined();
});

test('a word of the language is none of the book’s, unless it sounds as one', () => {
  const french = [
    'façade',
    'cheval',
    'chevalin',
    'gouffre',
    'chevaliers',
    'vide',
    'veille',
    'cargan',
    'sceaux',
    'vile',
    'pilon',
    'géante',
    'tamulette',
  ].map(rootOf);
  const real = mistakable(french, new Set(BOOK.keys()));
  // A letter from « carcan », « pion », « ville », one before « amulette »; « géante » and « chevalin » are other forms of their words, « vile » sounds as « ville ».
  expect(real).toEqual(['cargan', 'pilon', 'tamulette', 'veille']);
  expect(corrected('cargan', BOOK)).toBe('carcan');
  expect(corrected('cargan', BOOK, new Set(real))).toBeUndefined();
  expect(corrected('tamulette', BOOK, new Set(real))).toBeUndefined();
  expect(corrected('vile', BOOK, new Set(['vile']))).toBe('ville');
});

test('another form of a word of the book is found without being taken for it', () => {
  expect(corrected('vainceur', new Map([['vaincu', { weight: 1 }]]))).toBeUndefined();
});

test.each([
  ['carquan', 'carcan'],
  ['jeant', 'geant'],
  ['sceau', 'seau'],
  ['tramblement', 'tremblement'],
])('%s sounds like %s', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b));
});
