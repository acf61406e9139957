/** The public door of De l'Orc pour les braves: what pages, workers and the command line use. */
export {
  ARMY_CARD_KINDS,
  BOX,
  type Box,
  backOf,
  boxOf,
  CARD_IDS,
  CARD_NAMES,
  COPIES,
  checkValues,
  isMercenary,
  isSpy,
  MAX_VALUE,
  ORIGINS,
  type Origin,
  PEOPLE_NAMES,
  peopleOf,
  REPLACEABLE,
  SEAT_NAMES,
  sortCards,
} from './data/cards.ts';
export { cardsInWords } from './explain.ts';
export { ORC } from './game.ts';
export { announceOrder, openerOf, peopleNow } from './rules/battle.ts';
export { type Army, type ArmyLine, type Force, forceOf } from './rules/force.ts';
export { distanceOf, fightersOf } from './rules/hands.ts';
export { isEnough } from './rules/scoring.ts';
export { type Fate, type Stripped, strip } from './rules/stripping.ts';
export { BATTLES, DESERTIONS, PILES, POINTS, SHIELDS, START_TICKS, THRESHOLDS } from './setup.ts';
export type * from './types.ts';
export { BACKS, LAST_TICK, MAX_SEATS, MERCENARIES, MIN_SEATS, PEOPLES, PHASES, RANKS, SPIES } from './types.ts';
