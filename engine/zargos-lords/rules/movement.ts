/**
 * Where a counter may go in one turn, and why not elsewhere (LOR-MOU-1 to LOR-VOL-1, LOR-ZDI-1). `judgeMove` and `reachOf` are made of the same
 * steps.
 */
import type { Refusal } from '../../core/verdict.ts';
import { type Hex, isSame, keyOf } from '../board/hex.ts';
import { distanceOn, fold, hexesOf, neighboursOf, numberOf } from '../board/map.ts';
import type { RuleId } from '../ids.ts';
import { MOVES } from '../refusals.ts';
import type { Box } from '../types.ts';
import { type Ending, judgeMover, judgeStep, judgeStop, type MoveQuestion, type Mover, moverOf } from './steps.ts';

export { type Ending, type MoveQuestion, mayEscort, mayGuard, paralysisOf, pointsFor } from './steps.ts';

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
  let [from, left, halt]: [Hex, number, Refusal<RuleId> | undefined] = [mover.counter.at, mover.points, undefined];
  for (const [at, hex] of path.entries()) {
    const to = fold(map, hex);
    if (!to) return MOVES.offMap();
    if (distanceOn(map, from, to) !== 1) return MOVES.apart();
    if (halt) return halt;
    const step = judgeStep(mover, from, to, left, at === 0);
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

interface Node {
  readonly at: Hex;
  readonly cost: number;
  readonly from: Node | undefined;
  readonly halt: Refusal<RuleId> | undefined;
}

const pathTo = (node: Node): readonly Hex[] => {
  const path: Hex[] = [];
  for (let one: Node | undefined = node; one?.from; one = one.from) path.push(one.at);
  return path.reverse();
};

/** Cheapest ways to every hex that can be entered, nearest first; `note` is told of every attempt at another. */
function explore(mover: Mover, note?: (hex: Hex, refusal: Refusal<RuleId>) => void): readonly Node[] {
  const { map } = mover.question.position;
  const isKnown = new Set<number>();
  const nodes: Node[] = [];
  // By the points spent, first come first served among equals.
  const queues: Node[][] = [[{ at: mover.counter.at, cost: 0, from: undefined, halt: undefined }]];
  for (let cost = 0; cost <= mover.points; cost += 1)
    for (const node of queues[cost] ?? []) {
      const number = numberOf(map, node.at);
      if (isKnown.has(number)) continue;
      isKnown.add(number);
      nodes.push(node);
      if (node.halt && !note) continue;
      for (const to of neighboursOf(map, node.at)) {
        if (isKnown.has(numberOf(map, to))) continue;
        const step = judgeStep(mover, node.at, to, mover.points - node.cost, node.from === undefined);
        if (!step.ok || node.halt) {
          note?.(to, step.ok ? (node.halt ?? MOVES.tooFar(mover.points)) : step);
          continue;
        }
        const spent = node.cost + step.cost;
        queues[spent] ??= [];
        queues[spent]?.push({ at: to, cost: spent, from: node, halt: step.halt });
      }
    }
  return nodes;
}

function arrivalsIn(mover: Mover, nodes: readonly Node[], note?: (hex: Hex, refusal: Refusal<RuleId>) => void): readonly Arrival[] {
  const arrivals: Arrival[] = [];
  for (const node of nodes) {
    if (!node.from) continue;
    const stop = judgeStop(mover, node.at);
    if (!stop.ok) note?.(node.at, stop);
    else {
      const { attacks, ending } = stop;
      arrivals.push({ at: node.at, cost: node.cost, path: pathTo(node), attacks, ...(ending && { ending }) });
    }
  }
  return arrivals;
}

/** Every hex where a counter may end its move: `reachOf` without the refusals. */
export function arrivalsOf(question: MoveQuestion, box: Box): readonly Arrival[] {
  const mover = moverOf(question, box);
  return judgeMover(mover).ok ? arrivalsIn(mover, explore(mover)) : [];
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
  const refusals = new Map<string, Refusal<RuleId>>();
  const nodes = explore(mover, (hex, refusal) => {
    const known = refusals.get(keyOf(hex));
    if (!known || tells(refusal) < tells(known)) refusals.set(keyOf(hex), refusal);
  });
  const stops = new Map<string, Refusal<RuleId>>();
  const arrivals = arrivalsIn(mover, nodes, (hex, refusal) => stops.set(keyOf(hex), refusal));
  const reached = new Set(arrivals.map(({ at }) => keyOf(at)));
  const refused = around.flatMap((at) => {
    if (reached.has(keyOf(at))) return [];
    const { rule, because } = stops.get(keyOf(at)) ?? refusals.get(keyOf(at)) ?? MOVES.tooFar(mover.points);
    return [{ at, rule, because }];
  });
  return { points: mover.points, arrivals, refused };
}
