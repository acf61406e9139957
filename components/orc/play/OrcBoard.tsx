/** The table of De l'Orc pour les braves, as one seat sees it. */
import { useEffect, useRef } from 'preact/hooks';
import { comeIntoSight } from '#components/table/sight.ts';
import type { Event } from '#engine/orc/events.ts';
import { BATTLES } from '#engine/orc/setup.ts';
import { Call, Champion, Commando, Fly, HandShown, Send, SpyAct } from './Acts.tsx';
import { Armies, Result, rowsNow, turned } from './Armies.tsx';
import type { OrcHandle } from './handle.ts';
import { Recruit } from './Recruit.tsx';
import { Seats } from './Seats.tsx';
import { Spied } from './Spied.tsx';
import { Stripping } from './show/Stripping.tsx';
import { isRevealed, strippedIn } from './show.ts';

type Counted = Extract<Event, { readonly kind: 'counted' }>;
const isCounted = (event: Event): event is Counted => event.kind === 'counted';

/** The battle that has ended the round, before a card of the next one is dealt; with a task, the one that has ended the game too. */
function lastOfRound({ view, last, isTask }: OrcHandle): Counted | undefined {
  const isThen = (view.phase === 'recruit' && view.tick === 0) || (view.phase === 'over' && isTask);
  return isThen ? last(isCounted) : undefined;
}

/** The battle that has just been fought, while the next moment has nothing of its own to show in its place. */
function LastBattle({ handle }: { handle: OrcHandle }) {
  const { view } = handle;
  const { battles } = view.seen;
  const last = battles.at(-1);
  const { sorcier } = view;
  if (view.phase === 'call' && last) return <Result view={view} battle={last} number={battles.length} sorcier={sorcier} />;
  if ((view.phase === 'mercenaries' || view.phase === 'commando') && last) {
    return <Result key={battles.length} view={view} battle={last} number={battles.length} sorcier={sorcier} folded />;
  }
  const before = lastOfRound(handle);
  return before ? <Result view={view} battle={before.battle} number={BATTLES} sorcier={before.sorcier} /> : null;
}

export function OrcBoard({ handle }: { handle: OrcHandle }) {
  const { view, show } = handle;
  const people = view.called.at(-1);
  const inBattle = view.phase === 'mercenaries' || view.phase === 'commando' || view.phase === 'flying';
  const isAsked = handle.humans.some((seat) => handle.movesOf(seat).length > 0);
  const board = useRef<HTMLDivElement>(null);
  const piles = strippedIn(show?.events ?? handle.told);
  const revealed = show?.events.find(isRevealed);
  const armies = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (revealed) comeIntoSight(armies.current);
  }, [revealed]);
  // Hands are taken up, others answer: nothing is asked, and what happens is at the top. Where something is, or a battle was, that comes into sight itself.
  useEffect(() => {
    if (!isAsked && (view.phase === 'spies' || inBattle)) comeIntoSight(board.current, 'start');
  }, [view.phase]);
  return (
    <div ref={board} class="stack orc-board" data-phase={view.phase}>
      <Seats handle={handle} />
      {piles.length > 0 && <Stripping key={view.round} view={view} piles={piles} show={show} />}
      {!show && !inBattle && <Spied view={view} />}
      {!inBattle && <LastBattle handle={handle} />}
      {!show && (view.phase === 'recruit' || view.phase === 'champion') && !(handle.isTask && lastOfRound(handle)) && (
        <Recruit handle={handle} />
      )}
      {!show && view.phase === 'champion' && <Champion handle={handle} />}
      {inBattle && people && (
        <div ref={armies}>
          <Armies
            view={view}
            people={people}
            rows={revealed ? turned(rowsNow(view), revealed, show?.count ?? 0) : rowsNow(view)}
            own={{ seat: handle.seat, cards: view.engaged }}
          />
        </div>
      )}
      {view.phase === 'spies' && <SpyAct key={view.spy} handle={handle} />}
      {view.phase === 'call' && <Call handle={handle} />}
      {view.phase === 'mercenaries' && <Send key={handle.at} handle={handle} />}
      {view.phase === 'commando' && <Commando handle={handle} />}
      {view.phase === 'flying' && <Fly handle={handle} />}
      {inBattle && <LastBattle handle={handle} />}
      <HandShown handle={handle} />
      {inBattle && <Spied view={view} />}
    </div>
  );
}
