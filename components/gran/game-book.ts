/** What Gran brings to the book. */
import type { BookSpec } from '#components/rules/spec.ts';
import { ATOM_IDS, IDS } from '#engine/gran/ids.ts';
import { RULINGS } from '#engine/gran/rulings.ts';
import { UNTESTED } from '#engine/gran/untested.ts';

export const BOOK: BookSpec = {
  ids: IDS,
  atoms: ATOM_IDS,
  rulings: RULINGS,
  cards: [],
  untested: UNTESTED,
  doors: [
    {
      picture: 'apprendre',
      title: 'Apprendre',
      to: 'gran/apprendre/',
      text: 'De courtes leçons à jouer, du but de la quête à votre première partie.',
      more: [
        { to: 'gran/raconte/', text: 'Une quête racontée' },
        { to: 'gran/regles/presentation/', text: 'La quête en deux mots' },
        { to: 'gran/exercices/', text: 'S’exercer : est-ce légal ?' },
      ],
    },
    {
      picture: 'trancher',
      title: 'Trancher',
      to: 'gran/arbitre/',
      text: 'Puis-je passer par-dessus ce dragon ? L’arbitre répond, règle à l’appui.',
      more: [
        { to: 'recherche/?jeu=gran', text: 'Chercher une règle' },
        { to: 'gran/litiges/', text: 'Les litiges' },
        { to: 'gran/fiche/', text: 'La fiche-résumé' },
        { to: 'gran/imprimer/', text: 'Imprimer la boîte' },
      ],
    },
    {
      picture: 'essayer',
      title: 'Jouer',
      to: 'gran/jouer/#vite',
      text: 'Une partie entière contre l’ordinateur, ou à plusieurs sur un écran.',
      more: [
        { to: 'gran/jouer/', text: 'Régler la partie' },
        { to: 'gran/plateau/', text: 'Le plateau' },
        { to: 'gran/duel/', text: 'Chances d’un duel' },
        { to: 'gran/etude/', text: 'Ce que disent des milliers de parties' },
      ],
    },
  ],
};
