/** Who acts and on whom, of a move of a puzzle. */
import { keyOf } from '#engine/zargos-lords/board/hex.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';

export function pairsOf(move: Move): readonly (readonly [by: string, on: string])[] {
  if (move.kind === 'shoot') return move.shooters.map((one) => [one, move.target] as const);
  return move.kind === 'attack' ? move.attackers.flatMap((one) => move.targets.map((other) => [one, other] as const)) : [];
}

/** Where a move is touched: on the first of whom it aims at. */
export function placeOfMove(state: State, move: Move): string | undefined {
  const [, target] = pairsOf(move)[0] ?? [];
  const at = state.position.counters.find(({ id }) => id === target)?.at;
  return at && keyOf(at);
}
