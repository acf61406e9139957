/**
 * The steps of a move and where it may end (LOR-MOU-1 to LOR-VOL-1, LOR-ZDI-1): `judgeStep` for entering a hex, `judgeStop` for staying there. Paths and
 * reaches are made of them in `movement.ts`.
 */
import { ALLOWED, type Refusal, type Verdict } from '../../core/verdict.ts';
import { DIRECTIONS, type Hex, isSame } from '../board/hex.ts';
import { crossing, hexOf, isBridgeWrong, neighboursOf, next, sidesOf, terrainAt } from '../board/map.ts';
import {
  areFriends,
  type Counter,
  cityAt,
  counterOf,
  enemiesAt,
  flies,
  isManned,
  isTaken,
  type Position,
  standingAt,
} from '../board/position.ts';
import { fighterOf, hasPower, PEOPLE_OF, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { type Readings, readingsOf } from '../options.ts';
import { MOVES } from '../refusals.ts';
import { type Box, type Kind, MAX_GARRISON, type People, type Terrain } from '../types.ts';
import { type Ending, type Field, fieldFor, ON_HEX, type Rest, type Step, type Ways, waysOf, zonesIn } from './field.ts';

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

/** What a step is, as a number: barred, and by what; or the points that it costs, and with them why nobody goes on after it. */
const BAR = { sea: 1, bridge: 2, seam: 3, enemy: 4, garrison: 5, zoneInChasm: 6, zone: 7, climb: 8 } as const;
const FREE = 16;
const COST = 3;
const HALT = { chasm: 4, mount: 8, entered: 12, zone: 16, foot: 20 } as const;

export const isBarred = (step: number): boolean => step < FREE;
export const isHalt = (step: number): boolean => step >= FREE + HALT.chasm;
export const costOf = (step: number): number => step & COST;

/** Whether what the land makes of a step is the same whatever cities are near: not where one hides the mount at whose foot one stops (LOR-L-41). */
export const isLandPlain = ({ question: { position } }: Mover): boolean =>
  position.cities.length === 0 || readingsOf(position)['LOR-L-41'] !== 'oui';

/** The step from a hex to its neighbour on one `side`, as `numbersNear` counts them; `isFirst` step of the turn or not. */
export function stepFrom(mover: Mover, from: number, side: number, isFirst: boolean): number {
  const { field, flies, sides, ways } = mover;
  const { position } = mover.question;
  const to = sides[6 * from + side] ?? from;
  const marks = field.marks[to] ?? 0;
  const isLand =
    isLandPlain(mover) && ((marks & ON_HEX.city) === 0 || !takesAway(position, terrainAt(position.map, hexOf(position.map, to))));
  const steps = isFirst ? ways.land.firsts : ways.land.others;
  let step = isLand ? (steps[6 * from + side] ?? 0) : 0;
  if (step === 0) {
    step = landStep(position, flies, from, to, isFirst);
    if (isLand) steps[6 * from + side] = step;
  }
  const isLeft = !isFirst && !flies && ((field.marks[from] ?? 0) & ON_HEX.zone) !== 0;
  return marks === 0 && !isLeft ? step : peopledStep(mover, step, marks, to, isLeft ? zonesIn(field, position, from) : undefined);
}

/** Sea, bridges (LOR-MER-1), the edge, terrain: a step where nobody is. */
function landStep(land: Position, flies: boolean, from: number, to: number, isFirst: boolean): number {
  const { map } = land;
  const [out, into] = [hexOf(map, from), hexOf(map, to)];
  if (terrainAt(map, into) === 'mer') return BAR.sea;
  if (isBridgeWrong(map, out, into)) return BAR.bridge;
  if (seamOver(land, out, into)) return BAR.seam;
  const ground = groundAt(land, into);
  if (ground === 'mont' && !flies && !isFirst) return BAR.climb;
  const isFreeBridge = ground === 'pont' && readingsOf(land)['LOR-L-5'] === 'gratuit';
  const cost = isFreeBridge ? 0 : ground === 'bois' && !flies ? 2 : 1;
  if (ground === 'gouffre') return FREE + cost + HALT.chasm;
  if (flies) return FREE + cost;
  if (ground === 'mont') return FREE + cost + HALT.mount;
  const isFoot = neighboursOf(map, into).some((hex) => groundAt(land, hex) === 'mont');
  const isHalted = readingsOf(land)['LOR-L-41'] === 'oui' && isFoot && groundAt(land, out) !== 'mont';
  return FREE + cost + (isHalted ? HALT.foot : 0);
}

/**
 * The same step among others: enemies bar it to who walks (LOR-MOU-2), a city without garrison is entered, not passed; a zone is entered in vain where a chasm
 * keeps from attacking, and not left once it was entered (LOR-ZDI-1, LOR-L-48).
 */
function peopledStep(
  { field, flies, question: { position } }: Mover,
  land: number,
  marks: number,
  to: number,
  left: readonly string[] | undefined,
): number {
  if (land < BAR.enemy) return land;
  if (!flies && marks & ON_HEX.enemy) return BAR.enemy;
  if (!flies && marks & ON_HEX.garrison) return BAR.garrison;
  const halt = isBarred(land) ? 0 : (land - FREE) & ~COST;
  const isZone = (marks & ON_HEX.zone) !== 0;
  if (isZone && halt === HALT.chasm) return BAR.zoneInChasm;
  if (left) {
    const into = zonesIn(field, position, to) ?? NONE;
    if (left.some((id) => !into.includes(id))) return BAR.zone;
  }
  if (isBarred(land) || flies || halt === HALT.chasm || halt === HALT.mount) return land;
  if (marks & ON_HEX.open && readingsOf(position)['LOR-L-50'] !== 'passe') return land - halt + HALT.entered;
  return isZone && readingsOf(position)['LOR-L-48'] !== 'marche' ? land - halt + HALT.zone : land;
}

/** Ways over the edge that the strict reading of LOR-L-27 closes: where one comes in by another letter than one goes out by. */
function seamOver(position: Position, from: Hex, to: Hex): { readonly out: string; readonly into: string } | undefined {
  if (readingsOf(position)['LOR-L-27'] !== 'e-seul') return undefined;
  const ways = DIRECTIONS.filter((direction) => {
    const one = next(position.map, from, direction);
    return one !== undefined && isSame(one, to);
  }).map((direction) => crossing(position.map, from, direction));
  const over = ways.find((way) => way && way.out !== way.into);
  return over && ways.every((way) => way && way.out !== way.into) ? over : undefined;
}

/** Terrain as it slows: a city takes the chasm under it away (LOR-L-30), and all the rest where the table says so (LOR-L-49). */
function groundAt(position: Position, hex: Hex): Terrain | undefined {
  const terrain = terrainAt(position.map, hex);
  return takesAway(position, terrain) && cityAt(position, hex) ? 'plaine' : terrain;
}

/** Whether a city takes this terrain under it away. */
const takesAway = (position: Position, terrain: Terrain | undefined): boolean =>
  terrain === 'gouffre' || readingsOf(position)['LOR-L-49'] === 'cache';

const NONE: readonly string[] = [];

function zoneRefusal({ position }: MoveQuestion, holder: string | undefined): Refusal<RuleId> {
  const counter = position.counters.find(({ id }) => id === holder);
  return MOVES.zone(counter ? fighterOf(counter) : 'ville');
}

/** Why a step is barred; undefined where it is not. */
function barOf({ question, people, field, sides }: Mover, step: number, from: number, side: number): Refusal<RuleId> | undefined {
  const { position } = question;
  const to = sides[6 * from + side] ?? from;
  const [out, into] = [hexOf(position.map, from), hexOf(position.map, to)];
  switch (step) {
    case BAR.sea:
      return MOVES.sea();
    case BAR.bridge:
      return MOVES.bridge();
    case BAR.seam: {
      const over = seamOver(position, out, into);
      return over && MOVES.seam(over.out, over.into);
    }
    case BAR.enemy: {
      const [enemy] = enemiesAt(position, into, people);
      return enemy && MOVES.enemy(fighterOf(enemy));
    }
    case BAR.garrison: {
      const city = cityAt(position, into);
      return city && MOVES.garrison(city.people);
    }
    case BAR.zoneInChasm:
      return MOVES.zoneInChasm();
    case BAR.zone: {
      const kept = zonesIn(field, position, to) ?? NONE;
      return zoneRefusal(
        question,
        zonesIn(field, position, from)?.find((id) => !kept.includes(id)),
      );
    }
    case BAR.climb:
      return MOVES.climb();
    default:
      return undefined;
  }
}

/** Why nobody goes on after a step onto a hex; undefined where one may. */
function haltOf({ question, field }: Mover, step: number, to: number): Refusal<RuleId> | undefined {
  switch ((step - FREE) & ~COST) {
    case HALT.chasm:
      return MOVES.chasm();
    case HALT.mount:
      return MOVES.onMount();
    case HALT.entered:
      return MOVES.entered();
    case HALT.zone:
      return zoneRefusal(question, zonesIn(field, question.position, to)?.[0]);
    case HALT.foot:
      return MOVES.foot();
    default:
      return undefined;
  }
}

/** `stepFrom` with `left` points, in words. */
export function judgeStep(mover: Mover, from: number, side: number, left: number, isFirst: boolean): Step {
  const step = stepFrom(mover, from, side, isFirst);
  const bar = barOf(mover, step, from, side);
  if (bar) return bar;
  const cost = costOf(step);
  if (cost <= left) return { ok: true, cost, halt: haltOf(mover, step, mover.sides[6 * from + side] ?? from) };
  return cost === 2 && left === 1 ? MOVES.wood(left) : MOVES.tooFar(mover.points);
}

/** How a counter may share a hex with `others`, all of its side; undefined where it may not. */
function sharing(counter: Counter, people: People, position: Position, others: readonly Counter[]): Ending | undefined {
  const other = others[0];
  const readings = readingsOf(position);
  if (!other || others.length > 1 || (other.paralysed && readings['LOR-L-53'] !== 'oui')) return undefined;
  if (mayGuard(counter, other, readings) || mayGuard(other, counter, readings)) return 'escorte';
  return readings['LOR-REV-3'] === 'deux' && peopleOf(other) === people ? 'pile' : undefined;
}

/** Why a counter does not share a hex with one of its side. */
function unshared(counter: Counter, other: Counter, readings: Readings): Rest {
  if (other.paralysed) return MOVES.besideParalysed(other.kind);
  if (counter.escort || other.escort) return MOVES.stacked(other.kind);
  if (hasPower(counter.kind, 'escorte') && hasPower(other.kind, 'escorte')) return MOVES.bothGuards(other.kind);
  return [counter, other].some(({ kind }) => mayEscort(kind, readings)) ? MOVES.stacked(other.kind) : MOVES.unguarded(other.kind);
}

const STAYS: Rest = { ok: true, attacks: NONE };
const HELD: Rest = { ok: true, attacks: NONE, ending: 'paralyse' };

/** Staying on a hex, by its number, at the end of the move. */
export function judgeStop(mover: Mover, number: number): Rest {
  const { position } = mover.question;
  if (isTaken(position, number)) return judgeTaken(mover, number);
  return stopOn(position, hexOf(position.map, number), zonesIn(mover.field, position, number));
}

/** Staying where only the land counts, and the zones over it. */
function stopOn(position: Position, at: Hex, attacks: readonly string[] | undefined, shared?: Ending): Rest {
  const ground = groundAt(position, at);
  if (ground === 'pont' && readingsOf(position)['LOR-L-42'] === 'non') return MOVES.onBridge();
  const ending = ground === 'gouffre' ? 'paralyse' : shared;
  if (!attacks && !shared) return ending ? HELD : STAYS;
  return { ok: true, attacks: attacks ?? NONE, ...(ending && { ending }) };
}

/** Staying where somebody is, the sign of one, or a city. */
function judgeTaken({ counter, people, question, field }: Mover, number: number): Rest {
  const { position } = question;
  const at = hexOf(position.map, number);
  const enemy = (field.marks[number] ?? 0) & ON_HEX.enemy ? enemiesAt(position, at, people)[0] : undefined;
  if (enemy) return MOVES.onEnemy(fighterOf(enemy));
  const zones = zonesIn(field, position, number);
  const city = cityAt(position, at);
  if (city) {
    const inside = city.garrison.length;
    const isOwn = city.people === people;
    if (!isOwn && areFriends(position, city.people, people)) return MOVES.allysCity(city.people);
    if (isOwn && inside + (counter.escort && PEOPLE_OF[counter.kind] === people ? 2 : 1) > MAX_GARRISON)
      return MOVES.full(inside, counter.escort !== undefined);
    if (!isOwn && isManned(city)) return MOVES.garrison(city.people);
    const attacks = readingsOf(position)['LOR-L-74'] === 'abri' ? NONE : (zones ?? NONE);
    return { ok: true, attacks, ending: isOwn ? 'garnison' : 'conquete' };
  }
  const standing = standingAt(position, at);
  const others = standing.includes(counter) ? standing.filter((one) => one !== counter) : standing;
  const other = others[0];
  const shared = sharing(counter, people, position, others);
  if (other && !shared) return unshared(counter, other, readingsOf(position));
  if (readingsOf(position)['LOR-L-35'] === 'hexagone-bloque') {
    const isSign = position.counters.some((one) => one.vanished && one.id !== counter.id && isSame(one.at, at));
    if (isSign) return MOVES.onSign();
  }
  return stopOn(position, at, zones, shared);
}
