/** Moving in a turn: the reach of the book, entering an enemy zone only to attack (LOR-ZDI-1), out of cities and pairs and into them. */

import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { DIRECTIONS, type Hex, isSame } from '../board/hex.ts';
import { distanceOn, hexOf, isNext, nameOf, ray } from '../board/map.ts';
import { boxIn, type City, type Counter, cityAt, counterOf, isManned, takenIn, type Position, standingAt } from '../board/position.ts';
import { signed, theKind } from '../data/counter-words.ts';
import { fighterOf, hasPower, PEOPLE_OF, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { SHOOTERS } from '../fight-refusals.ts';
import { MOVES } from '../refusals.ts';
import { combatOf, judgeAttack } from '../rules/attack.ts';
import { barTo } from '../rules/bars.ts';
import { minimumOf } from '../rules/combat.ts';
import { backOrder, mayEnterBurnt, staysTooWeak } from '../rules/entry.ts';
import { CHARGE_BONUS, defenceValue, WIZARD_BONUS } from '../rules/force.ts';
import type { Field } from '../rules/field.ts';
import { type Arrival, type Going, goingOf, judgeMove, paralysisOf, pointsFor, type Reach, reachOf } from '../rules/movement.ts';
import type { Tell } from './events.ts';
import { type Apart, judgeEnding, judgeParting, lodged, settledAt, type Walker, walkerIn } from './places.ts';
import { plays } from './scenarios.ts';
import {
  aimOf,
  attackedIn,
  besiegersFor,
  canFight,
  cityNamed,
  enemiesAround,
  find,
  freeAgainst,
  hasMarched,
  idsIn,
  isInReach,
  lodgedOf,
  mayFight,
  mayShootInstead,
  ownOf,
  shotOf,
  whoIs,
  withCounter,
} from './table.ts';
import type { Marched, Move, MoveOf, Table } from './types.ts';

const REACHES = new WeakMap<Position, Map<string, Reach>>();

const NOWHERE: Reach = { points: 0, arrivals: [], refused: [] };

/** The reach of a counter now, in the open or out of its city; the same question is answered once. */
export function reachIn(table: Pick<Table, 'position' | 'marched'>, id: string, apart?: Apart): Reach {
  const mover = walkerIn(table.position, id, apart);
  if (!mover) return NOWHERE;
  const { position, counter } = mover;
  const attacked = attackedIn(table);
  const known = REACHES.get(position) ?? new Map<string, Reach>();
  REACHES.set(position, known);
  const key = `${counter.id} ${attacked.join()}`;
  const reach = known.get(key) ?? reachOf({ position, counter: counter.id, attacked, individual: false }, boxIn(position));
  known.set(key, reach);
  return reach;
}

/** The ways of a counter now. */
const goingFor = (table: Pick<Table, 'position' | 'marched'>, { position, counter }: Walker): Going | undefined =>
  goingOf({ position, counter: counter.id, attacked: attackedIn(table), individual: false }, boxIn(position));

/** A way, from its first step to its end, and the points that it costs. */
interface Way {
  readonly path: readonly Hex[];
  readonly cost: number;
}

/** The way that is gone: straight for those that charge, wherever their points allow it (LOR-CHE-1), else the cheapest. */
export function wayTo(table: Pick<Table, 'position' | 'marched'>, id: string, arrival: Arrival, apart?: Apart): Way {
  const mover = walkerIn(table.position, id, apart);
  if (!mover || mover.counter.escort || !hasPower(mover.counter.kind, 'charge')) return arrival;
  const { position, counter } = mover;
  const steps = distanceOn(position.map, counter.at, arrival.at);
  const question = { position, counter: counter.id, attacked: attackedIn(table), individual: false };
  for (const direction of DIRECTIONS) {
    const hexes = ray(position.map, counter.at, direction, steps);
    const end = hexes.at(-1);
    if (!end || !isSame(end, arrival.at)) continue;
    const straight = judgeMove(question, hexes, boxIn(position));
    if (straight.ok) return { path: hexes, cost: straight.cost };
  }
  return arrival;
}

/** The position with a counter somewhere else. */
export const movedTo = (position: Position, id: string, to: Hex): Position =>
  withCounter(position, id, (one) => ({ ...one, at: { q: to.q, r: to.r } }));

const theCounter = (counter: Counter): string => theKind(fighterOf(counter));

/** All that could still come and attack an enemy: who they are, what they are worth together, how many of them charge. */
interface Comers {
  readonly ids: ReadonlySet<string>;
  readonly force: number;
  readonly charges: number;
  /** Whether a Sorcier may be beside them. */
  readonly isHelped: boolean;
}

const forceIn = (position: Position, counter: Counter): number => boxIn(position).factors[fighterOf(counter)].combat;
const chargesIn = (counter: Counter): number => (hasPower(fighterOf(counter), 'charge') ? 1 : 0);

function comersTo(table: Table, target: Counter): Comers {
  const { position, options } = table;
  const readings = readingsOf(options);
  const mayCome = (one: Counter): boolean => {
    const steps = distanceOn(position.map, one.at, target.at);
    return steps === 1 || (steps <= pointsFor(one, boxIn(position), readings) + 1 && !hasMarched(table, one.id));
  };
  const own = [...ownOf(table, table.turn), ...lodgedOf(table, table.turn)];
  const all = own.filter((one) => mayCome(one) && mayFight(table, one));
  return {
    ids: new Set(all.map(({ id }) => id)),
    force: all.reduce((sum, one) => sum + forceIn(position, one), 0),
    charges: all.reduce((sum, one) => sum + chargesIn(one), 0),
    isHelped: own.some(({ kind }) => hasPower(kind, 'renfort')),
  };
}

/** What an enemy is worth where it stands, and, once somebody asks, who may come. */
interface Wanted {
  readonly defence: number;
  comers?: Comers;
}

let lastTable: Table | undefined;
let lastWanted = new Map<string, Wanted>();

/** Those of the table last asked about are at hand. */
function wantedIn(table: Table, target: Counter): Wanted {
  if (table !== lastTable) {
    lastWanted = new Map();
    lastTable = table;
  }
  const found = lastWanted.get(target.id);
  if (found) return found;
  const { defenders } = combatOf(table.position, [], [target.id]);
  const wanted: Wanted = { defence: defenceValue(defenders, boxIn(table.position), readingsOf(table.options)) };
  lastWanted.set(target.id, wanted);
  return wanted;
}

/** Whether a counter with all that may come is enough against an enemy, wherever they stand: an upper bound of what they are worth. */
function judgeStrength(table: Table, counter: Counter, target: Counter): Verdict<RuleId> {
  const { position } = table;
  const wanted = wantedIn(table, target);
  const { defence } = wanted;
  const least = minimumOf(boxIn(position));
  if (forceIn(position, counter) - defence >= least) return ALLOWED;
  wanted.comers ??= comersTo(table, target);
  const { comers } = wanted;
  const { ids } = comers;
  const isOne = ids.has(counter.id);
  const charges = comers.charges + (isOne ? 0 : chargesIn(counter));
  const helped = comers.isHelped ? ids.size + (isOne ? 0 : 1) : 0;
  const most = comers.force + (isOne ? 0 : forceIn(position, counter)) + charges * CHARGE_BONUS.front + helped * WIZARD_BONUS;
  if (most - defence >= least) return ALLOWED;
  return refuse(
    'LOR-COM-4',
    `Même avec tous les siens, ${theCounter(counter)} n’attaquerait pas ${theCounter(target)} : ${most} contre ${defence} au mieux, sous le minimum du tableau, ${signed(least)}. On n’entre pas dans sa zone sans l’attaquer.`,
  );
}

/** Whether a counter at `at` may hope to attack this enemy, with all that may come, or to shoot at it from there. */
function judgeHope(table: Table, counter: Counter, at: Hex, target: Counter): Verdict<RuleId> {
  const shot = counter.escort ? undefined : shotOf(counter.kind);
  if (shot) {
    const isBurnt = mayEnterBurnt(aimOf(table, counter.id), target.id, readingsOf(table.options));
    if (!mayFight(table, counter)) return isBurnt ? ALLOWED : SHOOTERS.idleInZone(counter.kind, shot);
    if (mayShootInstead(table, { ...counter, at }, target)) return ALLOWED;
  }
  if (target.paralysed) return MOVES.heldZone(fighterOf(target));
  return judgeStrength(table, counter, target);
}

/** The arrival of a counter at a hex, or why there is none. */
function arrivalOf(
  table: Table,
  mover: Walker,
  { id, to, apart }: Pick<MoveOf<'march'>, 'id' | 'to' | 'apart'>,
): { readonly ok: true; readonly arrival: Arrival } | ReturnType<typeof refuse<RuleId>> {
  const arrival = goingFor(table, mover)?.arrivalAt(to);
  if (arrival) {
    const ending = judgeEnding(table, mover, to, arrival, apart);
    return ending.ok ? { ok: true, arrival } : ending;
  }
  if (isSame(mover.counter.at, to)) return refuse('LOR-MOU-1', 'Ce pion est déjà là.');
  const { refused, points } = reachIn(table, id, apart);
  const found = refused.find(({ at }) => isSame(at, to));
  const question = { position: mover.position, counter: mover.counter.id, attacked: attackedIn(table), individual: false };
  const why = found?.rule === 'LOR-MOU-1' ? (barTo(question, to, boxIn(mover.position)) ?? found) : found;
  return why ? refuse(why.rule, why.because) : refuse('LOR-MOU-1', `C’est trop loin : ${points} points en tout.`);
}

/** Whether a counter is its leader's to move in this turn, and has neither moved nor fought yet. */
export function judgeWalker(table: Table, mover: Walker | undefined): Verdict<RuleId> {
  if (!mover) return refuse('LOR-MOU-1', 'Ce pion n’est plus en jeu.');
  const { counter } = mover;
  if (peopleOf(counter) !== table.peoples[table.turn])
    return refuse('LOR-TOUR-3', 'Ce pion est à l’autre : chacun ne déplace que les siens.');
  if (hasMarched(table, counter.id) || (counter.escortId !== undefined && hasMarched(table, counter.escortId)))
    return refuse('LOR-MOU-1', `${upperFirst(theCounter(counter))} s’est déjà déplacé ce coup : les points qui lui restaient sont perdus.`);
  // In a game it has also moved; in a position laid out by hand, it may be said alone.
  if (table.fought.includes(counter.id))
    return refuse('LOR-IND-2', `${upperFirst(theCounter(counter))} a déjà combattu ce coup : son mouvement est fini.`);
  return ALLOWED;
}

export function judgeMarch(table: Table, move: MoveOf<'march'>): Verdict<RuleId> {
  const { id, against, apart } = move;
  const standing = find(table, id);
  if (apart !== undefined && !standing?.escort) return refuse('LOR-ESC-3', 'Ce pion n’a pas d’escorte à quitter.');
  const mover = walkerIn(table.position, id, apart);
  const own = judgeWalker(table, mover);
  if (!own.ok || !mover) return own;
  if (apart !== undefined && standing) {
    const parting = judgeParting(table, standing);
    if (!parting.ok) return parting;
  }
  const found = arrivalOf(table, mover, move);
  return found.ok ? judgeAgainst(withWalker(table, mover), mover.counter, found.arrival.at, found.arrival.attacks, against) : found;
}

/** The table as a counter goes that has left its city or its pair. */
const withWalker = (table: Table, { position }: Walker): Table => (table.position === position ? table : { ...table, position });

/** Whether a counter may go where it arrives `against` one whose zone it enters there. */
function judgeAgainst(table: Table, counter: Counter, at: Hex, attacks: readonly string[], against: string | undefined): Verdict<RuleId> {
  if (against === undefined)
    return attacks.length === 0
      ? ALLOWED
      : refuse('LOR-ZDI-1', 'On n’entre dans la zone d’influence d’un ennemi que pour l’attaquer : il faut dire lequel.');
  if (!attacks.includes(against)) return zoneless(table, counter, at, against);
  if (attacks.length > 1 && readingsOf(table.options)['LOR-L-58'] === 'tous') {
    const all = judgeAll(table, counter, at, attacks);
    if (!all.ok) return all;
  }
  const target = find(table, against);
  return target ? judgeHope(table, counter, at, target) : judgeSiegeHope(table, counter);
}

/** Why one does not come against somebody whose zone one does not enter: too far, without a zone, or with one that has fallen (LOR-ZDI-2). */
function zoneless(table: Table, counter: Counter, to: Hex, against: string): Verdict<RuleId> {
  const target = find(table, against) ?? cityNamed(table, against);
  if (!target || !isNext(table.position.map, target.at, to))
    return refuse('LOR-COM-1', `En ${nameOf(to)}, ${theCounter(counter)} n’est pas sur un hexagone attenant à sa cible.`);
  return attackedIn(table).includes(against)
    ? refuse('LOR-ZDI-2', 'Sa zone d’influence est déjà tombée : on s’y arrête sans dire qu’on l’attaque.')
    : refuse('LOR-ZDI-1', 'Sa cible n’a pas de zone d’influence : on s’y arrête sans dire qu’on l’attaque.');
}

/** Whether it could attack alone all those whose zones it would enter (LOR-L-58): several do not attack several (LOR-L-44). */
function judgeAll({ position }: Table, counter: Counter, to: Hex, attacks: readonly string[]): Verdict<RuleId> {
  const isCity = attacks.some((id) => !position.counters.some((one) => one.id === id));
  const verdict = isCity ? undefined : judgeAttack(movedTo(position, counter.id, to), [{ id: counter.id }], attacks, boxIn(position));
  return verdict?.ok
    ? ALLOWED
    : refuse(
        'LOR-L-58',
        `En ${nameOf(to)}, ${theCounter(counter)} entrerait dans ${attacks.length} zones, et ne peut pas en attaquer tous les pions à la fois.`,
      );
}

/** A city may be besieged whatever hides in it (LOR-VIL-3), by one that may still fight. */
function judgeSiegeHope(table: Table, counter: Counter): Verdict<RuleId> {
  const shot = counter.escort ? undefined : shotOf(counter.kind);
  return shot && !mayFight(table, counter) ? SHOOTERS.idleInZone(counter.kind, shot) : ALLOWED;
}

/** Who may still march, each as it may: alone, as a pair, or one of the two. */
function* walkersOf(table: Table, seat: Seat): Generator<{ readonly id: string; readonly apart?: Apart }> {
  for (const counter of ownOf(table, seat)) {
    const { id, escort, escortId = id, paralysed, vanished } = counter;
    if (paralysed || vanished) continue;
    const isGone = hasMarched(table, id);
    const isGuardGone = hasMarched(table, escortId);
    if (!isGone && !isGuardGone) yield { id };
    if (!escort || (isGone && isGuardGone) || !judgeParting(table, counter).ok) continue;
    if (!isGuardGone) yield { id, apart: 'escort' };
    if (!isGone) yield { id, apart: 'escorted' };
  }
  for (const { people, ids = [] } of table.position.cities)
    if (people === table.peoples[seat]) for (const id of ids) if (!hasMarched(table, id)) yield { id };
}

/** Every place where a counter may go, once for each enemy that it may attack there. */
export function marchesOf(table: Table, seat: Seat): readonly MoveOf<'march'>[] {
  const moves: MoveOf<'march'>[] = [];
  for (const { id, apart } of walkersOf(table, seat)) addMarches(table, seat, id, apart, moves);
  return moves;
}

/** Those of the first counter that has not moved yet, and that it stays. In this order any turn can be made but for who goes before whom. */
export function nextMarchesOf(table: Table, seat: Seat): readonly (MoveOf<'march'> | MoveOf<'stay'>)[] {
  const moves: (MoveOf<'march'> | MoveOf<'stay'>)[] = [];
  let first: string | undefined;
  for (const { id, apart } of walkersOf(table, seat)) {
    if (first !== undefined && id !== first) break;
    if (first === undefined && !judgeWalker(table, walkerIn(table.position, id, apart)).ok) continue;
    first = id;
    addMarches(table, seat, id, apart, moves);
  }
  if (first !== undefined) moves.push({ kind: 'stay', seat, id: first });
  return moves;
}

export function judgeStay(table: Table, { id }: MoveOf<'stay'>): Verdict<RuleId> {
  const mover = walkerIn(table.position, id);
  return mover?.counter.vanished
    ? refuse('LOR-L-36', 'Un Moine disparu n’est nulle part : il reparaît, ou rien n’est à dire de lui.')
    : judgeWalker(table, mover);
}

/** Nothing happens, and it is not asked again. */
export function stayed<T extends Table>(table: T, { id }: MoveOf<'stay'>): T {
  const mover = walkerIn(table.position, id);
  if (!mover) throw new Error(`no counter ${id}`);
  const done = idsIn(mover.counter).map((one): Marched => ({ id: one, path: [mover.counter.at] }));
  return { ...table, marched: [...table.marched, ...done] };
}

/** Marches of a counter into no zone, by the number of the hex: the same objects from state to state, on one land: of a skirmish, which lists all at each. */
type FreeMarches = (MoveOf<'march'> | undefined)[];

const FREE = new WeakMap<Field['land'], Map<string, FreeMarches>>();

function freeMarches({ land, marks }: Field, seat: Seat, id: string, apart: Apart | undefined): FreeMarches {
  const known = FREE.get(land) ?? new Map<string, FreeMarches>();
  FREE.set(land, known);
  const key = apart === undefined ? `${seat}${id}` : `${seat}${id}${apart}`;
  const moves = known.get(key) ?? new Array<undefined>(marks.length);
  known.set(key, moves);
  return moves;
}

/** Those of one counter. */
export function marchesBy(table: Table, seat: Seat, id: string, apart?: Apart): readonly MoveOf<'march'>[] {
  const moves: MoveOf<'march'>[] = [];
  addMarches(table, seat, id, apart, moves);
  return moves;
}

function addMarches(table: Table, seat: Seat, id: string, apart: Apart | undefined, moves: Move[]): void {
  const mover = walkerIn(table.position, id, apart);
  const going = mover && judgeWalker(table, mover).ok ? goingFor(table, mover) : undefined;
  if (!mover || !going) return;
  const { position } = mover;
  const walking = withWalker(table, mover);
  const { order } = going.tour;
  const { marks } = going.field;
  const taken = takenIn(position);
  const hopes = hopesOf(walking, mover.counter);
  const mayPair = plays(table.options.scenario, 'escorts');
  const free = mayPair ? undefined : freeMarches(going.field, seat, id, apart);
  for (let place = 1; place < order.length; place += 1) {
    const number = order[place] ?? 0;
    const isFree = free !== undefined && marks[number] === 0 && taken[number] === 0;
    const known = isFree ? free[number] : undefined;
    if (known) {
      moves.push(known);
      continue;
    }
    const at = hexOf(position.map, number);
    if (!mayPair && standingAt(position, at).length > 0) continue;
    const stop = going.stopAt(number);
    if (!stop.ok) continue;
    const { attacks, ending } = stop;
    if (ending && !judgeEnding(table, mover, at, stop, apart).ok) continue;
    const to = { q: at.q, r: at.r };
    if (attacks.length === 0) {
      const move: MoveOf<'march'> = apart ? { kind: 'march', seat, id, to, apart } : { kind: 'march', seat, id, to };
      if (isFree) free[number] = move;
      moves.push(move);
    }
    for (const against of attacks)
      if (hopes(at, attacks, against)) moves.push({ kind: 'march', seat, id, to, ...(apart && { apart }), against });
  }
}

/** Whether a counter may go somewhere against one whose zone it enters there: for who neither shoots nor has to attack all, the same wherever it is. */
function hopesOf(table: Table, counter: Counter): (at: Hex, attacks: readonly string[], against: string) => boolean {
  let known: Map<string, boolean> | undefined;
  const isShooter = !counter.escort && shotOf(counter.kind) !== undefined;
  const isAll = readingsOf(table.options)['LOR-L-58'] === 'tous';
  return (at, attacks, against) => {
    const isSame = !isShooter && !(isAll && attacks.length > 1);
    const found = isSame ? known?.get(against) : undefined;
    if (found !== undefined) return found;
    const { ok } = judgeAgainst(table, counter, at, attacks, against);
    if (isSame) known = (known ?? new Map<string, boolean>()).set(against, ok);
    return ok;
  };
}

export function march<T extends Table>(table: T, move: MoveOf<'march'>, tell: Tell): T {
  const { seat, id, to, against, apart } = move;
  const mover = walkerIn(table.position, id, apart);
  const found = mover ? arrivalOf(table, mover, move) : undefined;
  if (!mover || !found?.ok) throw new Error(`no march of ${id}`);
  const { counter } = mover;
  const { arrival } = found;
  const way = wayTo(table, id, arrival, apart);
  const path = [counter.at, ...way.path].map(({ q, r }) => ({ q, r }));
  const enemy = against === undefined ? undefined : find(table, against);
  const besieged = against === undefined ? undefined : cityNamed(table, against);
  const isHeld = arrival.ending === 'paralyse';
  tell({
    kind: 'marched',
    seat,
    who: whoIs(counter),
    path,
    cost: way.cost,
    paralysed: isHeld,
    ...(enemy && { against: whoIs(enemy) }),
    ...(besieged && { city: besieged.people }),
    ...(apart && { apart: true }),
    ...(cityAt(table.position, counter.at) && { out: true }),
  });
  const done = idsIn(counter).map((one): Marched => ({ id: one, path, ...(against !== undefined && { against }) }));
  const readings = readingsOf(table.options);
  const settled = settledAt(mover, to, arrival.ending, readings);
  const { pair, city, taken, hostage } = settled;
  if (pair) tell({ kind: 'paired', seat, who: whoIs({ ...pair, at: { q: to.q, r: to.r } }), hostage: hostage !== undefined });
  if (city) tell({ kind: 'entered', seat, who: whoIs({ ...counter, at: city.at }), ...(taken && { taken }) });
  const position = isHeld
    ? withCounter(settled.position, pair?.id ?? counter.id, (one) => ({ ...one, paralysed: paralysisOf(readings) }))
    : settled.position;
  const change = apart ? 'taken-off' : pair ? 'put-on' : undefined;
  const parted = apart && standingIds(table, id);
  const changed = change ? (parted ?? (pair ? idsIn(pair) : [])).map((one) => ({ id: one, change }) as const) : [];
  const handed = hostage === undefined ? table.pledges : table.pledges.filter((one) => one !== pledgeOf(table, pair));
  return { ...table, position, marched: [...table.marched, ...done], escorts: [...table.escorts, ...changed], pledges: handed };
}

const standingIds = (table: Table, id: string): readonly string[] => idsIn(counterOf(table.position, id));

/** The pledge that a pair of two peoples redeems. */
const pledgeOf = (table: Table, pair: Counter | undefined) =>
  pair?.escort &&
  table.pledges.find(
    ({ from, to, kind }) =>
      kind === pair.kind && table.peoples[from] === PEOPLE_OF[pair.kind] && table.peoples[to] === (pair.escort && PEOPLE_OF[pair.escort]),
  );

/** Whether one that came to attack can do so after all, or shoot at its enemy, or did before it came. */
function keepsWord(table: Table, counter: Counter, against: string): boolean {
  const city = cityNamed(table, against);
  if (city) return besiegersFor(table, city).some(({ id }) => id === counter.id);
  const target = find(table, against);
  return !target || aimOf(table, counter.id) === target.id || mayShootInstead(table, counter, target) || canFight(table, counter);
}

/** Whether one that came against this enemy stays though it is too weak, since others came to help it (LOR-L-65). */
function staysJoined(table: Table, counter: Counter, target: Counter | undefined): boolean {
  const near = target ? freeAgainst(table, target) : [];
  const helpers = near.filter(({ id }) => id !== counter.id && table.marched.some((one) => one.id === id));
  return staysTooWeak(helpers.length, readingsOf(table.options));
}

/** The position with a counter back where it came from, in the city it left where there is room; undefined where its place is taken. */
function backHome(position: Position, counter: Counter, from: Hex): Position | undefined {
  const city = cityAt(position, from);
  if (city) return city.people === peopleOf(counter) && isRoomIn(city, counter) ? lodged(position, counter, city).position : undefined;
  return position.counters.some(({ at, vanished }) => !vanished && isSame(at, from)) ? undefined : movedTo(position, counter.id, from);
}

const isRoomIn = (city: City, counter: Counter): boolean => city.garrison.length + idsIn(counter).length <= 4;

/** Those of `came` that cannot keep their word go back to where they were, one after the other, unless somebody stands there. */
function undone<T extends Table>(table: T, came: readonly Marched[], tell: Tell): T {
  let now = table;
  for (const { id, against, path } of came) {
    const counter = find(now, id);
    const [from] = path;
    const end = path.at(-1);
    if (!counter || against === undefined || !from || !end || !isSame(counter.at, end)) continue;
    const target = find(now, against);
    if (keepsWord(now, counter, against) || staysJoined(now, counter, target)) continue;
    const city = cityNamed(now, against);
    const home = backHome(now.position, counter, from);
    if (!home || (!target && !(city && isManned(city)))) continue;
    tell({
      kind: 'back',
      seat: now.turn,
      who: whoIs(counter),
      end: from,
      ...(target && { against: whoIs(target) }),
      ...(city && { city: city.people }),
    });
    now = { ...now, position: home };
  }
  return now;
}

/** The moves are done: who came to attack in vain goes back (LOR-ZDI-1, LOR-L-63). */
export function sentBack<T extends Table>(table: T, tell: Tell): T {
  const readings = readingsOf(table.options);
  const now = undone(table, backOrder(table.marched, readings), tell);
  // Another may have been strong enough only beside one that has gone.
  return now === table || readings['LOR-L-63'] === 'dans-l-ordre' ? now : sentBack(now, tell);
}

/** Own counters in an enemy zone that can neither attack nor leave, where the table says that they are lost (LOR-L-39). */
export const stranded = (table: Table): readonly string[] =>
  plays(table.options.scenario, 'strikes') && readingsOf(table.options)['LOR-L-39'] === 'elimine'
    ? ownOf(table, table.turn)
        .filter((one) => !one.vanished && !one.paralysed && !idsIn(one).some((id) => table.marched.some((done) => done.id === id)))
        .filter((one) => enemiesAround(table, one).length > 0 && !enemiesAround(table, one).some((enemy) => isInReach(table, enemy)))
        .filter((one) => reachIn(table, one.id).arrivals.every(({ attacks }) => attacks.length > 0))
        .map(({ id }) => id)
    : [];
