/** « Toutes les lectures » of an answer, whatever answers: a verdict, a chance, a value. */
import type { Choices, ReadingIds } from '#engine/core/ruling.ts';
import { type TurningBounds, turningSteps } from '#engine/core/turning.ts';
import type { RulingText } from '../Readings.tsx';

/** An answer as it is read: two that read alike are the same. */
export interface Told {
  readonly text: string;
  /** That refuses. */
  readonly rule?: string;
}

/** What is answered under these readings; undefined where the question has no sense. `base`: where it would be answered like that, whether it has any does not matter. */
export type Telling<Question> = (question: Question, choices: Choices, base?: Told) => Told | undefined;

/** Which readings would change an answer, the smallest sets first. */
export interface TurningTold {
  readonly turns: readonly { readonly choices: Choices; readonly answer: Told }[];
  /** All sets of readings were tried. */
  readonly isWhole: boolean;
}

export interface TurningAsked<Question> {
  readonly question: Question;
  readonly readings: ReadingIds;
  /** In force. */
  readonly choices: Choices;
}

export const isToldAlike = (a: Told, b: Told): boolean => a.text === b.text && a.rule === b.rule;

export const readingsAmong = (rulings: readonly RulingText[]): ReadingIds =>
  Object.fromEntries(rulings.map(({ id, readings: [first, ...others] }) => [id, [first?.id ?? '', ...others.map((one) => one.id)]]));

function asking<Question>(tell: Telling<Question>, { question, readings, choices }: TurningAsked<Question>) {
  const base = tell(question, choices);
  return { readings, choices, ask: (wanted: Choices) => tell(question, wanted, base), isSame: isToldAlike };
}

const plainly = ({ turns, isWhole }: TurningTold): TurningTold => ({ turns, isWhole });

/** Yields how much is done, from 0 to 1. */
export function* toldSteps<Question>(
  tell: Telling<Question>,
  asked: TurningAsked<Question>,
  bounds?: TurningBounds,
): Generator<number, TurningTold, undefined> {
  return plainly(yield* turningSteps(asking(tell, asked), bounds));
}
