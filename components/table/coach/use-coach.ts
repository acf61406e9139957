/** Whoever speaks to a learner in his first game: fetched for that game alone. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#engine/core/game.ts';
import type { CoachProps, TableScene } from '../props.ts';

/** Undefined while there is none, or it cannot be fetched: the game goes on without. */
export function useCoach<G extends GameTypes>(fetched: TableScene<G>['coach']): ComponentType<CoachProps<G>> | undefined {
  const [found, find] = useState<{ readonly Coach: ComponentType<CoachProps<G>> }>();
  useEffect(() => {
    if (!found)
      fetched?.().then(
        (Coach) => find({ Coach }),
        () => {},
      );
  }, [fetched]);
  return fetched && found?.Coach;
}
