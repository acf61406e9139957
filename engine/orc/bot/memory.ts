import { PILES } from '../setup.ts';
import { PEOPLES, type View } from '../types.ts';
import {
  COMMANDO,
  type Counts,
  countsOf,
  FIRST_SPY,
  FLYING_MACHINE,
  GIANT,
  GOBLIN,
  KINDS,
  kindOf,
  noCards,
  RANKS_OF_PEOPLE,
} from './kinds.ts';
import type { Remembered } from './recall.ts';

export const NOBODY = -1;
export const UNKNOWN = -1;

export interface RememberedPile {
  /** Cards that will be handed over, desertions applied. */
  readonly cards: Counts;
  /** How many of them are forgotten. */
  readonly unknown: number;
  /** Cards dealt to it. */
  readonly height: number;
  readonly owner: number;
  /** Kind of the army card that a desertion laid now would send away: `UNKNOWN` when it is forgotten, when there is none, or when it is gone already. */
  readonly exposed: number;
}

/** The piles as they stand, from the bottom: a desertion takes the card dealt last below it, once (ORC-DEP-1, ORC-DEP-2). */
export function rememberedPiles(view: View, { dealt, placed }: Remembered): readonly RememberedPile[] {
  const count = PILES[view.options.seats];
  const start = view.seen.start ?? Number.POSITIVE_INFINITY;
  const gone = new Set<number>();
  const owners = new Array<number>(count).fill(NOBODY);
  for (const { kind, tick, pile, seat } of placed) {
    if (kind === 'shield') {
      if (owners[pile] === NOBODY) owners[pile] = seat;
      continue;
    }
    const below = Math.min(dealt.length, tick >= start ? tick - 1 : tick);
    const last = below - 1 - ((((below - 1 - pile) % count) + count) % count);
    if (last >= 0) gone.add(last);
  }
  const piles = owners.map((owner) => ({ cards: noCards(), unknown: 0, height: 0, owner, exposed: UNKNOWN }));
  for (const [at, card] of dealt.entries()) {
    const pile = piles[at % count];
    if (!pile) continue;
    pile.height += 1;
    pile.exposed = card === null || gone.has(at) ? UNKNOWN : kindOf(card);
    if (gone.has(at)) continue;
    if (card === null) pile.unknown += 1;
    else pile.cards[kindOf(card)] = (pile.cards[kindOf(card)] ?? 0) + 1;
  }
  return piles;
}

/** What a seat holds: cards known, and unknown ones by back. */
export interface Holding {
  readonly cards: Counts;
  /** Unknown cards of each people, then unknown mercenaries. */
  readonly unknown: readonly number[];
}

export const MERCENARY_BACK = PEOPLES.length;

const backAt = (kind: number): number =>
  kind < GOBLIN ? Math.floor(kind / RANKS_OF_PEOPLE) : kind < FIRST_SPY ? MERCENARY_BACK : MERCENARY_BACK + 1;

const drop = (cards: Counts, kind: number, count = 1): void => {
  cards[kind] = Math.max(0, (cards[kind] ?? 0) - count);
};

/** Spies, giants and battles of this round, on what each seat got out of its piles. */
function follow(hands: readonly Counts[], { seen }: View): void {
  for (const { spy, seat, asked } of seen.spied) {
    const hand = hands[seat];
    if (hand) drop(hand, kindOf(spy));
    if (!asked?.given) continue;
    const kind = kindOf(asked.card);
    const target = hands[asked.target];
    if (target) drop(target, kind);
    if (hand) hand[kind] = (hand[kind] ?? 0) + 1;
  }
  for (const { seat } of seen.giants) {
    const hand = hands[seat];
    if (hand) hand[GIANT] = 0;
  }
  for (const { armies, commando, flying } of seen.battles) {
    for (const [seat, army] of armies.entries()) {
      const hand = hands[seat];
      if (hand) for (const card of army) drop(hand, kindOf(card));
    }
    const raider = commando && hands[commando.seat];
    if (raider) drop(raider, COMMANDO);
    const pilot = flying && hands[flying.seat];
    if (!pilot) continue;
    drop(pilot, FLYING_MACHINE);
    for (const passenger of flying.cards) drop(pilot, kindOf(passenger));
  }
}

/** Known cards of one back, cut down to the `shown` backs: a card lost unseen to the commando is taken for the cheapest. */
function cutTo(cards: Counts, back: number, shown: number): number {
  let known = 0;
  for (let kind = 0; kind < KINDS; kind += 1) if (backAt(kind) === back) known += cards[kind] ?? 0;
  for (let kind = 0; kind < KINDS && known > shown; kind += 1) {
    if (backAt(kind) !== back) continue;
    const less = Math.min(known - shown, cards[kind] ?? 0);
    drop(cards, kind, less);
    known -= less;
  }
  return shown - known;
}

/** What every seat holds after the deal, cards laid for the battle included; one's own hand exactly. */
export function holdingsOf(view: View, remembered: Remembered): readonly Holding[] {
  const hands = view.players.map(noCards);
  for (const { owner, cards } of rememberedPiles(view, remembered)) {
    const hand = hands[owner];
    if (hand) for (let kind = 0; kind < KINDS; kind += 1) hand[kind] = (hand[kind] ?? 0) + (cards[kind] ?? 0);
  }
  follow(hands, view);
  return view.players.map(({ backs, engaged }, seat) => {
    if (seat === view.seat)
      return { cards: countsOf([...view.hand, ...view.engaged]), unknown: new Array<number>(MERCENARY_BACK + 1).fill(0) };
    const cards = hands[seat] ?? noCards();
    const people = view.called.at(-1);
    const shown = PEOPLES.map((one) => backs[one] + (one === people ? engaged.people : 0));
    return { cards, unknown: [...shown, backs.mercenaires + engaged.mercenaries].map((count, back) => cutTo(cards, back, count)) };
  });
}
