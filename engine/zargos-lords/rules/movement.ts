/**
 * Where a counter may go in one turn, and why not elsewhere (LOR-MOU-1 to LOR-VOL-1, LOR-ZDI-1). `judgeMove` and `reachOf` are made of the same
 * steps.
 */
import type { Refusal } from '../../core/verdict.ts';
import { type Hex, isSame } from '../board/hex.ts';
import { distanceOn, type HexMap, hexCountOf, hexesOf, hexOf, numberOf, numbersNear } from '../board/map.ts';
import type { RuleId } from '../ids.ts';
import { MOVES } from '../refusals.ts';
import type { Box } from '../types.ts';
import type { Ending, Stop, Tour } from './field.ts';
import { judgeMover, judgeStep, judgeStop, type MoveQuestion, type Mover, moverOf } from './steps.ts';

export type { Ending, Tour } from './field.ts';
export { type MoveQuestion, mayEscort, mayGuard, paralysisOf, pointsFor } from './steps.ts';

export interface Arrival {
  readonly at: Hex;
  readonly cost: number;
  /** From the first step to `at`. */
  readonly path: readonly Hex[];
  /** Whose zones it stands in: it is there to attack one of them (LOR-ZDI-1). */
  readonly attacks: readonly string[];
  readonly ending?: Ending;
}

export interface Reach {
  readonly points: number;
  /** Nearest first. */
  readonly arrivals: readonly Arrival[];
  /** Hexes of the map within `points` steps where the counter may not end, each with its rule. */
  readonly refused: readonly { readonly at: Hex; readonly rule: RuleId; readonly because: string }[];
}

/** Whether a counter may go along `path`, from its first step to its end, and the points that it spends. */
export function judgeMove(
  question: MoveQuestion,
  path: readonly Hex[],
  box: Box,
): { readonly ok: true; readonly cost: number } | Refusal<RuleId> {
  const mover = moverOf(question, box);
  const { map } = question.position;
  const ready = judgeMover(mover);
  if (!ready.ok) return ready;
  let [from, left, halt]: [number, number, Refusal<RuleId> | undefined] = [numberOf(map, mover.counter.at), mover.points, undefined];
  for (const [at, hex] of path.entries()) {
    const to = numberOf(map, hex);
    if (to < 0) return MOVES.offMap();
    const side = numbersNear(map, from).indexOf(to);
    if (side < 0) return MOVES.apart();
    if (halt) return halt;
    const step = judgeStep(mover, from, side, left, at === 0);
    if (!step.ok) return step;
    [from, left, halt] = [to, left - step.cost, step.halt];
  }
  if (path.length === 0) return MOVES.stays();
  const stop = judgeStop(mover, from);
  return stop.ok ? { ok: true, cost: mover.points - left } : stop;
}

/** Among several refusals of one hex, the one that says most. */
// biome-ignore format: a list
const TELLING: readonly RuleId[] = [
  'LOR-MOU-2',
  'LOR-VIL-6',
  'LOR-L-50',
  'LOR-MER-1',
  'LOR-L-27',
  'LOR-ESC-1',
  'LOR-VIL-1',
  'LOR-L-53',
  'LOR-L-35',
  'LOR-L-42',
  'LOR-MON-1',
  'LOR-L-41',
  'LOR-GOU-1',
  'LOR-ZDI-1',
  'LOR-BOI-1',
  'LOR-MOU-1',
];
const tells = (refusal: Refusal<RuleId>): number => TELLING.indexOf(refusal.rule);

type Note = (hex: number, refusal: Refusal<RuleId>) => void;

/** Cheapest ways to every hex that can be entered; `note` is told of every attempt at another. */
function explore(mover: Mover, note?: Note): Tour {
  const { map } = mover.question.position;
  const start = numberOf(map, mover.counter.at);
  const order: number[] = [];
  const costs = new Int8Array(hexCountOf(map)).fill(-1);
  const from = new Int16Array(hexCountOf(map));
  // By the points spent, first come first served among equals: to, from, and why one goes no farther.
  const queues: [to: number, from: number, halt: Refusal<RuleId> | undefined][][] = [[[start, start, undefined]]];
  for (let cost = 0; cost <= mover.points; cost += 1)
    for (const [at, before, halt] of queues[cost] ?? []) {
      if (costs[at] !== -1) continue;
      costs[at] = cost;
      from[at] = before;
      order.push(at);
      if (halt && !note) continue;
      const near = numbersNear(map, at);
      for (let side = 0; side < near.length; side += 1) {
        const to = near[side];
        if (to === undefined || costs[to] !== -1) continue;
        const step = judgeStep(mover, at, side, mover.points - cost, at === start);
        if (step.ok && !halt) {
          queues[cost + step.cost] ??= [];
          queues[cost + step.cost]?.push([to, at, step.halt]);
        } else note?.(to, step.ok ? (halt ?? MOVES.tooFar(mover.points)) : step);
      }
    }
  return { order, costs, from };
}

