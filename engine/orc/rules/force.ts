/**
 * What an army is worth (chapter « Guerre », ORC-BAT-4 to ORC-BAT-8): first who leads whom and who serves what, then each card's part. The
 * game, the valuer and the odds all ask here. Cards that no army may hold (spies, another people) are for the readers to refuse.
 */
import type { RuleId } from '../ids.ts';
import type { Readings } from '../options.ts';
import type { ArmyCardKind, People, Values } from '../types.ts';

export interface Army {
  /** The people called (ORC-BAT-1). */
  readonly people: People;
  /** Laid face down: cards of the people, and mercenaries. */
  readonly cards: readonly ArmyCardKind[];
  /** The flying machine joins after the reveal, with these goblins of the hand (ORC-BAT-8). Left out: it stays away. */
  readonly flying?: readonly ArmyCardKind[];
}

/** A card's part in the sum; the parts add up to the army's value. */
export interface ArmyLine {
  readonly card: ArmyCardKind;
  readonly value: number;
  /** What decided that part. */
  readonly rule: RuleId;
}

export interface Force {
  readonly value: number;
  /** One line a card: `cards` in their order, then the flying machine and those aboard. */
  readonly lines: readonly ArmyLine[];
}

/** Who leads whom and who serves what. */
interface Order {
  /** Both chiefs of the people: the army fights itself (ORC-BAT-7). */
  readonly infighting: boolean;
  readonly doubled: boolean;
  /** War machines that somebody serves, those served from the flying machine included. */
  readonly served: number;
  /** Of these, served by somebody engaged before the reveal. */
  readonly servedBefore: number;
  /** Engaged goblins that serve nothing (ORC-L-5). */
  readonly idle: number;
}

const countOf = (cards: readonly ArmyCardKind[], card: ArmyCardKind): number => cards.filter((one) => one === card).length;

/** Those who can serve a war machine or board the flying one: goblins, and the commando under one reading of ORC-L-30. */
const goblinsIn = (cards: readonly ArmyCardKind[], readings: Readings): number =>
  countOf(cards, 'gobelin') + (readings['ORC-L-30'] === 'oui' ? countOf(cards, 'commando') : 0);

/** Engaged goblins that serve no war machine (ORC-L-5): each machine takes one. */
export const idleGoblins = (cards: readonly ArmyCardKind[], readings: Readings): number =>
  Math.max(0, goblinsIn(cards, readings) - countOf(cards, 'machine-de-guerre'));

function orderOf({ people, cards, flying = [] }: Army, readings: Readings): Order {
  const chiefs = countOf(cards, `${people}-chef`);
  const machines = countOf(cards, 'machine-de-guerre');
  const goblins = goblinsIn(cards, readings);
  const servedBefore = Math.min(machines, goblins);
  const landed = readings['ORC-L-31'] === 'oui' ? goblinsIn(flying, readings) : 0;
  return {
    infighting: chiefs >= 2,
    doubled: chiefs === 1,
    served: Math.min(machines, servedBefore + landed),
    servedBefore,
    idle: idleGoblins(cards, readings),
  };
}

/** What a chief is worth beside those it doubles (ORC-L-12). */
function chiefPart(value: number, readings: Readings): Omit<ArmyLine, 'card'> {
  switch (readings['ORC-L-12']) {
    case 'compte-sans-doubler':
      return { value, rule: 'ORC-L-12' };
    case 'nulle':
      return { value: 0, rule: 'ORC-L-12' };
    default:
      return { value: 2 * value, rule: 'ORC-BAT-5' };
  }
}

/** The part of the `nth` (from 0) of its kind among the cards engaged before the reveal. */
function partOf(card: ArmyCardKind, nth: number, people: People, order: Order, values: Values, readings: Readings): Omit<ArmyLine, 'card'> {
  if (order.infighting) return { value: 0, rule: 'ORC-BAT-7' };
  const value = values[card];
  switch (card) {
    case `${people}-chef`:
      return chiefPart(value, readings);
    case 'machine-de-guerre':
      return { value: nth < order.served ? value : 0, rule: nth >= order.servedBefore && nth < order.served ? 'ORC-L-31' : 'ORC-BAT-6' };
    case 'machine-volante':
      return { value: order.idle > 0 ? value : 0, rule: 'ORC-L-29' };
    case 'gobelin':
      return { value, rule: nth < order.servedBefore ? 'ORC-BAT-6' : 'ORC-BAT-4' };
    case 'commando':
      return { value, rule: 'ORC-L-29' };
    case 'troll':
    case 'geant':
      return { value, rule: 'ORC-BAT-4' };
    default:
      return order.doubled ? { value: 2 * value, rule: 'ORC-BAT-5' } : { value, rule: 'ORC-BAT-4' };
  }
}

/** What the flying machine and those aboard add after the reveal (ORC-BAT-8); nothing to an army with two chiefs (ORC-L-13). */
function flyingLines(flying: readonly ArmyCardKind[], order: Order, values: Values, readings: Readings): ArmyLine[] {
  if (order.infighting && readings['ORC-L-13'] !== 's-ajoute')
    return [...(['machine-volante'] as const), ...flying].map((card) => ({ card, value: 0, rule: 'ORC-L-13' }));
  const aboard = goblinsIn(flying, readings) > 0;
  const helped = !aboard && order.idle > 0 && readings['ORC-L-4'] === 'oui';
  return [
    { card: 'machine-volante', value: aboard || helped ? values['machine-volante'] : 0, rule: helped ? 'ORC-L-4' : 'ORC-BAT-8' },
    ...flying.map((card) => ({ card, value: values[card], rule: 'ORC-BAT-8' }) as const),
  ];
}

/** The value of an army, line by line. */
export function forceOf(army: Army, values: Values, readings: Readings): Force {
  const order = orderOf(army, readings);
  const met = new Map<ArmyCardKind, number>();
  const lines = army.cards.map((card): ArmyLine => {
    const nth = met.get(card) ?? 0;
    met.set(card, nth + 1);
    return { card, ...partOf(card, nth, army.people, order, values, readings) };
  });
  if (army.flying) lines.push(...flyingLines(army.flying, order, values, readings));
  return { value: lines.reduce((sum, line) => sum + line.value, 0), lines };
}
