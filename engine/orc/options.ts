/**
 * The rulings of De l'Orc pour les braves on what the booklet leaves open, by their ids alone, our default first.
 * Those with two readings or more are options of the engine, written `{ "ORC-L-1": "atteint" }`; those with one are pages only. What is shown of
 * them is in `rulings.ts`, which pages that only count leave out. Ids are permanent: never renumber, only append. There is no ORC-L-6.
 */
import { type ChoicesOf, choicesBy, openIdsOf, type ReadingIds, type ReadingsOf, readingsBy } from '../core/ruling.ts';

export const READINGS = {
  'ORC-L-1': ['depasse', 'atteint'],
  'ORC-L-2': ['un-suffit'],
  'ORC-L-3': ['quatre'],
  'ORC-L-4': ['non', 'oui'],
  'ORC-L-5': ['non'],
  'ORC-L-7': ['sans-effet'],
  'ORC-L-8': ['impossible'],
  'ORC-L-9': ['oui'],
  'ORC-L-10': ['victoire-partagee'],
  'ORC-L-11': ['bataille-precedente', 'victoire-partagee'],
  'ORC-L-12': ['compte-et-double', 'compte-sans-doubler', 'nulle'],
  'ORC-L-13': ['reste-a-zero', 's-ajoute'],
  'ORC-L-14': ['oui', 'non'],
  'ORC-L-15': ['oui', 'non'],
  'ORC-L-16': ['defausse', 'garde'],
  'ORC-L-17': ['la-plus-basse'],
  'ORC-L-18': ['sans-effet', 'carte-suivante'],
  'ORC-L-19': ['au-debut'],
  'ORC-L-20': ['personne', 'tous'],
  'ORC-L-21': ['premier-a-gauche', 'dernier-combattant'],
  'ORC-L-22': ['tourne', 'voisin-de-gauche'],
  'ORC-L-23': ['sans-ordre', 'a-tour-de-role'],
  'ORC-L-24': ['permis', 'interdit-si-vu'],
  'ORC-L-25': ['sous-les-deux', 'sans-effet'],
  'ORC-L-26': ['interdite', 'perdue'],
  'ORC-L-27': ['non', 'oui'],
  'ORC-L-28': ['la-sienne'],
  'ORC-L-29': ['permis', 'interdit'],
  'ORC-L-30': ['non', 'oui'],
  'ORC-L-31': ['non', 'oui'],
  'ORC-L-32': ['non', 'oui'],
  'ORC-L-33': ['non', 'oui-pour-rien'],
  'ORC-L-34': ['oui'],
  'ORC-L-35': ['non'],
  'ORC-L-36': ['un-de-moins'],
  'ORC-L-37': ['reste-ou-elle-est'],
  'ORC-L-38': ['parole-libre'],
  'ORC-L-39': ['avant-la-suite'],
} as const satisfies ReadingIds;

export type Options = ChoicesOf<typeof READINGS>;
export type OptionId = keyof Options;
export type Readings = ReadingsOf<typeof READINGS>;

// Each is marked pure: a page leaves out those that it does not ask.
export const OPTION_IDS = /* @__PURE__ */ openIdsOf(READINGS);
export const readOptions = /* @__PURE__ */ choicesBy(READINGS);
export const readingsOf = /* @__PURE__ */ readingsBy(READINGS);
