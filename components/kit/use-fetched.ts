/** A component that is fetched when it is wanted: a coach in his first games, the page of an end. */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Undefined while there is none, or it cannot be fetched: the game goes on without. */
export function useFetched<Props>(fetched: (() => Promise<ComponentType<Props>>) | undefined): ComponentType<Props> | undefined {
  const [found, find] = useState<{ readonly One: ComponentType<Props> }>();
  useEffect(() => {
    if (!found)
      fetched?.().then(
        (One) => find({ One }),
        () => {},
      );
  }, [fetched]);
  return fetched && found?.One;
}
