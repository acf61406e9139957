/** The public door of Zargos: what pages, workers and the command line use. */
export { campaign, checkCampaign, MAX_PLACES } from './campaign.ts';
export { PEOPLE_NAMES } from './data/peoples.ts';
export { CAMPAIGN_EXAMPLE, FIGHT_EXAMPLES, type FightExample, type FightExampleId, runExample } from './examples.ts';
export { formatSituation, MAX_QUERY, type Parsed, parseSituation } from './notation.ts';
export { campaignOddsOf } from './odds/campaign.ts';
export { folie, MAX_PROVINCES } from './odds/folie.ts';
export { adviceFor, handOfGod } from './odds/hand-of-god.ts';
export { smallestAttack } from './odds/smallest.ts';
export { decimal, percent, SITE_PLACES, troop } from './odds/words.ts';
export { odds, oddsOf } from './odds.ts';
export {
  bestDecision,
  decideThrow,
  type Fight,
  type LogLine,
  openFight,
  playFight,
  playRound,
  playStep,
  type SeededFight,
  STAGES,
  type Stage,
  startFight,
  throwNext,
  withDice,
} from './simulator.ts';
export { checkSituation, DEFAULT_SITUATION } from './situation.ts';
export type * from './types.ts';
export { DEMON_DICE, FIGHT_RULINGS, MAX_PAWNS, MIN_PAWNS, PEOPLES, ROUND_ENTRIES, SITES } from './types.ts';
