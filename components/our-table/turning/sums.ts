/** What a worker exposes to be asked « Toutes les lectures ». */
import type { Choices } from '#engine/core/ruling.ts';
import { type Telling, type Told, type TurningAsked, type TurningTold, toldSteps } from './told.ts';

/** Milliseconds between two words of how much is done. */
const TOLD_EVERY = 100;

export interface TurningSums<Question> {
  readonly turned: (asked: TurningAsked<Question>, heard?: (share: number) => void) => Promise<TurningTold>;
  readonly under: (question: Question, choices: Choices) => Promise<Told | undefined>;
}

/** `read`: a question as it was sent, as what answers takes it. */
export const turningSums = <Sent, Question>(
  tell: Telling<Question>,
  read: (sent: Sent) => Question | Promise<Question>,
): TurningSums<Sent> => ({
  async turned({ question, ...asked }, heard) {
    const steps = toldSteps(tell, { ...asked, question: await read(question) });
    let last = performance.now();
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
      const now = performance.now();
      if (now - last < TOLD_EVERY) continue;
      last = now;
      heard?.(step.value);
    }
  },
  under: async (question, choices) => tell(await read(question), choices),
});
