/** The table of lessons, fetched when one begins: the skirmish's, or of those that have cities and escorts, the war's. */
import type { LessonScene } from '#components/lesson/spec.ts';
import type { Lesson } from '#engine/practice/lesson.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { plays } from '#engine/zargos-lords/game/scenarios.ts';
import { SkirmishBoard } from '../skirmish/SkirmishBoard.tsx';
import { showOf as show } from '../skirmish/show.ts';
import { LESSON_SPEC } from './spec.ts';

const SCENE: LessonScene<Lords> = {
  ...LESSON_SPEC,
  nameOf: (seat, state) => seatName(state, seat),
  Board: SkirmishBoard,
  show,
};

/** A lesson's table is one game's from its first task to its last. */
export async function sceneOf({ tasks: [first] }: Lesson<Lords>): Promise<LessonScene<Lords>> {
  const isWar = first.state !== undefined && plays(first.state.options.scenario, 'escorts');
  return isWar ? { ...SCENE, Board: (await import('../war/WarBoard.tsx')).WarBoard } : SCENE;
}
