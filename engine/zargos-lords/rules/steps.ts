/**
 * The steps of a move and where it may end (LOR-MOU-1 to LOR-VOL-1, LOR-ZDI-1): `judgeStep` for entering a hex, `judgeStop` for staying there. Paths and
 * reaches are made of them in `movement.ts`.
 */
import { ALLOWED, type Refusal, type Verdict } from '../../core/verdict.ts';
import { DIRECTIONS, type Hex, isSame } from '../board/hex.ts';
import { crossing, hexOf, isBridgeWrong, neighboursOf, next, numberOf, sidesOf, terrainAt } from '../board/map.ts';
import {
  areFriends,
  type Counter,
  cityAt,
  counterOf,
  enemiesAt,
  fighterOf,
  flies,
  type Holder,
  isManned,
  isTaken,
  type Position,
  peopleOf,
  standingAt,
} from '../board/position.ts';
import { hasPower, PEOPLE_OF } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { type Readings, readingsOf } from '../options.ts';
import { MOVES } from '../refusals.ts';
import { type Box, type Kind, MAX_GARRISON, type People, type Terrain } from '../types.ts';
import { codeOf, type Ending, type Field, fieldFor, type Rest, type Step, type Ways, waysOf } from './field.ts';

export interface MoveQuestion {
  readonly position: Position;
  readonly counter: string;
  /** Enemies (and cities) against which an attacker was already placed this turn: their zones are gone (LOR-ZDI-2). */
  readonly attacked: readonly string[];
  /** A move with a combat of its own, before all others: no enemy zone counts (LOR-IND-2). */
  readonly individual: boolean;
}

export interface Mover {
  readonly question: MoveQuestion;
  readonly counter: Counter;
  readonly people: People;
  readonly points: number;
  readonly flies: boolean;
  readonly ways: Ways;
  readonly field: Field;
  /** Of the map: `sidesOf`. */
  readonly sides: Int16Array;
}

/** Points of a counter's turn: with an escort, the infantry's (LOR-L-47). */
export function pointsFor({ kind, escort }: Counter, box: Box, readings: Readings): number {
  const { movement } = box.factors[escort ?? kind];
  return escort && readings['LOR-L-47'] === 'du-plus-lent' ? Math.min(movement, box.factors[kind].movement) : movement;
}

/** May escort (LOR-ESC-1, LOR-L-20). */
export const mayEscort = (kind: Kind, readings: Readings): boolean =>
  hasPower(kind, 'escorte') || (readings['LOR-L-20'] === 'fantarchers-aussi' && hasPower(kind, 'fleches'));

/** Whether one may be the escort of the other: infantry is never escorted (LOR-ESC-1). */
export const mayGuard = (guard: Counter, guarded: Counter, readings: Readings): boolean =>
  !guard.escort && !guarded.escort && mayEscort(guard.kind, readings) && !hasPower(guarded.kind, 'escorte');

/** Turns that a counter misses after it entered a chasm (LOR-GOU-1, LOR-L-6). */
export const paralysisOf = (readings: Readings): number => (readings['LOR-L-6'] === 'arrivee-comprise' ? 2 : 3);

export function moverOf(question: MoveQuestion, box: Box): Mover {
  const { position, attacked, individual } = question;
  const counter = counterOf(position, question.counter);
  const people = peopleOf(counter);
  const isFlying = flies(counter);
  const field = fieldFor({ position, people, attacked, individual });
  return {
    question,
    counter,
    people,
    points: pointsFor(counter, box, readingsOf(position)),
    flies: isFlying,
    ways: waysOf(field, isFlying),
    field,
    sides: sidesOf(position.map),
  };
}

/** Whether the counter may move at all. */
export function judgeMover({ counter, question }: Mover): Verdict<RuleId> {
  if (counter.vanished) return MOVES.vanished();
  if (counter.paralysed) return MOVES.paralysed(counter.kind, counter.paralysed);
  if (question.individual && (counter.escort || !hasPower(counter.kind, 'individuel'))) return MOVES.notAlone(fighterOf(counter));
  return ALLOWED;
}

/** Enemy zones over a hex that count for this move; none for a combat of its own (LOR-IND-2). */
const zonesFor = ({ question: { position }, field }: Mover, hex: Hex): readonly Holder[] =>
  field.zones[numberOf(position.map, hex)] ?? NONE;

const NONE: readonly Holder[] = [];

