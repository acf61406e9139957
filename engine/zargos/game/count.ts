/** Phase b: points, the order of play, kingdom cards (ZAR-PTS, ZAR-ORD, ZAR-ROY). */
import { diceFrom } from '../../core/dice.ts';
import { resume } from '../../core/random.ts';
import { holdingsOf } from '../board/kingdoms.ts';
import type { KingdomId } from '../data/board-types.ts';
import { readingsOf } from '../options.ts';
import { cardHolder } from '../rules/kingdoms.ts';
import { orderByPoints, type Ranked } from '../rules/order.ts';
import { score } from '../rules/points.ts';
import type { People } from '../types.ts';
import type { Tell } from './events.ts';
import { eachPeople, hasMagic, NONE_EACH, seatOf, seatsInOrder, tablesFor } from './table.ts';
import type { Seat, State } from './types.ts';

/** Points of territory of a people, now (ZAR-PTS-1, ZAR-PTS-2). */
export function pointsOf({ options, owners }: Pick<State, 'options' | 'owners'>, people: People): number {
  const held = new Set(owners.flatMap((owner, place) => (owner === people ? [place] : [])));
  return held.size === 0 ? 0 : score(holdingsOf(tablesFor(options), held));
}

/** By seat, the points of its peoples. */
export const scoresOf = (state: State): readonly number[] =>
  state.peoples.map((peoples) => peoples.reduce((sum, people) => sum + pointsOf(state, people), 0));

/** Kingdoms held as a whole. */
function wholeOf({ options, owners }: State, people: People): readonly KingdomId[] {
  const { kingdoms, members } = tablesFor(options);
  return kingdoms.filter((_, kingdom) => members[kingdom]?.every((place) => owners[place] === people));
}

/** The new order (ZAR-ORD-1): by player, his peoples together in the order chosen, or by people (ZAR-L-17). */
function ranked(state: State, points: Readonly<Record<People, number>>, tell: Tell): State {
  const random = resume(state.random);
  const dice = diceFrom(random);
  const { order, peoples, options } = state;
  if (readingsOf(options)['ZAR-L-17'] === 'rang-par-peuple') {
    const rank: Ranked<People> = orderByPoints(order, (people) => points[people], dice);
    tell({ kind: 'order', order: rank.order, before: order, rolls: rank.rolls });
    return { ...state, order: rank.order, random: random.state() };
  }
  const worth = (seat: Seat) => order.reduce((sum, people) => sum + (seatOf(state, people) === seat ? points[people] : 0), 0);
  const rank = orderByPoints(seatsInOrder(state), worth, dice);
  const all = rank.order.flatMap((seat) => (peoples[seat] ?? []).filter((people) => order.includes(people)));
  tell({ kind: 'order', order: all, before: order, rolls: rank.rolls });
  return { ...state, order: all, random: random.state() };
}

/** Who has each kingdom's card after this count (ZAR-ROY-1 to 4); they bring magic, and a scenario without it has none. */
function carded(state: State, tell: Tell): State {
  if (!hasMagic(state.options)) return state;
  const { board, members, kingdoms: ids } = tablesFor(state.options);
  const owner = (place: number): People | undefined => state.owners[place] ?? undefined;
  const kingdoms = state.kingdoms.map((before, kingdom) => {
    const id = ids[kingdom];
    const own = members[kingdom] ?? [];
    const capital = own.find((place) => board.territories[place]?.kind === 'capital');
    if (id === undefined || capital === undefined) return null;
    const provinces = own.filter((place) => place !== capital).map(owner);
    const after = cardHolder(before ?? undefined, { capital: owner(capital), provinces }) ?? null;
    if (after !== before) tell({ kind: 'kingdom', kingdom: id, people: after, before });
    return after;
  });
  return { ...state, kingdoms };
}

/** The whole of phase b, and the kingdom cards of phase c. */
export function countPoints(state: State, tell: Tell): State {
  const points = eachPeople((people) => (state.order.includes(people) ? pointsOf(state, people) : NONE_EACH[people]));
  for (const people of state.order) {
    tell({ kind: 'counted', people, seat: seatOf(state, people), points: points[people], kingdoms: wholeOf(state, people) });
  }
  return carded(ranked({ ...state, points }, points, tell), tell);
}
