/** What every chapter asks of a table: its board, who leads which people, what stands where. */
import { type BoardTables, idOf, placeOf, boardOf as tablesOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import { boardFor } from '../data/board-from.ts';
import type { PlaceId } from '../data/board-types.ts';
import { CARDS, type CardId } from '../data/cards.ts';
import { cutBoard } from '../data/scenario.ts';
import { PEOPLES, type People } from '../types.ts';
import type { GameOptions, Seat, State, Turn } from './types.ts';

const OURS: BoardTables = /* @__PURE__ */ tablesOf(BOARD);

/** What a table plays on. */
type Ground = Pick<GameOptions, 'board' | 'scenario'>;

/** One a board, or a scenario: states share their options. */
const OWN = new WeakMap<object, BoardTables>();

/** The last one by its text: what comes to a worker is another copy of the same board each time. */
let last: { readonly text: string; readonly tables: BoardTables } | undefined;

function ownTables({ board, scenario }: Ground): BoardTables {
  const text = JSON.stringify([board, scenario]);
  if (last?.text !== text) {
    const whole = board ? boardFor(board) : BOARD;
    last = { text, tables: tablesOf(scenario ? cutBoard(whole, scenario) : whole) };
  }
  return last.tables;
}

/** The tables of the board that a table plays on: its own, or ours, or the part of it that its scenario takes. */
export function tablesFor(ground: Ground): BoardTables {
  const key = ground.scenario ?? ground.board;
  if (!key) return OURS;
  const tables = OWN.get(key) ?? ownTables(ground);
  OWN.set(key, tables);
  return tables;
}

/** Whether a magic card is in the game: a scenario leaves some out. */
export const isInPlay = ({ scenario }: Pick<GameOptions, 'scenario'>, card: CardId): boolean => scenario?.cards.includes(card) ?? true;

/** How many of a magic card are in the game (ZAR-MAT-3). */
export const copiesIn = (
  options: Pick<GameOptions, 'scenario'>,
  { id, copies }: { readonly id: CardId; readonly copies: number },
): number => (isInPlay(options, id) ? copies : 0);

/** The magic cards of a game, forty in a whole one, those aimed at peoples absent from it among them: they leave it when they are drawn (ZAR-MAG-10). */
export const magicOf = (options: Pick<GameOptions, 'scenario'>): readonly CardId[] =>
  CARDS.flatMap((card) => Array.from({ length: copiesIn(options, card) }, () => card.id));

/** Whether there is any. */
export const hasMagic = ({ scenario }: Pick<GameOptions, 'scenario'>): boolean => scenario?.cards.length !== 0;

/** The seat that leads a people. Throws on a people that nobody chose. */
export function seatOf({ peoples }: Pick<State, 'peoples'>, people: People): Seat {
  const seat = peoples.findIndex((all) => all.includes(people));
  if (seat < 0) throw new Error(`nobody leads the ${people}`);
  return seat;
}

export const leads = ({ peoples }: Pick<State, 'peoples'>, seat: Seat, people: People): boolean => peoples[seat]?.includes(people) ?? false;

/** The turn under way. Throws an Error outside one. */
export function turnOf({ turn }: Pick<State, 'turn'>): Turn {
  if (!turn) throw new Error('no turn under way');
  return turn;
}

/** The number of a place. Throws on an id that the board does not have: `judge` looks first. */
export function numberOf(tables: BoardTables, id: PlaceId): number {
  const place = placeOf(tables, id);
  if (place === undefined) throw new Error(`no place ${id} on this board`);
  return place;
}

export const nameAt = ({ names }: BoardTables, place: number): string => names[place] ?? '';

export { idOf, placeOf };

/** Something for each people. */
export const eachPeople = <Value>(value: (people: People) => Value): Readonly<Record<People, Value>> =>
  Object.fromEntries(PEOPLES.map((people) => [people, value(people)])) as Readonly<Record<People, Value>>;

export const NONE_EACH: Readonly<Record<People, number>> = eachPeople(() => 0);

/** A state that waits for nobody: no turn, no window, nothing to buy. */
export const AT_REST = {
  waiting: [],
  turn: null,
  played: [],
  asked: [],
  again: false,
  laid: null,
  driven: null,
  resume: null,
  trade: null,
  served: [],
  purses: [],
  points: NONE_EACH,
  ending: null,
} as const satisfies Partial<State>;

/** A copy with one entry changed. */
export function withAt<Value>(list: readonly Value[], at: number, value: Value): readonly Value[] {
  const copy = list.slice();
  copy[at] = value;
  return copy;
}

/** Seats in the order of play: that of their first people. */
export const seatsInOrder = (state: Pick<State, 'order' | 'peoples'>): readonly Seat[] => [
  ...new Set(state.order.map((people) => seatOf(state, people))),
];

/** Points of pawns of a people that are in play: on the board, in a fight under way or on the march to one. */
export function pawnsOf({ owners, pawns, turn }: Pick<State, 'owners' | 'pawns' | 'turn'>, people: People): number {
  let sum = 0;
  for (let place = 0; place < pawns.length; place += 1) {
    const owner = place < owners.length ? owners[place] : 'dragons';
    if (owner === people) sum += pawns[place] ?? 0;
  }
  for (const attack of turn?.attacks ?? []) if (attack.people === people) for (const group of attack.groups) sum += group.pawns;
  const combat = turn?.combat;
  if (combat?.people === people) sum += combat.fight.pawns.attacker;
  if (combat?.defender === people) sum += combat.fight.pawns.defender;
  return sum;
}
