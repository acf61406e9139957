/**
 * Reinforcements and boats granted, then pawns spread, the player with the most pawns first (ZAR-POS-4, ZAR-POS-5); that is the order of the first turn
 * (ZAR-TOUR-2).
 */
import { diceFrom } from '../../../core/dice.ts';
import { resume } from '../../../core/random.ts';
import { readingsOf } from '../../options.ts';
import { placementOrder } from '../../rules/order.ts';
import { PAWNS_OF_A_REINFORCEMENT } from '../../setup.ts';
import { MAX_PAWNS, type People } from '../../types.ts';
import type { Chapter } from '../chapter.ts';
import type { Tell } from '../events.ts';
import { idOf, leads, nameAt, numberOf, placeOf, seatOf, tablesFor, withAt } from '../table.ts';
import { beginRound } from '../turn.ts';
import type { Move, MoveOf, Seat, State } from '../types.ts';
import { isTerritory } from './cards.ts';
import { holds, peoplesOf, possessed, settingUp, withLeft } from './holdings.ts';
import { type LazyRefusal, OPENING_REFUSALS as NO, verdictOf } from './refusals.ts';

/** Those of a seat's peoples that have a territory: the others are out (ZAR-L-55). */
export const alive = (state: State, seat: Seat): readonly People[] =>
  peoplesOf(state, seat).filter((people) => state.order.includes(people));

const secretCards = (state: State, seat: Seat) => (settingUp(state).hands[seat] ?? []).filter((card) => !isTerritory(card));

/** Peoples without any territory are out: their pawns cannot be set down (ZAR-L-55). */
function withoutLandless(before: State, tell: Tell): State {
  let state = before;
  for (const people of before.order) {
    if (holds(before, people)) continue;
    const seat = seatOf(state, people);
    const positioning = settingUp(state);
    state = {
      ...state,
      order: state.order.filter((one) => one !== people),
      positioning: { ...positioning, left: { ...positioning.left, [people]: 0 } },
    };
    tell({ kind: 'out', people, seat });
    if (alive(state, seat).length === 0) tell({ kind: 'left-table', seat, cards: 0 });
  }
  return state;
}

/** One card granted; what the box lacks of a hundred points of pawns is not given (ZAR-MAT-2). */
function granted(state: State, seat: Seat, people: People, card: 'renfort' | 'bateau'): State {
  const positioning = settingUp(state);
  const hand = [...(positioning.hands[seat] ?? [])];
  hand.splice(hand.indexOf(card), 1);
  const hands = withAt(positioning.hands, seat, hand);
  if (card === 'bateau')
    return { ...state, boats: { ...state.boats, [people]: state.boats[people] + 1 }, positioning: { ...positioning, hands } };
  const pawns = Math.min(PAWNS_OF_A_REINFORCEMENT, MAX_PAWNS - possessed(state, people));
  const reinforcements = { ...positioning.reinforcements, [people]: positioning.reinforcements[people] + 1 };
  return { ...state, positioning: withLeft({ ...positioning, hands, reinforcements }, people, pawns) };
}

/** A player of one people has nothing to choose. */
function grantedWhole(before: State, seat: Seat, tell: Tell): State {
  const [people, other] = alive(before, seat);
  if (people === undefined || other !== undefined) return before;
  const cards = secretCards(before, seat);
  let state = before;
  for (const card of cards) if (!isTerritory(card)) state = granted(state, seat, people, card);
  const boats = cards.filter((card) => card === 'bateau').length;
  if (cards.length > 0) tell({ kind: 'granted', seat, people, reinforcements: cards.length - boats, boats });
  return state;
}

/** The exchanges are over: who has no territory is out, and the cards held secret are granted (ZAR-POS-4). */
export function startGranting(before: State, tell: Tell): State {
  let state = withoutLandless({ ...before, trade: null }, tell);
  for (const seat of state.choice) state = grantedWhole(state, seat, tell);
  const queue = state.choice.filter((seat) => alive(state, seat).length > 0 && secretCards(state, seat).length > 0);
  return grantingGoesOn({ ...state, phase: 'granting', positioning: { ...settingUp(state), queue } }, tell);
}

function grantingGoesOn(state: State, tell: Tell): State {
  const positioning = settingUp(state);
  const queue = positioning.queue.filter((seat) => secretCards(state, seat).length > 0);
  return queue.length > 0 ? { ...state, positioning: { ...positioning, queue } } : startPlacement(state, tell);
}

/** Who has received a capital card has its kingdom card, under the other reading of ZAR-L-20 (ZAR-POS-6). */
function withKingdoms(state: State, tell: Tell): State {
  if (readingsOf(state.options)['ZAR-L-20'] !== 'oui') return state;
  const tables = tablesFor(state.options);
  const kingdoms = tables.kingdoms.map((kingdom) => {
    const people = kingdom === 'zargos' ? null : (state.owners[numberOf(tables, kingdom)] ?? null);
    if (people) tell({ kind: 'kingdom', kingdom, people, before: null });
    return people;
  });
  return { ...state, kingdoms };
}