const zoneRefusal = ({ question: { position } }: Mover, holders: readonly Holder[]): Refusal<RuleId> => {
  const holder = position.counters.find(({ id }) => id === holders[0]?.id);
  return MOVES.zone(holder ? fighterOf(holder) : 'ville');
};

/** A way over the edge that the strict reading of LOR-L-27 closes. */
function seamRefusal({ question: { position } }: Mover, from: Hex, to: Hex): Refusal<RuleId> | undefined {
  if (readingsOf(position)['LOR-L-27'] !== 'e-seul') return undefined;
  const ways = DIRECTIONS.filter((direction) => {
    const one = next(position.map, from, direction);
    return one !== undefined && isSame(one, to);
  }).map((direction) => crossing(position.map, from, direction));
  const over = ways.find((way) => way && way.out !== way.into);
  return over && ways.every((way) => way && way.out !== way.into) ? MOVES.seam(over.out, over.into) : undefined;
}

/** Sea and bridges (LOR-MER-1): a bridge begins and ends on a coast. */
function seaRefusal({ question: { position } }: Mover, from: Hex, to: Hex): Refusal<RuleId> | undefined {
  if (terrainAt(position.map, to) === 'mer') return MOVES.sea();
  return isBridgeWrong(position.map, from, to) ? MOVES.bridge() : undefined;
}

/** Enemies in the way (LOR-MOU-2); a city without garrison is entered, not passed. */
function enemyRefusal({ question: { position }, people }: Mover, to: Hex): Refusal<RuleId> | undefined {
  const [enemy] = enemiesAt(position, to, people);
  if (enemy) return MOVES.enemy(fighterOf(enemy));
  const city = cityAt(position, to);
  return city && !areFriends(position, city.people, people) && isManned(city) ? MOVES.garrison(city.people) : undefined;
}

/** Terrain as it slows: a city takes the chasm under it away (LOR-L-30), and all the rest where the table says so (LOR-L-49). */
function groundAt(position: Position, hex: Hex): Terrain | undefined {
  const terrain = terrainAt(position.map, hex);
  const isHidden = terrain === 'gouffre' || readingsOf(position)['LOR-L-49'] === 'cache';
  return isHidden && cityAt(position, hex) ? 'plaine' : terrain;
}

const costOf = ({ flies, question: { position } }: Mover, to: Hex): number => {
  const ground = groundAt(position, to);
  if (ground === 'pont' && readingsOf(position)['LOR-L-5'] === 'gratuit') return 0;
  return ground === 'bois' && !flies ? 2 : 1;
};

/** Why nobody goes on from a hex this turn; undefined where one may. */
function haltAt(mover: Mover, from: Hex, to: Hex): Refusal<RuleId> | undefined {
  const { question, people, flies } = mover;
  const { position } = question;
  const ground = groundAt(position, to);
  if (ground === 'gouffre') return MOVES.chasm();
  if (flies) return undefined;
  if (ground === 'mont') return MOVES.onMount();
  const city = cityAt(position, to);
  if (city && !areFriends(position, city.people, people) && readingsOf(position)['LOR-L-50'] !== 'passe') return MOVES.entered();
  const zones = zonesFor(mover, to);
  if (zones.length > 0 && readingsOf(position)['LOR-L-48'] !== 'marche') return zoneRefusal(mover, zones);
  const isFoot = neighboursOf(position.map, to).some((hex) => groundAt(position, hex) === 'mont');
  return readingsOf(position)['LOR-L-41'] === 'oui' && isFoot && groundAt(position, from) !== 'mont' ? MOVES.foot() : undefined;
}

/** Zones that a step enters in vain, where a chasm keeps from attacking, or leaves after having entered them (LOR-ZDI-1, LOR-L-48). */
function zonesRefusal(mover: Mover, from: Hex, to: Hex, isFirst: boolean): Refusal<RuleId> | undefined {
  const zones = zonesFor(mover, to);
  if (zones.length > 0 && groundAt(mover.question.position, to) === 'gouffre') return MOVES.zoneInChasm();
  if (isFirst || mover.flies) return undefined;
  const left = zonesFor(mover, from).filter(({ id }) => !zones.some((zone) => zone.id === id));
  return left.length > 0 ? zoneRefusal(mover, left) : undefined;
}

/** The step from a hex to its neighbour on one `side`, as `numbersNear` counts them, with `left` points; `isFirst` step of the turn or not. */
export function judgeStep(mover: Mover, from: number, side: number, left: number, isFirst: boolean): Step {
  const { map } = mover.question.position;
  const step = freshStep(mover, hexOf(map, from), hexOf(map, mover.sides[6 * from + side] ?? from), isFirst);
  if (!step.ok || step.cost <= left) return step;
  return step.cost === 2 && left === 1 ? MOVES.wood(left) : MOVES.tooFar(mover.points);
}

