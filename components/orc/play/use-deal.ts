/**
 * The clock of the deal on the page: asks the bots once a card, lays what they decided when their hands get there, and has the Sorcier turn the
 * next card when it is time, or on demand.
 */
import { useEffect, useRef } from 'preact/hooks';
import { LAST_TICK, type Seat } from '#engine/orc/types.ts';
import { dueAt, type Intent, withIntents } from './deal.ts';
import type { OrcHandle } from './handle.ts';

/** Bots that could lay something and have nothing on its way. */
const askedOf = ({ view, players }: OrcHandle, intents: readonly Intent[]): readonly Seat[] =>
  view.toMove.filter((seat) => players[seat]?.kind === 'bot' && seat !== view.sorcier && !intents.some(({ move }) => move.seat === seat));

const sleep = (ms: number) => new Promise((go) => setTimeout(go, ms));

/** `ms`: between two cards; undefined while each waits for `next`. */
export function useDeal(handle: OrcHandle, ms: number | undefined): { readonly next: () => void } {
  const { view } = handle;
  const latest = useRef(handle);
  latest.current = handle;
  const intents = useRef<readonly Intent[]>([]);
  const hands = useRef<Promise<void>>(Promise.resolve());
  const ticking = handle.clock?.tick !== undefined;

  useEffect(() => {
    if (!ticking) {
      intents.current = [];
      return;
    }
    let off = false;
    const work = async () => {
      const now = latest.current;
      const { tick } = now.view;
      const levelOf = (seat: Seat) => {
        const player = now.players[seat];
        return player?.kind === 'bot' ? player.level : '';
      };
      const moves = (await now.clock?.ask(askedOf(now, intents.current))) ?? [];
      // Hands fall a little after the card, as they do at a table.
      if (ms !== undefined && ms >= 400) await sleep(ms * 0.35);
      if (off) return;
      const due = dueAt(withIntents(intents.current, moves, tick, levelOf), { view: latest.current.view, last: tick >= LAST_TICK - 1 });
      intents.current = due.later;
      for (const move of due.now) latest.current.clock?.offer(move);
    };
    hands.current = work();
    return () => {
      off = true;
    };
  }, [ticking, view.round, view.tick]);

  /** Once all hands have come down, which may take slow bots a while: unless it is not wanted any more by then. */
  const turn = (isWanted: () => boolean) => {
    const { clock } = latest.current;
    void hands.current.then(() => {
      if (clock?.tick && isWanted()) latest.current.clock?.offer(clock?.tick);
    });
  };

  useEffect(() => {
    if (!ticking || ms === undefined) return;
    let isOff = false;
    const timer = setTimeout(() => turn(() => !isOff), ms);
    return () => {
      isOff = true;
      clearTimeout(timer);
    };
  }, [ticking, ms, view.round, view.tick]);

  return { next: () => turn(() => true) };
}