function startPlacement(before: State, tell: Tell): State {
  const state = withKingdoms(before, tell);
  const random = resume(state.random);
  const seats = state.choice.filter((seat) => alive(state, seat).length > 0);
  const pawnsOf = (seat: Seat) => alive(state, seat).reduce((sum, people) => sum + possessed(state, people), 0);
  const { order, rolls } = placementOrder(seats, pawnsOf, readingsOf(state.options), diceFrom(random));
  tell({ kind: 'ranked', of: 'placement', order, rolls });
  return {
    ...state,
    phase: 'placement',
    random: random.state(),
    order: order.flatMap((seat) => alive(state, seat)),
    positioning: { ...settingUp(state), queue: order },
  };
}

function grantFault(state: State, { seat, people, card }: MoveOf<'grant'>): LazyRefusal | undefined {
  if (!leads(state, seat, people)) return () => NO.notYours(people);
  if (!state.order.includes(people)) return () => NO.out(people);
  return settingUp(state).hands[seat]?.includes(card) ? undefined : () => NO.noSuchCard(card);
}

/** Which of his peoples takes each reinforcement and each boat (ZAR-POS-4, ZAR-L-17). All moves are listed. */
export const granting: Chapter = {
  judge: (state, move) => verdictOf(grantFault(state, move as MoveOf<'grant'>)),
  moves(state, seat) {
    const kinds = (['renfort', 'bateau'] as const).filter((card) => settingUp(state).hands[seat]?.includes(card));
    return kinds.flatMap((card) => alive(state, seat).map((people): Move => ({ kind: 'grant', seat, people, card })));
  },
  play(state, move, tell) {
    const { seat, people, card } = move as MoveOf<'grant'>;
    const isBoat = card === 'bateau';
    tell({ kind: 'granted', seat, people, reinforcements: isBoat ? 0 : 1, boats: isBoat ? 1 : 0 });
    return grantingGoesOn(granted(state, seat, people, card), tell);
  },
};

function spreadFault(state: State, { seat, people, at, pawns }: MoveOf<'reinforce'>): LazyRefusal | undefined {
  const tables = tablesFor(state.options);
  const place = placeOf(tables, at);
  if (place === undefined) return () => NO.noPlace(at);
  if (!leads(state, seat, people)) return () => NO.notYours(people);
  if (!state.order.includes(people)) return () => NO.out(people);
  const name = nameAt(tables, place);
  if (place >= tables.territories) return () => NO.atSea(name);
  if (tables.powerless[place]) return () => NO.emptyInZargos(name);
  const holder = state.owners[place] ?? null;
  if (holder !== people) return () => NO.notHeld(name, people, holder);
  const left = settingUp(state).left[people];
  return pawns <= left ? undefined : () => NO.tooMany(people, pawns, left);
}

function doneFault(state: State, seat: Seat): LazyRefusal | undefined {
  const { left } = settingUp(state);
  const people = alive(state, seat).find((one) => left[one] > 0);
  return people && (() => NO.stillLeft(people, left[people]));
}

/** Spreads pawns (ZAR-POS-5). Any number may be set down at once; those listed are one, and all that are left of a people, for each of its territories. */
export const placement: Chapter = {
  judge: (state, move) => verdictOf(move.kind === 'reinforce' ? spreadFault(state, move) : doneFault(state, move.seat)),
  moves(state, seat) {
    const tables = tablesFor(state.options);
    const { left } = settingUp(state);
    const listed: Move[] = [];
    for (const people of alive(state, seat)) {
      const all = left[people];
      if (all === 0) continue;
      for (let place = 0; place < state.owners.length; place += 1) {
        if (state.owners[place] !== people) continue;
        const at = idOf(tables, place);
        listed.push({ kind: 'reinforce', seat, people, at, pawns: 1 });
        if (all > 1) listed.push({ kind: 'reinforce', seat, people, at, pawns: all });
      }
    }
    return listed.length > 0 ? listed : [{ kind: 'done', seat }];
  },
  play(state, move, tell) {
    const positioning = settingUp(state);
    if (move.kind !== 'reinforce') {
      const queue = positioning.queue.slice(1);
      return queue.length > 0 ? { ...state, positioning: { ...positioning, queue } } : beginRound({ ...state, positioning: null }, tell);
    }
    const { seat, people, at, pawns } = move;
    const place = numberOf(tablesFor(state.options), at);
    tell({ kind: 'reinforced', seat, people, at, pawns, bought: false });
    return {
      ...state,
      pawns: withAt(state.pawns, place, (state.pawns[place] ?? 0) + pawns),
      positioning: withLeft(positioning, people, -pawns),
    };
  },
};
