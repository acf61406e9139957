/** The expert at war: what to send, where the commando strikes, which people its champion wants. */
import { type Mercenary, type Move, type MoveOf, type People, PEOPLES, type View } from '../types.ts';
import {
  type Counts,
  countsOf,
  FLYING_MACHINE,
  GOBLIN,
  hasTwoChiefs,
  kindOf,
  mercenaryForce,
  peopleAt,
  peopleForce,
  type Worths,
} from './kinds.ts';
import { type Holding, holdingsOf } from './memory.ts';
import { bestOf, idle, type Meter, movesOf } from './pick.ts';
import type { Remembered } from './recall.ts';
import { chanceAtMost, type Forces, forcesIn, withoutOne } from './rivals.ts';
import { aheadOf, BATTLE_POINTS, forcesOf, promise } from './strength.ts';

const DOUBT = 5;
/** Points that the commando must bring to be spent before the last battle. */
const RAID = 0.3;

interface War {
  readonly view: View;
  readonly worths: Worths;
  readonly holdings: readonly Holding[];
  readonly people: number;
  readonly points: number;
  /** What each rival's army may be worth; empty for the Sorcier and for me. */
  readonly rivals: readonly Forces[];
}

function warOf(view: View, remembered: Remembered, worths: Worths, meter: Meter): War | undefined {
  const called = view.called.at(-1);
  if (!called) return undefined;
  const holdings = holdingsOf(view, remembered);
  const people = peopleAt(called);
  const fights = (seat: number) => seat !== view.seat && seat !== view.sorcier;
  const rivals = holdings.map((holding, seat) => (fights(seat) ? forcesIn(view, seat, holding, people, worths, meter) : []));
  return { view, worths, holdings, people, points: BATTLE_POINTS[view.called.length - 1] ?? 0, rivals };
}

/** The chance that `force` is the greatest, ties included. */
const winning = (rivals: readonly Forces[], force: number): number =>
  force <= 0 ? 0 : rivals.reduce((chance, forces) => (forces.length === 0 ? chance : chance * chanceAtMost(forces, force)), 1);

const without = (hand: Counts, cards: readonly Mercenary[]): Counts => {
  const left = [...hand];
  for (const card of cards) left[kindOf(card)] = (left[kindOf(card)] ?? 1) - 1;
  return left;
};

/** Points that the battles after this one promise if I keep `mine` of my hand, the others keeping what they hold. */
function later({ view, worths, holdings }: War, mine: Counts): number {
  const ahead = aheadOf(view, PEOPLES);
  const hands = holdings.map(({ cards }, seat) => (seat === view.sorcier ? undefined : seat === view.seat ? mine : cards));
  return promise(forcesOf(hands, ahead, worths), view.seat, view.sorcier, ahead, DOUBT);
}

/** Those with a moment of their own stay in hand for it. */
const isPlain = (move: MoveOf<'send'>): boolean => !move.cards.some((card) => card === 'commando' || card === 'machine-volante');

/** What the flying machine would add with the goblins that are kept (ORC-BAT-8). */
function flight(kept: Counts, { value }: Worths): number {
  const goblins = kept[GOBLIN] ?? 0;
  return (kept[FLYING_MACHINE] ?? 0) > 0 && goblins > 0 ? (value[FLYING_MACHINE] ?? 0) + goblins * (value[GOBLIN] ?? 0) : 0;
}

/** A move of this battle: the points that it promises in all, and the chance to win it that goes with them. */
export interface Sortie<Made extends Move> {
  readonly move: Made;
  readonly points: number;
  readonly chance: number;
}

/**
 * Reinforcements: the points that this battle then promises and those that the next ones still do, as far as the budget reaches. Cards are worth keeping, but
 * after the last battle.
 */
export function sendsOf(
  view: View,
  remembered: Remembered,
  legal: readonly Move[],
  worths: Worths,
  meter: Meter,
): readonly Sortie<MoveOf<'send'>>[] {
  const war = warOf(view, remembered, worths, meter);
  if (!war) return [];
  const hand = countsOf([...view.hand, ...view.engaged]);
  const base = peopleForce(hand, war.people, worths);
  const hopeless = hasTwoChiefs(hand, war.people);
  const isLast = view.called.length === PEOPLES.length;
  // What the budget does not reach is what costs most: many cards before the last battle, few at the last.
  const sends = movesOf(legal, 'send')
    .filter(isPlain)
    .sort((a, b) => (isLast ? b.cards.length - a.cards.length : a.cards.length - b.cards.length));
  return sends.flatMap((move) => {
    if (!meter.take()) return [];
    const kept = without(hand, move.cards);
    const sent = base + mercenaryForce(countsOf(move.cards), worths) + (isLast ? flight(kept, worths) : 0);
    const cards = (isLast ? 1 : -1) * (move.cards.length / 1000);
    const chance = winning(war.rivals, hopeless ? 0 : sent);
    return [{ move, points: war.points * chance + later(war, kept) + cards, chance }];
  });
}

