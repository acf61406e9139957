/** Who looks at the screen. With several people at one device, a curtain falls whenever it has to change hands. */
import type { Seat } from '#engine/core/game.ts';
import type { Player } from './spec.ts';

/** `shown`: this seat's view is on the screen. `waiting`: nothing is, until this seat says that it holds the device. */
export type Eyes = { readonly kind: 'shown'; readonly seat: Seat } | { readonly kind: 'waiting'; readonly seat: Seat };

export const humansOf = (players: readonly Player[]): readonly Seat[] =>
  players.flatMap((player, seat) => (player.kind === 'human' ? [seat] : []));

const shown = (seat: Seat): Eyes => ({ kind: 'shown', seat });

/**
 * The eyes after a move. `now`: those before it; `toMove`: the seats that may move; `open`: nothing is hidden between those at the screen.
 * Somebody alone keeps the screen, a game without anybody shows the seat that is watched, and bots' moves do not pass the device on.
 */
export function eyesOf(players: readonly Player[], toMove: readonly Seat[], now: Eyes | undefined, open: boolean): Eyes {
  const humans = humansOf(players);
  const [first] = humans;
  if (first === undefined) return shown(now?.seat ?? 0);
  if (humans.length === 1) return shown(first);
  const called = toMove.filter((seat) => humans.includes(seat));
  const holder = now && humans.includes(now.seat) ? now : undefined;
  if (open) return shown(holder?.seat ?? first);
  if (holder && (called.length === 0 || called.includes(holder.seat))) return holder;
  // Nobody holds the device yet: it is given to whoever must move, or to the first.
  return { kind: 'waiting', seat: called[0] ?? first };
}

/** The curtain is lifted by whoever it waits for. */
export const lifted = (eyes: Eyes): Eyes => shown(eyes.seat);
