/** « Toutes les lectures » of a verdict: which readings, alone or together, would make the judge say otherwise. Asked of the judge himself. */
import type { GameTypes } from '#engine/core/game.ts';
import { type Turning, turningOf } from '#engine/core/turning.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import type { PositionAsked } from './desk.ts';
import type { ArbiterSpec } from './spec.ts';

/** Two refusals by the same rule are the same answer. */
export const isSameVerdict = (a: Verdict, b: Verdict): boolean => (a.ok ? b.ok : !b.ok && a.rule === b.rule);

type Turned<G extends GameTypes> = Pick<ArbiterSpec<G>, 'game' | 'readings' | 'contradictions'>;

export const turningIn = <G extends GameTypes>(
  { game, readings, contradictions }: Turned<G>,
  { state, move }: Omit<PositionAsked<G>, 'eyes'>,
  most?: number,
): Turning<Verdict<G['rule']>> =>
  turningOf(
    {
      readings: readings.ids,
      choices: readings.of(state),
      ask: (choices) => {
        const other = readings.with(structuredClone(state), choices);
        return contradictions(other).length === 0 ? game.judge(other, move) : undefined;
      },
      isSame: isSameVerdict,
    },
    most,
  );
