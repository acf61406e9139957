/** How people word what the lists of the question on top say. */
import type { QuickUsage } from '#components/arbiter/quick/read.ts';
import type { ZargosQuick } from './quick.ts';

/** `usual`: of a question in words that does not say how many, a number that may go. */
export const QUICK_WORDS: QuickUsage<ZargosQuick> = {
  usual: { pawns: 5 },
  idle: new Set('mer cote province provinces territoire territoires pion pions soldats renfort renforts'.split(' ')),
  also: {
    'Fait quoi': {
      attaquer: ['débarquer', 'envahir', 'prendre', 'aller', 'entrer', 'foncer', 'taper', 'traverser', 'survoler', 'sauter'],
      rejoindre: ['rejoindre', 'réorganiser', 'déplacer', 'ramener', 'renforcer', 'bouger', 'revenir', 'rentrer', 'retourner', 'regrouper'],
      poser: ['poser', 'acheter', 'achat', 'placer', 'mettre', 'recruter', 'débarquer mes achats'],
    },
    'Qui tient le lieu': {
      personne: ['vide', 'personne', 'libre', 'neutre'],
      eux: ['qui est à moi', 'qui m’appartient', 'chez moi', 'ma province', 'mes provinces'],
    },
    Comment: {
      'vent-de-terre': ['vent de terre'],
      'vent-d-ailleurs': ['vent d’ailleurs'],
      '1': ['un bateau', 'un seul bateau'],
      '2': ['2 bateaux'],
    },
    Quand: {
      avant: ['avant mon tour'],
      'avant-autre': ['avant son tour'],
      attaques: ['pendant mon tour', 'pendant mes attaques'],
      reorganisation: ['pendant ma réorganisation', 'à la réorganisation'],
      autre: ['au milieu du tour', 'pendant le tour', 'pendant son tour'],
    },
  },
  after: { 'D’où': /(?:^| )(?:depuis|de|d|partant|partir|quitter)(?: (?:la|le|l|les))?$/ },
  notAfter: {
    'Quel peuple': /(?:^| )(?:contre|attaqu\w*|aux|tien\w*)(?: (?:des|les|l))*$/,
    Où: /(?:^| )(?:depuis|partant de|partir de|quitter)(?: (?:la|le|l|les))?$/,
  },
};
