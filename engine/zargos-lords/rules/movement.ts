/**
 * Where a counter may go in one turn, and why not elsewhere (LOR-MOU-1 to LOR-VOL-1, LOR-ZDI-1). `judgeMove` and `reachOf` are made of the same
 * steps.
 */
import type { Refusal } from '../../core/verdict.ts';
import { type Hex, isSame } from '../board/hex.ts';
import { distanceOn, type HexMap, hexesOf, hexOf, numberOf, numbersNear } from '../board/map.ts';
import type { RuleId } from '../ids.ts';
import { MOVES } from '../refusals.ts';
import type { Box } from '../types.ts';
import { type Ending, type Field, ON_HEX, type Rest, type Tour } from './field.ts';
import {
  costOf,
  isBarred,
  isHalt,
  isLandPlain,
  judgeMover,
  judgeStep,
  judgeStop,
  type MoveQuestion,
  type Mover,
  moverOf,
  stepFrom,
} from './steps.ts';

export type { Ending } from './field.ts';
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

/** By the number of a hex: the exploration in which it was last seen, and the points that the way there leaves, so that better ones are more. */
let seen = new Float64Array(0);
/** Points of the longest step. */
const LONGEST_STEP = 2;
/** By more than a step above what was noted of any hex so far. */
let exploration = LONGEST_STEP + 1;

/** Steps to make, by the points spent after them: emptied before each exploration. */
const QUEUES: number[][] = [];

/** The tour as it grows, as long as the longest so far. */
const ORDER: number[] = [];
const FROM: number[] = [];

/** Cheapest ways to every hex that can be entered; `note` is told of every attempt at another. */
function explore(mover: Mover, note?: Note): Tour {
  const { points, sides, question, counter, flies, field } = mover;
  const { firsts, others } = mover.ways.land;
  const { marks } = field;
  const isPlain = isLandPlain(mover);
  if (seen.length < marks.length) seen = new Float64Array(marks.length);
  const most = exploration + points;
  exploration = most + LONGEST_STEP + 1;
  let place = -1;
  // First come first served among equals: sixteen for each place in the tour, its side, and whether nobody goes on after it.
  for (let cost = 0; cost <= points; cost += 1) {
    const queue = QUEUES[cost];
    if (queue) queue.length = 0;
    else QUEUES[cost] = [];
  }
  const within: number[] = [];
  const start = numberOf(question.position.map, counter.at);
  seen[start] = most;
  QUEUES[0]?.push(-1);
  for (let cost = 0; cost <= points; cost += 1) {
    const queue = QUEUES[cost] ?? [];
    for (let index = 0; index < queue.length; index += 1) {
      const made = queue[index] ?? -1;
      const before = made < 0 ? 0 : made >> 4;
      const way = (made >> 1) & 7;
      const out = ORDER[before] ?? 0;
      const hex = made < 0 ? start : (sides[6 * out + way] ?? 0);
      if (seen[hex] !== most - cost) continue;
      const isHalted = made >= 0 && (made & 1) === 1;
      place += 1;
      ORDER[place] = hex;
      FROM[place] = before;
      if (isHalted && !note) continue;
      const isFirst = place === 0;
      const steps = isFirst ? firsts : others;
      const isLeft = !isFirst && !flies && ((marks[hex] ?? 0) & ON_HEX.zone) !== 0;
      for (let side = 0; side < 6; side += 1) {
        const to = sides[6 * hex + side] ?? -1;
        if (to < 0) break;
        // What the land alone says is read here: `stepFrom` says the same.
        const land = isPlain && !isLeft && marks[to] === 0 ? (steps[6 * hex + side] ?? 0) : 0;
        const step = land === 0 ? stepFrom(mover, hex, side, isFirst) : land;
        const after = cost + costOf(step);
        const stamp = most - after;
        if ((seen[to] ?? 0) >= stamp) continue;
        if (!isBarred(step) && !isHalted && after <= points) {
          seen[to] = stamp;
          QUEUES[after]?.push((place << 4) | (side << 1) | (isHalt(step) ? 1 : 0));
        } else if (note) {
          const judged = judgeStep(mover, hex, side, points - cost, isFirst);
          note(to, judged.ok ? (haltAfter(mover, out, way, before === 0) ?? MOVES.tooFar(points)) : judged);
        }
      }
    }
    within.push(place + 1);
  }
  const count = place + 1;
  return { order: ORDER.slice(0, count), within, from: FROM.slice(0, count) };
}

