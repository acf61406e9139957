import { expect, test } from 'vitest';
import { kindsOf } from './kinds.ts';

test('the same page of each game is a kind, and the pages of a folder; of a folder that is a page too, each page', () => {
  const paths = [
    '',
    'a-propos/',
    'gran/',
    'gran/regles/cites/',
    'gran/litiges/',
    'gran/litiges/feuille/',
    'orc/',
    'orc/regles/fin/',
    'orc/regles/guerre/',
    'orc/litiges/',
  ];
  expect(kindsOf(paths)).toEqual([
    { name: 'accueil', pages: [''] },
    { name: 'a-propos', pages: ['a-propos/'] },
    { name: 'jeu/', pages: ['gran/', 'orc/'] },
    { name: 'jeu/regles/…', pages: ['gran/regles/cites/', 'orc/regles/fin/'] },
    { name: 'jeu/litiges', pages: ['gran/litiges/', 'orc/litiges/'] },
    { name: 'jeu/litiges/feuille', pages: ['gran/litiges/feuille/'] },
  ]);
});
