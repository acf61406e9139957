/** Where « Toutes les lectures » are asked: on the page, in slices, or in a worker where one answer after another would hold it up. */
import { away } from '#components/kit/sums/away.ts';
import type { Stop, SumEnds } from '#components/kit/sums/ends.ts';
import { inSlices } from '#components/kit/sums/slices.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { type Telling, type Told, toldSteps, type TurningAsked, type TurningTold } from './told.ts';
import type { TurningSums } from './sums.ts';

export interface TurningJob {
  readonly start: (ends: SumEnds<TurningTold>) => Stop;
  readonly under: (choices: Choices) => Promise<Told | undefined>;
}

/** `fetched`: what answers. */
export const onPage = <Question>(fetched: () => Promise<Telling<Question>>, asked: TurningAsked<Question>): TurningJob => ({
  start({ done, failed, tick }) {
    let isOver = false;
    function* heard(tell: Telling<Question>): Generator<undefined, TurningTold> {
      const steps = toldSteps(tell, asked);
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
        if (isOver) return { turns: [], isWhole: false };
        tick?.(step.value);
        yield;
      }
    }
    fetched()
      .then((tell) => inSlices(heard(tell)))
      .then(
        (found) => isOver || done(found),
        () => isOver || failed(),
      );
    return () => {
      isOver = true;
    };
  },
  under: async (choices) => (await fetched())(asked.question, choices),
});

export const inTurningWorker = <Question>(open: () => Worker, asked: TurningAsked<Question>): TurningJob => ({
  start: (ends) => away<TurningSums<Question>, TurningTold>(open, (sums, heard) => sums.turned(asked as never, heard), ends),
  under: (choices) =>
    new Promise((done, fail) => {
      away<TurningSums<Question>, Told | undefined>(open, (sums) => sums.under(asked.question as never, choices), {
        done,
        failed: () => fail(new Error('what answers could not be fetched')),
      });
    }),
});
