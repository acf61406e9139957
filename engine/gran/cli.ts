/** Gran on the command line. */
import { cliGameOf } from '../core/cli-game.ts';
import { atMost, type Verbs } from '../core/command.ts';
import type { Checked } from '../core/input.ts';
import { tablesOf } from './board/tables.ts';
import { BOTS, BUDGET } from './bot/levels.ts';
import { BOARD } from './data/board.ts';
import { GRAN } from './game.ts';
import { type DuelOdds, duelOdds } from './odds/duel.ts';
import { checkDuel, checkRoad } from './odds/reading.ts';
import { type RoadOdds, roadOdds } from './odds/road.ts';
import { judgeMove, movesOf } from './rules/destinations.ts';
import { checkMoveQuestion } from './situation.ts';
import { checkState } from './state.ts';

/** `{ "seen": [6, 6, 5] }` or `{ "force": 4 }`: the chance to win, with its reason. */
export function checkOdds(input: unknown): Checked<Pick<DuelOdds, 'win' | 'sentence' | 'reasons'>> {
  const checked = checkDuel(input);
  if (!checked.ok) return checked;
  const { win, sentence, reasons } = duelOdds(checked.value);
  return { ok: true, value: { win, sentence, reasons } };
}

/** `{ "dragons": 3, "amulets": 2 }`: what the way costs. */
export function checkRoadOdds(input: unknown): Checked<RoadOdds> {
  const checked = checkRoad(input);
  return checked.ok ? { ok: true, value: roadOdds(checked.value) } : checked;
}

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

export const CLI = cliGameOf(GRAN, BOTS, BUDGET, checkState, VERBS);
