/** The address of the arbiter of Zargo's Lords with what is on a table. */
import { formatPlainly } from '#components/arbiter/plain.ts';
import { href } from '#components/base/url.ts';
import type { Seat } from '#engine/core/events.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { isPreparing } from '#engine/zargos-lords/game/prepare.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { packLords } from './pack.ts';

/** Only what these eyes see whole goes with it, else the page alone. Without a move: nobody has done anything yet. */
export function lordsArbiter(state: State, move: Move | undefined, eyes: Seat | undefined): string {
  const page = href('zargos-lords/arbitre/');
  const { position, phase } = LORDS.view(state, eyes ?? 'public');
  const isWhole = !isPreparing({ phase }) && position.cities.every(({ hidden }) => !hidden && hidden !== null);
  return isWhole ? `${page}#${formatPlainly(packLords(state), move ?? { kind: 'end', seat: state.turn })}` : page;
}

/** A refused move under other readings. */
export const otherwise = () => import('./Otherwise.ts');
