/** The verbs that Gran answers on the command line: each checks one input and answers it. */
import { atMost, type Verbs } from '../core/command.ts';
import { tablesOf } from './board/tables.ts';
import { BOARD } from './data/board.ts';
import { checkOdds, checkRoadOdds } from './odds.ts';
import { judgeMove, movesOf } from './rules/destinations.ts';
import { checkMoveQuestion } from './situation.ts';

const TABLES = /* @__PURE__ */ tablesOf(BOARD);

/** Ways of one list: one through eight dragons takes some thirty milliseconds. */
const MOST_ROADS = 200;

export const VERBS = {
  odds: checkOdds,
  road: /* @__PURE__ */ atMost(MOST_ROADS, checkRoadOdds),
  /** All destinations of a knight, or, where `to` is given, whether he may go there and by which ways. */
  moves: (input) => {
    const checked = checkMoveQuestion(TABLES, input);
    if (!checked.ok) return checked;
    const { position, mover, bonus, to } = checked.value;
    return { ok: true, value: to === undefined ? movesOf(TABLES, position, mover, bonus) : judgeMove(TABLES, position, mover, to, bonus) };
  },
} as const satisfies Verbs;
