/** The public door of Zargos: what pages, workers and the command line use. */
import type { Advice, Campaign, CampaignInput, CampaignOdds, Checked, FolieOdds, HandOfGod, Situation } from './types.ts';

const missing = (name: string): never => {
  throw new Error(`${name} is not there yet`);
};

/** Fewest attacking pawns (1 to 100) that take the province with at least `chance`; undefined when even 100 do not. The attacker's own pawns are not read. */
export const smallestAttack = (_situation: Situation, _chance: number): number | undefined => missing('smallestAttack');

/**
 * The Moine's decisions in the coming round. Without `first`: at each possible first throw; with the faces of a first throw that
 * stands and on which the power was not used: at each possible second throw. Undefined where no hand of God acts.
 */
export const handOfGod = (_situation: Situation, _first?: readonly number[]): HandOfGod | undefined => missing('handOfGod');

/** The decision at one throw, out of `handOfGod`. */
export const adviceFor = (_hand: HandOfGod, _faces: readonly number[]): Advice | undefined => missing('adviceFor');

/** Reads a campaign from outside. */
export const checkCampaign = (_input: unknown): Checked<Campaign> => missing('checkCampaign');

/** The exact odds of a chain of the Chevaliers' attacks. */
export const campaignOddsOf = (_campaign: Campaign): CampaignOdds => missing('campaignOddsOf');

/** The same, checked first. Throws a RangeError whose message is the French sentence. */
export const campaign = (_input: CampaignInput): CampaignOdds => missing('campaign');

/** Losses to a Vent de Folie of provinces holding so many pawns each (1 to 100; 1 to 12 provinces). */
export const folie = (_provinces: readonly number[]): FolieOdds => missing('folie');

/** The situation as a query string without `?`: versioned, short, ASCII, defaults left out. `prefix` lets one address hold two situations. */
export const formatSituation = (_situation: Situation, _prefix?: string): string => missing('formatSituation');

/** Reads what `formatSituation` wrote (a leading `?` is taken); each bad value leaves its default and one French sentence in `refused`. */
export const parseSituation = (_query: string, _prefix?: string): { readonly situation: Situation; readonly refused: readonly string[] } =>
  missing('parseSituation');

export { decimal, PEOPLE_NAMES, percent, SITE_PLACES } from './odds/words.ts';
export { odds, oddsOf } from './odds.ts';
export { checkSituation, DEFAULT_SITUATION } from './situation.ts';
export type * from './types.ts';
export { DEMON_DICE, FIGHT_RULINGS, MAX_PAWNS, MIN_PAWNS, PEOPLES, ROUND_ENTRIES, SITES } from './types.ts';
