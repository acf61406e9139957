/** How people word what the lists of the question on top say. */
import type { QuickWords } from '#components/arbiter/quick/read.ts';

export const QUICK_WORDS: QuickWords = {
  also: {
    Combien: Object.fromEntries([1, 2, 3, 4, 5, 6].map((count) => [String(count), [`${count} hexagones`, `${count} hexagone`]])),
    'Quel pion': { 'chevaliers-fantarcher': ['Fantarcher', 'archer'] },
    'Fait quoi': {
      passer: ['passer', 'passer devant', 'longer'],
      venir: ['aller attaquer', 'venir attaquer'],
      attaquer: ['attaquer'],
      charger: ['charger'],
      tirer: ['tirer'],
      seul: ['attaquer seul'],
      entrer: ['entrer', 'traverser', 'franchir', 'passer par'],
      reculer: ['reculer', 'retraiter'],
      assieger: ['assiéger', 'attaquer une ville'],
      escorter: ['escorter'],
      disparaitre: ['disparaître', 'reparaître'],
    },
    'Quoi, ou qui': {
      bois: ['bois'],
      mont: ['mont', 'montagne'],
      gouffre: ['gouffre'],
      mer: ['mer'],
      pont: ['pont'],
      vide: ['ville vide', 'ville ennemie vide'],
      gardee: ['ville gardée', 'ville ennemie'],
      sienne: ['ma ville'],
    },
  },
  notAfter: { 'Quel pion': /(?:^| )(?:devant|sur|contre|attaqu\w*)(?: (?:un|une|le|la|l|les|des))*$/ },
};
