/** Before the first turn: peoples are chosen, cards taken, a pawn set on each territory drawn (ZAR-PREP-2, ZAR-POS-1, ZAR-POS-2). */
import { startingPawns } from '../setup.ts';
import { PEOPLES, type People } from '../types.ts';
import type { Chapter } from './chapter.ts';
import type { Tell } from './events.ts';
import { fromLot, holds, peoplesOf, settingUp, territoriesOf, unplanted, withFirstPawn } from './opening/holdings.ts';
import { startGranting } from './opening/placement.ts';
import { type LazyRefusal, OPENING_REFUSALS as NO, verdictOf } from './opening/refusals.ts';
import { idOf, leads, nameAt, numberOf, placeOf, tablesFor, withAt } from './table.ts';
import { openTrade } from './trade/open.ts';
import type { Move, MoveOf, Seat, State } from './types.ts';

/** Points of pawns that each people starts with at this table (ZAR-PREP-3). Throws on a table that no game is played at. */
export function lotOf({ options: { seats, each } }: Pick<State, 'options'>): number {
  const lot = startingPawns(seats, each);
  if (lot === undefined) throw new Error(`no game of ${seats} players with ${each} peoples each`);
  return lot;
}

/** Each chooses a people in the order of the dice, then another one where players lead several (ZAR-PREP-2). All moves are listed. */
export const peoples: Chapter = {
  judge(state, move) {
    const { people } = move as MoveOf<'choose'>;
    return verdictOf(state.order.includes(people) ? () => NO.taken(people) : undefined);
  },
  moves: (state, seat) =>
    PEOPLES.filter((people) => !state.order.includes(people)).map((people): Move => ({ kind: 'choose', seat, people })),
  play(state, move, tell) {
    const { seat, people } = move as MoveOf<'choose'>;
    const positioning = settingUp(state);
    const queue = positioning.queue.slice(1);
    tell({ kind: 'chose', seat, people });
    const chosen: State = {
      ...state,
      order: [...state.order, people],
      peoples: withAt(state.peoples, seat, [...peoplesOf(state, seat), people]),
      positioning: { ...positioning, queue: queue.length > 0 ? queue : state.choice },
    };
    return queue.length > 0 ? chosen : { ...chosen, phase: 'takings' };
  },
};

const PILES = ['green', 'blue'] as const;

/** Cards of one taking: a green one, or two blue ones (ZAR-POS-1). */
const TAKEN = { green: 1, blue: 2 } as const;

/** One green card or two blue ones, in turn, until both piles are gone (ZAR-POS-1, ZAR-L-11). All moves are listed. */
export const takings: Chapter = {
  judge(state, move) {
    const { pile } = move as MoveOf<'take'>;
    return verdictOf(settingUp(state)[pile].length === 0 ? () => NO.noPile(pile) : undefined);
  },
  moves(state, seat) {
    const positioning = settingUp(state);
    return PILES.filter((pile) => positioning[pile].length > 0).map((pile): Move => ({ kind: 'take', seat, pile }));
  },
  play(state, move, tell) {
    const { seat, pile } = move as MoveOf<'take'>;
    const positioning = settingUp(state);
    const cards = positioning[pile].slice(0, TAKEN[pile]);
    const [first = seat, ...others] = positioning.queue;
    tell({ kind: 'took', seat, pile, count: cards.length });
    tell({ kind: 'drew', seat, cards, to: [seat] });
    const taken = {
      ...positioning,
      [pile]: positioning[pile].slice(cards.length),
      hands: withAt(positioning.hands, seat, [...(positioning.hands[seat] ?? []), ...cards]),
      queue: [...others, first],
    };
    const after: State = { ...state, positioning: taken };
    return taken.green.length + taken.blue.length > 0 ? after : startPlanting(after, tell);
  },
};

function planted(state: State, seat: Seat, people: People, place: number, tell: Tell): State {
  tell({ kind: 'planted', seat, people, at: idOf(tablesFor(state.options), place) as MoveOf<'plant'>['at'] });
  return withFirstPawn(state, people, place);
}

/** Both piles are gone: each people receives its lot (ZAR-PREP-3), and a player of one people sets its pawns at once. */
function startPlanting(before: State, tell: Tell): State {
  const lot = lotOf(before);
  const positioning = settingUp(before);
  const left = { ...positioning.left };
  for (const people of before.order) left[people] = lot;
  let state: State = { ...before, phase: 'planting', positioning: { ...positioning, left, queue: before.choice } };
  for (const seat of before.choice) {
    const [people, other] = peoplesOf(before, seat);
    if (people === undefined || other !== undefined) continue;
    for (const place of unplanted(state, seat)) state = planted(state, seat, people, place, tell);
  }
  return plantingGoesOn(state, tell);
}

function plantingGoesOn(state: State, tell: Tell): State {
  const positioning = settingUp(state);
  const queue = positioning.queue.filter((seat) => unplanted(state, seat).length > 0);
  if (queue.length > 0) return { ...state, positioning: { ...positioning, queue } };
  const { opening, offers } = state.options;
  const after: State = { ...state, positioning: { ...positioning, queue: [] } };
  return opening === 'complete' && offers > 0 ? openTrade(after, 'position') : startGranting(after, tell);
}

/** A people that would be left without territory though it can be avoided, were `people` to take this one (ZAR-L-55). */
function leftOut(state: State, seat: Seat, people: People): People | undefined {
  if (!holds(state, people)) return undefined;
  const without = peoplesOf(state, seat).filter((one) => !holds(state, one));
  return without.length > 0 && without.length >= unplanted(state, seat).length ? without[0] : undefined;
}

function plantFault(state: State, { seat, people, at }: MoveOf<'plant'>): LazyRefusal | undefined {
  const tables = tablesFor(state.options);
  const place = placeOf(tables, at);
  if (place === undefined) return () => NO.noPlace(at);
  if (!leads(state, seat, people)) return () => NO.notYours(people);
  const name = nameAt(tables, place);
  if (tables.powerless[place]) return () => NO.noCardInZargos(name);
  if (!territoriesOf(tables, settingUp(state), seat).includes(place)) return () => NO.noCard(name);
  const holder = state.owners[place] ?? null;
  if (holder) return () => NO.planted(name, holder);
  if (fromLot(state) && settingUp(state).left[people] === 0) return () => NO.lotSpent(people);
  const without = leftOut(state, seat, people);
  return without && (() => NO.wouldBeOut(people, without));
}

/**
 * Which of his peoples takes each territory drawn (ZAR-POS-2, ZAR-L-34). Cards may be looked at in any order; those listed are for the first one that bears
 * no pawn, since the order changes nothing.
 */
export const planting: Chapter = {
  judge: (state, move) => verdictOf(plantFault(state, move as MoveOf<'plant'>)),
  moves(state, seat) {
    const [place] = unplanted(state, seat);
    if (place === undefined) return [];
    const at = idOf(tablesFor(state.options), place) as MoveOf<'plant'>['at'];
    return peoplesOf(state, seat)
      .map((people): MoveOf<'plant'> => ({ kind: 'plant', seat, people, at }))
      .filter((move) => !plantFault(state, move));
  },
  play(state, move, tell) {
    const { seat, people, at } = move as MoveOf<'plant'>;
    return plantingGoesOn(planted(state, seat, people, numberOf(tablesFor(state.options), at), tell), tell);
  },
};
