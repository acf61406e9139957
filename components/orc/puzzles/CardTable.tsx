/**
 * The table of a puzzle: what each has in hand and before him. It is answered where one would at the table: a pile of backs is struck, or asked for one of its
 * cards; every answer is a button.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PictureProps } from '#components/arbiter/look.ts';
import { french } from '#components/base/typography.ts';
import { inlineDrawings } from '#components/orc/drawings/inline.ts';
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { BackCards, Face } from '#components/orc/play/Cards.tsx';
import { BACK_TITLES, COMMANDO_KEPT, cardsText, colorOf, seatName } from '#components/orc/play/words.ts';
import { comeIntoSight } from '#components/table/sight.ts';
import { counted } from '#engine/core/french.ts';
import { backOf, CARD_IDS, CARD_NAMES } from '#engine/orc/data/cards.ts';
import type { Orc } from '#engine/orc/game.ts';
import { BACKS, type Back, type CardId, type State } from '#engine/orc/types.ts';
import type { Pictured, SeenSeat } from '../arbiter/seen.ts';
import { askedPlace, NO_ONE, struckPlace } from './places.ts';

interface Asked {
  state: State;
  /** Places that may be touched. */
  places: readonly string[];
  chosen: string | undefined;
  touch: ((place: string) => void) | undefined;
}

/** Cards of one back, as a pile: face down, and how many. */
const Pile = ({ back, count }: { back: Back; count: number }) => (
  <>
    <span class="orc-pile-cards" aria-hidden="true">
      <BackCards back={back} count={count} />
    </span>
    <span aria-hidden="true">{count}</span>
  </>
);

const backsIn = (cards: readonly CardId[]): readonly (readonly [back: Back, count: number])[] =>
  BACKS.flatMap((back) => {
    const count = cards.filter((card) => backOf(card) === back).length;
    return count === 0 ? [] : [[back, count] as const];
  });

/** « 3 cartes au dos Nains » */
const pileText = (back: Back, count: number): string => `${counted(count, 'carte')} au dos ${BACK_TITLES[back]}`;

/** The cards that may be asked for under a back, once its pile is touched. */
function Fan({ seat, back, asked: { state, places, chosen, touch } }: { seat: number; back: Back; asked: Asked }) {
  const fan = useRef<HTMLFieldSetElement>(null);
  useEffect(() => comeIntoSight(fan.current), [back]);
  return (
    <fieldset ref={fan} class="wrap orc-fan-asked">
      <legend>{french(`Réclamer à ${seatName(seat)} :`)}</legend>
      {CARD_IDS.filter((card) => backOf(card) === back && places.includes(askedPlace(seat, card))).map((card) => {
        const place = askedPlace(seat, card);
        return (
          <button key={card} type="button" class="orc-fan-card" aria-pressed={place === chosen} onClick={() => touch?.(place)}>
            <span class="sr">{CARD_NAMES[card].one}</span>
            <Face view={state} card={card} silent />
          </button>
        );
      })}
    </fieldset>
  );
}

interface PilesProps {
  seat: number;
  cards: readonly CardId[];
  asked: Asked;
  /** What touching a pile is, or opens; undefined where it is only looked at. */
  actOf: (
    back: Back,
  ) => { readonly label: string; readonly pressed?: boolean; readonly expanded?: boolean; readonly act: () => void } | undefined;
}

const Piles = ({ cards, actOf }: PilesProps) => (
  <ul class="wrap orc-piles">
    {backsIn(cards).map(([back, count]) => {
      const act = actOf(back);
      return (
        <li key={back}>
          {act ? (
            <button type="button" class="orc-pile" aria-pressed={act.pressed} aria-expanded={act.expanded} onClick={act.act}>
              <span class="sr">{french(act.label)}</span>
              <Pile back={back} count={count} />
            </button>
          ) : (
            <span class="orc-pile">
              <span class="sr">{french(pileText(back, count))}</span>
              <Pile back={back} count={count} />
            </span>
          )}
        </li>
      );
    })}
  </ul>
);

