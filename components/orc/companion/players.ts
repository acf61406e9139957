/** Seats taken and colours swapped: the seven colours stay apart (ORC-MAT-3). */
import { PLAYER_COLORS, type PlayerColor } from '../drawings/colors.ts';
import type { SheetPlayer } from './sheet.ts';

/** As many players as wanted: the first ones keep their seats, new ones take the colours left. */
export function seated(players: readonly SheetPlayer[], count: number): readonly SheetPlayer[] {
  const free = PLAYER_COLORS.filter((color) => !players.some((player) => player.color === color));
  return [...players, ...free.map((color): SheetPlayer => ({ name: '', color }))].slice(0, count);
}

/** `seat` takes a colour; whoever had it takes the one left. */
export function recolored(players: readonly SheetPlayer[], seat: number, color: PlayerColor): readonly SheetPlayer[] {
  const old = players[seat]?.color ?? color;
  return players.map((player, at) => {
    if (at === seat) return { ...player, color };
    return player.color === color ? { ...player, color: old } : player;
  });
}
