/** Positions of Zargos for lessons, written short: what stands near the task is said, and the rest of the planet is held as in a game. */
import type { KingdomId, PlaceId } from '../data/board-types.ts';
import type { CardId } from '../data/cards.ts';
import { standing, withActor, withBoats, withBuyer, withHand, withPhase } from '../edit.ts';
import type { Garrison } from '../examples-board.ts';
import { seatOf, tablesFor } from '../game/table.ts';
import type { State } from '../game/types.ts';
import { normal } from '../normal.ts';
import type { FightState } from '../rules/fight.ts';
import type { People } from '../types.ts';

/** The learner's people first: it is his turn unless `actor` says whose. */
type Peoples = readonly [People, People, People, People, ...People[]];

/** Pawns of each people where they stand, one people a place: `moines: { kahil: 6 }`. */
export type Stands = Readonly<Partial<Record<People, Readonly<Partial<Record<PlaceId, number>>>>>>;

interface Asked {
  /** A player each, in the order of play. */
  readonly peoples: Peoples;
  readonly stands: Stands;
  readonly boats?: Readonly<Partial<Record<People, number>>>;
  /** Magic in hand. */
  readonly hands?: Readonly<Partial<Record<People, readonly CardId[]>>>;
  /** Whose turn it is. */
  readonly actor?: People;
  readonly phase?: 'red' | 'attacks' | 'reorganisation';
  /** Points that the learner has to spend: he buys. */
  readonly points?: number;
  /** The others have played their turns: the count comes after this one. */
  readonly isLast?: true;
  /** Kingdom cards. */
  readonly cards?: Readonly<Partial<Record<KingdomId, People>>>;
  /** Nobody holds what is not said. */
  readonly isBare?: true;
}

type Stood = Readonly<Partial<Record<PlaceId, Garrison>>>;

/** What nobody speaks of is held by the learner's rivals: a kingdom each, but for its last province. */
function filled(state: State, stood: Stood, others: readonly People[]): State {
  const { board, kingdoms } = tablesFor(state.options);
  const owners = [...state.owners];
  const pawns = [...state.pawns];
  for (const [place, { id, kingdom, kind }] of board.territories.entries()) {
    if (kingdom === 'zargos' || stood[id]) continue;
    const isLast = board.territories[place + 1]?.kingdom !== kingdom;
    owners[place] = others[(kingdoms.indexOf(kingdom) + (isLast ? 1 : 0)) % others.length] ?? null;
    pawns[place] = kind === 'capital' ? 4 : 1 + (place % 3);
  }
  return { ...state, owners, pawns };
}

const HEART: PlaceId = 'zargos';
/** The game is under way. */
const ROUND = 3;

export function positionOf(asked: Asked): State {
  const { peoples, stands, boats = {}, hands = {}, actor = peoples[0], phase = 'attacks', points, cards = {} } = asked;
  const stood: Stood = Object.fromEntries(
    peoples.flatMap((people) => Object.entries(stands[people] ?? {}).map(([id, pawns = 0]) => [id, { people, pawns }])),
  );
  const mastery = stood[HEART];
  const begun = standing(peoples, stood);
  let state: State = normal(asked.isBare ? begun : filled(begun, stood, peoples.slice(1)));
  const kingdoms = tablesFor(state.options).kingdoms.map((kingdom) => cards[kingdom] ?? null);
  state = { ...state, kingdoms, round: ROUND, master: mastery ? seatOf(state, mastery.people) : null };
  for (const people of peoples) {
    state = withBoats(state, people, boats[people] ?? 0);
    state = withHand(state, seatOf(state, people), hands[people] ?? []);
  }
  if (points !== undefined) return withBuyer(state, peoples[0], points);
  const set = withPhase(withActor(state, actor), phase);
  return asked.isLast ? { ...set, waiting: [] } : set;
}

/** The fight under way with these dice on the table, at the Moine's choice on the throw that lies there. */
export function withThrow(state: State, fight: Pick<FightState, 'stage' | 'faces'> & Partial<FightState>): State {
  const { turn } = state;
  if (!turn?.combat) throw new Error('no fight under way');
  return { ...state, turn: { ...turn, combat: { ...turn.combat, fight: { ...turn.combat.fight, used: false, ...fight } } } };
}
