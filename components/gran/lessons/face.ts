/** Gran, for lessons: fetched when one begins. */
import type { LessonFace } from '#components/lesson/face.ts';
import type { Gran } from '#engine/gran/game.ts';
import { Board, Line } from '../play/scene.ts';
import { WORDS } from './words.ts';

export const FACE: LessonFace<Gran> = { ...WORDS, Board, Line };