/** Where a counter can go from where it stands: explored once for all that go from there alike. */
function tourOf(mover: Mover): Tour {
  const { tours } = mover.ways;
  const key = 100 * numberOf(mover.question.position.map, mover.counter.at) + mover.points;
  const tour = tours.get(key) ?? explore(mover);
  tours.set(key, tour);
  return tour;
}

function pathTo(map: HexMap, { order, from }: Tour, end: number): readonly Hex[] {
  const path: Hex[] = [];
  for (let at = end; at !== order[0]; at = from[at] ?? at) path.push(hexOf(map, at));
  return path.reverse();
}

const arrivalIn = ({ question }: Mover, tour: Tour, number: number, { attacks, ending }: Stop & { readonly ok: true }): Arrival => {
  const { map } = question.position;
  const path = pathTo(map, tour, number);
  return { at: path.at(-1) ?? hexOf(map, number), cost: tour.costs[number] ?? 0, path, attacks, ...(ending && { ending }) };
};

function arrivalsIn(mover: Mover, tour: Tour, note?: Note): readonly Arrival[] {
  const arrivals: Arrival[] = [];
  for (const number of tour.order) {
    if (number === tour.order[0]) continue;
    const stop = judgeStop(mover, number);
    if (stop.ok) arrivals.push(arrivalIn(mover, tour, number, stop));
    else note?.(number, stop);
  }
  return arrivals;
}

/** Where a counter can go now. */
export interface Going {
  readonly tour: Tour;
  /** How its move ends on a hex of the tour, or why it does not. */
  readonly stopAt: (number: number) => Stop;
  readonly arrivalAt: (hex: Hex) => Arrival | undefined;
}

/** The ways of a counter, from which its moves are listed and judged; undefined where it may not move at all. */
export function goingOf(question: MoveQuestion, box: Box): Going | undefined {
  const mover = moverOf(question, box);
  if (!judgeMover(mover).ok) return undefined;
  const tour = tourOf(mover);
  const stopAt = (number: number): Stop => judgeStop(mover, number);
  const { map } = question.position;
  const arrivalAt = (hex: Hex): Arrival | undefined => {
    const number = numberOf(map, hex);
    // Beyond the edge, a hex has another name: no move is written so.
    const isEntered = number >= 0 && (tour.costs[number] ?? -1) >= 0 && number !== tour.order[0] && isSame(hexOf(map, number), hex);
    const stop = isEntered ? stopAt(number) : undefined;
    return stop?.ok ? arrivalIn(mover, tour, number, stop) : undefined;
  };
  return { tour, stopAt, arrivalAt };
}

/** Every hex where a counter may end its move: `reachOf` without the refusals. */
export function arrivalsOf(question: MoveQuestion, box: Box): readonly Arrival[] {
  const mover = moverOf(question, box);
  return judgeMover(mover).ok ? arrivalsIn(mover, tourOf(mover)) : [];
}

/** Every hex where a counter may end its move, and why not the others. A counter that may not move at all reaches nothing. */
export function reachOf(question: MoveQuestion, box: Box): Reach {
  const mover = moverOf(question, box);
  const { map } = question.position;
  const start = mover.counter.at;
  const around = hexesOf(map).filter((hex) => !isSame(hex, start) && distanceOn(map, start, hex) <= mover.points);
  const ready = judgeMover(mover);
  if (!ready.ok) {
    const { rule, because } = ready;
    return { points: mover.points, arrivals: [], refused: around.map((at) => ({ at, rule, because })) };
  }
  const refusals = new Map<number, Refusal<RuleId>>();
  const tour = explore(mover, (hex, refusal) => {
    const known = refusals.get(hex);
    if (!known || tells(refusal) < tells(known)) refusals.set(hex, refusal);
  });
  const stops = new Map<number, Refusal<RuleId>>();
  const arrivals = arrivalsIn(mover, tour, (hex, refusal) => stops.set(hex, refusal));
  const reached = new Set(arrivals.map(({ at }) => numberOf(map, at)));
  const refused = around.flatMap((at) => {
    const number = numberOf(map, at);
    if (reached.has(number)) return [];
    const { rule, because } = stops.get(number) ?? refusals.get(number) ?? MOVES.tooFar(mover.points);
    return [{ at, rule, because }];
  });
  return { points: mover.points, arrivals, refused };
}
