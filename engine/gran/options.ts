/**
 * The rulings of Gran on what the booklet leaves open, by their ids alone, our default first.
 * Those with two readings or more are options of the engine, written `{ "GRA-L-12": "non" }`; those with one are pages only. What is shown of
 * them is in `rulings.ts`, which pages that only count leave out. Ids are permanent: never renumber, only append. There is no GRA-L-18.
 */
import { firstProblem, type Report } from '../core/input.ts';
import { type ChoicesOf, openIdsOf, type ReadingIds, type ReadingsOf, readChoices, readingsBy } from '../core/ruling.ts';

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
} as const satisfies ReadingIds;

/** What a table chose, as JSON, links and replays write it; a ruling left out has its default. */
export type Options = ChoicesOf<typeof READINGS>;

/** The reading in force of each open ruling: what rules ask. */
export type Readings = ReadingsOf<typeof READINGS>;

/** The readings of whatever carries the options of a table. */
export const readingsOf = /* @__PURE__ */ readingsBy(READINGS);

export type OptionId = keyof Options;

/** The rulings that a table may choose: those with two readings or more, in id order. Marked pure: pages that need none leave the table out. */
export const OPTION_IDS: readonly OptionId[] = /* @__PURE__ */ openIdsOf(READINGS);

/** Options from outside (a link, the command line): unknown ids and readings are reported, naming those taken. */
export const readOptions = (value: unknown, path: string, report: Report): Options => readChoices(READINGS, value, path, report);

/** Options from outside, refused whole at the first fault. */
export const checkOptions = (input: unknown) => firstProblem((report) => readOptions(input, 'options', report));
