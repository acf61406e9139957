/** What the map before the arbiter shows of a position. */
import type { Arrow } from '#components/zargos/play/map/tokens.ts';
import { placeOf } from '#engine/zargos/board/tables.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';

export interface Pictured {
  /** Where the move proposed may go instead: legal targets from where it starts. */
  readonly open: readonly number[];
  readonly target: number | null;
  /** Where the group of the move proposed starts. */
  readonly from: number | null;
  /** Seas that a card is played on. */
  readonly seas: readonly number[];
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
  const seas = move.kind === 'card' && 'seas' in move.target ? move.target.seas : [];
  return {
    seas: seas.flatMap((sea) => places.get(sea) ?? []),
    open: isSound ? openTo(state, move) : [],
    target: places.get(targetOf(move) ?? '') ?? null,
    from: places.get(from) ?? null,
  };
}
