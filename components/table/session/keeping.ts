/** The game in progress on the browser's shelf. */
import type { GameTypes } from '#engine/core/game.ts';
import type { TableSpec } from '../spec.ts';
import { nowOf, replayOf } from './history.ts';
import type { Sitting } from './session.ts';
import type { Keeper } from './store.ts';

export interface OnShelf {
  /** Empty before any game. */
  id: string;
  /** Why it is not kept; undefined while it is. */
  unkept: string | undefined;
}

/** Another game begins, or the one that is kept under `again` goes on. `own`: the game left for it. */
export function beginOn<G extends GameTypes>(
  keep: Pick<Keeper, 'forget' | 'newId'>,
  shelf: OnShelf,
  own: Sitting<G> | undefined,
  again: string | undefined,
): void {
  // A game that nobody has begun to play is not worth finding again.
  if (own && own.history.moves.length === 0 && shelf.id !== again) keep.forget(shelf.id);
  shelf.id = again ?? keep.newId();
}

/** Answers whether another tab has gone on with it, so that it is kept apart from now on. */
export function saveOn<G extends GameTypes>(
  { nameOf, game }: TableSpec<G>,
  keep: Pick<Keeper, 'save'>,
  shelf: OnShelf,
  { history, players }: Sitting<G>,
): boolean {
  const now = nowOf(history);
  const names = players.map((_, seat) => nameOf(seat, now));
  const saved = keep.save({ id: shelf.id, replay: replayOf({ game }, history), players, names, over: game.outcome(now) !== undefined });
  shelf.unkept = saved.ok ? undefined : saved.because;
  if (!saved.ok || !saved.apart) return false;
  shelf.id = saved.apart;
  return true;
}
