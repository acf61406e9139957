/** How people word what the lists of the question on top say. */
import type { QuickUsage } from '#components/arbiter/quick/read.ts';
import type { QuickAsked } from './quick.ts';

/** To go over is more than to go in. */
const OVER = /^(?:surv|vol|saut|enjamb)\w*$/;
const ACROSS = /^(?:travers|franchi)\w*$/;

export const QUICK_WORDS: QuickUsage<QuickAsked> = {
  doing: ['Fait quoi'],
  decided: ({ verb }, said) =>
    said.has('Quel pion') &&
    (verb === 'disparaitre' || said.has('Quoi, ou qui')) &&
    ((verb !== 'tirer' && verb !== 'assieger') || said.has('Combien')),
  adds: (word, { what }) => (OVER.test(word) && what !== 'mer') || (ACROSS.test(word) && !['mer', 'pont', 'bois'].includes(what)),
  idle: new Set('apres hexagone hexagones pion'.split(' ')),
  also: {
    Combien: Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => at + 1).map((count) => [
        String(count),
        [`${count} hexagones`, `${count} hexagone`, `${count} cases`, `${count} case`, ...(count === 1 ? ['tout seul', 'seul'] : [])],
      ]),
    ),
    'Quel pion': { 'chevaliers-fantarcher': ['Fantarcher', 'archer'] },
    'Fait quoi': {
      passer: ['passer', 'passer devant', 'passer à côté', 'longer', 'frôler', 'contourner'],
      venir: ['aller attaquer', 'venir attaquer'],
      attaquer: ['attaquer', 'combattre', 'battre', 'frapper', 'taper'],
      charger: ['charger'],
      tirer: ['tirer', 'viser'],
      seul: ['attaquer seul'],
      entrer: ['entrer', 'traverser', 'franchir', 'passer par', 'monter', 'grimper', 'escalader', 'survoler', 'sauter', 'voler'],
      reculer: ['reculer', 'retraiter', 'fuir'],
      assieger: ['assiéger', 'attaquer une ville'],
      escorter: ['escorter'],
      disparaitre: ['disparaître', 'reparaître', 'invisible'],
    },
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
