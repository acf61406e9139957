/** The table before the arbiter: the piles while cards are dealt, then who has what in hand and before him. */
import { useEffect, useState } from 'preact/hooks';
import type { PictureProps } from '#components/arbiter/look.ts';
import { Blazon } from '#components/orc/drawings/Blazon.tsx';
import { inlineDrawings } from '#components/orc/drawings/inline.ts';
import { PlayerCard } from '#components/orc/drawings/PlayerCard.tsx';
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { BackCards, Face, TopCard } from '#components/orc/play/Cards.tsx';
import { BACK_TITLES, cardsText, colorOf, seatName } from '#components/orc/play/words.ts';
import { counted } from '#engine/core/french.ts';
import { backOf, isMercenary } from '#engine/orc/data/cards.ts';
import type { Orc } from '#engine/orc/game.ts';
import { BACKS, type CardId, type State } from '#engine/orc/types.ts';
import type { Pictured, SeenPile, SeenSeat } from './seen.ts';

type Touch = PictureProps<Orc, Pictured>['touch'];

/** Cards by kind, with their number. */
function kindsIn(cards: readonly CardId[]): readonly (readonly [card: CardId, count: number])[] {
  const kinds = [...new Set(cards)];
  return kinds.map((card) => [card, cards.filter((one) => one === card).length]);
}

function Cards({
  state,
  cards,
  isKnown,
  pick,
}: {
  state: State;
  cards: readonly CardId[];
  isKnown: boolean;
  pick?: ((card: CardId) => void) | undefined;
}) {
  if (cards.length === 0) return <span class="arbiter-quiet">rien</span>;
  if (!isKnown) {
    return (
      <>
        {BACKS.map((back) => {
          const count = cards.filter((card) => backOf(card) === back).length;
          return count === 0 ? null : (
            <span key={back} class="orc-arbiter-kind">
              <BackCards back={back} count={1} />
              <span>
                <Blazon of={back} /> {count} <span class="sr">{BACK_TITLES[back]}</span>
              </span>
            </span>
          );
        })}
      </>
    );
  }
  return (
    <>
      {kindsIn(cards).map(([card, count]) => {
        const inside = (
          <>
            <Face view={state} card={card} silent />
            <span aria-hidden="true">{count > 1 ? `×${count}` : ''}</span>
            <span class="sr">{cardsText(cards.filter((one) => one === card))}</span>
          </>
        );
        return pick && isMercenary(card) ? (
          <button key={card} type="button" class="orc-arbiter-kind" onClick={() => pick(card)}>
            {inside}
          </button>
        ) : (
          <span key={card} class="orc-arbiter-kind">
            {inside}
          </span>
        );
      })}
    </>
  );
}

interface SeatProps {
  state: State;
  seen: SeenSeat;
  touch: Touch | undefined;
}

function SeatRow({ state, seen: { seat, isKnown, hand, army, force }, touch }: SeatProps) {
  const isRevealed = force !== undefined;
  return (
    <li class="orc-arbiter-seat">
      <p class="centred orc-arbiter-name">
        <Shield color={colorOf(seat)} label="" /> <b>{seatName(seat)}</b>
        {seat === state.champion && <small> champion</small>}
        {isRevealed && <small> force {force}</small>}
      </p>
      {state.called.length > 0 && army.length > 0 && (
        <p class="row orc-arbiter-cards">
          <span class="control-label">Sur la table</span>
          <Cards state={state} cards={army} isKnown={isKnown || isRevealed} />
        </p>
      )}
      <p class="row orc-arbiter-cards">
        <span class="control-label">En main</span>
        <Cards state={state} cards={hand} isKnown={isKnown} pick={touch && ((card) => touch(String(seat), card))} />
      </p>
    </li>
  );
}

const laidText = ({ laid }: SeenPile): string =>
  laid.map(({ kind, seat }) => `${kind === 'shield' ? 'bouclier' : 'désertion'} de ${seatName(seat)}`).join(', ');

interface PileProps {
  state: State;
  pile: SeenPile;
  at: number;
  isChosen: boolean;
  touch: Touch | undefined;
}

/** A pile as it lies: the card on top, as large as it is known by; under it, small, what was laid and covered since. */
const Pile = ({ state, pile, at, isChosen, touch }: PileProps) => (
  <li>
    <button type="button" class="boxed orc-arbiter-pile" aria-pressed={isChosen} onClick={() => touch?.('', `pile-${at}`)}>
      <b>{at + 1}</b>
      <small>
        {pile.height > 0 ? counted(pile.height, 'carte') : 'vide'}
        {pile.laid.length > 0 && <span class="sr"> : {laidText(pile)}</span>}
      </small>
      <span aria-hidden="true" class={pile.height > 1 ? 'orc-arbiter-top is-pile' : 'orc-arbiter-top'}>
        {/* Before the arbiter nobody has said which army card lies there. */}
        {pile.top && (touch && 'card' in pile.top ? <span class="orc-arbiter-blank" /> : <TopCard view={state} top={pile.top} />)}
      </span>
      <span aria-hidden="true" class="orc-arbiter-laid">
        {pile.laid.map(({ kind, seat, isTop }, index) =>
          isTop && index === pile.laid.length - 1 ? null : (
            <PlayerCard key={index} kind={kind === 'shield' ? 'bouclier' : kind} color={colorOf(seat)} size="small" label="" />
          ),
        )}
      </span>
    </button>
  </li>
);

export function Picture({ state, move, sheet, touch }: PictureProps<Orc, Pictured>) {
  const [, redraw] = useState(false);
  useEffect(() => {
    inlineDrawings().then(
      () => redraw(true),
      () => {},
    );
  }, []);
  const { seats, piles } = sheet.seen;
  const pile = 'pile' in move ? move.pile : undefined;
  return (
    <div class="stack orc-arbiter" data-phase={state.phase}>
      <p class="centred orc-arbiter-name">
        <Shield color={colorOf(state.sorcier)} label="" /> <b>{seatName(state.sorcier)}</b> <small>Sorcier</small>
      </p>
      {piles.length > 0 && (
        <ol
          class="orc-arbiter-piles"
          aria-label={touch ? 'Les piles : en toucher une y propose un bouclier ou une désertion' : 'Les piles'}
        >
          {piles.map((one, at) => (
            <Pile key={at} state={state} pile={one} at={at} isChosen={at === pile} touch={touch} />
          ))}
        </ol>
      )}
      {seats.length > 0 && (
        <ul class="orc-arbiter-seats">
          {seats.map((one) => (
            <SeatRow
              key={one.seat}
              state={state}
              seen={one}
              touch={state.phase === 'mercenaries' && move.kind === 'send' ? touch : undefined}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
