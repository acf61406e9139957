/** The address of the arbiter of Gran with what is on a table. */
import { formatPlainly } from '#components/arbiter/plain.ts';
import { href } from '#components/base/url.ts';
import { GRAN } from '#engine/gran/game.ts';
import type { Move, State } from '#engine/gran/types.ts';
import { pack } from './pack.ts';

/** Without a move: nobody has done anything yet. */
export function arbiterAddress(state: State, move: Move | undefined): string {
  const asked = move ?? GRAN.moves(state, state.turn)[0] ?? { kind: 'pass', seat: state.turn };
  return `${href('gran/arbitre/')}#${formatPlainly(pack(state), asked)}`;
}
