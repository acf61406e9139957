/** The table of De l'Orc pour les braves, as one seat sees it. */
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { Stage } from '#components/table/stage/Stage.tsx';
import { upperFirst } from '#engine/core/french.ts';
import type { Event } from '#engine/orc/events.ts';
import { BATTLES } from '#engine/orc/setup.ts';
import { HandShown, WarQuestion } from './Acts.tsx';
import { Armies, Result, rowsNow, turned } from './Armies.tsx';
import type { OrcHandle } from './handle.ts';
import { Recruit } from './Recruit.tsx';
import { Seats } from './Seats.tsx';
import { Spied } from './Spied.tsx';
import { Stripping } from './show/Stripping.tsx';
import { isRevealed, strippedIn } from './show.ts';
import { goalText } from './words.ts';

type Counted = Extract<Event, { readonly kind: 'counted' }>;
const isCounted = (event: Event): event is Counted => event.kind === 'counted';

/** The battle that has ended the round, before a card of the next one is dealt, or the game. */
function lastOfRound({ view, since }: OrcHandle): Counted | undefined {
  const isThen = (view.phase === 'recruit' && view.tick === 0) || view.phase === 'over';
  return isThen ? since(isCounted).find(isCounted) : undefined;
}

/** The battle that has just been fought, while the next moment has nothing of its own to show in its place. */
function LastBattle({ handle }: { handle: OrcHandle }) {
  const { view, humans } = handle;
  const you = humans.length === 1 ? humans[0] : undefined;
  const { battles } = view.seen;
  const last = battles.at(-1);
  const { sorcier } = view;
  if (view.phase === 'call' && last) return <Result view={view} battle={last} number={battles.length} sorcier={sorcier} you={you} />;
  if ((view.phase === 'mercenaries' || view.phase === 'commando') && last) {
    return <Result key={battles.length} view={view} battle={last} number={battles.length} sorcier={sorcier} you={you} folded />;
  }
  const before = lastOfRound(handle);
  return before ? <Result view={view} battle={before.battle} number={BATTLES} sorcier={before.sorcier} you={you} /> : null;
}

/** What wins, for whoever has come without reading; before the first card it is asked with the deal. */
const Goal = ({ handle: { view, task } }: { handle: OrcHandle }) =>
  task || view.phase === 'over' || (view.round === 1 && view.tick === 0) ? null : (
    <p class="orc-goal">
      <b>Le but.</b> {french(upperFirst(goalText(view)))} <RuleLink id="ORC-FIN-2" />
    </p>
  );

export function OrcBoard({ handle }: { handle: OrcHandle }) {
  const { view, show } = handle;
  const people = view.called.at(-1);
  const inBattle = view.phase === 'mercenaries' || view.phase === 'commando' || view.phase === 'flying';
  const isAsked = handle.humans.some((seat) => handle.movesOf(seat).length > 0);
  const piles = strippedIn(show?.events ?? handle.told);
  const revealed = show?.events.find(isRevealed);
  const seats = <Seats handle={handle} />;
  const hands = <HandShown handle={handle} />;
  // A round that has ended stands until it was read, but before whoever deals the next one, and in a task.
  const isEnded =
    ((handle.isRead && handle.legal.length === 0) || handle.isStruck || handle.task !== undefined) && lastOfRound(handle) !== undefined;
  const isDealing = !show && (view.phase === 'recruit' || view.phase === 'champion') && !isEnded;
  if (isDealing) {
    return (
      <Recruit
        handle={handle}
        beside={
          <>
            {seats}
            <LastBattle handle={handle} />
            {hands}
            <Goal handle={handle} />
          </>
        }
      />
    );
  }
  return (
    <Stage
      game="orc-board"
      data={{ 'data-phase': view.phase }}
      isAsked={isAsked}
      moment={`${view.phase} ${view.called.length}`}
      isShowing={show !== undefined}
      board={
        <>
          {seats}
          {piles.length > 0 && <Stripping key={view.round} view={view} piles={piles} show={show} />}
          {!inBattle && <LastBattle handle={handle} />}
          {inBattle && people && (
            <Armies
              view={view}
              people={people}
              rows={revealed ? turned(rowsNow(view), revealed, show?.count ?? 0) : rowsNow(view)}
              own={{ seat: handle.seat, cards: view.engaged }}
            />
          )}
        </>
      }
      dock={<WarQuestion key={`${view.phase} ${view.spy} ${view.called.length}`} handle={handle} />}
      beside={
        <>
          {hands}
          {!show && <Spied view={view} />}
          {inBattle && <LastBattle handle={handle} />}
          <Goal handle={handle} />
        </>
      }
    />
  );
}
