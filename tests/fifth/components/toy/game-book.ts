/** What the toy game brings to the book. */
import type { BookSpec } from '#components/rules/spec.ts';
import { IDS } from './ids.ts';

export const BOOK: BookSpec = {
  ids: IDS,
  atoms: IDS,
  rulings: [],
  cards: [],
  untested: IDS.map((id) => ({ id, kind: 'matter', because: 'un jeu d’essai.' })),
  doors: [
    {
      picture: 'essayer',
      title: 'Jouer',
      to: 'toy/jouer/#vite',
      text: 'Une partie entière contre l’ordinateur, ou à plusieurs sur un écran.',
      more: [{ to: 'toy/regles/tas/', text: 'Les règles' }],
    },
  ],
};
