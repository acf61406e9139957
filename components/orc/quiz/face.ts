/** De l'Orc pour les braves, for « Est-ce légal ? »: a question shows what its player sees, his hand and the backs of the others. */
import { quizOf } from '#components/quiz/bench.ts';
import { ORC_PRACTICE } from '#engine/orc/practice.ts';
import { isDealing } from '../arbiter/edit.ts';
import { ORC_ARBITER } from '../arbiter/face.ts';
import { moment, roles, summary } from '../arbiter/words.ts';

/** For the page, once somebody asks for a question. */
export const QUIZ = quizOf({
  arbiter: ORC_ARBITER,
  practice: ORC_PRACTICE,
  told: (state) => (isDealing(state) ? summary(state) : `${roles(state)} ${moment(state)}`),
});
