/** De l'Orc pour les braves, for lessons: fetched when one begins. */
import type { LessonFace } from '#components/lesson/face.ts';
import type { Orc } from '#engine/orc/game.ts';
import { Line } from '../play/scene.ts';
import { LessonBoard } from './LessonBoard.tsx';
import { WORDS } from './words.ts';

export const FACE: LessonFace<Orc> = { ...WORDS, Board: LessonBoard, Line };
