/** Zargos, for lessons: fetched when one begins. */
import type { LessonFace } from '#components/lesson/face.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { Board, Line } from '../play/scene.ts';
import { WORDS } from './words.ts';

export const FACE: LessonFace<Zargos> = { ...WORDS, Board, Line };
