/** What is seen of a game under way, the shell's part and the game's own: fetched when somebody sits down. */
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#engine/core/game.ts';
import type { Scene } from './props.ts';

export interface Room<G extends GameTypes> {
  readonly Seated: typeof import('./Seated.tsx').Seated;
  readonly scene: Scene<G>;
}

/** Undefined until it has come, `away` where it cannot. */
export function useRoom<G extends GameTypes>(isWanted: boolean, scene: () => Promise<Scene<G>>): Room<G> | 'away' | undefined {
  const [room, enter] = useState<Room<G> | 'away'>();
  useEffect(() => {
    if (!isWanted || typeof room === 'object') return;
    Promise.all([import('./Seated.tsx'), scene()]).then(
      ([{ Seated }, own]) => enter({ Seated, scene: own }),
      () => enter('away'),
    );
  }, [isWanted]);
  return room;
}
