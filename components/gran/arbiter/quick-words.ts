/** How people word what the lists of the question on top say. */
import type { QuickWords } from '#components/arbiter/quick/read.ts';
import type { GranQuick } from './quick.ts';
import { between } from './scenes.ts';

const THINGS = {
  chevalier: ['occupé', 'chevalier', 'un autre chevalier'],
  pierre: ['pierre', 'pierre-obstacle'],
  anneau: ['où se trouve l’anneau'],
};

/** `usual`: of a question in words that names no place, two lines in a row, where anything may lie. */
export const QUICK_WORDS: QuickWords & { readonly usual: Partial<GranQuick> } = {
  usual: between(),
  also: {
    'Quel chevalier': {
      porteur: ['porteur', 'je porte l’anneau', 'porte l’anneau', 'avec l’anneau'],
      sans: ['sans amulette', 'plus d’amulette'],
      une: ['une amulette', 'une seule amulette'],
      vainqueur: ['vainqueur', 'après un duel', 'bonus'],
    },
    'Fait quoi': {
      aller: ['aller', 'passer', 'avancer', 'traverser', 'déplacer', 'arrêter', 'par-dessus'],
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
    'Quel chevalier': /(?:^| )(?:sur|dessus|sous)(?: (?:un|une|le|l))?$/,
    Où: /(?:^| )(?:depuis|partant de|par|via)(?: (?:la|le|l))?$/,
    'Ce qui s’y trouve': /(?:^| )(?:mon|par dessus|dessus)(?: (?:un|une|la|le|l))?$/,
  },
};
