/** The skirmish, for lessons: fetched when one begins. */
import type { LessonFace } from '#components/lesson/face.ts';
import { seatName } from '#engine/zargos-lords/skirmish/explain.ts';
import type { Skirmish } from '#engine/zargos-lords/skirmish/game.ts';
import { Board } from '../skirmish/Board.tsx';
import { WORDS } from './words.ts';

export const FACE: LessonFace<Skirmish> = { ...WORDS, nameOf: (seat, { options }) => seatName(options, seat), Board };
