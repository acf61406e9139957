/**
 * The values of « Le meilleur coup » a second time: every way to hand out the cards that nobody sees, one opponent after another, counted in plain binomials.
 * It shares nothing with the odds of the engine, the value of an army included.
 */
import type { CardId, Move, Seat, State } from '../types.ts';

/** Cards of the box, and what the default box makes them worth: troops, elite, chief; goblin, troll, giant, war machine, flying machine, commando. */
const PEOPLE_COPIES = [7, 4, 2] as const;
const PEOPLE_WORTH = [3, 6, 4] as const;
const RANKS = ['troupe', 'elite', 'chef'] as const;
const MERCENARIES = ['gobelin', 'troll', 'geant', 'machine-de-guerre', 'machine-volante', 'commando'] as const;
const MERCENARY_COPIES = [8, 4, 6, 4, 1, 1] as const;
const GIANT = 2;

type Counts = readonly number[];

const sum = (counts: Counts): number => counts.reduce((all, one) => all + one, 0);

/** A chief doubles his people, two kill all; a war machine wants a goblin of its own, a flying machine one more (ORC-BAT-4 to 8). */
function worth(people: Counts, mercenaries: Counts): number {
  const [, , chiefs = 0] = people;
  if (chiefs > 1) return 0;
  const own = PEOPLE_WORTH.reduce((all, value, rank) => all + value * (people[rank] ?? 0), 0) * (chiefs === 1 ? 2 : 1);
  const [goblins = 0, trolls = 0, giants = 0, machines = 0, flying = 0] = mercenaries;
  const served = Math.min(goblins, machines);
  return own + goblins + 5 * trolls + 8 * giants + 9 * served + (flying > 0 && goblins > served ? 4 : 0);
}

function ways(n: number, k: number): number {
  let made = 1;
  for (let at = 1; at <= k; at += 1) made = (made * (n - k + at)) / at;
  return k > n ? 0 : made;
}

/** Every way to take `size` of a deck, with how many deals it stands for. */
function takings([most, ...rest]: Counts, size: number): readonly { readonly take: Counts; readonly deals: number }[] {
  if (most === undefined) return size === 0 ? [{ take: [], deals: 1 }] : [];
  return Array.from({ length: Math.min(most, size) + 1 }, (_, count) =>
    takings(rest, size - count).map(({ take, deals }) => ({ take: [count, ...take], deals: deals * ways(most, count) })),
  ).flat();
}

const less = (deck: Counts, take: Counts): Counts => deck.map((count, kind) => count - (take[kind] ?? 0));
const countOf = (cards: readonly CardId[], kinds: readonly string[]): number[] =>
  kinds.map((kind) => cards.filter((card) => card === kind).length);

/** The chance that an army is worth `limit` at most, once a commando took one card of these backs. */
function chanceUnder(people: Counts, sent: Counts, struck: 'people' | 'mercenaries' | undefined, limit: number): number {
  if (!struck) return worth(people, sent) <= limit ? 1 : 0;
  const from = struck === 'people' ? people : sent;
  const without = (kind: number): Counts => from.map((count, at) => count - (at === kind ? 1 : 0));
  const chances = from.map((count, kind) => {
    if (count === 0) return 0;
    const value = struck === 'people' ? worth(without(kind), sent) : worth(people, without(kind));
    return value <= limit ? count / sum(from) : 0;
  });
  return sum(chances);
}

/** The chance to mark the battle at the reveal, from what the seat sees. */
function marks(state: State, seat: Seat, move: Move): number {
  const called = state.called.at(-1);
  const ranks = RANKS.map((rank) => `${called}-${rank}`);
  const own = [...(state.engaged[seat] ?? []), ...(state.hands[seat] ?? [])];
  const gone = state.giants.reduce((all, { count }) => all + count, 0);
  const peopleDeck = less(PEOPLE_COPIES, countOf(own, ranks));
  const mercenaryDeck = less(less(MERCENARY_COPIES, countOf(own, MERCENARIES)), [0, 0, gone]);
  const mine = worth(countOf(state.engaged[seat] ?? [], ranks), countOf(state.engaged[seat] ?? [], MERCENARIES));
  const others = state.scores.map((_, one) => one).filter((one) => one !== seat && one !== state.sorcier);
  const shown = others.map((one) => {
    const army = state.engaged[one] ?? [];
    const sent = sum(countOf(army, MERCENARIES));
    const isStruck = move.kind === 'commando' && move.target === one;
    return {
      people: army.length - sent,
      sent,
      kept: sum(countOf(state.hands[one] ?? [], MERCENARIES)),
      struck: isStruck ? (move.back === 'mercenaires' ? ('mercenaries' as const) : ('people' as const)) : undefined,
    };
  });
  const known = new Map<string, readonly [all: number, under: number]>();
  /** Deals from an opponent on: all, and those in which nobody beats me. */
  const count = (at: number, people: Counts, mercenaries: Counts): readonly [all: number, under: number] => {
    const one = shown[at];
    if (!one) return [1, 1];
    const key = `${at} ${people} ${mercenaries}`;
    const found = known.get(key);
    if (found) return found;
    let [all, under] = [0, 0];
    for (const sent of takings(mercenaries, one.sent))
      for (const kept of takings(less(mercenaries, sent.take), one.kept)) {
        if ((sent.take[GIANT] ?? 0) + (kept.take[GIANT] ?? 0) > 1) continue;
        const left = less(less(mercenaries, sent.take), kept.take);
        for (const army of takings(people, one.people)) {
          const deals = sent.deals * kept.deals * army.deals;
          const [rest, restUnder] = count(at + 1, less(people, army.take), left);
          all += deals * rest;
          under += deals * chanceUnder(army.take, sent.take, one.struck, mine) * restUnder;
        }
      }
    known.set(key, [all, under]);
    return [all, under];
  };
  const [all, under] = count(0, peopleDeck, mercenaryDeck);
  return mine === 0 ? 0 : under / all;
}

/** The chance that a hand of backs holds the card asked for: one minus that none of its cards, drawn one after another, is one. */
function gets(state: State, seat: Seat, move: Move): number {
  if (move.kind !== 'spy') return 0;
  const [people = ''] = move.card.split('-');
  const isPeople = RANKS.some((rank) => move.card.endsWith(`-${rank}`));
  const kinds: readonly string[] = isPeople ? RANKS.map((rank) => `${people}-${rank}`) : MERCENARIES;
  const deck = less(isPeople ? PEOPLE_COPIES : MERCENARY_COPIES, countOf(state.hands[seat] ?? [], kinds));
  const wanted = deck[kinds.indexOf(move.card)] ?? 0;
  const backs = sum(countOf(state.hands[move.target] ?? [], kinds));
  let none = 1;
  for (let drawn = 0; drawn < backs; drawn += 1) none *= (sum(deck) - wanted - drawn) / (sum(deck) - drawn);
  return 1 - Math.max(0, none);
}

/** What a move is worth to who makes it. */
export const oracleValue = (state: State, seat: Seat, { theme }: { readonly theme: string }, move: Move): number =>
  theme === 'espion' ? gets(state, seat, move) : marks(state, seat, move);
