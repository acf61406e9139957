/** What the spies have asked so far, and what was answered; and the giants that were chased after them. All of it is public. */
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { cardsInWords } from '#engine/orc/explain.ts';
import type { Seat, SpyTurn, View } from '#engine/orc/types.ts';
import { Face } from './Cards.tsx';
import { colorOf, seatName } from './words.ts';

const Name = ({ seat }: { seat: Seat }) => (
  <b>
    <Shield color={colorOf(seat)} label="" /> {seatName(seat)}
  </b>
);

function Answer({ view, turn: { seat, asked } }: { view: View; turn: SpyTurn }) {
  if (!asked)
    return (
      <span>
        <Name seat={seat} /> ne réclame rien.
      </span>
    );
  const { target, card, given } = asked;
  return (
    <>
      <span class="orc-spied-card" data-given={given}>
        <Face view={view} card={card} silent />
      </span>
      <span>
        <Name seat={seat} /> réclame {cardsInWords([card])} à <Name seat={target} />, {given ? 'et l’obtient' : 'en vain'}.
      </span>
    </>
  );
}

function Told({ view }: { view: View }) {
  const { spied, giants } = view.seen;
  return (
    <ul class="bare orc-spied">
      {spied.map((turn) => (
        <li key={turn.spy} class={turn === spied.at(-1) && giants.length === 0 ? 'is-fresh' : ''}>
          <span class="orc-spied-card">
            <Face view={view} card={turn.spy} silent />
          </span>
          <Answer view={view} turn={turn} />
        </li>
      ))}
      {giants.map(({ seat, count }) => (
        <li key={seat} class="is-fresh">
          <span class="orc-spied-card" data-given={false}>
            <Face view={view} card="geant" silent />
          </span>
          <span>
            <Name seat={seat} /> défausse ses {count} géants : ils ne se supportent pas.
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Open until the first people is called, folded afterwards. */
export function Spied({ view }: { view: View }) {
  const { spied, giants } = view.seen;
  const isOpen = view.phase === 'spies' || (view.phase === 'call' && view.called.length === 0);
  const isWar = isOpen || view.called.length > 0;
  if (!isWar || spied.length + giants.length === 0) return null;
  if (isOpen) return <Told view={view} />;
  return (
    <details>
      <summary>Ce que les espions ont appris</summary>
      <Told view={view} />
    </details>
  );
}
