/** Where the arbiter judges a position of the table. */
import { formatPlainly } from '#components/arbiter/plain.ts';
import { href } from '#components/base/url.ts';
import type { Move, State } from '#engine/gran/types.ts';
import { pack } from './pack.ts';

/** Without a move: nobody has done anything yet. */
export const arbiterAddress = (state: State, move: Move = { kind: 'pass', seat: state.turn }): string =>
  `${href('gran/arbitre/')}#${formatPlainly(pack(state), move)}`;
