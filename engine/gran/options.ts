/**
 * The rulings of Gran on what the booklet leaves open, by their ids alone, our default first.
 * Those with two readings or more are options of the engine, written `{ "GRA-L-12": "non" }`; those with one are pages only. What is shown of
 * them is in `rulings.ts`, which pages that only count leave out. Ids are permanent: never renumber, only append. There is no GRA-L-18.
 */
import { type ChoicesOf, choicesBy, openIdsOf, type ReadingIds, type ReadingsOf, readingsBy } from '../core/ruling.ts';

export const READINGS = {
  'GRA-L-1': ['remelange', 'sous-la-pile'],
  'GRA-L-2': ['facultatif', 'obligatoire', 'un-ou-deux'],
  'GRA-L-3': ['oui', 'non'],
  'GRA-L-4': ['non'],
  'GRA-L-5': ['chaque-chevalier'],
  'GRA-L-6': ['sans-jeton'],
  'GRA-L-7': ['recu', 'un-seul'],
  'GRA-L-8': ['non'],
  'GRA-L-9': ['oui', 'non'],
  'GRA-L-10': ['pas-d-attaque'],
  'GRA-L-11': ['point-libre', 'sur-une-piece'],
  'GRA-L-12': ['oui', 'non'],
  'GRA-L-13': ['annule', 'reste-du'],
  'GRA-L-14': ['passe'],
  'GRA-L-15': ['aucun'],
  'GRA-L-16': ['oui', 'non'],
  'GRA-L-17': ['rien'],
  'GRA-L-19': ['oui', 'non'],
  'GRA-L-20': ['non', 'oui'],
  'GRA-L-21': ['oui', 'non'],
  'GRA-L-22': ['oui', 'non'],
  'GRA-L-23': ['toujours', 'si-le-sceau-manque'],
  'GRA-L-24': ['non', 'partage'],
  'GRA-L-25': ['non', 'oui'],
  'GRA-L-26': ['oui', 'non'],
  'GRA-L-27': ['horaire'],
  'GRA-L-28': ['double-rendu', 'rien'],
  'GRA-L-29': ['non'],
  'GRA-L-30': ['garde'],
  'GRA-L-31': ['plus-de-sceaux'],
  'GRA-L-32': ['rien-appris'],
  'GRA-L-33': ['parole-libre'],
  'GRA-L-34': ['piece-otee'],
  'GRA-L-35': ['relance'],
  'GRA-L-36': ['avant-le-suivant'],
  'GRA-L-37': ['oui'],
} as const satisfies ReadingIds;

export type Options = ChoicesOf<typeof READINGS>;
export type OptionId = keyof Options;
export type Readings = ReadingsOf<typeof READINGS>;

// Each is marked pure: a page leaves out those that it does not ask.
export const OPTION_IDS = /* @__PURE__ */ openIdsOf(READINGS);
export const readOptions = /* @__PURE__ */ choicesBy(READINGS);
export const readingsOf = /* @__PURE__ */ readingsBy(READINGS);
