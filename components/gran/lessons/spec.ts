/** How lessons speak of Gran. */
import type { LessonSpec } from '#components/lesson/spec.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { say, summary, whoIs } from '../arbiter/words.ts';
import { OURS_TOLD } from './ours.ts';

export const LESSON_SPEC: LessonSpec<Gran> = {
  game: GRAN,
  nameOf: (seat, state) => whoIs(state, seat),
  say,
  summary,
  ours: OURS_TOLD,
  taught: { duel: 'le-dragon' },
};
