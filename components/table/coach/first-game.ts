/** The game with a coach, the last step of a path of lessons: which game of the browser's it is, and how far its learner has come. */
import type { GameTypes } from '#engine/core/game.ts';
import type { HabitKeeper } from '../chooser/habits.ts';

/** The address that asks for it. */
export const LEARN = '#lecon';

/** Turns of the learner's own that the coach speaks in. */
export const COACHED = 3;

/** Under which habit the game's id stands. */
const HABIT = 'lecon';

export const coachedGame = (habits: HabitKeeper): string => habits.get().own[HABIT] ?? '';

export const keepCoached = (habits: HabitKeeper, id: string): void => habits.set({ own: { ...habits.get().own, [HABIT]: id } });

/** Turns that a seat has begun, the one under way included: a turn is its moves in a row. `isNow`: the next move is its own. */
export function turnsBegun(moves: readonly GameTypes['move'][], seat: number, isNow: boolean): number {
  const begun = moves.filter((move, at) => move.seat === seat && moves[at - 1]?.seat !== seat).length;
  return isNow && moves.at(-1)?.seat !== seat ? begun + 1 : begun;
}
