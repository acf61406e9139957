/** What the adviser says of the moment on the screen: thought of once, whoever asks, so that a coach and « Un conseil ? » have one voice. */
import { useRef } from 'preact/hooks';
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { TableStore } from '../session/table-store.ts';
import type { Counsel } from './adviser.ts';

interface Kept<G extends GameTypes> {
  readonly of: G['state'];
  readonly seat: Seat;
  readonly held: string | undefined;
  readonly counsel: ReturnType<AskCounsel<G>>;
}

/** Undefined where there is nothing to advise, or nobody can. `held`: what it is to be about, where the board holds something. */
export type AskCounsel<G extends GameTypes> = (held?: string) => Promise<Counsel<G['move']> | undefined>;

export function useCounsel<G extends GameTypes>({ advise }: Pick<TableStore<G>, 'advise'>, now: G['state'], seat: Seat): AskCounsel<G> {
  const kept = useRef<Kept<G>>(undefined);
  return async (held) => {
    if (kept.current?.of !== now || kept.current.seat !== seat || kept.current.held !== held)
      kept.current = { of: now, seat, held, counsel: advise(seat, held) };
    const one = kept.current;
    const counsel = await one.counsel;
    // Who could not advise may be asked again.
    if (!counsel && kept.current === one) kept.current = undefined;
    return counsel;
  };
}
