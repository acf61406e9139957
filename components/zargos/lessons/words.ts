/** How lessons speak of Zargos. */
import type { LessonWords } from '#components/lesson/face.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { say, summaryAt, whoIs } from '../arbiter/words.ts';

export const WORDS: LessonWords<Zargos> = { game: ZARGOS, nameOf: (seat, state) => whoIs(state, seat), say, summary: summaryAt };
