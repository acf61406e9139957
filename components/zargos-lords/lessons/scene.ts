/** The table of lessons, fetched when one begins. */
import type { LessonScene } from '#components/lesson/spec.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { showOf as show } from '../skirmish/show.ts';
import { LordsBoard } from '../war/Board.tsx';
import { LESSON_SPEC } from './spec.ts';

export const SCENE: LessonScene<Lords> = {
  ...LESSON_SPEC,
  nameOf: (seat, state) => seatName(state, seat),
  Board: LordsBoard,
  show,
};
