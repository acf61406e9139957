/** How people word what the lists of the question on top say. */
import type { QuickUsage } from '#components/arbiter/quick/read.ts';
import { idsOfKind, kindOf, kingdomOf, neighboursOf } from '#engine/gran/board/tables.ts';
import { tablesFor } from '#engine/gran/rules/table.ts';
import type { PointId, PointKind } from '#engine/gran/types.ts';
import type { GranQuick } from './quick.ts';
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
  carcan: ['sous carcan', 'carcan', 'collier'],
  pierre: ['pierre', 'pierre-obstacle', 'caillou'],
  anneau: ['où se trouve l’anneau'],
};

/** The first of its kind on our board: « sur un dragon » names none. */
const anyOf = (kind: PointKind): PointId => idsOfKind(OURS, kind)[0] ?? OURS.board.start;

const PASSING = '(?:pass|travers|saut|franchi|doubl|enjamb)\\w*';
const KIND_OF_POINT = '(?: (?:un|une|le|la|l|du))? (?:dragon|cite|ville|boule)';
/** « Passer un dragon », « par-dessus une cité »: it is not where one goes. « Passer sur » may be either. */
const OVER = new RegExp(`${PASSING}(?: par)?(?: au)?(?: dessus)?(?: d| de)?${KIND_OF_POINT}`);
const ON = new RegExp(`${PASSING} sur${KIND_OF_POINT}`);

/** « Déplacer une pierre » moves no knight. */
const MOVING = /(?:deplac|boug|pouss|retir|enlev)\w* (?:un|une|le|la|les|des|l) ?(?:pierre|anneau)/;

/** « Sauter une pierre » is to go over it; « sauter un joueur dans une cité », to fall on him. */
const JUMPED =
  /(?<!\p{L})((?:pass|travers|saut|franchi|doubl|enjamb)\p{L}*) (?=(?:une?|le|la|les) (?:autre )?(?:pierre|chevalier|joueur|adversaire|pièce))(?!.* (?:dans|sur) )/iu;

const spaced = (plain: string): string => plain.replace(/[^a-z0-9]+/g, ' ');

/** From one side of a point to the other. */
function across(at: PointId): Pick<GranQuick, 'from' | 'via' | 'to'> | undefined {
  const ends = neighboursOf(OURS, at).filter((one) => kindOf(OURS, one) === 'black');
  for (const from of ends) for (const to of ends) if (to !== from && !neighboursOf(OURS, from).includes(to)) return { from, via: at, to };
  return undefined;
}

/** The first point of a kind in another kingdom than this one's. */
const elsewhere = (kind: PointKind, at: PointId): PointId | undefined =>
  idsOfKind(OURS, kind).find((one) => ![undefined, kingdomOf(OURS, at)].includes(kingdomOf(OURS, one)));

/** What is not said of where the ring goes, and whence, is in another kingdom than what is. */
function settledRing(asked: GranQuick, said: ReadonlySet<string>): GranQuick {
  if (said.has('Où')) return said.has('D’où') ? asked : { ...asked, from: '' };
  return { ...asked, to: elsewhere('black', asked.from || anyOf('city')) ?? asked.to };
}

function settled(asked: GranQuick, said: ReadonlySet<string>, plain: string): GranQuick {
  const { verb, who, to, from } = asked;
  if (verb === 'anneau') return settledRing(asked, said);
  if (verb !== 'aller') return asked;
  const over = who !== 'vainqueur' && said.has('Où') && !said.has('D’où') && OVER.test(spaced(plain)) ? across(to) : undefined;
  if (over) return { ...asked, ...over, over: asked.there, there: 'rien' };
  // The city where the ring comes, of one who goes.
  if (who === 'porteur' && !said.has('Où') && from !== '' && kindOf(OURS, from) === 'city')
    return { ...asked, to: from, from: '', via: '' };
  return said.has('Où') && !said.has('D’où') ? { ...asked, from: '', via: '' } : asked;
}

function decided({ who, verb, to, from }: GranQuick, said: ReadonlySet<string>, plain: string): boolean {
  const told = spaced(plain);
  if (from === to || ON.test(told) || MOVING.test(told) || (who === 'vainqueur' && OVER.test(told))) return false;
  const isThere = said.has('Ce qui s’y trouve');
  if (verb !== 'anneau') return said.has('Où') || isThere || said.has('Ce qui est sur le chemin');
  // Whence decides, but where it goes nowhere.
  return isThere || (said.has('Où') && (said.has('D’où') || kindOf(OURS, to) !== 'black'));
}

/** `usual`: of a question in words that names no place, two lines in a row, where anything may lie. */
export const QUICK_WORDS: QuickUsage<GranQuick> = {
  doing: ['Fait quoi', 'Ce qui s’y trouve', 'Ce qui est sur le chemin'],
  usual: between(),
  reworded: (question) => question.replace(JUMPED, '$1 par-dessus '),
  idle: new Set('point pose plateau'.split(' ')),
  settle: settled,
  decided,
  also: {
    'Quel chevalier': {
      porteur: ['porteur', 'porter l’anneau', 'avec l’anneau', 'j’ai l’anneau', 'apporter l’anneau'],
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
        'franchir',
        'enjamber',
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
    Où: /(?:^| )(?:depuis|partant de|par|via|anneau a|battu|battre)(?: (?:un|une|la|le|l))?$/,
    'Ce qui s’y trouve': /(?:^| )(?:mon|par dessus|dessus|boule|cristal)(?: (?:un|une|la|le|l))?$/,
  },
};
