/**
 * Where a counter may go in one turn, and why not elsewhere (LOR-MOU-1 to LOR-VOL-1, LOR-ZDI-1). `judgeMove` and `reachOf` share the same steps:
 * `judgeStep` for entering a hex, `judgeStop` for staying there.
 */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { DIRECTIONS, type Hex, isSame, keyOf } from '../board/hex.ts';
import { bridgeAt, crossing, distanceOn, fold, hexesOf, neighboursOf, next, terrainAt } from '../board/map.ts';
import {
  areFriends,
  type Counter,
  cityAt,
  counterOf,
  enemiesAt,
  fighterOf,
  flies,
  type Holder,
  type Position,
  peopleOf,
  standingAt,
  zonesOn,
} from '../board/position.ts';
import { hasPower } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { MOVES } from '../refusals.ts';
import { type Box, type Kind, MAX_GARRISON, type Options, type People } from '../types.ts';

export interface MoveQuestion {
  readonly position: Position;
  /** The counter that moves. */
  readonly counter: string;
  /** Enemies (and cities) against which an attacker was already placed this turn: their zones are gone (LOR-ZDI-2). */
  readonly attacked: readonly string[];
  /** A move with a combat of its own, before all others: no enemy zone counts (LOR-IND-2). */
  readonly individual: boolean;
}

type Refusal = Extract<Verdict<RuleId>, { ok: false }>;

/** How a move ends, beside standing on a free hex. */
export const ENDINGS = ['escorte', 'pile', 'garnison', 'conquete', 'paralyse'] as const;
export type Ending = (typeof ENDINGS)[number];

export interface Arrival {
  readonly at: Hex;
  /** Points spent. */
  readonly cost: number;
  /** From the first step to `at`. */
  readonly path: readonly Hex[];
  /** Whose zones it stands in: it is there to attack one of them (LOR-ZDI-1). */
  readonly attacks: readonly string[];
  readonly ending?: Ending;
}

export interface Reach {
  /** Points of the turn. */
  readonly points: number;
  /** Nearest first. */
  readonly arrivals: readonly Arrival[];
  /** Hexes of the map within `points` steps where the counter may not end, each with its rule. */
  readonly refused: readonly { readonly at: Hex; readonly rule: RuleId; readonly because: string }[];
}

interface Mover {
  readonly question: MoveQuestion;
  readonly counter: Counter;
  readonly people: People;
  readonly points: number;
  readonly flies: boolean;
}

/** Points of a counter's turn: with an escort, the infantry's (LOR-L-47). */
export function paceOf({ kind, escort }: Counter, box: Box, options: Options): number {
  const { movement } = box.factors[escort ?? kind];
  return escort && options['LOR-L-47'] === 'du-plus-lent' ? Math.min(movement, box.factors[kind].movement) : movement;
}

/** May escort (LOR-ESC-1, LOR-L-20). */
export const mayEscort = (kind: Kind, options: Options): boolean =>
  hasPower(kind, 'escorte') || (options['LOR-L-20'] === 'fantarchers-aussi' && hasPower(kind, 'fleches'));

/** Infantry is never escorted (LOR-ESC-1). */
const isInfantry = (kind: Kind): boolean => hasPower(kind, 'escorte');

/** Turns that a counter misses after it entered a chasm (LOR-GOU-1, LOR-L-6). */
export const paralysisOf = (options: Options): number => (options['LOR-L-6'] === 'arrivee-comprise' ? 2 : 3);

function moverOf(question: MoveQuestion, box: Box): Mover {
  const counter = counterOf(question.position, question.counter);
  return {
    question,
    counter,
    people: peopleOf(counter),
    points: paceOf(counter, box, question.position.options),
    flies: flies(counter),
  };
}

/** Whether the counter may move at all. */
function judgeMover({ counter, question }: Mover): Verdict<RuleId> {
  if (counter.vanished) return MOVES.vanished();
  if (counter.paralysed) return MOVES.paralysed(counter.kind, counter.paralysed);
  if (question.individual && (counter.escort || !hasPower(counter.kind, 'individuel'))) return MOVES.notAlone(fighterOf(counter));
  return ALLOWED;
}

/** Enemy zones over a hex that count for this move; none for a combat of its own (LOR-IND-2). */
function zonesFor({ question, people }: Mover, hex: Hex): readonly Holder[] {
  if (question.individual) return [];
  const attacked = question.position.options['LOR-L-38'] === 'au-combat' ? [] : question.attacked;
  return zonesOn(question.position, hex, people, attacked);
}

const zoneRefusal = ({ question: { position } }: Mover, holders: readonly Holder[]): Refusal => {
  const holder = position.counters.find(({ id }) => id === holders[0]?.id);
  return MOVES.zone(holder ? fighterOf(holder) : 'ville');
};

