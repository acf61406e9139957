/** The games with a coach, the last steps of a path of lessons: which of the browser's they are, and how far their learner has come. */
import type { GameTypes } from '#engine/core/game.ts';
import type { HabitKeeper } from '../chooser/habits.ts';

/** The address that asks for the first of them; « #lecon-2 » for the second. */
const LEARN = '#lecon';

export const learnAddress = (at: number): string => (at === 0 ? LEARN : `${LEARN}-${at + 1}`);

/** Which of `count` an address asks for. */
export function learnAt(hash: string, count: number): number | undefined {
  const at = Array.from({ length: count }, (_, one) => learnAddress(one)).indexOf(hash);
  return at < 0 ? undefined : at;
}

/** Turns of the learner's own that the coach speaks in. */
export const COACHED = 3;

/** Under which habits the games' ids stand: as their addresses. */
const habitOf = (at: number): string => learnAddress(at).slice(1);

/** The game with a coach that was begun last, of those of one kind; empty where there is none, or he is thanked. */
export const coachedGame = (habits: HabitKeeper, at: number): string => habits.get().own[habitOf(at)] ?? '';

/** Whether one of that kind was ever begun here. */
const wasCoached = (habits: Pick<HabitKeeper, 'get'>, at: number): boolean => habits.get().own[habitOf(at)] !== undefined;

/** Which of the games that teach comes next: none for whoever has played without them. */
export function nextFirst(habits: Pick<HabitKeeper, 'get'>, hasPlayed: boolean): number | undefined {
  if (wasCoached(habits, 1)) return undefined;
  if (wasCoached(habits, 0)) return 1;
  return hasPlayed ? undefined : 0;
}

/** Whether a game begun at once would be none that he knows: he has been led through one of `count` so far, and has never chosen. */
export const isHalfTaught = (habits: Pick<HabitKeeper, 'get'>, count: number): boolean =>
  habits.get().players === undefined && (nextFirst(habits, true) ?? count) < count;

export const isCoached = (habits: HabitKeeper, id: string): boolean =>
  Object.entries(habits.get().own).some(([habit, kept]) => kept === id && habit.startsWith(habitOf(0)));

export const keepCoached = (habits: HabitKeeper, at: number, id: string): void =>
  habits.set({ own: { ...habits.get().own, [habitOf(at)]: id } });

/** Instead of the id of a game whose coach may be called back. */
const thanked = (id: string): string => `-${id}`;

const rename = (habits: HabitKeeper, from: string, to: string): void =>
  habits.set({ own: Object.fromEntries(Object.entries(habits.get().own).map(([habit, kept]) => [habit, kept === from ? to : kept])) });

/** The coach of a game is thanked. `isDone`: he has nothing more to say. */
export const leaveCoach = (habits: HabitKeeper, id: string, isDone: boolean): void => rename(habits, id, isDone ? '' : thanked(id));

/** Has him back; undefined where he was not thanked. */
export const coachToRecall = (habits: HabitKeeper, id: string): (() => void) | undefined =>
  isCoached(habits, thanked(id)) ? () => rename(habits, thanked(id), id) : undefined;

/** Turns that a seat has begun, the one under way included: a turn is its moves in a row. `isNow`: the next move is its own. */
export function turnsBegun(moves: readonly GameTypes['move'][], seat: number, isNow: boolean): number {
  const begun = moves.filter((move, at) => move.seat === seat && moves[at - 1]?.seat !== seat).length;
  return isNow && moves.at(-1)?.seat !== seat ? begun + 1 : begun;
}
