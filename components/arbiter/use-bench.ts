/** The desk of the page: acts wait for the bench, one after another, and its address says what is set. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { tellFragment } from '#components/kit/address.ts';
import { wakesAfter } from '#components/kit/waking.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Bench, BenchEvent, Shown } from './bench.ts';
import { isAsked } from './fragment.ts';
import type { Look } from './look.ts';
import type { Sheet } from './sheet.ts';

export const isLinked = (): boolean => isAsked(location.hash);

/** A page that is not looked at paints nothing. */
const painted = (): Promise<void> =>
  new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, 300);
  });

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
      ({ warm }) => warm(latest.current.desk),
      () => {
        isReady.current = false;
      },
    );
  };
  const acts = useRef(0);
  const put = (now: Shown<G, Seen>) => {
    latest.current = now;
    show(now);
  };
  /** Once the verdict is painted. */
  const completes = async ({ rest }: Bench<G, Seen>) => {
    const act = acts.current;
    const isOver = () => acts.current !== act;
    const { desk, sheet } = latest.current;
    if (sheet.isWhole) return;
    await painted();
    const more = (found: Sheet<G, Seen>) => put({ desk, sheet: found });
    // What could not be sought is not waited for.
    if (!isOver()) await rest({ desk, sheet }, more, isOver).catch(() => isOver() || more({ ...latest.current.sheet, isWhole: true }));
  };
  /** The address, once the verdict is painted. */
  const tells = async ({ format }: Bench<G, Seen>) => {
    const { desk } = latest.current;
    await painted();
    const text = await format(desk);
    if (latest.current.desk !== desk) return;
    say(text);
    if (text && desk.isTouched && !desk.refused) tellFragment(`#${text}`);
  };
  const does = async (event: BenchEvent<G>) => {
    acts.current += 1;
    try {
      const made = await bench();
      put(await made.next(latest.current, event));
      lose(false);
      void completes(made);
      tells(made).catch(() => lose(true));
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
