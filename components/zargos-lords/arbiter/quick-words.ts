/** How people word what the lists of the question on top say. */
import type { QuickUsage } from '#components/arbiter/quick/read.ts';
import { hasPower } from '#engine/zargos-lords/data/counters.ts';
import type { QuickAsked } from './quick.ts';

/** To go over is more than to go in. */
const OVER = /^(?:surv|vol|saut|enjamb)\w*$/;
const ACROSS = /^(?:travers|franchi)\w*$/;

const MOVES = '(?:boug|recul|repart|avanc|déplac|march|fui|sauv|planqu|revenir|rentr)\\p{L}*';
const FIRES = '(?:tir(?:e|es|er|é|ant)|crach\\p{L}*(?: le feu| (?:des|ses|les) flammes)?|brûl\\p{L}*|lanc\\p{L}* (?:des|ses|les) flammes)';
const THEN = '(?:puis|ensuite|après|et|avant de)';

/** « Tirer puis reculer de deux cases », « bouger après avoir tiré »: one doing, wherever it goes. */
const TWO_STEPS = 'tirer avant bouger';
const FIRST_FIRE = new RegExp(
  `(?<!\\p{L})${FIRES}(?!\\p{L})(.*?)(?<!\\p{L})(?:${THEN},? )+(?:(?:de|il|elle|on|se|me|s’|s') ?)*${MOVES}(?: (?:de|d’|d')? ?(?:\\d+|une?|deux|trois) (?:cases?|hexagones?))?`,
  'iu',
);
const FIRED = new RegExp(`(?<!\\p{L})${MOVES}(.*?)(?<!\\p{L})après (?:avoir )?${FIRES}(?!\\p{L})`, 'iu');
const VANISHES = 'dispara[iî]\\p{L}*';
const BOTH = new RegExp(`(?<!\\p{L})(?:${VANISHES}(.*?)(?<!\\p{L})${THEN} ${MOVES}|${MOVES}(.*?)(?<!\\p{L})${THEN} ${VANISHES})`, 'iu');
/** What is shot at a city is shot at whoever is in it. */
const AT_CITY = new RegExp(
  `(?<!\\p{L})((?:${FIRES}|vis\\p{L}*|lanc\\p{L}* (?:une|sa) vision)(?!\\p{L}).*? sur )(?:une|la|sa|ma|leur|cette) (?:ville|garnison)(?! (?:ennemie )?(?:gardée|vide))`,
  'iu',
);
const reworded = (question: string): string =>
  question
    .replace(AT_CITY, '$1une ville ennemie gardée')
    .replace(BOTH, 'disparaître après bouger $1$2')
    .replace(FIRED, `${TWO_STEPS}$1`)
    .replace(FIRST_FIRE, `${TWO_STEPS}$1`);

export const QUICK_WORDS: QuickUsage<QuickAsked> = {
  doing: ['Fait quoi'],
  reworded,
  decided: ({ who, verb, what }, said) =>
    // Whoever it is and with whom, the moment decides of an alliance.
    ((verb === 'offrir' || verb === 'rompre') && said.has('Quand')) ||
    (said.has('Quel pion') &&
      (what !== 'bois' || verb !== 'entrer' || hasPower(who, 'vol') || said.has('Points restants')) &&
      // Only a Dragon fires before it moves, whoever stands wherever.
      (verb === 'disparaitre' || (verb === 'tirer-avant' && who !== 'dragon') || said.has('Quoi, ou qui')) &&
      (what === 'gardee' ||
        (!(verb === 'tirer-avant' && who === 'dragon') && verb !== 'tirer' && verb !== 'assieger') ||
        said.has('Combien'))),
  adds: (word, { what }) => (OVER.test(word) && what !== 'mer') || (ACROSS.test(word) && !['mer', 'pont', 'bois'].includes(what)),
  idle: new Set('apres hexagone hexagones pion'.split(' ')),
  also: {
    Combien: Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => at + 1).map((count) => [
        String(count),
        [`${count} hexagones`, `${count} hexagone`, `${count} cases`, `${count} case`, ...(count === 1 ? ['tout seul', 'seul'] : [])],
      ]),
    ),
    'Points restants': Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => at + 1).map((count) => [
        String(count),
        count === 1 ? ['1 point', 'seul point', 'reste point', 'plus point'] : [`${count} points`],
      ]),
    ),
    'Quel pion': { 'chevaliers-fantarcher': ['Fantarcher', 'archer'] },
    'Fait quoi': {
      passer: ['passer', 'passer devant', 'passer à côté', 'longer', 'frôler', 'contourner'],
      venir: ['aller attaquer', 'venir attaquer'],
      attaquer: ['attaquer', 'combattre', 'battre', 'frapper', 'taper'],
      charger: ['charger'],
      tirer: ['tirer', 'viser', 'lancer flammes', 'cracher flammes', 'cracher le feu', 'lancer une vision'],
      'tirer-avant': [TWO_STEPS],
      seul: ['attaquer seul'],
      entrer: ['entrer', 'traverser', 'franchir', 'passer par', 'monter', 'grimper', 'escalader', 'survoler', 'sauter', 'voler'],
      reculer: ['reculer', 'retraiter', 'fuir'],
      assieger: ['assiéger', 'attaquer une ville'],
      escorter: ['escorter'],
      disparaitre: ['disparaître', 'reparaître', 'invisible'],
      continuer: ['continuer', 'charger encore', 'attaquer encore', 'tourner', 'attaquer un autre'],
      offrir: ['s’allier', 'offrir alliance', 'changer alliance', 'proposer alliance', 'changer de camp'],
      rompre: ['rompre', 'rompre alliance', 'trahir', 'quitter allié', 'lâcher allié'],
    },
    'Où il se tient': {
      bois: ['dans un bois', 'dans une forêt', 'dans le bois', 'dans la forêt'],
      mont: ['sur un mont', 'sur une montagne', 'sur le mont', 'en hauteur'],
      gouffre: ['dans un gouffre', 'dans un trou', 'dans le gouffre', 'paralysé'],
      devant: ['droit devant', 'sur la même ligne', 'tout droit', 'derrière'],
      cote: ['à côté', 'pas sur la même ligne', 'hors de sa ligne', 'de côté'],
    },
    Quand: {
      avant: ['avant de jouer', 'avant son coup', 'avant mon coup'],
      pendant: ['au milieu', 'en plein', 'après avoir bougé', 'après avoir commencé', 'après avoir déplacé'],
    },
    'Par-dessus quoi': {
      pion: ['dessus un ami', 'dessus mes pions'],
      ville: ['dessus ma ville', 'dessus une ville', 'propre ville'],
      bois: ['dessus un bois', 'dessus une forêt', 'travers un bois'],
      mont: ['dessus un mont', 'dessus une montagne'],
      gouffre: ['dessus un gouffre'],
    },
    Comment: { deplace: ['après bouger', 'après s’être déplacé'] },
    'Quoi, ou qui': {
      bois: ['bois', 'forêt'],
      mont: ['mont', 'montagne'],
      gouffre: ['gouffre', 'trou'],
      mer: ['mer', 'eau'],
      pont: ['pont'],
      vide: ['ville vide', 'ville ennemie vide'],
      gardee: ['ville gardée', 'ville ennemie'],
      sienne: ['ma ville'],
    },
  },
  notAfter: {
    'Quel pion':
      /(?:^| )(?:devant|sur|contre|attaqu\w*|escort\w*|charg\w*|tir\w*|vis\w*)(?: (?:un|une|le|la|l|les|des|tout|toute|seul|seule))*$/,
  },
};
