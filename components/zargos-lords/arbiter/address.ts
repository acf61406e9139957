/** The address of the arbiter of Zargo's Lords with what is on a table where nothing is hidden. */
import { formatPlainly } from '#components/arbiter/plain.ts';
import { href } from '#components/base/url.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { packLords } from './pack.ts';

/** Without a move: nobody has done anything yet. */
export const lordsArbiter = (state: State, move: Move | undefined): string =>
  `${href('zargos-lords/arbitre/')}#${formatPlainly(packLords(state), move ?? { kind: 'end', seat: state.turn })}`;
