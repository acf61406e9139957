/** The address of the arbiter of Zargos with what is on a table. */
import { formatPlainly } from '#components/arbiter/plain.ts';
import { href } from '#components/base/url.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { Move, Seat, State } from '#engine/zargos/game/types.ts';
import { normal } from '#engine/zargos/normal.ts';
import { pack } from './pack.ts';

/**
 * `eyes`: what others hold is put together as these eyes may guess, and the page says that it is theirs alone; undefined where all is known. Verdicts on their
 * own moves are the same.
 */
export function arbiterAddress(state: State, move: Move | undefined, eyes: Seat | undefined): string {
  const seen = eyes === undefined ? state : ZARGOS.guess(ZARGOS.view(state, eyes), diceFrom(seeded('arbitre')));
  const asked = move ?? (eyes === undefined ? undefined : ZARGOS.moves(state, eyes)[0]) ?? { kind: 'pass', seat: eyes ?? 0 };
  return `${href('zargos/arbitre/')}#${formatPlainly(pack(normal(seen)), asked, eyes)}`;
}
