/** Short words for tests of whole games: moves, what stands where, what is said. */
import { placeOf } from '../board/tables.ts';
import type { PlaceId, TerritoryId } from '../data/board-types.ts';
import type { CardId } from '../data/cards.ts';
import type { Event, EventOf } from '../game/events.ts';
import { ZARGOS } from '../game/game.ts';
import { tablesFor } from '../game/table.ts';
import type { Move, MoveOf, Seat, State, Target } from '../game/types.ts';
import type { RuleId } from '../ids.ts';
import type { People } from '../types.ts';

type Carrier = MoveOf<'attack'>['card'];

const group =
  <Kind extends 'attack' | 'march'>(kind: Kind) =>
  (seat: Seat, people: People, from: PlaceId, to: PlaceId, pawns: number, card: Carrier = null) =>
    ({ kind, seat, people, from, to, pawns, card }) as const;
export const attack = group('attack');
export const march = group('march');
export const fight = (seat: Seat, at: TerritoryId): Move => ({ kind: 'fight', seat, at });
export const done = (seat: Seat): Move => ({ kind: 'done', seat });
export const pass = (seat: Seat): Move => ({ kind: 'pass', seat });
export const play = (seat: Seat, card: CardId, target: Target = {}): Move => ({ kind: 'card', seat, card, target });
export const discard = (seat: Seat, card: CardId): Move => ({ kind: 'discard', seat, card });
export const flee = (seat: Seat, to: PlaceId): Move => ({ kind: 'flee', seat, to });
export const call = (seat: Seat, from: TerritoryId, pawns: number): Move => ({ kind: 'call', seat, from, pawns });
export const reroll = (seat: Seat, die: number): Move => ({ kind: 'reroll', seat, die });
export const reinforce = (seat: Seat, people: People, at: PlaceId, pawns: number): Move => ({ kind: 'reinforce', seat, people, at, pawns });
export const boats = (seat: Seat, people: People, count: number): Move => ({ kind: 'boats', seat, people, count });

/** The state after legal moves. Throws with the sentence of the first that is refused. */
export const made = (state: State, ...moves: readonly Move[]): State =>
  moves.reduce((now, move) => {
    const verdict = ZARGOS.judge(now, move);
    if (!verdict.ok) throw new Error(`${JSON.stringify(move)} in ${now.phase}: ${verdict.rule} ${verdict.because}`);
    return ZARGOS.step(now, move).state;
  }, state);

/** What the last of some legal moves tells. */
export function told(state: State, ...moves: readonly Move[]): readonly Event[] {
  const last = moves.at(-1);
  if (!last) return [];
  const before = made(state, ...moves.slice(0, -1));
  made(before, last);
  return ZARGOS.step(before, last).events;
}

/** Events of one kind. */
export const only = <Kind extends Event['kind']>(events: readonly Event[], kind: Kind): readonly EventOf<Kind>[] =>
  events.filter((event): event is EventOf<Kind> => event.kind === kind);

/** `true`, or the rule that refuses. */
export function ruled(state: State, move: Move): RuleId | true {
  const verdict = ZARGOS.judge(state, move);
  return verdict.ok ? true : verdict.rule;
}

/** Who stands on a place, and with how many pawns: « moines 3 », « 4 » at sea, « 0 » where nobody does. */
export function at({ owners, pawns, options }: State, id: PlaceId): string {
  const place = placeOf(tablesFor(options), id);
  if (place === undefined) throw new Error(`no place ${id}`);
  const owner = owners[place];
  return `${owner ? `${owner} ` : ''}${pawns[place]}`;
}

/** Ends the turn of a seat that has no fight left. */
export const endTurn = (state: State): State => {
  const seat = state.turn?.seat ?? -1;
  const ended = state.phase === 'attacks' ? made(state, done(seat)) : state;
  return made(ended, done(seat));
};
/** Passes in a window until nobody is asked. */
export function quiet(state: State): State {
  let now = state;
  while (['red', 'illusion', 'winds', 'call', 'hand'].includes(now.phase)) now = made(now, pass(ZARGOS.toMove(now)[0] ?? -1));
  return now;
}
