/** How people word what the lists of the question on top say. */
import type { QuickWords } from '#components/arbiter/quick/read.ts';

const THINGS = {
  chevalier: ['occupé', 'un autre chevalier', 'par-dessus un chevalier', 'sur un chevalier'],
  pierre: ['pierre', 'pierre-obstacle'],
  anneau: ['où se trouve l’anneau'],
};

export const QUICK_WORDS: QuickWords = {
  also: {
    'Quel chevalier': {
      porteur: ['porteur', 'je porte l’anneau', 'porte l’anneau', 'avec l’anneau'],
      sans: ['sans amulette', 'plus d’amulette'],
      une: ['une amulette', 'une seule amulette'],
      vainqueur: ['vainqueur', 'après un duel', 'bonus'],
    },
    'Fait quoi': {
      aller: ['aller', 'passer', 'avancer', 'traverser', 'déplacer', 'arrêter'],
      pierre: ['poser une pierre', 'mettre une pierre'],
      anneau: ['déposer l’anneau', 'poser l’anneau', 'lâcher l’anneau'],
    },
    'Ce qui s’y trouve': THINGS,
    'Ce qui est sur le chemin': THINGS,
  },
  after: {
    'D’où': /(?:^| )(?:depuis|de|d|partant)(?: (?:la|le|l))?$/,
    'Par où': /(?:^| )(?:par|via)(?: (?:la|le|l))?$/,
    'Ce qui est sur le chemin': /(?:^| )(?:par dessus|dessus)(?: (?:un|une|la|le|l))?$/,
  },
  notAfter: {
    Où: /(?:^| )(?:depuis|partant de|par|via)(?: (?:la|le|l))?$/,
    'Ce qui s’y trouve': /(?:^| )(?:mon|par dessus|dessus)(?: (?:un|une|la|le|l))?$/,
  },
};
