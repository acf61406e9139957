/**
 * The piles opened one after another: who takes each, what deserted. Cards that go away are face up, one's own too; of what others take, the backs alone,
 * as their hands show them.
 */
import { PlayerCard } from '#components/orc/drawings/PlayerCard.tsx';
import { Shield } from '#components/orc/drawings/Shield.tsx';
import type { ShownMove } from '#components/table/handle.ts';
import { counted, together } from '#engine/core/french.ts';
import { backOf, CARD_NAMES } from '#engine/orc/data/cards.ts';
import type { Event } from '#engine/orc/events.ts';
import type { CardId, Fate, View } from '#engine/orc/types.ts';
import { BackCards, Face } from '../Cards.tsx';
import { isOwned, type StrippedEvent } from '../show.ts';
import { cardsText, colorOf, seatName } from '../words.ts';

const keptOf = (fates: readonly Fate[]): readonly CardId[] =>
  fates.flatMap((fate) => (fate.kind === 'army' && !fate.gone ? [fate.card] : []));
const goneOf = (fates: readonly Fate[]): readonly CardId[] =>
  fates.flatMap((fate) => (fate.kind === 'army' && fate.gone ? [fate.card] : []));

/** « Pile 3 : Bleu prend 5 cartes ; désertent un troll et un gobelin. » */
function pileText({ pile, owner, fates }: StrippedEvent): string {
  const [kept, gone] = [keptOf(fates), goneOf(fates)];
  const got = kept.length > 0 ? counted(kept.length, 'carte') : 'rien';
  const lost = gone.length > 0 ? ` ; ${gone.length > 1 ? 'désertent' : 'déserte'} ${cardsText(gone)}` : '';
  return `Pile ${pile + 1} : ${owner === null ? 'personne' : seatName(owner)} prend ${got}${lost}.`;
}

function Pile({ view, stripped }: { view: View; stripped: StrippedEvent }) {
  const { pile, owner, fates } = stripped;
  const kept = keptOf(fates);
  const gone = goneOf(fates);
  const isOwn = owner === view.seat;
  return (
    <li class="orc-strip" data-seat={owner}>
      <span class="sr">
        {pileText(stripped)}
        {isOwn && kept.length > 0 && ` ${cardsText(kept)}.`}
      </span>
      <span class="orc-strip-who" aria-hidden="true">
        <b>{pile + 1}</b>
        {owner !== null && (
          <>
            <Shield color={colorOf(owner)} label="" /> {seatName(owner)}
          </>
        )}
      </span>
      <span class="wrap orc-strip-cards" aria-hidden="true">
        {kept.map((card, at) =>
          isOwn ? (
            <span key={at} class="orc-play-lapped">
              <Face view={view} card={card} silent />
            </span>
          ) : (
            <BackCards key={at} back={backOf(card)} count={1} />
          ),
        )}
      </span>
      {gone.length > 0 && (
        <span class="wrap orc-strip-gone" aria-hidden="true">
          <span class="orc-strip-desertion">
            <PlayerCard kind="desertion" size="small" label="" />
          </span>
          {gone.map((card, at) => (
            <span key={at} class="orc-play-lapped" title={CARD_NAMES[card].one}>
              <Face view={view} card={card} silent />
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

interface Props {
  view: View;
  piles: readonly StrippedEvent[];
  /** Present while they are opened one after another. */
  show: ShownMove<Event> | undefined;
}

export function Stripping({ view, piles, show }: Props) {
  const owned = piles.filter(isOwned);
  const left = piles.filter((one) => !isOwned(one)).map(({ pile }) => `${pile + 1}`);
  return (
    <section class="orc-stripping" data-showing={show !== undefined} aria-label="Le dépouillement">
      <p class="orc-act-title">Le dépouillement</p>
      <ul>
        {owned.slice(0, show && show.count + 1).map((stripped) => (
          <Pile key={stripped.pile} view={view} stripped={stripped} />
        ))}
      </ul>
      {!show && left.length > 0 && (
        <p>
          {left.length > 1
            ? `Les piles ${together(left)}, sans bouclier, sont défaussées.`
            : `La pile ${left[0]}, sans bouclier, est défaussée.`}
        </p>
      )}
    </section>
  );
}
