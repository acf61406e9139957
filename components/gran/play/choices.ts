/** What may be done now, point by point, out of the moves that the game lists; and why not elsewhere. */
import { upperFirst } from '#engine/core/french.ts';
import type { Refusal, Verdict } from '#engine/core/verdict.ts';
import { READINGS, readingsOf } from '#engine/gran/options.ts';
import { type Arrival, arrive, endOf } from '#engine/gran/rules/arrival.ts';
import { judgeDestination, type Mover, moverOf } from '#engine/gran/rules/movement.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import type { Move, MoveOf, PointId, Position, View, Walk } from '#engine/gran/types.ts';

/** The point that a move is made on; none for those made where one stands. */
export const targetOf = (move: Move): PointId | undefined => (move.kind === 'walk' ? endOf(move.path) : 'at' in move ? move.at : undefined);

/** Moves by the point they are made on, each in the game's order. */
export function movesByPoint(legal: readonly Move[]): ReadonlyMap<PointId, readonly Move[]> {
  const found = new Map<PointId, readonly Move[]>();
  for (const move of legal) {
    const at = targetOf(move);
    if (at !== undefined) found.set(at, [...(found.get(at) ?? []), move]);
  }
  return found;
}

/** The knight whose turn it is, where his move stands. */
export const moverIn = ({ options, position, turn, bonus, left }: View): Mover =>
  moverOf(tablesFor(options), position, colorOf(options, turn), bonus ? { left } : undefined);

/** The position as it is seen on the board: an attacker already stands on the point where he sends somebody away. */
export function shownPosition({ options, position, phase, pending, turn }: View, going?: { readonly path: Walk }): Position {
  const way = phase === 'exile' ? (pending as Walk) : going?.path;
  if (!way) return position;
  const at = endOf(way);
  const color = colorOf(options, turn);
  return { ...position, pieces: position.pieces.map((piece) => (piece.color === color ? { ...piece, at } : piece)) };
}

/** A way to a point, and what happens there. */
export interface Way {
  readonly move: MoveOf<'walk'>;
  readonly events: Arrival['events'];
  /** Before what is thrown for. */
  readonly after: Position;
}

const isWalk = (move: Move): move is MoveOf<'walk'> => move.kind === 'walk';

/** Of the ways to one point, those that are not all one: the first of each that leads to the same. */
export function waysAmong(view: View, moves: readonly Move[]): readonly Way[] {
  const mover = moverIn(view);
  // Where a bonus may not come back to points left, the point passed matters to a duel's winner (GRA-L-20).
  const remembers = readingsOf(view.position)['GRA-L-20'] === 'oui';
  const found = new Map<string, Way>();
  for (const move of moves.filter(isWalk)) {
    const { events, duel, position: after } = arrive(mover, move.path);
    const key = `${remembers && duel ? move.path.join() : ''}${events.map(({ text }) => text).join(' ')}`;
    if (!found.has(key)) found.set(key, { move, events, after });
  }
  return [...found.values()];
}

/** What happens as it is told to whoever makes it, on a point that is `named` before. */
export const toldToYou = (text: string, named = ''): string =>
  upperFirst(text.startsWith(`${named} : `) ? text.slice(named.length + 3) : text)
    .replace(/^Le chevalier \S+ rend (une amulette \(il (?:ne )?)lui(.*?\)) et exile /u, 'Vous rendez $1vous$2 et exilez ')
    .replace(/^L’anneau est pris /u, 'Vous prenez l’anneau ')
    .replace('et le chevalier avance encore', 'et avancez encore');

/** It cannot be taken back, costs something, or may be done in two ways: it is said before it is done. */
export const isWeighty = (ways: readonly Way[]): boolean =>
  ways.length > 1 || ways.some(({ events }) => events.some(({ kind }) => kind === 'duel' || kind === 'attack'));

/** The move that this point would make now; none where a way has to be found first. */
export function moveAt({ phase, turn: seat }: Pick<View, 'phase' | 'turn'>, at: PointId): Move | undefined {
  switch (phase) {
    case 'exile':
    case 'lift':
    case 'deposit':
      return { kind: phase, seat, at };
    case 'stone':
    case 'sword':
      return { kind: 'stone', seat, at };
    case 'walk':
    case 'bonus':
    case 'over':
      return undefined;
  }
}

/** Why nothing can be done on this point now, `judge` being the game's; undefined where something can, or nothing is asked. */
export function whyNot(view: View, at: PointId, judge: (move: Move) => Verdict): Refusal | undefined {
  const move = moveAt(view, at);
  if (move) {
    const verdict = judge(move);
    return verdict.ok ? undefined : verdict;
  }
  if (view.phase === 'over') return undefined;
  const access = judgeDestination(moverIn(view), at);
  return access.ok ? undefined : access;
}

/** Whether a reading may allow what is refused there: of a walk, whether one does. */
export const mayTurn = (view: View, at: PointId): boolean =>
  moveAt(view, at) !== undefined ||
  Object.entries(READINGS).some(([id, readings]) =>
    readings.some((one) => {
      const position = { ...view.position, options: { ...view.position.options, [id]: one } };
      return judgeDestination(moverIn({ ...view, position }), at).ok;
    }),
  );