/** The same step as `codeOf` writes it, whatever points are left; where nobody is near, the same whoever the enemies are. */
export function stepFrom(mover: Mover, from: number, side: number, isFirst: boolean): number {
  const { ways, sides } = mover;
  const { near } = mover.field;
  const number = 6 * from + side;
  const to = sides[number] ?? from;
  const judged = near[from] !== 0 || near[to] !== 0 ? ways : ways.bare;
  const steps = isFirst ? judged.firsts : judged.steps;
  const known = steps[number] ?? 0;
  if (known !== 0) return known;
  const { map } = mover.question.position;
  const code = codeOf(freshStep(mover, hexOf(map, from), hexOf(map, to), isFirst));
  steps[number] = code;
  return code;
}

function freshStep(mover: Mover, from: Hex, to: Hex, isFirst: boolean): Step {
  const { position } = mover.question;
  const barred =
    seaRefusal(mover, from, to) ??
    seamRefusal(mover, from, to) ??
    (mover.flies ? undefined : enemyRefusal(mover, to)) ??
    zonesRefusal(mover, from, to, isFirst);
  if (barred) return barred;
  if (groundAt(position, to) === 'mont' && !mover.flies && !isFirst) return MOVES.climb();
  return { ok: true, cost: costOf(mover, to), halt: haltAt(mover, from, to) };
}

/** How a counter may share a hex with `others`, all of its side; undefined where it may not. */
function sharing({ counter, people, question: { position } }: Mover, others: readonly Counter[]): Ending | undefined {
  const [other] = others;
  const { options } = position;
  const readings = readingsOf({ options });
  if (!other || others.length > 1 || (other.paralysed && readings['LOR-L-53'] !== 'oui')) return undefined;
  if (mayGuard(counter, other, readings) || mayGuard(other, counter, readings)) return 'escorte';
  return readings['LOR-REV-3'] === 'deux' && peopleOf(other) === people ? 'pile' : undefined;
}

/** Staying on a hex, by its number, at the end of the move: where it is free, the same for all. */
export function judgeStop(mover: Mover, number: number): Rest {
  const at = hexOf(mover.question.position.map, number);
  if (isTaken(mover.question.position, number)) return freshStop(mover, at);
  const { stops } = mover.field.near[number] ? mover.ways : mover.ways.bare;
  const stop = stops[number] ?? freshStop(mover, at);
  stops[number] = stop;
  return stop;
}

function freshStop(mover: Mover, at: Hex): Rest {
  const { counter, people, question } = mover;
  const { position } = question;
  const [enemy] = enemiesAt(position, at, people);
  if (enemy) return MOVES.onEnemy(fighterOf(enemy));
  const zones = zonesFor(mover, at).map(({ id }) => id);
  const stop = (ending?: Ending): Rest => (ending ? { ok: true, attacks: zones, ending } : { ok: true, attacks: zones });
  const city = cityAt(position, at);
  if (city) {
    const lodge = (ending: Ending): Rest =>
      readingsOf(position)['LOR-L-74'] === 'abri' ? { ok: true, attacks: [], ending } : stop(ending);
    const inside = city.garrison.length;
    if (city.people !== people && areFriends(position, city.people, people)) return MOVES.allysCity(city.people);
    if (city.people === people)
      return inside + (counter.escort && PEOPLE_OF[counter.kind] === people ? 2 : 1) <= MAX_GARRISON
        ? lodge('garnison')
        : MOVES.full(inside, counter.escort !== undefined);
    return isManned(city) ? MOVES.garrison(city.people) : lodge('conquete');
  }
  const others = standingAt(position, at).filter(({ id }) => id !== counter.id);
  const [other] = others;
  const shared = sharing(mover, others);
  if (other && !shared) return other.paralysed ? MOVES.besideParalysed(other.kind) : MOVES.stacked(other.kind);
  if (readingsOf(position)['LOR-L-35'] === 'hexagone-bloque') {
    const isSign = position.counters.some((one) => one.vanished && one.id !== counter.id && isSame(one.at, at));
    if (isSign) return MOVES.onSign();
  }
  const ground = groundAt(position, at);
  if (ground === 'pont' && readingsOf(position)['LOR-L-42'] === 'non') return MOVES.onBridge();
  return stop(ground === 'gouffre' ? 'paralyse' : shared);
}
