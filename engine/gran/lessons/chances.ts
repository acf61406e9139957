/**
 * Exact chances within one turn, for lessons. Whoever loses a duel has no more of his turn, and all dragons share one pile: so the best way to anything is one with
 * the fewest duels, and its chance that of winning so many in a row.
 */
import { winningFaces } from '../data/box.ts';
import { GRAN } from '../game.ts';
import { countsWithout, FULL, nextCounts, sizeOf } from '../odds/pile.ts';
import { readingsOf } from '../options.ts';
import { endsOf } from '../puzzles.ts';
import { colorOf } from '../rules/table.ts';
import { FORCES, type Force, type Move, type Seat, type State } from '../types.ts';

/** The chance to win so many duels in a row (GRA-DRA-2), these cards being out of the pile. */
export function winsInARow(duels: number, { seen, options }: Pick<State, 'seen' | 'options'>): number {
  if (duels === 0) return 1;
  const left = countsWithout(seen);
  const out: readonly Force[] = sizeOf(left) > 0 ? seen : [];
  const counts = sizeOf(left) > 0 ? nextCounts(left, out, 0, readingsOf(options)) : FULL;
  return FORCES.reduce<number>((sum, force, at) => {
    const copies = counts[at] ?? 0;
    return copies === 0
      ? sum
      : sum + ((copies * winningFaces(force)) / (6 * sizeOf(counts))) * winsInARow(duels - 1, { seen: [...out, force], options });
  }, 0);
}

const isStill = ({ phase, turn }: State, seat: Seat): boolean => turn === seat && (phase === 'walk' || phase === 'bonus');

/** Where a walk leads whoever wins its duel, and sends whom he attacks to the first point of exile. */
function ledTo(state: State, move: Move): { readonly state: State; readonly isDuel: boolean } | undefined {
  const next = GRAN.step(state, move).state;
  const exile = next.phase === 'exile' ? GRAN.moves(next, next.turn)[0] : undefined;
  const [from, last] = exile ? [next, exile] : [state, move];
  const ends = endsOf(from, last).map((end) => end.state);
  const won = ends.length > 1 ? ends.find((end) => end.phase === 'bonus') : ends[0];
  return won && { state: won, isDuel: ends.length > 1 };
}

/** The fewest duels that whoever plays must win in this turn to come to what is wanted; undefined where no way leads there. */
export function duelsTo(start: State, isWanted: (state: State) => boolean): number | undefined {
  const seat = start.turn;
  const been = new Set<string>();
  let now: readonly State[] = [start];
  for (let duels = 0; now.length > 0; duels += 1) {
    if (now.some(isWanted)) return duels;
    const next: State[] = [];
    for (const state of now.filter((one) => isStill(one, seat))) {
      for (const move of GRAN.moves(state, seat)) {
        const led = ledTo(state, move);
        if (!led) continue;
        if (!led.isDuel && isWanted(led.state)) return duels;
        const key = JSON.stringify([led.state.position.pieces, led.state.position.ring]);
        if (!led.isDuel || been.has(key)) continue;
        been.add(key);
        next.push(led.state);
      }
    }
    now = next;
  }
  return undefined;
}

export const hasRing = ({ position, options }: State, seat: Seat): boolean =>
  'bearer' in position.ring && position.ring.bearer === colorOf(options, seat);

/** The best chance of whoever plays to come to this in his turn. */
export function chanceTo(state: State, isWanted: (state: State) => boolean): number {
  const duels = duelsTo(state, isWanted);
  return duels === undefined ? 0 : winsInARow(duels, state);
}

/**
 * The chance that the next player, playing his best, does not hold the ring at the end of his next turn; the best of it where an exile is still to be chosen;
 * undefined where more goes on.
 */
export function safeAfter(state: State, move: Move): number | undefined {
  const next = GRAN.step(state, move).state;
  if (next.phase === 'exile') return Math.max(...GRAN.moves(next, next.turn).map((exile) => safeAfter(next, exile) ?? 0));
  return next.turn === state.turn ? undefined : 1 - chanceTo(next, (end) => hasRing(end, next.turn));
}

/** The chance that this move, and the best after it in the same turn, come to what is wanted. */
export function chanceOf(state: State, move: Move, isWanted: (state: State) => boolean): number {
  const led = ledTo(state, move);
  if (!led) return 0;
  const rest = isWanted(led.state) ? 0 : isStill(led.state, state.turn) ? duelsTo(led.state, isWanted) : undefined;
  return rest === undefined ? 0 : winsInARow(rest + (led.isDuel ? 1 : 0), state);
}
