/** What is shown of a run of questions. */
import { isRecord } from '#engine/core/input.ts';
import type { Edition } from '#engine/practice/edition.ts';
import type { Difficulty } from '#engine/practice/level.ts';
import type { PosedQuestion } from './bench.ts';
import type { Series } from './link.ts';

/** Of a question that was answered. */
export interface QuizMark {
  readonly said: string;
  readonly isRight: boolean;
  readonly isLegal: boolean;
  readonly slip: string;
  /** The rule was named, rightly or not; undefined where it was only shown. */
  readonly isNamed: boolean | undefined;
}

export interface QuizRun<Drawn> {
  /** Undefined where no link asks the same again: without end, or to be seen again. */
  readonly series: Series<Edition> | undefined;
  /** Questions in all; undefined where there is no end. */
  readonly count: number | undefined;
  readonly marks: readonly QuizMark[];
  /** Undefined once all is answered. */
  readonly posed: PosedQuestion<Drawn> | undefined;
  /** How near a miss was asked for, where there is no end. */
  readonly level: Difficulty;
  /** What was said of it: it may be played. */
  readonly said: boolean | undefined;
  /** The rule that was named, or undefined until then; empty where it was to be shown. */
  readonly named: string | undefined;
  /** Of the page that judges the question answered. */
  readonly address: string | undefined;
}

/** A question nobody has answered yet. */
export const posedNext = <Drawn>(posed: PosedQuestion<Drawn> | undefined, level: Difficulty) => ({
  posed,
  level,
  said: undefined,
  named: undefined,
  address: undefined,
});

export const rightOf = (marks: readonly QuizMark[]): number => marks.filter(({ isRight }) => isRight).length;

/** Rules named, and how many of them rightly. */
export interface Named {
  readonly tried: number;
  readonly right: number;
}

export const namedOf = (marks: readonly QuizMark[]): Named => ({
  tried: marks.filter(({ isNamed }) => isNamed !== undefined).length,
  right: marks.filter(({ isNamed }) => isNamed).length,
});

/** « Quelle règle ? » is asked: the move was rightly refused, and there are rules to choose among. */
export const isNaming = <Drawn>({ posed, said, named }: QuizRun<Drawn>): boolean =>
  posed !== undefined && !posed.isLegal && said === false && named === undefined && posed.names.length > 0;

/** What was answered: it may be played or not, and the rule that was named, empty where it was only shown. JSON-safe. */
export interface QuizAnswer {
  readonly said: boolean;
  readonly named?: string | undefined;
}

export const isAnswer = (value: unknown): value is QuizAnswer =>
  isRecord(value) && typeof value.said === 'boolean' && (value.named === undefined || typeof value.named === 'string');

export const markOf = <Drawn>({ isLegal, slip, said }: PosedQuestion<Drawn>, answer: QuizAnswer): QuizMark => ({
  said,
  isRight: answer.said === isLegal,
  isLegal,
  slip,
  isNamed: answer.named ? answer.named === slip : undefined,
});

/** The marks of questions answered before, and the one that is posed next. */
export function resumed<Drawn>(
  questions: Iterator<PosedQuestion<Drawn>, undefined>,
  answers: readonly QuizAnswer[],
): { readonly marks: readonly QuizMark[]; readonly posed: PosedQuestion<Drawn> | undefined } {
  const marks: QuizMark[] = [];
  let posed = questions.next().value;
  for (const answer of answers) {
    if (!posed) break;
    marks.push(markOf(posed, answer));
    posed = questions.next().value;
  }
  return { marks, posed };
}
