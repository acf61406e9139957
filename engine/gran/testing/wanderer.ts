/** Who plays Gran at random, and asks for moves that no list holds. */
import type { Dice } from '../../core/dice.ts';
import { boardFor } from '../setup.ts';
import type { Move, PointId, State } from '../types.ts';

const pick = (ids: readonly PointId[], dice: Dice): PointId => ids[dice.roll(ids.length) - 1] ?? '';

/** A point joined to another, now and then any point. */
function near({ options }: State, from: PointId, dice: Dice): PointId {
  const { points, lines } = boardFor(options);
  const beside = lines.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : []));
  return pick(dice.roll(8) === 1 || beside.length === 0 ? points.map(({ id }) => id) : beside, dice);
}

/** A well-formed move of any kind, legal or not: half of them walks, most along lines, one in ten of any seat. */
export function anyMove(state: State, dice: Dice): Move {
  const { position, options, turn } = state;
  const seat = dice.roll(10) === 1 ? dice.roll(6) - 1 : turn;
  const kind = (['exile', 'stone', 'lift', 'deposit', 'pass', 'walk'] as const)[dice.roll(10) - 1] ?? 'walk';
  if (kind === 'pass') return { kind: dice.roll(2) === 1 ? kind : 'release', seat };
  if (kind !== 'walk')
    return {
      kind,
      seat,
      at: pick(
        boardFor(options).points.map(({ id }) => id),
        dice,
      ),
    };
  const me = position.pieces.find(({ color }) => color === options.colors[turn]);
  const first = near(state, me?.at ?? '', dice);
  return { kind, seat, path: dice.roll(3) === 1 ? [first] : [first, near(state, first, dice)] };
}

/** Whether a move ends on the ring, on a knight, or on a point that does something. */
function isLively({ position: { pieces, ring }, options }: State, move: Move): boolean {
  const end = move.kind === 'walk' ? move.path.at(-1) : undefined;
  if (end === undefined) return false;
  const point = boardFor(options).points.find(({ id }) => id === end);
  const isPlain = point?.kind === 'black' || point?.kind === 'exile' || point?.kind === 'crystal';
  return ('at' in ring && ring.at === end) || pieces.some(({ at }) => at === end) || !isPlain;
}

/** One of the moves listed, half of the time one where something happens. Throws where there is none. */
export function wander(state: State, moves: readonly Move[], dice: Dice): Move {
  const lively = dice.roll(2) === 1 ? moves.filter((move) => isLively(state, move)) : [];
  const from = lively.length > 0 ? lively : moves;
  const move = from[dice.roll(from.length) - 1];
  if (!move) throw new Error(`nothing to play in ${state.phase}`);
  return move;
}