/** A way over the edge that the strict reading of LOR-L-27 closes. */
function seamRefusal({ question: { position } }: Mover, from: Hex, to: Hex): Refusal | undefined {
  if (position.options['LOR-L-27'] !== 'e-seul') return undefined;
  const ways = DIRECTIONS.filter((direction) => {
    const one = next(position.map, from, direction);
    return one !== undefined && isSame(one, to);
  }).map((direction) => crossing(position.map, from, direction));
  const over = ways.find((way) => way && way.out !== way.into);
  return over && ways.every((way) => way && way.out !== way.into) ? MOVES.seam(over.out, over.into) : undefined;
}

/** Sea and bridges (LOR-MER-1): a bridge begins and ends on a coast. */
function seaRefusal({ question: { position } }: Mover, from: Hex, to: Hex): Refusal | undefined {
  const [out, into] = [terrainAt(position.map, from), terrainAt(position.map, to)];
  if (into === 'mer') return MOVES.sea();
  if (out !== 'pont' && into !== 'pont') return undefined;
  if (out === 'pont' && into === 'pont') return bridgeAt(position.map, from) === bridgeAt(position.map, to) ? undefined : MOVES.bridge();
  const land = out === 'pont' ? into : out;
  return land === 'cote' && !cityAt(position, out === 'pont' ? to : from) ? undefined : MOVES.bridge();
}

/** Enemies in the way (LOR-MOU-2); a city without garrison is entered, not passed. */
function enemyRefusal({ question: { position }, people }: Mover, to: Hex): Refusal | undefined {
  const [enemy] = enemiesAt(position, to, people);
  if (enemy) return MOVES.enemy(fighterOf(enemy));
  const city = cityAt(position, to);
  return city && !areFriends(position, city.people, people) && city.garrison.length > 0 ? MOVES.garrison(city.people) : undefined;
}

/** Terrain as it slows: a city hides it (LOR-VIL-1). */
const groundAt = (position: Position, hex: Hex) => (cityAt(position, hex) ? 'plaine' : terrainAt(position.map, hex));

const costOf = ({ flies, question: { position } }: Mover, to: Hex): number => {
  const ground = groundAt(position, to);
  if (ground === 'pont' && position.options['LOR-L-5'] === 'gratuit') return 0;
  return ground === 'bois' && !flies ? 2 : 1;
};

/** Why nobody goes on from a hex this turn; undefined where one may. */
function haltAt(mover: Mover, from: Hex, to: Hex): Refusal | undefined {
  const { question, people, flies } = mover;
  const { position } = question;
  const ground = groundAt(position, to);
  if (ground === 'gouffre') return MOVES.chasm();
  if (flies) return undefined;
  if (ground === 'mont') return MOVES.onMount();
  const city = cityAt(position, to);
  if (city && !areFriends(position, city.people, people)) return MOVES.entered();
  const zones = zonesFor(mover, to);
  if (zones.length > 0) return zoneRefusal(mover, zones);
  const isFoot = neighboursOf(position.map, to).some((hex) => groundAt(position, hex) === 'mont');
  return position.options['LOR-L-41'] === 'oui' && isFoot && groundAt(position, from) !== 'mont' ? MOVES.foot() : undefined;
}

type Step = { readonly ok: true; readonly cost: number; readonly halt: Refusal | undefined } | Refusal;

/** Entering `to` from its neighbour with `left` points; `isFirst` step of the turn or not. */
function judgeStep(mover: Mover, from: Hex, to: Hex, left: number, isFirst: boolean): Step {
  const { position } = mover.question;
  const barred = seaRefusal(mover, from, to) ?? seamRefusal(mover, from, to) ?? (mover.flies ? undefined : enemyRefusal(mover, to));
  if (barred) return barred;
  const ground = groundAt(position, to);
  if (ground === 'mont' && !mover.flies && !isFirst) return MOVES.climb();
  const cost = costOf(mover, to);
  if (cost > left) return cost === 2 && left === 1 ? MOVES.wood(left) : MOVES.tooFar(mover.points);
  return { ok: true, cost, halt: haltAt(mover, from, to) };
}

type Stop = { readonly ok: true; readonly attacks: readonly string[]; readonly ending?: Ending } | Refusal;

/** How a counter may share a hex with `others`, all of its side; undefined where it may not. */
function sharing({ counter, people, question: { position } }: Mover, others: readonly Counter[]): Ending | undefined {
  const [other] = others;
  if (!other || others.length > 1) return undefined;
  const { options } = position;
  const isPair = (guard: Counter, guarded: Counter): boolean =>
    !guard.escort && !guarded.escort && mayEscort(guard.kind, options) && !isInfantry(guarded.kind) && !other.paralysed;
  if (isPair(counter, other) || isPair(other, counter)) return 'escorte';
  return options['LOR-REV-3'] === 'deux' && peopleOf(other) === people ? 'pile' : undefined;
}

