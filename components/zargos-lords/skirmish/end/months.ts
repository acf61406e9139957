/** What each seat had to show, month after month, for the chart of the end. */
import { scoresOf } from '#engine/zargos-lords/game/table.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';

/** The beginning, then how each month left the table: what ends a month may strike, and the next has begun with it. */
export const monthEnds = (states: readonly State[]): readonly State[] =>
  states.filter((state, at) => at === 0 || at === states.length - 1 || states[at - 1]?.month !== state.month);

/** What each seat began with, then what it had at the end of each month: `months[3][1]` is the second seat's after the third. */
export const monthlyScores = (states: readonly State[]): readonly (readonly number[])[] => monthEnds(states).map(scoresOf);

/** Heights that are written: each of a few, else none, half and all. */
export const countsTo = (most: number): readonly number[] =>
  most <= 4 ? Array.from({ length: Math.max(1, most) + 1 }, (_, count) => count) : [0, Math.round(most / 2), most];
