/** The table of De l'Orc pour les braves, as one seat sees it. */
import { useEffect, useRef } from 'preact/hooks';
import { comeIntoSight } from '#components/table/sight.ts';
import { type Show, useFresh, useShow } from '#components/table/use-show.ts';
import type { Event } from '#engine/orc/events.ts';
import { BATTLES } from '#engine/orc/setup.ts';
import type { View } from '#engine/orc/types.ts';
import { Call, Champion, Commando, Fly, HandShown, Send, SpyAct } from './Acts.tsx';
import { Armies, Result, rowsNow, Skip, turned } from './Armies.tsx';
import type { OrcHandle } from './handle.ts';
import { Recruit } from './Recruit.tsx';
import { Seats } from './Seats.tsx';
import { Spied } from './Spied.tsx';
import { pilesToShow, Stripping, strippedIn } from './show/Stripping.tsx';

/** Milliseconds a pile, and an army, at the usual pace. */
const PILE_MS = 1300;
const ARMY_MS = 900;

type Counted = Extract<Event, { readonly kind: 'counted' }>;
const isCounted = (event: Event): event is Counted => event.kind === 'counted';

/** The battle that has ended the round, before a card of the next one is dealt; with a task, the one that has ended the game too. */
function lastOfRound({ view, last, isTask }: OrcHandle): Counted | undefined {
  const isThen = (view.phase === 'recruit' && view.tick === 0) || (view.phase === 'over' && isTask);
  return isThen ? last(isCounted) : undefined;
}

/** The battle that has just been fought, while the next moment has nothing of its own to show in its place. */
function LastBattle({ handle, reveal }: { handle: OrcHandle; reveal?: Show }) {
  const { view } = handle;
  const { battles } = view.seen;
  const last = battles.at(-1);
  const { sorcier } = view;
  if (view.phase === 'call' && last) return <Result view={view} battle={last} number={battles.length} sorcier={sorcier} reveal={reveal} />;
  if ((view.phase === 'mercenaries' || view.phase === 'commando') && last) {
    return <Result key={battles.length} view={view} battle={last} number={battles.length} sorcier={sorcier} folded />;
  }
  const before = lastOfRound(handle);
  return before ? <Result view={view} battle={before.battle} number={BATTLES} sorcier={before.sorcier} reveal={reveal} /> : null;
}

/** What was seen before the last move. */
function useBefore({ at, view }: OrcHandle): View {
  const seen = useRef({ at, view, before: view });
  if (seen.current.at !== at) seen.current = { at, view, before: seen.current.view };
  else seen.current.view = view;
  return seen.current.before;
}

export function OrcBoard({ handle }: { handle: OrcHandle }) {
  const { view, told } = handle;
  const people = view.called.at(-1);
  const inBattle = view.phase === 'mercenaries' || view.phase === 'commando' || view.phase === 'flying';
  const isAsked = handle.humans.some((seat) => handle.movesOf(seat).length > 0);
  const board = useRef<HTMLDivElement>(null);
  const isFresh = useFresh(handle);
  const piles = strippedIn(told);
  const isRevealed = told.some(({ kind }) => kind === 'revealed');
  const stripping = useShow(handle, isFresh && piles.length > 0 ? `piles ${handle.at}` : undefined, pilesToShow(piles), PILE_MS);
  const reveal = useShow(handle, isFresh && isRevealed ? `armées ${handle.at}` : undefined, view.players.length - 1, ARMY_MS);
  // Where a battle is counted as soon as it is revealed, scores and hands wait for its cards.
  const before = useBefore(handle);
  const standing = reveal.running && told.some(isCounted) ? before : view;
  const armies = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveal.running) comeIntoSight(armies.current);
  }, [reveal.running]);
  const isShowing = stripping.running || reveal.running;
  // Hands are taken up, others answer: nothing is asked, and what happens is at the top. Where something is, or a battle was, that comes into sight itself.
  useEffect(() => {
    if (!isAsked && (view.phase === 'spies' || inBattle)) comeIntoSight(board.current, 'start');
  }, [view.phase]);
  return (
    <div ref={board} class="stack orc-board" data-phase={standing.phase} data-revealing={reveal.running}>
      <Seats handle={{ ...handle, view: standing }} veiled={stripping.running} />
      {piles.length > 0 && <Stripping key={view.round} view={view} piles={piles} show={stripping} />}
      {!stripping.running && !inBattle && <Spied view={view} />}
      {!inBattle && <LastBattle handle={handle} reveal={reveal} />}
      {(standing.phase === 'recruit' || standing.phase === 'champion') && !(handle.isTask && lastOfRound(handle)) && (
        <Recruit handle={handle} />
      )}
      {view.phase === 'champion' && <Champion handle={handle} />}
      {inBattle && people && (
        <div ref={armies}>
          <Armies view={view} people={people} rows={turned(rowsNow(view), reveal)} own={{ seat: handle.seat, cards: view.engaged }} />
        </div>
      )}
      {inBattle && reveal.running && <Skip skip={reveal.skip} />}
      {!isShowing && view.phase === 'spies' && <SpyAct key={view.spy} handle={handle} />}
      {!isShowing && view.phase === 'call' && <Call handle={handle} />}
      {view.phase === 'mercenaries' && <Send key={handle.at} handle={handle} />}
      {view.phase === 'commando' && <Commando handle={handle} />}
      {!isShowing && view.phase === 'flying' && <Fly handle={handle} />}
      {inBattle && <LastBattle handle={handle} />}
      {!stripping.running && <HandShown handle={handle} />}
      {inBattle && <Spied view={view} />}
    </div>
  );
}
