/** Zargos, for lessons: fetched when one begins. */
import type { LessonScene } from '#components/lesson/spec.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { Board, Line } from '../play/scene.ts';
import { showOf as show } from '../play/show.ts';
import { LESSON_SPEC } from './spec.ts';

export const SCENE: LessonScene<Zargos> = { ...LESSON_SPEC, Board, Line, show };
