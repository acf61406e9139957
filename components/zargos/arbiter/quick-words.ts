/** How people word what the lists of the question on top say. */
import type { QuickUsage } from '#components/arbiter/quick/read.ts';
import type { ZargosQuick } from './quick.ts';

const NAMED = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const NUMBER = `\\d+|${NAMED.slice(1).join('|')}`;
const numberOf = (word: string): number => NAMED.indexOf(word.toLowerCase()) + 1 || Number(word);

/** « J’ai 4 Moines…, puis-je attaquer avec les 4 ? »: all that stand there. */
const ALL = new RegExp(
  `(?<![\\p{L}\\d])(${NUMBER})(?= \\p{L})(.*?)(?:avec (?:les|mes|ces)|(?<!\\p{L})à) (${NUMBER})(?![\\p{L}\\d]| \\p{L})`,
  'iu',
);
const reworded = (question: string): string =>
  question.replace(ALL, (told, have: string, between: string, go: string) =>
    numberOf(have) === numberOf(go) ? `des${between}avec tous` : told,
  );

/** « J’ai 4 Moines à Kori »: where they stand, not where they go. */
const STANDING = '(?:ai|avons|sont|suis|tiens|tient)(?: \\S+){0,2} (?:a|dans|en|sur)';

/** `usual`: of a question in words that does not say how many, a number that may go. */
export const QUICK_WORDS: QuickUsage<ZargosQuick> = {
  doing: ['Fait quoi'],
  usual: { pawns: 5 },
  reworded,
  idle: new Set('mer cote province provinces territoire territoires pion pions soldats renfort renforts'.split(' ')),
  also: {
    'Fait quoi': {
      attaquer: [
        'débarquer',
        'embarquer',
        'envahir',
        'prendre',
        'prend',
        'aller',
        'entrer',
        'foncer',
        'taper',
        'traverser',
        'survoler',
        'sauter',
      ],
      rejoindre: ['rejoindre', 'réorganiser', 'déplacer', 'ramener', 'renforcer', 'bouger', 'revenir', 'rentrer', 'retourner', 'regrouper'],
      poser: ['poser', 'acheter', 'achat', 'placer', 'mettre', 'recruter', 'débarquer mes achats'],
    },
    'Qui tient le lieu': {
      personne: ['vide', 'personne', 'libre', 'neutre'],
      eux: ['qui est à moi', 'qui m’appartient', 'chez moi', 'ma province', 'mes provinces'],
    },
    Combien: { '1': ['un seul', 'une seule'] },
    Comment: {
      '0': ['pas de bateau', 'aucun bateau', 'plus de bateau'],
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
  after: { 'D’où': new RegExp(`(?:^| )(?:(?:depuis|de|d|partant|partir|quitter)|${STANDING})(?: (?:la|le|l|les))?$`) },
  notAfter: {
    'Quel peuple': /(?:^| )(?:contre|attaqu\w*|aux|tien\w*)(?: (?:des|les|l))*$/,
    Où: new RegExp(`(?:^| )(?:depuis|partant de|partir de|quitter|${STANDING})(?: (?:la|le|l|les))?$`),
  },
};
