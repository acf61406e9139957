/** How lessons speak of Zargos. */
import type { LessonSpec } from '#components/lesson/spec.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { say, summaryAt, whoIs } from '../arbiter/words.ts';
import { OURS_TOLD } from './ours.ts';

/**
 * Not `listsAll`: a game of Zargos lists each way once, with the largest group, and what it leaves out may still do what is asked; dice that lose may win. What
 * cannot be done any more is said by the lessons themselves (`mostAgainst`, `mostGathered`).
 */
export const LESSON_SPEC: LessonSpec<Zargos> = {
  game: ZARGOS,
  nameOf: (seat, state) => whoIs(state, seat),
  say,
  summary: summaryAt,
  ours: OURS_TOLD,
  taught: { chances: 'attaquer', remparts: 'la-capitale', pouvoirs: 'la-main-de-dieu', vents: 'la-magie' },
};
