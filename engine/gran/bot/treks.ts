/**
 * How far a knight is from what he wants next, as stones and knights stand, in mean turns: duels lost, amulets fetched in a city and stones passed over by
 * a duel's winner are all in it. Who walks to where it is least puts off no risk that he cannot do without, and first arms himself where that pays.
 */
import { type BoardTables, kindOf, numberOf, pointAt } from '../board/tables.ts';
import { COPIES, MAX_AMULETS, PILE, winningFaces } from '../data/box.ts';
import { type Mover, moverOf } from '../rules/movement.ts';
import { ringPoint } from '../rules/pieces.ts';
import { type Color, FORCES, type Kingdom, type PointId, type Position } from '../types.ts';
import { groundOf, NO_WAY, pointMarks, waysOf } from './ways.ts';

/** Turns of who has no way at all, more than any way takes: a point that cannot be left without an amulet is shunned. */
export const LOST = 200;
/** The chance to win a duel, whatever was seen of the pile. */
const WON = FORCES.reduce<number>((sum, force) => sum + COPIES[force] * winningFaces(force), 0) / (6 * PILE);
/** Turns by which a sweep changes nothing any more. */
const EXACT = 0.01;

/** Turns left after a turn that ends on a point, by its number, with so many amulets: what the point gives and asks is still to come, unless he `isRested` there. */
type Trek = (point: number, amulets: number, isRested?: boolean) => number;

/** What a mover wants: the bearer a city whose seal he lacks, the others the ring, under its bearer or not. */
export function trekOf({ tables, position, piece, bearer }: Mover): Trek {
  const { stones, pieces, ring } = position;
  const others = pieces.flatMap(({ at, color }) => (color === piece.color ? [] : [at]));
  return bearer
    ? toCity(tables, [...stones, ...others], piece.seals)
    : toRing(tables, stones, others, numberOf(tables, ringPoint(position)), 'bearer' in ring);
}

const missingOf = (tables: BoardTables, seals: readonly Kingdom[]) =>
  waysOf(tables).cities.filter(({ kingdom }) => !seals.includes(kingdom));

/** The city that a bearer gets to first of those whose seal he lacks; undefined where there is no way to any. */
export function homeFrom({ tables, position: { stones, pieces }, piece }: Mover): PointId | undefined {
  const closed = [...stones, ...pieces.flatMap(({ at, color }) => (color === piece.color ? [] : [at]))];
  const moves = groundOf(tables, closed).carries(numberOf(tables, piece.at));
  const far = (number: number): number => moves[number] ?? NO_WAY;
  const [first] = missingOf(tables, piece.seals).toSorted((a, b) => far(a.number) - far(b.number));
  return first && far(first.number) < NO_WAY ? pointAt(tables, first.number).id : undefined;
}

/** In moves: the bearer passes over everything, and fights no dragon on his way. */
function toCity(tables: BoardTables, closed: readonly PointId[], seals: readonly Kingdom[]): Trek {
  const { isDragon } = waysOf(tables);
  const ground = groundOf(tables, closed);
  const missing = missingOf(tables, seals);
  return (point, _amulets, isRested) => {
    const moves = ground.carries(point);
    const least = Math.min(...missing.map(({ number }) => moves[number] ?? NO_WAY));
    return least < NO_WAY && (isRested || isDragon[point] === 0) ? least : LOST;
  };
}

/** From where a knight stands as his turn begins. */
export const trekFrom = (mover: Mover): number => trekOf(mover)(numberOf(mover.tables, mover.piece.at), mover.piece.amulets, true);

/** Mean turns that a knight needs to what he wants, from his next turn on, the one that a dragon costs included. */
export function turnsNeeded(tables: BoardTables, position: Position, color: Color): number {
  const mover = moverOf(tables, position, color);
  return trekFrom(mover) + (mover.piece.held ? 1 : 0);
}

/** To `ring`; whoever stands elsewhere is attacked or gone round, and in a city left in peace. `isHeld`: so is who has it. */
function toRing(tables: BoardTables, stones: readonly PointId[], others: readonly PointId[], ring: number, isHeld: boolean): Trek {
  const { graph, isDragon, isCity } = waysOf(tables);
  const taken = pointMarks(tables, others);
  const closed = pointMarks(tables, [...stones, ...others.filter((at) => kindOf(tables, at) === 'city')]);
  const bars = graph.map((_, point) => closed[point] === 1 || taken[point] === 1 || isDragon[point] === 1);
  const counts = Array.from({ length: MAX_AMULETS + 1 }, (_, count) => count);
  const made = () => counts.map(() => new Float64Array(graph.length).fill(LOST));
  /** By amulets, then point: from the start of a turn, and from a duel about to be fought. */
  const [turns, duels] = [made(), made()];

  const trek: Trek = (point, amulets, isRested) => {
    if (isRested) return turns[amulets]?.[point] ?? LOST;
    const left = amulets - (taken[point] ?? 0);
    if (point === ring) return isHeld && left < 0 ? LOST : 0;
    if (isDragon[point] === 1) return duels[left]?.[point] ?? LOST;
    return turns[isCity[point] === 1 ? Math.min(MAX_AMULETS, left + 1) : left]?.[point] ?? LOST;
  };
  /** The least after a walk from `from`; after a bonus where he `wins`: of two points, over everything. */
  const least = (from: number, amulets: number, wins: boolean): number => {
    let turnsLeft = LOST;
    for (const first of graph[from] ?? []) {
      if (!wins && closed[first] === 0) turnsLeft = Math.min(turnsLeft, trek(first, amulets));
      if (!wins && bars[first]) continue;
      for (const second of graph[first] ?? [])
        if (second !== from && closed[second] === 0) turnsLeft = Math.min(turnsLeft, trek(second, amulets));
    }
    return turnsLeft;
  };
  /** One sweep over everything; gives the greatest change. */
  const sweep = (): number => {
    let change = 0;
    const set = (table: Float64Array | undefined, point: number, value: number): void => {
      const before = table?.[point] ?? 0;
      if (!table || value >= before) return;
      table[point] = value;
      change = Math.max(change, before - value);
    };
    for (const amulets of counts) {
      for (const point of graph.keys()) {
        if (isDragon[point] === 1 && amulets > 0) {
          const won = Math.min(turns[amulets]?.[point] ?? LOST, least(point, amulets, true));
          const beaten = 1 + (turns[amulets - 1]?.[point] ?? LOST);
          set(duels[amulets], point, WON * won + (1 - WON) * beaten);
        }
        set(turns[amulets], point, 1 + least(point, amulets, false));
      }
    }
    return change;
  };
  while (sweep() > EXACT);
  return trek;
}
