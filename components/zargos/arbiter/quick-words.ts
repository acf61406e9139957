/** How people word what the lists of the question on top say. */
import type { QuickUsage } from '#components/arbiter/quick/read.ts';
import type { CardId } from '#engine/zargos/data/cards.ts';
import type { ZargosQuick } from './quick.ts';

const NAMED = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const NUMBER = `\\d+|${NAMED.slice(1).join('|')}`;
const numberOf = (word: string): number => NAMED.indexOf(word.toLowerCase()) + 1 || Number(word);

/** « J’ai 4 Moines…, puis-je attaquer avec les 4 ? »: all that stand there. */
const ALL = new RegExp(
  `(?<![\\p{L}\\d])(${NUMBER})(?= \\p{L})(.*?)(?:avec (?:les|mes|ces)|(?<!\\p{L})à) (${NUMBER})(?![\\p{L}\\d]| \\p{L})`,
  'iu',
);

const GATHERED = 'regrouper avant bateau';
/** « Amener 3 pions au port, puis les embarquer »: one doing, refused wherever it is. */
const GATHERS =
  /(?<!\p{L})(?:regroup|rassembl|réuni|ramèn|ramen|amèn|amen)\p{L}*(.*?)(?:(?:,|puis|ensuite|et|avant|pour|il|elles?|ils?|on|de|d[’']|les) *)*(?<!\p{L})(?:r?embarqu\p{L}*|prend(?:re|s|nent)? (?:le|un|les|des|mon|mes|son|ses) bateaux?)(?!\p{L})/iu;
/** « Attaquées sur un volcan, elles appellent »: what they do is to call. */
const CALLS = /attaqué\p{L}*(?: (?:sur|à|dans) (?:un|une|mon|ma|leur) (?:volcan|province))?(?=.*(?<!\p{L})app[eè]l)/iu;
const reworded = (question: string): string =>
  question
    .replace(CALLS, '')
    .replace(GATHERS, `${GATHERED}$1`)
    .replace(ALL, (told, have: string, between: string, go: string) => (numberOf(have) === numberOf(go) ? `des${between}avec tous` : told));

/** « J’ai 4 Moines à Kori », « embarquer 4 Moines à Kori »: where they stand, not where they go. */
const STANDING = '(?:(?:ai|avons|sont|suis|tiens|tient)(?: \\S+){0,2}|embarqu\\w*(?: \\S+){0,3}) (?:a|dans|en|sur)';

/** Whom one goes for: « attaquer 4 Moines », « une province des Moines » count none of ours. */
const AIMED =
  '(?:contre|attaqu\\w*|envahi\\w*|prendre|aux|tien\\w*)(?: (?:un|une|la|le|tous|toutes|d|des|les|l|ces|ses|aux|provinces?|capitales?|territoires?))*';

const AT_THEM = new RegExp(`(?:^| )${AIMED}$`);

const isPlaced = (said: ReadonlySet<string>): boolean => said.has('Où') && said.has('D’où');

/** « Survoler une province » is an attack that says over what, once both of its ends are said; nor is the sea crossed by who walks. */
const SEA = /^(?:mers?|maritimes?|lac)$/;
const LOOSE = /^(?:cotes?|royaumes?|(?:travers|surv|saut|embarqu)\w*)$/;
const HELD = /^(?:provinces?|territoires?)$/;

/** Cards of one people's turn alone. */
const OWN_TURN: ReadonlySet<string> = new Set(['typhon', 'raz-de-maree', 'inondations']);

/** Moments of which words do not say whether the group, the fight, or the card, that a Vent waits for is there. */
const WITH_MORE: Readonly<Partial<Record<CardId, readonly string[]>>> = {
  'vent-de-guerre': ['attaques', 'autre'],
  'vent-de-terre': ['attaques', 'reorganisation'],
  'vent-d-ailleurs': ['attaques', 'reorganisation'],
  'vent-d-illusion': ['avant', 'avant-autre'],
};

function decided({ verb, people, pawns, holder, card, when }: ZargosQuick, said: ReadonlySet<string>): boolean {
  switch (verb) {
    case 'jouer':
      if (WITH_MORE[card]?.includes(when) || (OWN_TURN.has(card) && !said.has('Quel peuple'))) return false;
      return said.has('Quelle carte') && said.has('Quand');
    case 'regrouper':
      return said.has('Quel peuple');
    case 'poser':
      return said.has('Qui tient le lieu');
    case 'rejoindre':
      return isPlaced(said) || (said.has('Qui tient le lieu') && holder !== 'eux');
    case 'appeler':
      return isPlaced(said) || said.has('Après quoi');
    case 'attaquer':
      // Wherever they are, all do not leave a province, and none attacks its own people.
      return isPlaced(said) || holder === 'eux' || (said.has('Combien') && pawns === 0 && people !== 'dragons');
  }
}

export const QUICK_WORDS: QuickUsage<ZargosQuick> = {
  doing: ['Fait quoi'],
  reworded,
  idle: new Set('mer lac cote cotes port ports province provinces territoire territoires pion pions soldats troupes'.split(' ')),
  decided,
  adds(word, { verb, by, people }, said) {
    if (verb === 'regrouper') return false;
    if (SEA.test(word)) return !isPlaced(said) || (by === '0' && people !== 'dragons');
    return !isPlaced(said) && (LOOSE.test(word) || (HELD.test(word) && !said.has('Qui tient le lieu')));
  },
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
      regrouper: [GATHERED],
      rejoindre: ['rejoindre', 'réorganiser', 'déplacer', 'ramener', 'renforcer', 'bouger', 'revenir', 'rentrer', 'retourner', 'regrouper'],
      poser: [
        ...['poser', 'acheter', 'achat', 'placer', 'mettre', 'recruter', 'renforts'],
        ...['débarquer mes achats', 'débarquer mes renforts', 'débarquer des renforts'],
      ],
      appeler: ['appeler', 'faire venir', 'appel', 'vortex'],
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
    'Après quoi': {
      '1': [
        'un autre groupe d’une province',
        'un second groupe',
        'un deuxième groupe',
        'un 2e groupe',
        'une seconde fois',
        '2 volcans',
        '2 groupes',
      ],
      '2': ['un autre groupe de 2 provinces', 'après 2 groupes', 'un troisième groupe', 'un 3e groupe'],
    },
    Quand: {
      avant: ['avant mon tour'],
      'avant-autre': ['avant son tour'],
      reponse: ['après une carte rouge', 'en réponse', 'quand on joue une carte rouge'],
      attaques: ['pendant mon tour', 'pendant mes attaques'],
      combat: ['avant le combat', 'avant mon combat', 'avant un combat', 'en attaque', 'quand j’attaque', 'quand on attaque'],
      defense: [
        ...['en défense', 'en défendant', 'pour me défendre', 'pour défendre', 'quand je défends', 'quand on m’attaque'],
        ...['s’il m’attaque', 'si on m’attaque', 'je suis attaqué'],
      ],
      reorganisation: ['pendant ma réorganisation', 'à la réorganisation'],
      autre: ['pendant le tour d’un autre', 'au milieu du tour', 'pendant le tour', 'pendant son tour'],
    },
  },
  after: {
    'Combien en face': AT_THEM,
    'D’où': new RegExp(`(?:^| )(?:(?:depuis|de|d|partant|partir|quitter)|${STANDING})(?: (?:la|le|l|les))?$`),
  },
  notAfter: {
    'Quel peuple': new RegExp(`(?:^| )${AIMED}(?: (?:${NUMBER}))?$`),
    Combien: AT_THEM,
    Où: new RegExp(`(?:^| )(?:depuis|partant de|\\w+[ei]r d|\\w+[ei]r de|quitter|${STANDING})(?: (?:la|le|l|les))?$`),
    'Qui tient le lieu': new RegExp(
      `(?:^| )(?:depuis|hors de|partant de|partir de|quitter|d une de|(?<!une )de|${STANDING})(?: (?:une|l une|ma|mes|de))*$`,
    ),
  },
};
