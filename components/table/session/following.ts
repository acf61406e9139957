/** The game in progress as another tab has left it on the shelf. */
import type { GameTypes } from '#engine/core/game.ts';
import type { History, Replayed } from './history.ts';
import type { Keeper } from './store.ts';

interface Following {
  /** It is being read: a move made on what it was before would be written over it. */
  readonly isReading: () => boolean;
  readonly follow: () => Promise<void>;
}

/** `idNow`: of the game in progress; `read`: plays a replay again; `take`: shows it. */
export function followerOf<G extends GameTypes>(
  keep: Pick<Keeper, 'load'>,
  idNow: () => string,
  read: (replay: unknown) => Promise<Replayed<G>>,
  take: (history: History<G>) => void,
): Following {
  /** How often it was asked for: of several answers the last one counts. */
  let asked = 0;
  let reading = 0;
  return {
    isReading: () => reading > 0,
    async follow() {
      const [mine, id] = [++asked, idNow()];
      reading += 1;
      try {
        const kept = keep.load(id);
        const found = kept && (await read(kept.replay));
        if (mine === asked && id === idNow() && found?.ok) take(found.history);
      } finally {
        reading -= 1;
      }
    },
  };
}
