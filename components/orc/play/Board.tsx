/** The table of De l'Orc pour les braves, as one seat sees it. */
import { useEffect, useRef } from 'preact/hooks';
import { comeIntoSight } from '#components/table/sight.ts';
import { useFresh, useShow } from '#components/table/use-show.ts';
import type { Event } from '#engine/orc/events.ts';
import { BATTLES } from '#engine/orc/setup.ts';
import type { View } from '#engine/orc/types.ts';
import { Call, Champion, Commando, Fly, Hand, Send, Spy } from './Acts.tsx';
import { Armies, type ArmyRow, Result, rowsNow } from './Armies.tsx';
import type { OrcHandle } from './handle.ts';
import { Recruit } from './Recruit.tsx';
import { Seats } from './Seats.tsx';
import { pilesToShow, Stripping, strippedIn } from './show/Stripping.tsx';

/** Milliseconds a pile, and an army, at the usual pace. */
const PILE_MS = 1300;
const ARMY_MS = 900;

type Counted = Extract<Event, { readonly kind: 'counted' }>;
const isCounted = (event: Event): event is Counted => event.kind === 'counted';

/** The battle that has just been fought, while the next moment has nothing of its own to show in its place. */
function LastBattle({ handle: { view, last: lastOf } }: { handle: OrcHandle }) {
  const { battles } = view.seen;
  const last = battles.at(-1);
  if (view.phase === 'call' && last) return <Result view={view} battle={last} number={battles.length} sorcier={view.sorcier} />;
  if ((view.phase === 'mercenaries' || view.phase === 'commando') && last) {
    return <Result key={battles.length} view={view} battle={last} number={battles.length} sorcier={view.sorcier} folded />;
  }
  const before = view.phase === 'recruit' && view.tick === 0 ? lastOf(isCounted) : undefined;
  if (before) return <Result view={view} battle={before.battle} number={BATTLES} sorcier={before.sorcier} />;
  return null;
}

/** Armies revealed one by one: what is not yet seen lies face down. */
function rowsShown(view: View, shown: number): readonly ArmyRow[] {
  return rowsNow(view).map((row, at) => (at < shown ? row : { ...row, cards: undefined, force: undefined }));
}

export function Board({ handle }: { handle: OrcHandle }) {
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
  const armies = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveal.running) comeIntoSight(armies.current, 'start');
  }, [reveal.running]);
  const isShowing = stripping.running || reveal.running;
  // Hands are taken up, others answer: nothing is asked, and what happens is at the top. Where something is, or a battle was, that comes into sight itself.
  useEffect(() => {
    if (!isAsked && (view.phase === 'spies' || inBattle)) comeIntoSight(board.current, 'start');
  }, [view.phase]);
  return (
    <div ref={board} class="orc-board" data-phase={view.phase}>
      <Seats handle={handle} veiled={stripping.running} />
      {piles.length > 0 && <Stripping key={view.round} view={view} piles={piles} show={stripping} />}
      {!inBattle && <LastBattle handle={handle} />}
      {(view.phase === 'recruit' || view.phase === 'champion') && <Recruit handle={handle} />}
      {view.phase === 'champion' && <Champion handle={handle} />}
      {inBattle && people && (
        <div ref={armies}>
          <Armies view={view} people={people} rows={rowsShown(view, reveal.shown)} own={{ seat: handle.seat, cards: view.engaged }} />
        </div>
      )}
      {reveal.running && (
        <div class="orc-choices">
          <button type="button" class="table-button" onClick={reveal.skip}>
            Tout révéler
          </button>
        </div>
      )}
      {!isShowing && view.phase === 'spies' && <Spy key={view.spy} handle={handle} />}
      {!isShowing && view.phase === 'call' && <Call handle={handle} />}
      {view.phase === 'mercenaries' && <Send key={handle.at} handle={handle} />}
      {view.phase === 'commando' && <Commando handle={handle} />}
      {!isShowing && view.phase === 'flying' && <Fly handle={handle} />}
      {inBattle && <LastBattle handle={handle} />}
      {!stripping.running && <Hand handle={handle} />}
    </div>
  );
}
