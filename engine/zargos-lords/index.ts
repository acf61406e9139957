/** The public door of Zargo's Lords: what pages, workers and the command line use. */
export { type Drawing, type DrawnCity, type DrawnCounter, positionOf } from './board/drawn.ts';
export { DIRECTION_NAMES, DIRECTIONS, type Direction, distance, type Hex, isSame, keyOf } from './board/hex.ts';
export {
  bridgeAt,
  cellOf,
  columnsOf,
  crossing,
  distanceOn,
  type HexMap,
  hexAt,
  hexesOf,
  letterOf,
  MAX_COLUMNS,
  MAX_ROWS,
  neighboursOf,
  painted,
  SIGNS,
  terrainAt,
  terrainOf,
} from './board/map.ts';
export {
  type City,
  type Counter,
  cityAt,
  cityId,
  counterOf,
  fighterOf,
  type Position,
  peopleOf,
  standingAt,
  zoneAround,
  zoneHolders,
  zonesOn,
} from './board/position.ts';
export { boxProblems, checkBox } from './data/box.ts';
export {
  CITIES,
  COPIES,
  COPIES_ORIGIN,
  COUNTERS,
  countersOf,
  FACTOR_ORIGINS,
  FACTORS,
  hasPower,
  KIND_NAMES,
  kindsOf,
  type Origin,
  PEOPLE_NAMES,
  PEOPLE_OF,
  POWERS_OF,
  type Power,
  type Provenance,
  VANISHED_MARKERS,
} from './data/counters.ts';
export { boxInWords, type Differences, differencesOf, faultInWords } from './data/differences.ts';
export { BOX, needOrigin, TABLE_ORIGINS } from './data/tables.ts';
export { decimal, percent, resultInWords } from './data/words.ts';
export { DIAGRAMS, type Diagram, type DiagramId, type DiagramStep, diagramOf, PRINTED_COUNTER, type Shown } from './diagrams.ts';
export { EXAMPLES, type Example, type ExampleId, FINAL_COUNT, finalWinner, resultThrown, runExample } from './examples.ts';
export { formatBox, parseBox } from './notation/box.ts';
export { boxFileOf, parseBoxFile } from './notation/box-file.ts';
export { checkPosition, EMPTY_POSITION, formatPosition, parsePosition } from './notation/position.ts';
export { formatSituation, parseSituation } from './notation/situation.ts';
export { checkOdds } from './odds/checked.ts';
export { type Odds, oddsOf } from './odds.ts';
export { OPTION_IDS, REVISION_1983, RULINGS, rulingsOf } from './options.ts';
export {
  besiegersOf,
  chargeOf,
  combatOf,
  commonZone,
  courseOf,
  judgeAttack,
  judgeSally,
  judgeSiege,
  leftAdjacent,
  siegeAt,
  wizardsNear,
} from './rules/attack.ts';
export { bandOf, minimumOf, resultsAt } from './rules/combat.ts';
export { type Arrival, type Ending, judgeMove, type MoveQuestion, paceOf, paralysisOf, type Reach, reachOf } from './rules/movement.ts';
export {
  escortedRetreat,
  type Fate,
  type Moved,
  type RetreatLine,
  type RetreatQuestion,
  recovery,
  retreatLines,
  unescorted,
} from './rules/retreat.ts';
export { type SerpentLine, serpentLine } from './rules/serpent.ts';
export {
  type Beam,
  beamsFrom,
  garrisonShooter,
  judgeShot,
  lineOf,
  type Shooter,
  type Sighted,
  shooterOf,
  sightsFrom,
} from './rules/shooting.ts';
export { judgeReturn, judgeVanish, returnsOf } from './rules/vanish.ts';
export { hitsAt } from './rules/volley.ts';
export { CONTINENTS, citiesOf, judgeCity, MONTHS, turnOrder, winnersOf } from './setup.ts';
export { checkSituation, type Situation } from './situation.ts';
export type * from './types.ts';
export { ACTIONS, CHARGES, GROUNDS, KINDS, MAX_GARRISON, PEOPLES, RANGES, RESULTS, TERRAINS } from './types.ts';
