/** How lessons speak of Gran. */
import type { LessonWords } from '#components/lesson/face.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { say, summary, whoIs } from '../arbiter/words.ts';
import { OURS } from './ours.ts';

export const WORDS: LessonWords<Gran> = { game: GRAN, nameOf: (seat, state) => whoIs(state, seat), say, summary, ours: OURS };