/** One's own cards, face up, by kind. */
const Own = ({ state, cards }: { state: State; cards: readonly CardId[] }) => (
  <ul class="wrap orc-piles">
    {[...new Set(cards)].map((card) => {
      const own = cards.filter((one) => one === card);
      return (
        <li key={card} class="orc-own-kind">
          <Face view={state} card={card} silent />
          <span aria-hidden="true">{own.length > 1 ? `×${own.length}` : ''}</span>
          <span class="sr">{cardsText(own)}</span>
        </li>
      );
    })}
  </ul>
);

function Rival({ seen: { seat, hand, army }, asked }: { seen: SeenSeat; asked: Asked }) {
  const { places, chosen, touch } = asked;
  const [opened, open] = useState<Back>();
  const asking = BACKS.filter((back) => CARD_IDS.some((card) => backOf(card) === back && places.includes(askedPlace(seat, card))));
  // A card of the solution shows the pile that it was asked of.
  const shown = asking.find((back) => CARD_IDS.some((card) => backOf(card) === back && askedPlace(seat, card) === chosen)) ?? opened;
  const strike = (back: Back) => {
    const place = struckPlace(seat, back);
    if (!places.includes(place)) return undefined;
    const count = army.filter((card) => backOf(card) === back).length;
    return {
      label: `Frapper ${seatName(seat)} : une de ses ${pileText(back, count)}`,
      pressed: place === chosen,
      act: () => touch?.(place),
    };
  };
  const ask = (back: Back) => {
    if (!asking.includes(back)) return undefined;
    const count = hand.filter((card) => backOf(card) === back).length;
    return {
      label: `Réclamer à ${seatName(seat)} une de ses ${pileText(back, count)}`,
      expanded: back === shown,
      act: () => open(back === opened ? undefined : back),
    };
  };
  return (
    <>
      {army.length > 0 && (
        <div class="orc-row">
          <span class="control-label">Sur la table</span>
          <Piles seat={seat} cards={army} asked={asked} actOf={strike} />
        </div>
      )}
      {hand.length > 0 && (
        <div class="orc-row">
          <span class="control-label">En main</span>
          <Piles seat={seat} cards={hand} asked={asked} actOf={ask} />
        </div>
      )}
      {shown && asking.includes(shown) && <Fan seat={seat} back={shown} asked={asked} />}
    </>
  );
}

export function CardTable({ state, sheet, touch }: PictureProps<Orc, Pictured>) {
  const [, redraw] = useState(false);
  useEffect(() => {
    inlineDrawings().then(
      () => redraw(true),
      () => {},
    );
  }, []);
  const { seats, places = [], chosen } = sheet.seen;
  const asked: Asked = { state, places, chosen, touch: touch && ((place) => touch('', place)) };
  return (
    <div class="stack orc-arbiter orc-puzzle">
      <p class="centred orc-arbiter-name">
        <Shield color={colorOf(state.sorcier)} label="" /> <b>{seatName(state.sorcier)}</b> <small>Sorcier</small>
      </p>
      <ul class="orc-arbiter-seats">
        {seats.map((seen) => (
          <li key={seen.seat} class="orc-arbiter-seat">
            <p class="centred orc-arbiter-name">
              <Shield color={colorOf(seen.seat)} label="" /> <b>{seatName(seen.seat)}</b>
              {seen.isKnown && <small> à vous</small>}
              {seen.seat === state.champion && <small> champion</small>}
            </p>
            {seen.isKnown ? (
              <>
                {seen.army.length > 0 && (
                  <div class="orc-row">
                    <span class="control-label">Sur la table</span>
                    <Own state={state} cards={seen.army} />
                  </div>
                )}
                {seen.hand.length > 0 && (
                  <div class="orc-row">
                    <span class="control-label">En main</span>
                    <Own state={state} cards={seen.hand} />
                  </div>
                )}
              </>
            ) : (
              <Rival seen={seen} asked={asked} />
            )}
          </li>
        ))}
      </ul>
      {places.includes(NO_ONE) && (
        <button type="button" class="control-button" aria-pressed={chosen === NO_ONE} onClick={() => asked.touch?.(NO_ONE)}>
          {COMMANDO_KEPT}
        </button>
      )}
    </div>
  );
}
