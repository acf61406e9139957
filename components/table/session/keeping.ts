/** The game in progress on the browser's shelf: under which id, and why it is not kept where it is not. */
import type { GameTypes } from '#engine/core/game.ts';
import type { TableSpec } from '../spec.ts';
import { nowOf, replayOf } from './history.ts';
import type { Sitting } from './session.ts';
import type { Keeper } from './store.ts';

interface Keeping<G extends GameTypes> {
  /** Empty before any game. */
  readonly id: () => string;
  /** Undefined while it is kept. */
  readonly unkept: () => string | undefined;
  /** Another game begins, or the one that is kept under `again` goes on. `own`: the game left for it. */
  readonly begin: (own: Sitting<G> | undefined, again: string | undefined) => void;
  /** Answers whether another tab has gone on with it, so that it is kept apart from now on. */
  readonly save: (sitting: Sitting<G>) => boolean;
}

export function keepingOf<G extends GameTypes>(spec: TableSpec<G>, keep: Pick<Keeper, 'save' | 'forget' | 'newId'>): Keeping<G> {
  let id = '';
  let unkept: string | undefined;
  return {
    id: () => id,
    unkept: () => unkept,
    begin(own, again) {
      // A game that nobody has begun to play is not worth finding again.
      if (own && own.history.moves.length === 0 && id !== again) keep.forget(id);
      id = again ?? keep.newId();
    },
    save({ history, players }) {
      const now = nowOf(history);
      const names = players.map((_, seat) => spec.nameOf(seat, now));
      const over = spec.game.outcome(now) !== undefined;
      const saved = keep.save({ id, replay: replayOf(spec, history), players, names, over });
      unkept = saved.ok ? undefined : saved.because;
      if (!saved.ok || !saved.apart) return false;
      id = saved.apart;
      return true;
    },
  };
}
