/**
 * All opponents together: the chance that every army stays below a limit. A programme goes from seat to seat over what is left of both decks,
 * and over the giants kept so far; how many were sent follows from the cards gone. Doubles, all terms positive: the error stays below 1e-12, which a test
 * holds to exact fractions.
 */
import { atMostOne } from '../../core/distribution.ts';
import { ratio } from '../../core/hypergeometric.ts';
import { type Backs, chooseFew, giantWays, tail, type Unseen } from './giants.ts';
import { DEAD, type Pick } from './picks.ts';

interface Seat extends Backs {
  readonly people: readonly Pick[];
  readonly mercenaries: readonly Pick[];
}

/** The other side, ready for sums. */
export interface Field {
  /** Unseen cards of the people called, by kind. */
  readonly peopleDeck: readonly number[];
  /** Unseen mercenaries that are no giants and may be sent, by kind. */
  readonly othersDeck: readonly number[];
  readonly unseen: Unseen;
  readonly seats: readonly Seat[];
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

/** Chance of taking exactly `take` among as many cards of `deck`. */
function chanceOf(deck: readonly number[], take: readonly number[]): number {
  let ways = 1;
  for (let kind = 0; kind < take.length; kind++) ways *= chooseFew(deck[kind] ?? 0, take[kind] ?? 0);
  return ways === 0 ? 0 : ways / chooseFew(total(deck), total(take));
}

/** Numbers the states of a deck: `radix[k]` is what one card of kind k weighs in the index. */
function radixOf(deck: readonly number[]): readonly number[] {
  const radix: number[] = [];
  deck.reduce((weight, count) => {
    radix.push(weight);
    return weight * (count + 1);
  }, 1);
  return radix;
}

const indexOf = (radix: readonly number[], counts: readonly number[]): number =>
  counts.reduce((sum, count, kind) => sum + count * (radix[kind] ?? 0), 0);

const minus = (deck: readonly number[], take: readonly number[]): number[] => deck.map((count, kind) => count - (take[kind] ?? 0));

/** What one seat's people backs may do to the people deck: moves between numbered states, by rising value. */
interface PeopleStep {
  readonly states: number;
  readonly from: readonly number[];
  readonly to: readonly number[];
  readonly chance: readonly number[];
  readonly value: readonly number[];
}

/** The steps of the people deck, seat by seat; its first state is number 0. */
function peopleSteps({ peopleDeck, seats }: Field): readonly PeopleStep[] {
  const radix = radixOf(peopleDeck);
  let decks: readonly (readonly number[])[] = [peopleDeck];
  return seats.map(({ people }) => {
    const next = new Map<number, { readonly at: number; readonly deck: readonly number[] }>();
    const moves = decks.flatMap((deck, from) =>
      people.flatMap(({ take, share, value }) => {
        const chance = share * chanceOf(deck, take);
        if (chance === 0) return [];
        const left = minus(deck, take);
        const index = indexOf(radix, left);
        const known = next.get(index) ?? { at: next.size, deck: left };
        next.set(index, known);
        return [{ from, to: known.at, chance, value }];
      }),
    );
    decks = [...next.values()].map(({ deck }) => deck);
    moves.sort((a, b) => (a.value === b.value ? 0 : a.value - b.value));
    return {
      states: decks.length,
      from: moves.map((move) => move.from),
      to: moves.map((move) => move.to),
      chance: moves.map((move) => move.chance),
      value: moves.map((move) => move.value),
    };
  });
}

/** How many moves, of those in rising order, leave an army below `limit` (1 or more) whose mercenaries are worth `extra`. */
function below({ value }: PeopleStep, extra: number, limit: number): number {
  let count = 0;
  while (count < value.length && ((value[count] ?? 0) === DEAD || (value[count] ?? 0) + extra < limit)) count++;
  return count;
}

/** Mercenary states reached so far: weights of the people states, by giants kept and by what is left of the deck. */
interface Layer {
  readonly left: readonly number[];
  readonly kept: number;
  readonly weights: Float64Array;
}

/** One way to take cards, whatever a commando then strikes. */
interface Taking {
  readonly take: readonly number[];
  readonly giant: boolean;
  /** Chance, by move of the people step, that the army stays below the limit; falling, cut after the last move above 0. */
  readonly stays: number[];
}

/** What `seat` may send, picks of the same cards together; those that never stay below `limit` are left out. */
function takingsOf(seat: Seat, step: PeopleStep, limit: number): readonly Taking[] {
  const takings = new Map<string, Taking>();
  for (const { take, giant, share, value } of seat.mercenaries) {
    const moves = below(step, value, limit);
    if (moves === 0) continue;
    const key = `${take}${giant}`;
    const taking = takings.get(key) ?? { take, giant, stays: [] };
    takings.set(key, taking);
    for (let move = 0; move < moves; move++) taking.stays[move] = (taking.stays[move] ?? 0) + share;
  }
  return [...takings.values()];
}

function afterSeat(layers: readonly Layer[], seat: Seat, step: PeopleStep, radix: readonly number[], limit: number): readonly Layer[] {
  const next = new Map<number, Layer>();
  const layerAt = (left: readonly number[], kept: number): Layer => {
    const key = indexOf(radix, left) * 8 + kept;
    let layer = next.get(key);
    if (!layer) {
      layer = { left, kept, weights: new Float64Array(step.states) };
      next.set(key, layer);
    }
    return layer;
  };
  const takings = takingsOf(seat, step, limit);
  for (const { left, kept, weights } of layers) {
    for (const { take, giant, stays } of takings) {
      const chance = chanceOf(left, take);
      if (chance === 0) continue;
      const after = minus(left, take);
      push(weights, layerAt(after, kept).weights, step, stays, giant ? chance * seat.sent : chance);
      if (!giant && seat.kept > 0) push(weights, layerAt(after, kept + 1).weights, step, stays, chance * seat.kept);
    }
  }
  return [...next.values()];
}

/** The moves of a step that `stays` weighs, `chance` times. */
function push(from: Float64Array, to: Float64Array, step: PeopleStep, stays: readonly number[], chance: number): void {
  for (let move = 0; move < stays.length; move++) {
    const target = step.to[move] ?? 0;
    to[target] = (to[target] ?? 0) + (from[step.from[move] ?? 0] ?? 0) * (step.chance[move] ?? 0) * (stays[move] ?? 0) * chance;
  }
}

/** What `allBelow` needs of a field, whatever the limit. */
export interface Programme {
  readonly field: Field;
  readonly steps: readonly PeopleStep[];
  /** Ways of the giants in all; 0: no deal is possible. */
  readonly ways: number;
}

export const programmeOf = (field: Field): Programme => ({
  field,
  steps: peopleSteps(field),
  ways: total(giantWays(field.unseen, field.seats)),
});

/** The chance that all armies are worth less than `limit`, an integer. */
export function allBelow({ field, steps, ways }: Programme, limit: number): number {
  if (limit <= 0) return field.seats.length === 0 ? 1 : 0;
  const radix = radixOf(field.othersDeck);
  let layers: readonly Layer[] = [{ left: field.othersDeck, kept: 0, weights: Float64Array.of(1) }];
  field.seats.forEach((seat, at) => {
    const step = steps[at];
    if (step) layers = afterSeat(layers, seat, step, radix, limit);
  });
  const sent = total(field.seats.map((seat) => seat.sent));
  const deck = total(field.othersDeck);
  const sum = layers.reduce((all, { left, kept, weights }) => {
    const giants = sent - (deck - total(left));
    return all + weights.reduce((one, weight) => one + weight, 0) * tail(field.unseen, field.seats, giants, kept);
  }, 0);
  return atMostOne(sum / ways);
}

/** What one seat's army may be worth: `[value, weight]`, rising, out of `total`. Integers, so that what is sure is exactly sure. */
export interface Worth {
  readonly weights: readonly (readonly [value: number, weight: bigint])[];
  readonly total: bigint;
}

/** Ways by value, out of `total`, of picks of `size` cards of `deck`, `more` cards besides; a commando takes one of them all. */
function waysBy(picks: readonly Pick[], deck: readonly number[], size: number, more = 0) {
  // Shares are parts of the cards that a commando may take.
  const parts = Math.max(1, size + more);
  const ways = new Map<number, bigint>();
  for (const { take, share, value } of picks) {
    const taken = take.reduce((all, count, kind) => all * chooseFew(deck[kind] ?? 0, count), Math.round(share * parts));
    ways.set(value, (ways.get(value) ?? 0n) + BigInt(taken));
  }
  return { ways, total: BigInt(chooseFew(total(deck), size) * parts) };
}

export function worthOf(field: Field, at: number): Worth {
  const seat = field.seats[at];
  if (!seat) throw new RangeError(`no seat ${at}`);
  const [{ take: first = [] } = {}] = seat.people;
  const people = waysBy(seat.people, field.peopleDeck, total(first));
  const giants = giantWays(field.unseen, field.seats);
  const hands = [0, 1].map((giant) => ({
    ...waysBy(
      seat.mercenaries.filter((pick) => Number(pick.giant) === giant),
      field.othersDeck,
      seat.sent - giant,
      giant,
    ),
    deals: BigInt(total(giants.filter((_, mask) => ((mask >> at) & 1) === giant))),
  }));
  const [plain, strong] = hands.map(({ total, deals }) => (deals === 0n ? 1n : total));
  const weights = new Map<number, bigint>();
  for (const [of, { ways, deals }] of hands.entries()) {
    const others = (of === 0 ? strong : plain) ?? 1n;
    for (const [value, one] of people.ways) {
      for (const [extra, other] of ways) {
        const weight = one * other * deals * others;
        const worth = Math.max(0, value + extra);
        if (weight > 0n) weights.set(worth, (weights.get(worth) ?? 0n) + weight);
      }
    }
  }
  return { weights: [...weights].sort(([a], [b]) => a - b), total: people.total * (plain ?? 1n) * (strong ?? 1n) * BigInt(total(giants)) };
}

/** `[value, chance]`, rising; chances above 0 only. */
export const valueChances = ({ weights, total }: Worth): readonly (readonly [value: number, chance: number])[] =>
  weights.map(([value, weight]) => [value, ratio(weight, total)]);

/** The chance of a worth below `limit`. */
export const chanceBelow = ({ weights, total }: Worth, limit: number): number =>
  ratio(
    weights.reduce((sum, [value, weight]) => (value < limit ? sum + weight : sum), 0n),
    total,
  );