export const sendOf = (...asked: Parameters<typeof sendsOf>): Move =>
  bestOf(sendsOf(...asked), ({ points }) => points)?.value.move ?? idle(asked[2]);

/** Force of what I have laid for this battle. */
function laid({ view, people, worths }: War): number {
  const engaged = countsOf(view.engaged);
  return hasTwoChiefs(engaged, people) ? 0 : peopleForce(engaged, people, worths) + mercenaryForce(engaged, worths);
}

/** The chance to mark as the armies lie. */
export function chanceNow(view: View, remembered: Remembered, worths: Worths, meter: Meter): number | undefined {
  const war = warOf(view, remembered, worths, meter);
  return war && winning(war.rivals, laid(war));
}

/** What the commando brings against each army, beside staying in hand: the loss of one card, any of them. */
export function raidsOf(
  view: View,
  remembered: Remembered,
  legal: readonly Move[],
  worths: Worths,
  meter: Meter,
): readonly Sortie<MoveOf<'commando'>>[] {
  const war = warOf(view, remembered, worths, meter);
  if (!war) return [];
  const own = laid(war);
  const now = winning(war.rivals, own);
  const strikes = movesOf(legal, 'commando').filter(({ back }) => back === PEOPLES[war.people]);
  return strikes.flatMap((move) => {
    const { target } = move;
    const holding = war.holdings[target];
    if (!holding || !meter.take()) return [];
    const people = withoutOne(holding, war.people, worths);
    const whole = peopleForce(holding.cards, war.people, worths);
    const struck = people.flatMap((one) =>
      (war.rivals[target] ?? []).map(({ force, chance }) => ({ force: force - whole + one.force, chance: chance * one.chance })),
    );
    const rivals = war.rivals.map((forces, seat) => (seat === target ? struck : forces));
    const chance = winning(rivals, own);
    return [{ move, points: war.points * (chance - now), chance }];
  });
}

/** Points that the commando must bring to be spent now. */
export const raidPrice = ({ called }: Pick<View, 'called'>): number => (called.length === PEOPLES.length ? 0 : RAID);

/** The commando: against the army whose loss of one card helps most, if it helps enough. */
export function raid(...asked: Parameters<typeof raidsOf>): Move {
  const best = bestOf(raidsOf(...asked), ({ points }) => points);
  return best && best.score > raidPrice(asked[0]) ? best.value.move : idle(asked[2]);
}

/** The chance of the champion with each people still to be called, the best first. */
export function callsOf(
  view: View,
  remembered: Remembered,
  worths: Worths,
): readonly { readonly people: People | undefined; readonly chance: number }[] {
  const ahead = aheadOf(view, PEOPLES);
  const hands = holdingsOf(view, remembered).map(({ cards }, seat) => (seat === view.sorcier ? undefined : cards));
  const forces = forcesOf(hands, ahead, worths);
  const champion = view.champion ?? view.sorcier;
  const chances = ahead.map((one, at) => ({
    people: PEOPLES[one.people],
    chance: promise(
      forces.map((row) => row.slice(at, at + 1)),
      champion,
      view.sorcier,
      [{ ...one, points: 1 }],
      DOUBT,
    ),
  }));
  return chances.sort((a, b) => b.chance - a.chance);
}

/** The Sorcier calls the peoples that his champion wins best for the battles that score most. */
export function callOf(view: View, remembered: Remembered, legal: readonly Move[], worths: Worths): Move {
  const chances = callsOf(view, remembered, worths);
  const points = BATTLE_POINTS.slice(view.called.length);
  const place = points.filter((other) => other > (points[0] ?? 0)).length;
  const wanted = chances[place]?.people;
  return movesOf(legal, 'call').find(({ people }) => people === wanted) ?? idle(legal);
}
