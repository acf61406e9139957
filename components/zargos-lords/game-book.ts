/** What Zargo's Lords brings to the book. */
import type { BookSpec } from '#components/rules/spec.ts';
import { ATOM_IDS, IDS } from '#engine/zargos-lords/ids.ts';
import { RULINGS } from '#engine/zargos-lords/rulings.ts';
import { UNTESTED } from '#engine/zargos-lords/untested.ts';

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
      to: 'zargos-lords/apprendre/',
      text: 'De courtes leçons à jouer : marcher, tirer, combattre, reculer sans mourir.',
      more: [
        { to: 'zargos-lords/raconte/', text: 'Une escarmouche racontée' },
        { to: 'zargos-lords/regles/tour/', text: 'Le coup, le calendrier' },
        { to: 'zargos-lords/exercices/', text: 'S’exercer : est-ce légal ?' },
      ],
    },
    {
      picture: 'trancher',
      title: 'Trancher',
      to: 'zargos-lords/arbitre/',
      text: 'Mon Fantassin peut-il passer devant un Dragon ? L’arbitre répond, règle à l’appui.',
      more: [
        { to: 'recherche/?jeu=zargos-lords', text: 'Chercher une règle' },
        { to: 'zargos-lords/litiges/', text: 'Litiges et révision de 1983' },
        { to: 'zargos-lords/fiche/', text: 'La fiche-résumé' },
        { to: 'zargos-lords/imprimer/', text: 'Imprimer la boîte' },
        { to: 'zargos-lords/boite/', text: 'Ma\u00a0boîte' },
      ],
    },
    {
      picture: 'essayer',
      title: 'Jouer',
      to: 'zargos-lords/jouer/',
      text: 'D’un siège d’une demi-heure à la guerre entière : villes, garnisons cachées, alliances, contre l’ordinateur ou à plusieurs.',
      more: [
        { to: 'zargos-lords/escarmouche/', text: 'L’escarmouche, six pions par camp' },
        { to: 'zargos-lords/combat/', text: 'Chances d’un combat, d’un siège, d’un tir' },
        { to: 'zargos-lords/tableaux/', text: 'Les quatre tableaux' },
        { to: 'zargos-lords/carte/', text: 'La petite carte' },
        { to: 'zargos-lords/etude/', text: 'Ce que disent des milliers de parties' },
      ],
    },
  ],
};
