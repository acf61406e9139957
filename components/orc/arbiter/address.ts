/** The address of the arbiter of De l’Orc with what is on a table. */
import { formatPlainly } from '#components/arbiter/plain.ts';
import { href } from '#components/base/url.ts';
import { diceFrom } from '#engine/core/dice.ts';
import type { Seat } from '#engine/core/events.ts';
import { seeded } from '#engine/core/random.ts';
import { normal } from '#engine/orc/edit.ts';
import { ORC } from '#engine/orc/game.ts';
import type { Move, State } from '#engine/orc/types.ts';
import { pack } from './pack.ts';

/**
 * `eyes`: what others hold is put together as these eyes may guess, and the page says that it is theirs alone; undefined where all is known. Verdicts on their
 * own moves are the same.
 */
export function arbiterAddress(state: State, move: Move | undefined, eyes: Seat | undefined): string {
  const seen = eyes === undefined ? state : ORC.guess(ORC.view(state, eyes), diceFrom(seeded('arbitre')));
  const asked = move ?? (eyes === undefined ? undefined : ORC.moves(state, eyes)[0]) ?? { kind: 'pass', seat: eyes ?? 0 };
  return `${href('orc/arbitre/')}#${formatPlainly(pack(normal(seen)), asked, eyes)}`;
}
