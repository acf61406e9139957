/** What every part of the question's form is given. */
import type { ReachQuestion } from '#engine/zargos/rules/movement/question.ts';
import type { Atlas } from '../atlas.ts';

type Ask = (change: Partial<Record<keyof ReachQuestion, unknown>>) => void;

export interface QuestionProps {
  question: ReachQuestion;
  ask: Ask;
}

/** Of the parts that speak of places. */
export interface BoardQuestionProps extends QuestionProps {
  atlas: Atlas;
}
