/** Gran, for lessons: fetched when one begins. */
import type { LessonScene } from '#components/lesson/spec.ts';
import type { Gran } from '#engine/gran/game.ts';
import { Board, Line } from '../play/scene.ts';
import { showOf as show } from '../play/show.ts';
import { LESSON_SPEC } from './spec.ts';

export const SCENE: LessonScene<Gran> = { ...LESSON_SPEC, Board, Line, show };
