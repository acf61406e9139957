/** De l'Orc pour les braves, for lessons: fetched when one begins. */
import type { LessonScene } from '#components/lesson/spec.ts';
import type { Orc } from '#engine/orc/game.ts';
import { Line } from '../play/scene.ts';
import { showOf as show } from '../play/show.ts';
import { LessonBoard } from './LessonBoard.tsx';
import { LESSON_SPEC } from './spec.ts';

export const SCENE: LessonScene<Orc> = { ...LESSON_SPEC, Board: LessonBoard, Line, show };
