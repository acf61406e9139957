/** Of the moves that may be played, those nearest to one that may not: what an arbiter offers in its place. */
import type { GameMove } from '#engine/core/game.ts';
import { fieldsApart, sumOf } from '#engine/practice/apart.ts';

/** How far a listed move is from the one wanted: 0 for the same, higher is farther. */
export type Distance<Move> = (wanted: Move, listed: Move) => number;

/** Another kind of move is farther than any other difference, another seat than any difference within a kind. */
const OTHER_KIND = 10_000;
const OTHER_SEAT = 1000;

/** Fields that differ, a list counting its entries: the same kind first, then the same seat. */
export function differences<Move extends GameMove>(wanted: Move, listed: Move): number {
  const others = sumOf(fieldsApart(wanted, listed, ['kind', 'seat']));
  return (wanted.kind === listed.kind ? 0 : OTHER_KIND) + (wanted.seat === listed.seat ? 0 : OTHER_SEAT) + others;
}

/** At most `most` of `moves`, the nearest first; equally far, in their order. */
export function nearestMoves<Move extends GameMove>(
  wanted: Move,
  moves: readonly Move[],
  most: number,
  distance: Distance<Move> = differences,
): readonly Move[] {
  const far = new Map(moves.map((move) => [move, distance(wanted, move)]));
  return [...moves].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0)).slice(0, most);
}