/** Staying on a hex at the end of the move. */
function judgeStop(mover: Mover, at: Hex): Stop {
  const { counter, people, question } = mover;
  const { position } = question;
  const [enemy] = enemiesAt(position, at, people);
  if (enemy) return MOVES.onEnemy(fighterOf(enemy));
  const zones = zonesFor(mover, at).map(({ id }) => id);
  const stop = (ending?: Ending): Stop => (ending ? { ok: true, attacks: zones, ending } : { ok: true, attacks: zones });
  const city = cityAt(position, at);
  if (city) {
    if (areFriends(position, city.people, people)) return city.garrison.length < MAX_GARRISON ? stop('garnison') : MOVES.full();
    return city.garrison.length > 0 ? MOVES.garrison(city.people) : stop('conquete');
  }
  const others = standingAt(position, at).filter(({ id }) => id !== counter.id);
  const [other] = others;
  const shared = sharing(mover, others);
  if (other && !shared) return MOVES.stacked(other.kind);
  const isSign = position.counters.some((one) => one.vanished && one.id !== counter.id && isSame(one.at, at));
  if (isSign && position.options['LOR-L-35'] === 'hexagone-bloque') return MOVES.onSign();
  const ground = groundAt(position, at);
  if (ground === 'pont' && position.options['LOR-L-42'] === 'non') return MOVES.onBridge();
  return stop(ground === 'gouffre' ? 'paralyse' : shared);
}

/** Whether a counter may go along `path`, from its first step to its end. */
export function judgeMove(question: MoveQuestion, path: readonly Hex[], box: Box): Verdict<RuleId> {
  const mover = moverOf(question, box);
  const { map } = question.position;
  const ready = judgeMover(mover);
  if (!ready.ok) return ready;
  let [from, left, halt]: [Hex, number, Refusal | undefined] = [mover.counter.at, mover.points, undefined];
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
  return stop.ok ? ALLOWED : stop;
}

/** Among several refusals of one hex, the one that says most. */
const TELLING: readonly RuleId[] = [
  'LOR-MOU-2',
  'LOR-VIL-6',
  'LOR-MER-1',
  'LOR-L-27',
  'LOR-ESC-1',
  'LOR-VIL-1',
  'LOR-L-35',
  'LOR-L-42',
  'LOR-MON-1',
  'LOR-L-41',
  'LOR-GOU-1',
  'LOR-ZDI-1',
  'LOR-BOI-1',
  'LOR-MOU-1',
];
const tells = (refusal: Refusal): number => TELLING.indexOf(refusal.rule);

interface Node {
  readonly at: Hex;
  readonly cost: number;
  readonly from: Node | undefined;
  readonly halt: Refusal | undefined;
}

const pathTo = (node: Node): readonly Hex[] => {
  const path: Hex[] = [];
  for (let one: Node | undefined = node; one?.from; one = one.from) path.push(one.at);
  return path.reverse();
};

/** Cheapest ways to every hex that can be entered, and the most telling refusal of every attempt at another. */
function explore(mover: Mover): { readonly nodes: readonly Node[]; readonly refusals: ReadonlyMap<string, Refusal> } {
  const { map } = mover.question.position;
  const best = new Map<string, Node>();
  const refusals = new Map<string, Refusal>();
  const note = (hex: Hex, refusal: Refusal): void => {
    const known = refusals.get(keyOf(hex));
    if (!known || tells(refusal) < tells(known)) refusals.set(keyOf(hex), refusal);
  };
  const queue: Node[] = [{ at: mover.counter.at, cost: 0, from: undefined, halt: undefined }];
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (best.has(keyOf(node.at))) continue;
    best.set(keyOf(node.at), node);
    for (const to of neighboursOf(map, node.at)) {
      if (best.has(keyOf(to))) continue;
      const step = judgeStep(mover, node.at, to, mover.points - node.cost, node.from === undefined);
      if (!step.ok || node.halt) {
        note(to, step.ok ? (node.halt ?? MOVES.tooFar(mover.points)) : step);
        continue;
      }
      const cost = node.cost + step.cost;
      const after = queue.findIndex((other) => other.cost > cost);
      queue.splice(after < 0 ? queue.length : after, 0, { at: to, cost, from: node, halt: step.halt });
    }
  }
  return { nodes: [...best.values()], refusals };
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
  const { nodes, refusals } = explore(mover);
  const arrivals: Arrival[] = [];
  const stops = new Map<string, Refusal>();
  for (const node of nodes) {
    if (!node.from) continue;
    const stop = judgeStop(mover, node.at);
    if (!stop.ok) stops.set(keyOf(node.at), stop);
    else {
      const { attacks, ending } = stop;
      arrivals.push({ at: node.at, cost: node.cost, path: pathTo(node), attacks, ...(ending && { ending }) });
    }
  }
  const reached = new Set(arrivals.map(({ at }) => keyOf(at)));
  const refused = around.flatMap((at) => {
    if (reached.has(keyOf(at))) return [];
    const { rule, because } = stops.get(keyOf(at)) ?? refusals.get(keyOf(at)) ?? MOVES.tooFar(mover.points);
    return [{ at, rule, because }];
  });
  return { points: mover.points, arrivals, refused };
}
