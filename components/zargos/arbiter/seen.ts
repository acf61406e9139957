/** What the map before the arbiter shows of a position, and what touching it does. */
import type { Touched } from '#components/arbiter/spec.ts';
import type { Arrow } from '#components/zargos/play/map/tokens.ts';
import { idOf, placeOf } from '#engine/zargos/board/tables.ts';
import type { PlaceId, SeaId, TerritoryId } from '#engine/zargos/data/board-types.ts';
import { withHolder, withOneMore, withPawns } from '#engine/zargos/edit.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { takesPawns } from '#engine/zargos/game/reinforcements.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { PEOPLES } from '#engine/zargos/types.ts';

export interface Pictured {
  /** Where the move proposed may go instead: legal targets from where it starts. */
  readonly open: readonly number[];
  readonly target: number | null;
  /** Where the group of the move proposed starts. */
  readonly from: number | null;
  /** Where a map that is not to be changed opens, beside the move; left out: nowhere. */
  readonly about?: readonly number[];
  /** Groups that are thought of, where they are more than the move's own. */
  readonly ways?: readonly Arrow[];
  /** Pawns thought of, by place. */
  readonly drafts?: readonly (readonly [place: number, pawns: number])[];
}

const targetOf = (move: Move): PlaceId | undefined => {
  switch (move.kind) {
    case 'attack':
    case 'march':
    case 'flee':
      return move.to;
    case 'fight':
    case 'reinforce':
    case 'plant':
      return move.at;
    case 'call':
      return move.from;
    case 'card':
      return 'place' in move.target ? move.target.place : undefined;
    default:
      return undefined;
  }
};

/** Places that a move of the same kind, from the same start, may aim at. */
function openTo(state: State, move: Move): readonly number[] {
  const tables = tablesFor(state.options);
  const from = move.kind === 'attack' || move.kind === 'march' ? move.from : undefined;
  const isLike = (one: Move) =>
    one.kind === move.kind && (from === undefined || ((one.kind === 'attack' || one.kind === 'march') && one.from === from));
  const moves = ZARGOS.toMove(state).flatMap((seat) => ZARGOS.moves(state, seat));
  const ids = moves.flatMap((one) => (isLike(one) ? (targetOf(one) ?? []) : []));
  return [...new Set(ids)].flatMap((id) => placeOf(tables, id) ?? []);
}

export function seenOf(state: State, move: Move, isSound: boolean): Pictured {
  const { places } = tablesFor(state.options);
  const from = move.kind === 'attack' || move.kind === 'march' ? move.from : '';
  return { open: isSound ? openTo(state, move) : [], target: places.get(targetOf(move) ?? '') ?? null, from: places.get(from) ?? null };
}

/** The same card aimed at the place that is touched. */
function aimed(state: State, move: Extract<Move, { kind: 'card' }>, place: number): Move {
  const tables = tablesFor(state.options);
  const { target } = move;
  const id = idOf(tables, place);
  if ('place' in target) return { ...move, target: { place: id } };
  if ('kingdom' in target) {
    const kingdom = tables.board.territories[place]?.kingdom;
    return kingdom ? { ...move, target: { kingdom } } : move;
  }
  if (!('seas' in target) || place < tables.territories) return move;
  const others = target.seas.filter((sea) => sea !== id);
  return { ...move, target: { seas: [...others.slice(-1), id as SeaId] } };
}

/** The move with the place touched in it: an attack leaves from one's own place and aims at any other. */
function moveOn(state: State, move: Move, place: number): Move {
  const tables = tablesFor(state.options);
  const id = idOf(tables, place);
  const isTerritory = place < tables.territories;
  switch (move.kind) {
    case 'attack':
      return takesPawns(state, move.people, place) ? { ...move, from: id } : { ...move, to: id };
    case 'march':
    case 'flee':
      return { ...move, to: id };
    case 'reinforce':
      return { ...move, at: id };
    case 'fight':
    case 'plant':
      return isTerritory ? { ...move, at: id as TerritoryId } : move;
    case 'call':
      return isTerritory ? { ...move, from: id as TerritoryId } : move;
    case 'card':
      return aimed(state, move, place);
    default:
      return move;
  }
}

/** `hand`: `coup`, `depart` (where a group starts), a people (one pawn more), or `oter` (one less). */
export function touch(state: State, move: Move, hand: string, at: string): Touched<Zargos> {
  const place = placeOf(tablesFor(state.options), at as PlaceId);
  if (place === undefined) return { move };
  const people = PEOPLES.find((one) => one === hand);
  if (people) return { state: withOneMore(state, place, people) };
  if (hand === 'oter') {
    const left = (state.pawns[place] ?? 0) - 1;
    return { state: left > 0 ? withPawns(state, place, left) : withHolder(state, place, null) };
  }
  if (hand === 'depart' && (move.kind === 'attack' || move.kind === 'march')) {
    return { move: { ...move, from: idOf(tablesFor(state.options), place) } };
  }
  return { move: moveOn(state, move, place) };
}
