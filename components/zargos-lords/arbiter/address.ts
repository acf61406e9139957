/** The address of the arbiter of Zargo's Lords with what is on a table. */
import { formatPlainly } from '#components/arbiter/plain.ts';
import { href } from '#components/base/url.ts';
import type { Seat } from '#engine/core/events.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { isPreparing } from '#engine/zargos-lords/game/prepare.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { packLords } from './pack.ts';

/** Of a table where nothing is hidden. Without a move: nobody has done anything yet. */
export const lordsArbiter = (state: State, move: Move | undefined): string =>
  `${href('zargos-lords/arbitre/')}#${formatPlainly(packLords(state), move ?? { kind: 'end', seat: state.turn })}`;

/** The same where garrisons are hidden: only what these eyes see whole goes with it, else the page alone. */
export function warArbiter(state: State, move: Move | undefined, eyes: Seat | undefined): string {
  const { position, phase } = LORDS.view(state, eyes ?? 'public');
  const isWhole = !isPreparing({ phase }) && position.cities.every(({ hidden }) => !hidden && hidden !== null);
  return isWhole ? lordsArbiter(state, move) : href('zargos-lords/arbitre/');
}

/** A refused move under other readings, for both tables. */
export const otherwise = () => import('./Otherwise.ts');
