/**
 * What one opponent's backs may hide: every way to fill them, with what it is worth. A pick takes cards out of a deck by kind; its chance follows
 * from what is left in the deck when it is taken.
 */
import { type Options, type Readings, readingsOf } from '../options.ts';
import { forceOf } from '../rules/force.ts';
import { type ArmyCardKind, type People, RANKS, type Values } from '../types.ts';

/** The mercenaries that are no giants, as decks count them. */
export const OTHERS = ['gobelin', 'troll', 'machine-de-guerre', 'machine-volante', 'commando'] as const satisfies readonly ArmyCardKind[];

/** Sent only at their own moments under one reading of ORC-L-29. */
const SPECIAL: readonly ArmyCardKind[] = ['machine-volante', 'commando'];

export const isBarred = (card: ArmyCardKind, readings: Readings): boolean => readings['ORC-L-29'] === 'interdit' && SPECIAL.includes(card);

export interface Pick {
  /** Cards taken, by kind of the deck. */
  readonly take: readonly number[];
  /** A giant is sent besides. */
  readonly giant: boolean;
  /** Chance of this outcome given what was taken: below 1 only where a commando strikes. */
  readonly share: number;
  /** What is left is worth; both chiefs of the people make it `DEAD`. */
  readonly value: number;
}

/** The worth of an army that fights itself: its mercenaries count for nothing (ORC-BAT-7). */
export const DEAD = Number.NEGATIVE_INFINITY;

/** Every way to take `size` cards from a deck, by kind: at most `deck[k]` of kind k. */
function takings(deck: readonly number[], size: number): readonly (readonly number[])[] {
  const [most, ...rest] = deck;
  if (most === undefined) return size === 0 ? [[]] : [];
  return Array.from({ length: Math.min(most, size) + 1 }, (_, count) => takings(rest, size - count).map((more) => [count, ...more])).flat();
}

const spread = (cards: readonly ArmyCardKind[], take: readonly number[]): ArmyCardKind[] =>
  cards.flatMap((card, kind) => new Array<ArmyCardKind>(take[kind] ?? 0).fill(card));

const withoutOne = (cards: readonly ArmyCardKind[], card: ArmyCardKind): ArmyCardKind[] => {
  const at = cards.indexOf(card);
  return [...cards.slice(0, at), ...cards.slice(at + 1)];
};

/** The cards after a commando took one of them unseen, each equally likely (ORC-BAT-3); all of them, surely, where it did not. */
function struck(cards: readonly ArmyCardKind[], strike: boolean): readonly (readonly [share: number, left: readonly ArmyCardKind[]])[] {
  if (!strike || cards.length === 0) return [[1, cards]];
  const kinds = [...new Set(cards)];
  return kinds.map((kind) => [cards.filter((card) => card === kind).length / cards.length, withoutOne(cards, kind)]);
}

export interface Table {
  readonly people: People;
  readonly values: Values;
  readonly options: Options;
}

/** What `size` backs of the people may be. `strike`: a commando takes one. */
export function peoplePicks({ people, values, options }: Table, deck: readonly number[], size: number, strike: boolean): readonly Pick[] {
  const cards = RANKS.map((rank) => `${people}-${rank}` as const);
  return takings(deck, size).flatMap((take) =>
    struck(spread(cards, take), strike).map(([share, left]) => {
      const dead = left.filter((card) => card === `${people}-chef`).length >= 2;
      return { take, giant: false, share, value: dead ? DEAD : forceOf({ people, cards: left }, values, readingsOf({ options })).value };
    }),
  );
}

/** What `size` backs of mercenaries may be; `deck` counts `OTHERS`, barred cards left out. */
export function mercenaryPicks(
  { people, values, options }: Table,
  deck: readonly number[],
  giants: number,
  size: number,
  strike: boolean,
): readonly Pick[] {
  const picksOf = (giant: boolean): readonly Pick[] =>
    takings(deck, size - (giant ? 1 : 0)).flatMap((take) => {
      const cards = [...spread(OTHERS, take), ...(giant ? (['geant'] as const) : [])];
      return struck(cards, strike).map(([share, left]) => ({
        take,
        giant,
        share,
        value: forceOf({ people, cards: left }, values, readingsOf({ options })).value,
      }));
    });
  return size === 0 || giants === 0 ? picksOf(false) : [...picksOf(false), ...picksOf(true)];
}
