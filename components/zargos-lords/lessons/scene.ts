/** The skirmish, for lessons: fetched when one begins. */
import type { LessonScene } from '#components/lesson/spec.ts';
import { seatName } from '#engine/zargos-lords/skirmish/explain.ts';
import type { Skirmish } from '#engine/zargos-lords/skirmish/game.ts';
import { SkirmishBoard } from '../skirmish/SkirmishBoard.tsx';
import { showOf as show } from '../skirmish/show.ts';
import { LESSON_SPEC } from './spec.ts';

export const SCENE: LessonScene<Skirmish> = {
  ...LESSON_SPEC,
  nameOf: (seat, { options }) => seatName(options, seat),
  Board: SkirmishBoard,
  show,
};
