/** What anybody may know of a game: all but others' magic, face-down piles, secret positioning cards and what is offered to others; and a state that it may be. */
import { type Dice, shuffled } from '../../core/dice.ts';
import { type Eyes, NO_SEAT } from '../../core/events.ts';
import { seeded } from '../../core/random.ts';
import type { CardId } from '../data/cards.ts';
import { isTerritory, pilesOf } from './opening/cards.ts';
import { magicOf } from './table.ts';
import { countOf } from './trade/cards.ts';
import type { Offer, OfferView, PositionCard, Positioning, PositioningView, Seat, State, TradedCard, View } from './types.ts';

type Phase = State['phase'];

/** Territories are seen once their pawns are set down. */
const areLandsSeen = (phase: Phase): boolean => phase !== 'peoples' && phase !== 'takings';

function viewOfPositioning({ green, blue, hands, ...open }: Positioning, phase: Phase, seat: Seat): PositioningView {
  const seen = areLandsSeen(phase);
  return {
    ...open,
    green: green.length,
    blue: blue.length,
    hands: hands.map((hand, of) => (of === seat ? hand : hand.map((card) => (seen && isTerritory(card) ? card : null)))),
  };
}

/** Whether a seat is shown the cards of an offer: it is for all, for this seat or by it. */
const isShown = ({ from, to }: Pick<Offer, 'from' | 'to'>, seat: Seat): boolean => to === null || to === seat || from === seat;

const viewOfOffer = (offer: Offer, seat: Seat): OfferView =>
  isShown(offer, seat) ? offer : { ...offer, give: offer.give.map(() => null), want: offer.want.map(() => null) };

export function view({ random: _, pile, hands, positioning, trade, ...open }: State, eyes: Eyes): View {
  const seat = eyes === 'public' ? NO_SEAT : eyes;
  return {
    ...open,
    seat,
    pile: pile.length,
    counts: hands.map((hand) => hand.length),
    hand: hands[seat] ?? [],
    positioning: positioning && viewOfPositioning(positioning, open.phase, seat),
    trade: trade && { ...trade, offers: trade.offers.map((offer) => viewOfOffer(offer, seat)) },
  };
}

const WORDS = 2 ** 32;

/** `cards` without `gone`, each once; one that is not there is passed over. */
function minus<Card>(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What the offers that these eyes see say of the cards of a seat: it has all those of each. */
function promised({ trade }: View, seat: Seat): readonly TradedCard[] {
  const all: TradedCard[] = [];
  for (const { from, give } of trade?.offers ?? []) {
    if (from !== seat) continue;
    for (const card of give) {
      if (card && countOf(give as readonly TradedCard[], card) > countOf(all, card)) all.push(card);
    }
  }
  return all;
}

/** Cards of `known` seats drawn first, the rest from what is left of `unseen`, in the order of the seats. */
function dealt<Card>(unseen: readonly Card[], counts: readonly number[], known: readonly (readonly Card[])[], dice: Dice) {
  let left = shuffled(minus(unseen, known.flat()), dice);
  const hands = counts.map((count, seat) => {
    const sure = known[seat] ?? [];
    const more = Math.max(0, count - sure.length);
    const hand = shuffled([...sure.slice(0, count), ...left.slice(0, more)], dice);
    left = left.slice(more);
    return hand;
  });
  return { hands, left };
}

/** Magic that lies face up: red cards in force, the one just laid and what turned it, cards out of the game. */
const faceUp = ({ effects, laid, removed }: View): readonly CardId[] => [
  ...effects.map(({ card }) => card),
  ...(laid ? [laid.card] : []),
  ...removed,
];

function guessMagic(seen: View, dice: Dice): Pick<State, 'hands' | 'pile'> {
  const { seat, hand, counts } = seen;
  const unseen = minus(magicOf(seen.options), [...hand, ...faceUp(seen)]);
  const known = counts.map((_, of) => (of === seat || seen.trade?.of !== 'magic' ? [] : (promised(seen, of) as readonly CardId[])));
  const others = counts.map((count, of) => (of === seat ? 0 : count));
  const { hands, left } = dealt(unseen, others, known, dice);
  if (left.length < seen.pile) throw new Error(`${seen.pile} magic cards face down, ${left.length} unseen`);
  return { hands: hands.map((one, of) => (of === seat ? hand : one)), pile: left.slice(0, seen.pile) };
}

function guessPositioning(seen: View, { green, blue, hands, ...open }: PositioningView, dice: Dice): Positioning {
  const all = pilesOf(seen.options);
  const granted = [
    ...Object.values(open.reinforcements).flatMap((count) => Array.from({ length: count }, (): PositionCard => 'renfort')),
    ...Object.values(seen.boats).flatMap((count) => Array.from({ length: count }, (): PositionCard => 'bateau')),
  ];
  const shown = [...hands.flat().filter((card) => card !== null), ...granted];
  const greens = shuffled(minus(all.green, shown), dice);
  const blues = shuffled(minus(all.blue, shown), dice);
  const unseen = [...greens.slice(green), ...blues.slice(blue)];
  const counts = hands.map((hand) => hand.filter((card) => card === null).length);
  const known = hands.map((hand, of) =>
    of === seen.seat || seen.trade?.of !== 'position'
      ? []
      : (promised(seen, of) as readonly PositionCard[]).filter((card) => !isTerritory(card) && hand.includes(null)),
  );
  const drawn = dealt(unseen, counts, known, dice).hands;
  return {
    ...open,
    green: greens.slice(0, green),
    blue: blues.slice(0, blue),
    hands: hands.map((hand, of) => {
      const hidden = [...(drawn[of] ?? [])];
      return hand.map((card) => card ?? hidden.shift() ?? 'renfort');
    }),
  };
}

/** Cards that an offer hidden from these eyes may hold: some of its maker's, for some of another's or of the box. */
function guessOffer(seen: OfferView, handOf: (seat: Seat) => readonly TradedCard[], box: readonly TradedCard[], dice: Dice): Offer {
  const isOpen = (cards: OfferView['give']): cards is readonly TradedCard[] => !cards.includes(null);
  if (isOpen(seen.give) && isOpen(seen.want)) return { ...seen, give: seen.give, want: seen.want };
  const own = shuffled(handOf(seen.from), dice);
  const theirs = shuffled(seen.to === null ? [] : handOf(seen.to), dice);
  const others = shuffled(minus(minus(box, own), theirs), dice);
  return { ...seen, give: own.slice(0, seen.give.length), want: [...theirs, ...others].slice(0, seen.want.length) };
}

/** A state that a view allows: unseen cards anywhere that they may be, those promised to these eyes with who promises them. */
export function guess(seen: View, dice: Dice): State {
  const { seat: _, counts: __, hand: ___, pile: ____, positioning: known, trade, ...open } = seen;
  const random = seeded(`${dice.roll(WORDS)}`).state();
  const magic = guessMagic(seen, dice);
  const positioning = known && guessPositioning(seen, known, dice);
  if (!trade) return { ...open, ...magic, random, positioning, trade };
  const isMagic = trade.of === 'magic';
  const all = pilesOf(seen.options);
  const box: readonly TradedCard[] = isMagic ? magicOf(seen.options) : [...all.green, ...all.blue];
  const handOf = (seat: Seat): readonly TradedCard[] => (isMagic ? magic.hands[seat] : positioning?.hands[seat]) ?? [];
  const offers = trade.offers.map((offer) => guessOffer(offer, handOf, box, dice));
  return { ...open, ...magic, random, positioning, trade: { ...trade, offers } };
}
