/** Who acts and on whom, of a move of a puzzle, by the hexes where they are. */
import { type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';

/** Of a counter, in the open or behind walls, or of a city. */
function placeOf({ position: { counters, cities } }: State, id: string): Hex | undefined {
  const city = cities.find(({ at, ids }) => ids?.includes(id) || id === `ville@${keyOf(at)}`);
  return counters.find((one) => one.id === id)?.at ?? city?.at;
}

function idsOf(move: Move): readonly (readonly [by: string, on: string])[] {
  switch (move.kind) {
    case 'shoot':
      return move.shooters.map((one) => [one, move.target] as const);
    case 'attack':
      return move.attackers.flatMap((one) => move.targets.map((other) => [one, other] as const));
    case 'sally':
      return move.targets.map((one) => [move.city, one] as const);
    default:
      return [];
  }
}

/** From where to where something goes. */
export function pairsOf(state: State, move: Move): readonly (readonly [from: Hex, to: Hex])[] {
  const from = move.kind === 'march' || move.kind === 'enter' ? placeOf(state, move.id) : undefined;
  if (move.kind === 'march') return from ? [[from, move.to]] : [];
  const city = state.entry && placeOf(state, state.entry.city);
  if (move.kind === 'enter') return from && city ? [[from, city]] : [];
  return idsOf(move).flatMap(([one, other]) => {
    const [by, on] = [placeOf(state, one), placeOf(state, other)];
    return by && on ? [[by, on] as const] : [];
  });
}

/** Where a move is touched: on the first of whom it aims at, where it goes, or who enters. */
export function placeOfMove(state: State, move: Move): string | undefined {
  const [pair] = pairsOf(state, move);
  return pair && keyOf(pair[move.kind === 'enter' ? 0 : 1]);
}
