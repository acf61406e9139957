/** The public door of Gran: what pages, workers and the command line use. */
export { type BoardTables, idsOfKind, isPoint, kindOf, kingdomOf, nameOf, neighboursOf, pointOf, tablesOf } from './board/tables.ts';
export { BOARD } from './data/board.ts';
export { type CheckedBoard, checkBoard } from './data/board-check.ts';
export { type BoardFile, formatBoard } from './data/board-file.ts';
export { traceOf } from './data/board-shape.ts';
export type { Board, BoardField, BoardLine, BoardPoint, FieldOrigin, PointKind, Provenance } from './data/board-types.ts';
export { POINT_KINDS, SHEET } from './data/board-types.ts';
export { COLLARS, COLOR_NAMES, KINGDOM_NAMES, MAX_AMULETS, ofKingdom, SEALS_EACH, STONES } from './data/box.ts';
export { COPIES, FORCES, type Force, PILE, winningFaces } from './data/cards.ts';
export { tellCut } from './explain.ts';
export { type Destination, judgeMove, type Moves, movesOf, type RefusedPoint, type Route } from './moves.ts';
export { DEFAULT_QUESTION, formatQuestion, MAX_QUERY, parseQuestion, QUESTION_KEYS, type QuestionLink } from './notation.ts';
export { type DuelOdds, duelOdds, type Reason } from './odds/duel.ts';
export { type RoadOdds, roadOdds } from './odds/road.ts';
export { decimal, percent } from './odds/words.ts';
export { type Arrival, type ArrivalEvent, arrive, type EventKind } from './rules/arrival.ts';
export { hasWon, type Reward, rewarded, rewardOf } from './rules/cities.ts';
export { type DuelEnd, duel, isVictory, released } from './rules/duel.ts';
export { exiled, exilePoints, judgeExile } from './rules/exile.ts';
export { type Access, isBlocked, judgeWalk, type Mover, mayStay, moverOf, type Walk } from './rules/movement.ts';
export { deposited, depositPoints, judgeDeposit } from './rules/ring.ts';
export { type Cut, judgeStone, judgeSword, ringCut, stonePoints, swordPoints, type Way } from './rules/stones.ts';
export { openingOf } from './setup.ts';
export {
  checkDuel,
  checkMoveQuestion,
  checkRoad,
  type Duel,
  MAX_DRAGONS,
  type MoveQuestion,
  plainLegs,
  type Road,
  readMoveQuestion,
  readPosition,
} from './situation.ts';
export type { Bonus, Color, Goal, Kingdom, Options, Piece, PointId, Position, Ring, SealColor } from './types.ts';
export { COLORS, GOALS, KINGDOMS, SEAL_COLORS } from './types.ts';
