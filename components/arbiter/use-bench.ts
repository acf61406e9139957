/** The desk of the page: acts wait for the bench, one after another, and its address says what is set. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { tellFragment } from '#components/kit/address.ts';
import { wakesAfter } from '#components/kit/waking.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Bench, BenchEvent, Shown } from './bench.ts';
import { isAsked } from './fragment.ts';
import type { Look } from './look.ts';

export const isLinked = (): boolean => isAsked(location.hash);

export interface UsedBench<G extends GameTypes, Seen> extends Shown<G, Seen> {
  readonly act: (event: BenchEvent<G>) => Promise<void>;
  /** That says the desk; empty for what the page opens with; undefined where it would be too long. */
  readonly fragment: string | undefined;
  readonly bench: () => Promise<Bench<G, Seen>>;
  /** A list is being opened: the bench is fetched, and has judged once, by the time that something is chosen in it. */
  readonly ready: () => void;
  /** The bench could not be fetched. */
  readonly isAway: boolean;
}

export function useBench<G extends GameTypes, Seen>(look: Look<G, Seen>, first: Shown<G, Seen>): UsedBench<G, Seen> {
  const [shown, show] = useState(first);
  const [fragment, say] = useState<string | undefined>('');
  const [isAway, lose] = useState(false);
  const latest = useRef(first);
  const fetched = useRef<Promise<Bench<G, Seen>> | undefined>(undefined);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const bench = () => {
    fetched.current ??= look.bench();
    fetched.current.catch(() => {
      fetched.current = undefined;
    });
    return fetched.current;
  };
  const isReady = useRef(false);
  const ready = () => {
    if (isReady.current) return;
    isReady.current = true;
    bench().then(
      ({ next }) => next(latest.current.desk, { kind: 'open', group: '' }),
      () => {
        isReady.current = false;
      },
    );
  };
  const does = async (event: BenchEvent<G>) => {
    try {
      const { next, format } = await bench();
      latest.current = await next(latest.current.desk, event);
      show(latest.current);
      lose(false);
      const { desk } = latest.current;
      const made = await format(desk);
      say(made);
      if (made && desk.isTouched && !desk.refused) tellFragment(`#${made}`);
    } catch {
      lose(true);
    }
  };
  const act = (event: BenchEvent<G>): Promise<void> => {
    queue.current = queue.current.then(() => does(event));
    return queue.current;
  };
  useEffect(() => {
    const read = async () => {
      if (isLinked()) await act({ kind: 'link', fragment: location.hash });
    };
    wakesAfter(read());
    const now = () => void read();
    addEventListener('hashchange', now);
    return () => removeEventListener('hashchange', now);
  }, []);
  return { ...shown, act, fragment, bench, ready, isAway };
}
