/** Facts of what was played in a lesson, and sentences made of them: what a move misses is said of that move. */
import { counted } from '../../core/french.ts';
import { distancesFrom, FAR } from '../../core/graph.ts';
import { nowIn, type Run } from '../../practice/lesson.ts';
import { idsOfKind, kindOf, kingdomOf, numberOf } from '../board/tables.ts';
import { GRAN, type Gran } from '../game.ts';
import { endOf } from '../rules/arrival.ts';
import { pieceOf, ringPoint } from '../rules/pieces.ts';
import { colorOf, tablesFor } from '../rules/table.ts';
import type { Color, Move, PointId, State } from '../types.ts';
import { chanceTo, hasRing } from './chances.ts';

export const placeIn = ({ position: { pieces } }: State, color: Color = 'jaune'): PointId | undefined =>
  pieces.find((piece) => piece.color === color)?.at;

/** Where Yellow stands. */
export const place = (run: Run<Gran>): PointId | undefined => placeIn(nowIn(run));

export const hasHappened = (run: Run<Gran>, kind: string): boolean => run.events.flat().some((event) => event.kind === kind);

export const hasBeatenDragon = (run: Run<Gran>): boolean => run.events.flat().some((event) => event.kind === 'die' && event.won);
export const hasSeal = (run: Run<Gran>): boolean => run.events.flat().some((event) => event.kind === 'city' && event.seal !== undefined);

/** Whether Yellow has come upon somebody. */
export const isAttack = (run: Run<Gran>): boolean => hasHappened(run, 'attacked') || nowIn(run).phase === 'exile';

/** Turns that Yellow has ended, where two play. */
export const turnsMade = (run: Run<Gran>): number => Math.ceil((nowIn(run).turns - run.states[0].turns) / 2);

/** In which of Yellow's turns his last move was made, from 1, where two play. */
function turnOfLast({ states, moves }: Run<Gran>): number {
  const [first] = states;
  const last = states[moves.findLastIndex(({ seat }) => seat === 0)] ?? first;
  return Math.floor((last.turns - first.turns) / 2) + 1;
}

/** Points along the lines from a knight to a point, over anything; `FAR` where it stands nowhere. */
export function pointsOver(state: State, color: Color, to: PointId): number {
  const tables = tablesFor(state.options);
  const from = placeIn(state, color);
  return from === undefined ? FAR : (distancesFrom(tables.graph, [numberOf(tables, from)])[numberOf(tables, to)] ?? FAR);
}

/** The same round stones, dragons and the other knights, as he walks who has no ring and fights nobody. */
function pointsRound(state: State, color: Color, to: PointId): number {
  const { options, position } = state;
  const tables = tablesFor(options);
  const from = placeIn(state, color);
  if (from === undefined) return FAR;
  const closed = new Set(
    [
      ...position.stones,
      ...idsOfKind(tables, 'dragon'),
      ...position.pieces.flatMap((piece) => (piece.color === color ? [] : [piece.at])),
    ].map((id) => numberOf(tables, id)),
  );
  return distancesFrom(tables.graph, [numberOf(tables, from)], (node) => !closed.has(node))[numberOf(tables, to)] ?? FAR;
}

/** Whether Blue is to play, and certainly has the ring at the end of his turn, playing his best. */
export const isBlueToTake = (state: State): boolean => state.turn === 1 && chanceTo(state, (end) => hasRing(end, 1)) > 1 - 1e-9;

/** Why Yellow, in two turns, is not where he was to be; `name`: « la cité ». Says the first of its facts that is true. */
export function notThere(run: Run<Gran>, to: PointId, name: string): string {
  const now = nowIn(run);
  const isBearer = run.states.some((state) => hasRing(state, 0));
  if (hasHappened(run, 'beaten')) return `Le dragon vous a battu${isBearer ? ', et l’anneau vous échappe' : ''}.`;
  if (hasHappened(run, 'die')) return 'Le dragon est vaincu ; mais on ne voulait pas se battre.';
  if (isBearer && hasRing(now, 1)) return 'Bleu vous a pris l’anneau. Cherchez un chemin où il ne peut pas vous atteindre.';
  const far = isBearer ? pointsOver(now, 'jaune', to) : pointsRound(now, 'jaune', to);
  const left = far === FAR ? `${name} ne se rejoint plus sans combat` : `${name} est à ${counted(far, 'point')}`;
  if (turnOfLast(run) >= 2) return `C’était le second tour, et ${left}.`;
  if (isBearer && isBlueToTake(now)) return 'Là, Bleu vous attaque au coup suivant, et l’anneau est à lui.';
  return `De là, ${left}${far > 2 && far < FAR ? ' : au tour suivant, vous n’en ferez que deux' : ''}.`;
}

/** A rival for lessons, who may be read: he runs to the ring, attacks its bearer, and brings it home; of dragons and stones he keeps clear. No chance in him. */

const SHUNNED: readonly string[] = ['dragon', 'magic', 'sword'];

export function hunts(state: State): Move {
  const seat = state.turn;
  const tables = tablesFor(state.options);
  const { position } = state;
  const { seals } = pieceOf(position, colorOf(state.options, seat));
  const isBearer = hasRing(state, seat);
  const cities = idsOfKind(tables, 'city').filter((id) => !seals.some((kingdom) => kingdom === kingdomOf(tables, id)));
  const goals = (isBearer ? cities : [ringPoint(position)]).map((id) => numberOf(tables, id));
  const closed = new Set(isBearer ? [] : [...position.stones, ...idsOfKind(tables, 'dragon')].map((id) => numberOf(tables, id)));
  for (const goal of goals) closed.delete(goal);
  const far = distancesFrom(tables.graph, goals, (node) => !closed.has(node));
  const rank = (move: Move): number => {
    if (move.kind !== 'walk') return 0;
    const next = GRAN.step(state, move).state;
    if (next.phase === 'over') return -3;
    if (hasRing(next, seat) !== isBearer) return -2;
    if (next.phase === 'exile') return 'bearer' in position.ring && next.pending.at(-1) === ringPoint(position) ? -1 : 1000;
    return (far[numberOf(tables, endOf(move.path))] ?? 0) + (SHUNNED.includes(kindOf(tables, endOf(move.path))) ? 100_000 : 0);
  };
  const [first, ...others] = GRAN.moves(state, seat);
  if (!first) throw new Error('nothing to play');
  return others.reduce((best, move) => (rank(move) < rank(best) ? move : best), first);
}
