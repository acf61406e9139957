/** A position as its player sees it, drawn at build with the cards of the game: before a lesson begins, and on paper. */
import type { People, View } from '#engine/orc/types.ts';
import { BACKS } from '#engine/orc/types.ts';
import { Shield } from '../drawings/Shield.tsx';
import { type ArmyRow, rowsNow } from '../play/Armies.tsx';
import { BackCards, Face, TopCard } from '../play/Cards.tsx';
import { colorOf, seatName } from '../play/words.ts';
import { laidOn, Spread } from './Spread.tsx';

const Piles = ({ view }: { view: View }) => (
  <ol class="orc-still-piles">
    {view.piles.map((pile, at) => (
      <li key={at}>
        {pile.top ? <TopCard view={view} top={pile.top} /> : <span class="orc-pile-empty" />}
        <span>
          <b>{at + 1}</b> {pile.height > 0 && <small>×{pile.height}</small>}
        </span>
      </li>
    ))}
  </ol>
);

const FIGHT: readonly View['phase'][] = ['mercenaries', 'commando', 'flying'];

function Army({ view, row, people }: { view: View; row: ArmyRow; people: People }) {
  const known = row.seat === view.seat ? view.engaged : row.cards;
  return (
    <>
      {known ? (
        known.map((card, at) => (
          <span key={at} class="orc-play-lapped">
            <Face view={view} card={card} silent />
          </span>
        ))
      ) : (
        <>
          <BackCards back={people} count={row.people} />
          <BackCards back="mercenaires" count={row.mercenaries} />
        </>
      )}
    </>
  );
}

/** What a row shows where nothing is on the table: the backs of the hand. */
const Held = ({ view, seat }: { view: View; seat: number }) => (
  <>
    {BACKS.map((back) => (
      <BackCards key={back} back={back} count={view.players[seat]?.backs[back] ?? 0} />
    ))}
  </>
);

export const Still = ({ state: view }: { state: View }) => {
  if (laidOn(view).length > 0) return <Spread view={view} />;
  if (view.piles.length > 0) return <Piles view={view} />;
  const people = view.called.at(-1);
  const isFight = FIGHT.includes(view.phase);
  return (
    <div class="orc-still" aria-hidden="true">
      <ul class="orc-armies">
        {rowsNow(view)
          .filter(({ seat }) => isFight || seat !== view.seat)
          .map((row) => (
            <li key={row.seat} class="orc-army" data-seat={row.seat}>
              <span class="orc-armies-who">
                <Shield color={colorOf(row.seat)} label="" />
                {seatName(row.seat)}
              </span>
              <span class="wrap orc-armies-cards">
                {isFight && people ? <Army view={view} row={row} people={people} /> : <Held view={view} seat={row.seat} />}
              </span>
              <span class="orc-armies-force">{row.force !== undefined && <b>{row.force}</b>}</span>
            </li>
          ))}
      </ul>
      {view.hand.length > 0 && (
        <div class="wrap orc-hand">
          {view.hand.map((card, at) => (
            <span key={at} class="orc-hand-card">
              <Face view={view} card={card} silent />
            </span>
          ))}
        </div>
      )}
    </div>
  );
};