/** Why nobody goes on after a step that was made; undefined where somebody may, and before the first. */
function haltAfter(mover: Mover, from: number, side: number, isFirst: boolean): Refusal<RuleId> | undefined {
  const step = side < 0 ? undefined : judgeStep(mover, from, side, mover.points, isFirst);
  return step?.ok ? step.halt : undefined;
}

/** Where a counter can go from where it stands: explored once for all that go from there alike. */
function tourOf(mover: Mover): Tour {
  const { tours, before } = mover.ways;
  const key = 100 * numberOf(mover.question.position.map, mover.counter.at) + mover.points;
  const known = tours.get(key);
  if (known) return known;
  const kept = before?.tours.get(key);
  const tour = kept && before && isUntouched(kept, before.isChanged) ? kept : explore(mover);
  tours.set(key, tour);
  return tour;
}

function isUntouched({ order }: Tour, isChanged: Uint8Array): boolean {
  for (const hex of order) if (isChanged[hex] !== 0) return false;
  return true;
}

function pathTo(map: HexMap, { order, from }: Tour, place: number): readonly Hex[] {
  const path: Hex[] = [];
  for (let at = place; at > 0; at = from[at] ?? 0) path.push(hexOf(map, order[at] ?? 0));
  return path.reverse();
}

/** The end of a move at a place of its tour. */
const arrivalIn = ({ question, counter }: Mover, tour: Tour, place: number, { attacks, ending }: Rest & { readonly ok: true }): Arrival => {
  const path = pathTo(question.position.map, tour, place);
  return { at: path.at(-1) ?? counter.at, cost: tour.within.findIndex((count) => place < count), path, attacks, ...(ending && { ending }) };
};

function arrivalsIn(mover: Mover, tour: Tour, note?: Note): readonly Arrival[] {
  const arrivals: Arrival[] = [];
  for (const [place, number] of tour.order.entries()) {
    if (place === 0) continue;
    const stop = judgeStop(mover, number);
    if (stop.ok) arrivals.push(arrivalIn(mover, tour, place, stop));
    else note?.(number, stop);
  }
  return arrivals;
}

/** Where a counter can go now. */
export interface Going {
  readonly tour: Tour;
  readonly field: Field;
  /** How its move ends on a hex of the tour, or why it does not. */
  readonly stopAt: (number: number) => Rest;
  readonly arrivalAt: (hex: Hex) => Arrival | undefined;
}

/** The ways of a counter, from which its moves are listed and judged; undefined where it may not move at all. */
export function goingOf(question: MoveQuestion, box: Box): Going | undefined {
  const mover = moverOf(question, box);
  if (!judgeMover(mover).ok) return undefined;
  const tour = tourOf(mover);
  const stopAt = (number: number): Rest => judgeStop(mover, number);
  const { map } = question.position;
  const arrivalAt = (hex: Hex): Arrival | undefined => {
    const number = numberOf(map, hex);
    const place = tour.order.indexOf(number);
    // Beyond the edge, a hex has another name: no move is written so.
    const stop = place > 0 && isSame(hexOf(map, number), hex) ? stopAt(number) : undefined;
    return stop?.ok ? arrivalIn(mover, tour, place, stop) : undefined;
  };
  return { tour, field: mover.field, stopAt, arrivalAt };
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
