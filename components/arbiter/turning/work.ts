/** What the worker of an arbiter exposes: « toutes les lectures » of a verdict, its position packed as links are. */
import { type TurningSums, turningSums } from '#components/our-table/turning/sums.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { ArbiterSpec } from '../spec.ts';
import { type Judging, verdictTold } from './judged.ts';

/** A question as it is sent to the worker. */
export interface PackedQuestion<Move> {
  readonly packed: unknown;
  readonly move: Move;
}

export const turningWork = <G extends GameTypes>(
  spec: Judging<G> & Pick<ArbiterSpec<G>, 'unpack'>,
): TurningSums<PackedQuestion<G['move']>> =>
  turningSums(verdictTold(spec), async ({ packed, move }) => {
    const state = await spec.unpack(packed);
    if (!state.ok) throw new Error(state.because);
    return { state: state.value, move };
  });
