/**
 * The rulings of Zargos on what the booklet leaves open, by their ids alone, our default first.
 * Those with two readings or more are options of the engine, written `{ "ZAR-L-3": "adversaire-d-abord" }`; those with one are pages only. What is shown of
 * them is in `rulings.ts`, which pages that only count leave out. Ids are permanent: never renumber, only append.
 */
import { type ChoicesOf, choicesBy, openIdsOf, type ReadingIds, type ReadingsOf, readingsBy } from '../core/ruling.ts';

export const READINGS = {
  'ZAR-L-1': ['coquille'],
  'ZAR-L-2': ['non', 'oui'],
  'ZAR-L-3': ['moine-d-abord', 'adversaire-d-abord'],
  'ZAR-L-4': ['tour-du-joueur', 'phase-a'],
  'ZAR-L-5': ['oui', 'non'],
  'ZAR-L-6': ['non'],
  'ZAR-L-7': ['oui'],
  'ZAR-L-8': ['quatre-des', 'plafond-3'],
  'ZAR-L-9': ['relance'],
  'ZAR-L-10': ['ordre-de-jeu'],
  'ZAR-L-11': ['inegalite'],
  'ZAR-L-12': ['oui', 'zargos-seul'],
  'ZAR-L-13': ['hors-jeu-sans-pion'],
  'ZAR-L-14': ['oui'],
  'ZAR-L-15': ['non'],
  'ZAR-L-16': ['non'],
  'ZAR-L-17': ['rang-par-joueur', 'rang-par-peuple'],
  'ZAR-L-18': ['oui', 'non'],
  'ZAR-L-19': ['des-qu-il-touche', 'tout-dedans'],
  'ZAR-L-20': ['non', 'oui'],
  'ZAR-L-21': ['un-pas', 'un-pas-par-case'],
  'ZAR-L-22': ['du-lot', 'en-plus'],
  'ZAR-L-23': ['un-seul', 'un-par-groupe'],
  'ZAR-L-24': ['restent', 'elimines'],
  'ZAR-L-25': ['appel-d-abord'],
  'ZAR-L-26': ['un-seul'],
  'ZAR-L-27': ['ordre-de-jeu'],
  'ZAR-L-28': ['survol-permis', 'survol-interdit'],
  'ZAR-L-29': ['a-l-instant'],
  'ZAR-L-30': ['de-tous', 'ancien-maitre-seul'],
  'ZAR-L-31': ['non', 'lac-seul'],
  'ZAR-L-32': ['non', 'oui'],
  'ZAR-L-33': ['relance', 'ordre-de-choix'],
  'ZAR-L-34': ['un-tour-par-joueur', 'un-tour-par-peuple'],
  'ZAR-L-35': ['oui', 'non'],
  'ZAR-L-36': ['non', 'oui'],
  'ZAR-L-37': ['non', 'oui-en-entrant'],
  'ZAR-L-38': ['pion-laisse', 'abandon-permis'],
  'ZAR-L-39': ['piocher-puis-trier', 'completer'],
  'ZAR-L-40': ['retour-a-trois', 'garde-sa-main'],
  'ZAR-L-41': ['oui', 'non'],
  'ZAR-L-42': ['bateaux-en-plus', 'aucun-cumul'],
  'ZAR-L-43': ['apres-le-tir', 'avant-le-tir'],
  'ZAR-L-44': ['oui', 'non'],
  'ZAR-L-45': ['non', 'oui'],
  'ZAR-L-46': ['en-plus', 'compte-comme-un-groupe'],
  'ZAR-L-47': ['non', 'oui-d-une-province'],
  'ZAR-L-48': ['oui', 'non'],
  'ZAR-L-49': ['a-l-instant', 'fin-du-tour'],
  'ZAR-L-50': ['bloques'],
  'ZAR-L-51': ['oui', 'non'],
  'ZAR-L-52': ['non', 'oui'],
  'ZAR-L-53': ['non', 'oui'],
  'ZAR-L-54': ['oui', 'non'],
  'ZAR-L-55': ['hors-jeu'],
  'ZAR-L-56': ['nombre-d-offres'],
  'ZAR-L-57': ['seul-en-jeu'],
  'ZAR-L-58': ['points'],
  'ZAR-L-59': ['ordre-de-jeu'],
  'ZAR-L-60': ['tous-ses-peuples'],
  'ZAR-L-61': ['non'],
  'ZAR-L-62': ['comme-un-combat'],
  'ZAR-L-63': ['partout', 'par-mer'],
  'ZAR-L-64': ['ordre-de-choix'],
  'ZAR-L-65': ['premier-choisi'],
  'ZAR-L-66': ['non'],
  'ZAR-L-67': ['oui', 'non'],
  'ZAR-L-68': ['avant-un-tour'],
  'ZAR-L-69': ['oui', 'non'],
  'ZAR-L-70': ['ce-que-dit-le-scenario'],
  'ZAR-L-71': ['non'],
  'ZAR-L-72': ['parole-libre'],
  'ZAR-L-73': ['rien-appris'],
} as const satisfies ReadingIds;

export type Options = ChoicesOf<typeof READINGS>;
export type OptionId = keyof Options;
export type Readings = ReadingsOf<typeof READINGS>;

// Each is marked pure: a page leaves out those that it does not ask.
export const OPTION_IDS = /* @__PURE__ */ openIdsOf(READINGS);
export const readOptions = /* @__PURE__ */ choicesBy(READINGS);
export const readingsOf = /* @__PURE__ */ readingsBy(READINGS);
