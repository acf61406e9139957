/** Gran, for « Est-ce légal ? »: nothing is hidden. */
import { quizOf } from '#components/quiz/bench.ts';
import { GRAN_PRACTICE } from '#engine/gran/practice.ts';
import { GRAN_ARBITER } from '../arbiter/spec.ts';
import { momentWith, position } from '../arbiter/words.ts';

/** For the page, once somebody asks for a question. */
export const QUIZ = quizOf({ arbiter: GRAN_ARBITER, practice: GRAN_PRACTICE, now: momentWith, told: position });
