/** What De l'Orc pour les braves brings to the book. */
import type { BookSpec } from '#components/rules/spec.ts';
import { ATOM_IDS, IDS } from '#engine/orc/ids.ts';
import { RULINGS } from '#engine/orc/rulings.ts';
import { UNTESTED } from '#engine/orc/untested.ts';
import { ORC_CARDS } from './card-records.ts';

export const BOOK: BookSpec = {
  ids: IDS,
  atoms: ATOM_IDS,
  rulings: RULINGS,
  cards: ORC_CARDS,
  untested: UNTESTED,
  doors: [
    {
      picture: 'apprendre',
      title: 'Apprendre',
      to: 'orc/apprendre/',
      text: 'De courtes leçons à jouer, du premier troll envoyé à une manche gagnée.',
      more: [
        { to: 'orc/raconte/', text: 'Une manche racontée' },
        { to: 'orc/cartes/', text: 'Toutes les cartes' },
        { to: 'orc/exercices/', text: 'S’exercer : est-ce légal ?' },
      ],
    },
    {
      picture: 'trancher',
      title: 'Trancher',
      to: 'orc/arbitre/',
      text: 'Une désertion sur un bouclier ? L’arbitre répond, règle à l’appui.',
      more: [
        { to: 'recherche/?jeu=orc', text: 'Chercher une règle' },
        { to: 'orc/litiges/', text: 'Les litiges' },
        { to: 'orc/fiche/', text: 'La fiche-résumé' },
        { to: 'orc/imprimer/', text: 'Imprimer la boîte' },
      ],
    },
    {
      picture: 'essayer',
      title: 'Jouer',
      to: 'orc/jouer/#vite',
      text: 'Une partie entière contre l’ordinateur, à la vitesse que vous voulez : la table est prête.',
      more: [
        { to: 'orc/jouer/', text: 'Régler la partie' },
        { to: 'orc/armee/', text: 'Valeur d’une armée' },
        { to: 'orc/compagnon/', text: 'Le compagnon de table' },
        { to: 'orc/etude/', text: 'Ce que disent des milliers de parties' },
      ],
    },
  ],
};
