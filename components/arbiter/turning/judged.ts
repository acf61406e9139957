/** « Toutes les lectures » of a verdict: which readings, alone or together, would make the judge say otherwise. Asked of the judge himself. */
import { isToldAlike, type Telling, type Told } from '#components/our-table/turning/told.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import type { Choices, ReadingIds } from '#engine/core/ruling.ts';
import { type Turning, type TurningBounds, turningSteps } from '#engine/core/turning.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import { atOnce } from '../at-once.ts';
import type { PositionAsked } from '../desk.ts';
import type { ArbiterSpec } from '../spec.ts';

/** Two refusals by the same rule are the same answer. */
export const isSameVerdict = (a: Verdict, b: Verdict): boolean => (a.ok ? b.ok : !b.ok && a.rule === b.rule);

export type Judging<G extends GameTypes> = Pick<ArbiterSpec<G>, 'game' | 'readings' | 'contradictions' | 'weigh' | 'afresh'>;

/**
 * What the judge says of the move under these readings, of a position made anew; undefined where it cannot be. `isBase`: an answer that changes nothing, whether the
 * position can be or not, so that this is not looked for, nor the readings that it takes read.
 */
export function judgedUnder<G extends GameTypes>(
  { game, readings, contradictions, weigh = game.judge, afresh = structuredClone }: Judging<G>,
  { state, move }: Omit<PositionAsked<G>, 'eyes'>,
  choices: Choices,
  isBase?: (verdict: Verdict) => boolean,
): Verdict<G['rule']> | undefined {
  const other = readings.with(afresh(state), choices);
  if (!isBase) return contradictions(other).length === 0 ? weigh(other, move) : undefined;
  const verdict = weigh(other, move);
  return isBase(verdict) || contradictions(other).length === 0 ? verdict : undefined;
}

export function* turningStepsIn<G extends GameTypes>(
  spec: Judging<G>,
  asked: Omit<PositionAsked<G>, 'eyes'>,
  bounds?: TurningBounds,
): Generator<undefined, Turning<Verdict<G['rule']>>, undefined> {
  const choices = spec.readings.of(asked.state);
  const base = judgedUnder(spec, asked, choices);
  yield;
  const ask = (wanted: Choices) => judgedUnder(spec, asked, wanted, base && ((verdict) => isSameVerdict(base, verdict)));
  const steps = turningSteps({ readings: spec.readings.ids, choices, ask, isSame: isSameVerdict }, bounds);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield;
  }
}

export const turningIn = <G extends GameTypes>(
  spec: Judging<G>,
  asked: Omit<PositionAsked<G>, 'eyes'>,
  bounds?: TurningBounds,
): Turning<Verdict<G['rule']>> => atOnce(turningStepsIn(spec, asked, bounds));

/** As it is read: « Refusé », and the rule. */
export const toldVerdict = (verdict: Verdict): Told => (verdict.ok ? { text: 'Légal' } : { text: 'Refusé', rule: verdict.rule });

export const verdictTold =
  <G extends GameTypes>(spec: Judging<G>): Telling<Omit<PositionAsked<G>, 'eyes'>> =>
  (asked, choices, base) => {
    const verdict = judgedUnder(spec, asked, choices, base && ((one) => isToldAlike(base, toldVerdict(one))));
    return verdict && toldVerdict(verdict);
  };

/** Rulings of ours that turn the verdict over alone, in the order of the table: it rests on them. Not that which refuses, which it names; nor the printed revision. */
export const restsOf = (ids: ReadingIds, { turns }: Turning<Verdict>, refusal: string | undefined): readonly string[] => {
  const alone = new Set(turns.flatMap(({ choices }) => (Object.keys(choices).length === 1 ? Object.keys(choices) : [])));
  return Object.keys(ids).filter((id) => alone.has(id) && id !== refusal && rulingNumber(id) !== undefined);
};
