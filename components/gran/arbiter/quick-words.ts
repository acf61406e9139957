/** How people word what the lists of the question on top say. */
import type { QuickUsage } from '#components/arbiter/quick/read.ts';
import { idsOfKind, kindOf } from '#engine/gran/board/tables.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { PointId, PointKind } from '#engine/gran/types.ts';
import { beside, type GranQuick } from './quick.ts';
import { between } from './scenes.ts';

const OURS = tablesFor({ board: null });

const THINGS = {
  chevalier: [
    'occupé',
    'chevalier',
    'un autre chevalier',
    'joueur',
    'autre joueur',
    'adversaire',
    'rouge',
    'vert',
    'bleu',
    'jaune',
    'quelqu’un',
  ],
  pierre: ['pierre', 'pierre-obstacle', 'caillou'],
  anneau: ['où se trouve l’anneau'],
};

/** The first of its kind on our board: « sur un dragon » names none. */
const anyOf = (kind: PointKind): PointId => idsOfKind(OURS, kind)[0] ?? OURS.board.start;

/** `usual`: of a question in words that names no place, two lines in a row, where anything may lie. */
export const QUICK_WORDS: QuickUsage<GranQuick> = {
  doing: ['Fait quoi', 'Ce qui s’y trouve', 'Ce qui est sur le chemin'],
  usual: between(),
  idle: new Set('point pose plateau'.split(' ')),
  // Who names where he goes and not whence, comes from beside it.
  settle: (asked, said) => {
    // The city where the ring comes, of one who goes.
    if (asked.verb === 'aller' && asked.who === 'porteur' && !said.has('Où') && kindOf(OURS, asked.from) === 'city') {
      return { ...asked, to: asked.from, from: beside(OURS, asked.from), via: '' };
    }
    if (asked.verb !== 'aller' || asked.who === 'vainqueur' || !said.has('Où') || said.has('D’où')) return asked;
    return { ...asked, from: beside(OURS, asked.to), via: '' };
  },
  also: {
    'Quel chevalier': {
      porteur: ['porteur', 'je porte l’anneau', 'porte l’anneau', 'avec l’anneau', 'j’ai l’anneau', 'apporte l’anneau'],
      sans: ['sans amulette', 'plus d’amulette', 'zéro amulette', '0 amulette', 'sans vie', 'plus de vie'],
      une: ['une amulette', '1 amulette', 'une seule amulette', '1 seule amulette', 'dernière amulette'],
      vainqueur: ['vainqueur', 'après un duel', 'bonus'],
    },
    'Fait quoi': {
      aller: [
        'aller',
        'passer',
        'avancer',
        'traverser',
        'déplacer',
        'arrêter',
        'par-dessus',
        'sauter',
        'foncer',
        'bouger',
        'entrer',
        'revenir',
        'doubler',
      ],
      pierre: ['poser une pierre', 'mettre une pierre', 'placer une pierre', 'poser un caillou', 'mettre un caillou'],
      anneau: ['déposer l’anneau', 'poser l’anneau', 'lâcher l’anneau', 'mettre l’anneau', 'mettre', 'déposer'],
    },
    Où: {
      [anyOf('dragon')]: ['dragon'],
      [anyOf('city')]: ['cité', 'ville'],
      [anyOf('crystal')]: ['boule de cristal', 'boule'],
      [anyOf('exile')]: ['point d’exil', 'point blanc', 'milieu du plateau'],
    },
    // One attacks a piece, whatever the point it is on.
    'Ce qui s’y trouve': {
      ...THINGS,
      chevalier: [...THINGS.chevalier, 'attaquer', 'taper', 'tomber dessus', 'exiler', 'bannir', 'chasser'],
    },
    'Ce qui est sur le chemin': THINGS,
  },
  after: {
    'D’où': /(?:^| )(?:depuis|de|d|partant|anneau a)(?: (?:la|le|l))?$/,
    'Par où': /(?:^| )(?:par|via)(?: (?:la|le|l))?$/,
    'Ce qui est sur le chemin': /(?:^| )(?:par dessus|dessus)(?: (?:un|une|la|le|l))?$/,
  },
  notAfter: {
    'Quel chevalier': /(?:^| )(?:sur|dessus|sous|attaquer|battu|battre)(?: (?:un|une|le|l))?$/,
    Où: /(?:^| )(?:depuis|partant de|par|via|par dessus|dessus|anneau a|battu|battre)(?: (?:un|une|la|le|l))?$/,
    'Ce qui s’y trouve': /(?:^| )(?:mon|par dessus|dessus|boule|cristal)(?: (?:un|une|la|le|l))?$/,
  },
};
