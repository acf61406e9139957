/** Zargos, for « Est-ce légal ? »: a question shows the map, and the hand of its player alone. */
import { quizOf } from '#components/quiz/bench.ts';
import { ZARGOS_PRACTICE } from '#engine/zargos/practice.ts';
import { ZARGOS_ARBITER } from '../arbiter/spec.ts';
import { known, momentWith } from '../arbiter/words.ts';

/** For the page, once somebody asks for a question. */
export const QUIZ = quizOf({ arbiter: ZARGOS_ARBITER, practice: ZARGOS_PRACTICE, now: momentWith, told: known });
