/** Hands and places: who fights, in what order, and what a hand shows by its backs (ORC-ESP-3). */
import { backOf, isMercenary, orderOf } from '../data/cards.ts';
import { type Back, type CardId, MAX_SEATS, type Seat, type State } from '../types.ts';

/** The entry of a list by seat. Throws where there is none. */
export function at<Value>(list: readonly Value[], seat: Seat): Value {
  const value = list[seat];
  if (value === undefined) throw new Error(`nothing at seat ${seat}`);
  return value;
}

type Table = Pick<State, 'sorcier' | 'options'>;

/** 0 for the Sorcier, 1 for his left neighbour, and so on round the table. */
export const distanceOf = ({ sorcier, options: { seats } }: Table, seat: Seat): number => (seat - sorcier + seats) % seats;

const aroundFrom = (sorcier: Seat, seats: number): readonly Seat[] =>
  Object.freeze(Array.from({ length: seats - 1 }, (_, at) => (sorcier + 1 + at) % seats));

/** For every number of players and every Sorcier: asked for at every move, and always the same. */
const FIGHTERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MAX_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, sorcier) => aroundFrom(sorcier, seats)),
);

/** Those who fight, from the Sorcier's left: all but him (ORC-MAN-1). */
export const fightersOf = ({ sorcier, options: { seats } }: Table): readonly Seat[] => at(at(FIGHTERS, seats), sorcier);

export const rising = (seats: readonly Seat[]): readonly Seat[] => [...seats].sort((a, b) => a - b);

export const countIn = (cards: readonly CardId[], card: CardId): number => {
  let count = 0;
  for (const one of cards) if (one === card) count += 1;
  return count;
};

/** Whether a hand shows a mercenary's back. */
export const showsMercenary = (hand: readonly CardId[]): boolean => hand.some(isMercenary);

/** Cards of a hand by back (ORC-MAT-5). */
export function backsOf(hand: readonly CardId[]): Readonly<Record<Back, number>> {
  const backs = { orcs: 0, barbares: 0, squelettes: 0, nains: 0, mercenaires: 0, espions: 0 };
  for (const card of hand) backs[backOf(card)] += 1;
  return backs;
}

/** A hand less these cards, each once. Throws on a card that is not there. */
export function without<Card extends CardId>(hand: readonly Card[], cards: readonly CardId[]): readonly Card[] {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card as Card);
    if (at < 0) throw new Error(`no ${card} in hand: ${hand}`);
    left.splice(at, 1);
  }
  return left;
}

/** A hand and one card more, in its place. */
export function withCard(hand: readonly CardId[], card: CardId): readonly CardId[] {
  const at = hand.findIndex((one) => orderOf(one) > orderOf(card));
  return at < 0 ? [...hand, card] : [...hand.slice(0, at), card, ...hand.slice(at)];
}

/** The list with one entry changed. */
export const withAt = <Value>(list: readonly Value[], at: number, value: Value): readonly Value[] =>
  list.map((one, index) => (index === at ? value : one));

/** Every choice of copies of these kinds in a hand, none first, in the order of `kinds`. */
export function choices<Card extends CardId>(hand: readonly CardId[], kinds: readonly Card[]): readonly (readonly Card[])[] {
  let found: readonly (readonly Card[])[] = [[]];
  for (const card of kinds) {
    const copies = hand.filter((one): one is Card => one === card);
    if (copies.length === 0) continue;
    const counts = Array.from({ length: copies.length + 1 }, (_, count) => copies.slice(0, count));
    found = found.flatMap((chosen) => counts.map((taken) => (taken.length === 0 ? chosen : [...chosen, ...taken])));
  }
  return found;
}
