/** A printed example as the acts that lead from one of its states to the next. */
import type { FightExample } from '#engine/zargos/examples.ts';
import type { Fight } from '#engine/zargos/simulator.ts';
import { type Act, awaitsDecision } from './beats.ts';

/** `states` are those of `runExample`: one act between each two. */
export function actsOfExample(example: FightExample, states: readonly Fight[]): readonly Act[] {
  const decisions = [...example.decisions];
  return states.slice(0, -1).map((state) => (awaitsDecision(state) ? (decisions.shift() ?? 'keep') : 'throw'));
}
