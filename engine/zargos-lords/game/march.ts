/** Moving in a skirmish: the reach of the book, and entering an enemy zone only to attack (LOR-ZDI-1). */

import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { DIRECTIONS, type Hex, isSame } from '../board/hex.ts';
import { distanceOn, isNext, nameOf, ray } from '../board/map.ts';
import { type Counter, counterOf, fighterOf, type Position } from '../board/position.ts';
import { signed, theKind } from '../data/counter-words.ts';
import { hasPower } from '../data/counters.ts';
import { BOX } from '../data/tables.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { SHOOTERS } from '../refusals.ts';
import { combatOf } from '../rules/attack.ts';
import { minimumOf } from '../rules/combat.ts';
import { backOrder, mayEnterBurnt, staysTooWeak } from '../rules/entry.ts';
import { attackForce, CHARGE_BONUS, defenceForce, WIZARD_BONUS } from '../rules/force.ts';
import { type Arrival, judgeMove, paralysisOf, pointsFor, type Reach, reachOf } from '../rules/movement.ts';
import type { Tell } from './events.ts';
import { aimOf, canFight, find, freeAgainst, mayFight, mayShootInstead, ownOf, shotOf, whoIs } from './table.ts';
import type { Marched, MoveOf, Table } from './types.ts';

/** Enemies against whom somebody was placed this turn: their zones are gone (LOR-ZDI-2). */
const attackedIn = ({ marched }: Pick<Table, 'marched'>): readonly string[] => marched.flatMap(({ against }) => against ?? []);

const REACHES = new WeakMap<Position, Map<string, Reach>>();

/** The reach of a counter now; the same question is answered once. */
export function reachIn(table: Pick<Table, 'position' | 'marched'>, id: string): Reach {
  const { position } = table;
  const attacked = attackedIn(table);
  const known = REACHES.get(position) ?? new Map<string, Reach>();
  REACHES.set(position, known);
  const key = `${id} ${attacked.join()}`;
  const reach = known.get(key) ?? reachOf({ position, counter: id, attacked, individual: false }, BOX);
  known.set(key, reach);
  return reach;
}

/** A way, from its first step to its end, and the points that it costs. */
interface Way {
  readonly path: readonly Hex[];
  readonly cost: number;
}

/** The way that is gone: straight for those that charge, wherever their points allow it (LOR-CHE-1), else the cheapest. */
export function wayTo(table: Pick<Table, 'position' | 'marched'>, id: string, arrival: Arrival): Way {
  const { position } = table;
  const counter = counterOf(position, id);
  if (!hasPower(counter.kind, 'charge')) return arrival;
  const steps = distanceOn(position.map, counter.at, arrival.at);
  const question = { position, counter: id, attacked: attackedIn(table), individual: false };
  for (const direction of DIRECTIONS) {
    const hexes = ray(position.map, counter.at, direction, steps);
    const end = hexes.at(-1);
    if (!end || !isSame(end, arrival.at)) continue;
    const straight = judgeMove(question, hexes, BOX);
    if (straight.ok) return { path: hexes, cost: straight.cost };
  }
  return arrival;
}

const theCounter = (counter: Counter): string => theKind(fighterOf(counter));

export const movedTo = (position: Position, id: string, at: Hex): Position => ({
  ...position,
  counters: position.counters.map((one) => (one.id === id ? { ...one, at } : one)),
});

/** All that could still come and attack `target` with a counter standing at `at`: an upper bound of what they are worth. */
function mostAgainst(table: Table, counter: Counter, at: Hex, target: Counter): number {
  const { position, options } = table;
  const mayCome = (one: Counter): boolean =>
    isNext(position.map, one.at, target.at) ||
    (!table.marched.some(({ id }) => id === one.id) &&
      distanceOn(position.map, one.at, target.at) <= pointsFor(one, BOX, readingsOf(options)) + 1);
  const helpers = ownOf(table, table.turn).filter((one) => one.id !== counter.id && mayFight(table, one) && mayCome(one));
  const all = [{ ...counter, at }, ...helpers];
  const wizards = ownOf(table, table.turn).some(({ kind }) => hasPower(kind, 'renfort')) ? 1 : 0;
  const { value } = attackForce(
    all.map((one) => ({ kind: fighterOf(one), wizards: 0 })),
    BOX,
    readingsOf(options),
  );
  const charges = all.filter(({ kind }) => hasPower(kind, 'charge')).length;
  return value + charges * CHARGE_BONUS.front + wizards * WIZARD_BONUS * all.length;
}

/** Whether a counter at `at` may hope to attack this enemy, with all that may come, or to shoot at it from there. */
function judgeHope(table: Table, counter: Counter, at: Hex, target: Counter): Verdict<RuleId> {
  const name = theCounter(counter);
  const shot = shotOf(counter.kind);
  const isBurnt = mayEnterBurnt(aimOf(table, counter.id), target.id, readingsOf(table.options));
  if (shot && !mayFight(table, counter)) return isBurnt ? ALLOWED : SHOOTERS.idleInZone(counter.kind, shot);
  if (mayShootInstead({ ...table, position: movedTo(table.position, counter.id, at) }, { ...counter, at }, target)) return ALLOWED;
  const { options } = table.options;
  const defence = defenceForce(combatOf(table.position, [], [target.id]).defenders, BOX, readingsOf({ options })).value;
  const most = mostAgainst(table, counter, at, target);
  const least = minimumOf(BOX);
  if (most - defence >= least) return ALLOWED;
  return refuse(
    'LOR-COM-4',
    `Même avec tous les siens, ${name} n’attaquerait pas ${theCounter(target)} : ${most} contre ${defence} au mieux, sous le minimum du tableau, ${signed(least)}. On n’entre pas dans sa zone sans l’attaquer.`,
  );
}

/** Whether somebody stands there: to stop on him would be to escort him. */
const isShared = ({ position }: Pick<Table, 'position'>, hex: Hex): boolean => position.counters.some(({ at }) => isSame(at, hex));

/** The arrival of a counter at a hex, or why there is none. */
function arrivalOf(
  table: Table,
  counter: Counter,
  to: Hex,
): { readonly ok: true; readonly arrival: Arrival } | ReturnType<typeof refuse<RuleId>> {
  const { arrivals, refused, points } = reachIn(table, counter.id);
  const arrival = arrivals.find(({ at }) => isSame(at, to));
  if (arrival && isShared(table, to)) return refuse('LOR-L-59', 'L’escarmouche se joue sans escortes : on ne s’arrête pas sur un ami.');
  if (arrival) return { ok: true, arrival };
  if (isSame(counter.at, to)) return refuse('LOR-MOU-1', 'Ce pion est déjà là.');
  const why = refused.find(({ at }) => isSame(at, to));
  return why ? refuse(why.rule, why.because) : refuse('LOR-MOU-1', `C’est trop loin : ${points} points en tout.`);
}

export function judgeMarch(table: Table, { id, to, against }: MoveOf<'march'>): Verdict<RuleId> {
  const counter = find(table, id);
  if (!counter) return refuse('LOR-MOU-1', 'Ce pion n’est plus en jeu.');
  if (!ownOf(table, table.turn).includes(counter)) return refuse('LOR-TOUR-3', 'Ce pion est à l’autre : chacun ne déplace que les siens.');
  if (table.marched.some((one) => one.id === id))
    return refuse('LOR-MOU-1', `${upperFirst(theCounter(counter))} s’est déjà déplacé ce coup : les points qui lui restaient sont perdus.`);
  const found = arrivalOf(table, counter, to);
  if (!found.ok) return found;
  const { attacks } = found.arrival;
  if (attacks.length === 0)
    return against === undefined
      ? ALLOWED
      : refuse('LOR-COM-1', `En ${nameOf(to)}, ${theCounter(counter)} n’est pas sur un hexagone attenant à sa cible.`);
  if (against === undefined)
    return refuse('LOR-ZDI-1', 'On n’entre dans la zone d’influence d’un ennemi que pour l’attaquer : il faut dire lequel.');
  const target = attacks.includes(against) ? find(table, against) : undefined;
  if (!target) return refuse('LOR-COM-1', `En ${nameOf(to)}, ${theCounter(counter)} n’est pas dans la zone de cet ennemi.`);
  return judgeHope(table, counter, to, target);
}

/** Every place where a counter may go, once for each enemy that it may attack there. */
export function marchesOf(table: Table, seat: Seat): readonly MoveOf<'march'>[] {
  return ownOf(table, seat).flatMap(({ id, paralysed }) => {
    if (paralysed || table.marched.some((one) => one.id === id)) return [];
    return reachIn(table, id).arrivals.flatMap(({ at, attacks }): readonly MoveOf<'march'>[] => {
      if (isShared(table, at)) return [];
      const to = { q: at.q, r: at.r };
      if (attacks.length === 0) return [{ kind: 'march', seat, id, to }];
      return attacks
        .map((against): MoveOf<'march'> => ({ kind: 'march', seat, id, to, against }))
        .filter((move) => judgeMarch(table, move).ok);
    });
  });
}

export function march<T extends Table>(table: T, { seat, id, to, against }: MoveOf<'march'>, tell: Tell): T {
  const counter = counterOf(table.position, id);
  const found = arrivalOf(table, counter, to);
  if (!found.ok) throw new Error(found.because);
  const { arrival } = found;
  const way = wayTo(table, id, arrival);
  const path = [counter.at, ...way.path].map(({ q, r }) => ({ q, r }));
  const enemy = against === undefined ? undefined : counterOf(table.position, against);
  const isHeld = arrival.ending === 'paralyse';
  tell({
    kind: 'marched',
    seat,
    who: whoIs(counter),
    path,
    cost: way.cost,
    paralysed: isHeld,
    ...(enemy && { against: whoIs(enemy) }),
  });
  const done: Marched = { id, path, ...(against !== undefined && { against }) };
  const moved = movedTo(table.position, id, to);
  const position = isHeld
    ? {
        ...moved,
        counters: moved.counters.map((one) => (one.id === id ? { ...one, paralysed: paralysisOf(readingsOf(table.options)) } : one)),
      }
    : moved;
  return { ...table, position, marched: [...table.marched, done] };
}

/** Whether one that came to attack can do so after all, or shoot at its enemy, or did before it came. */
function keepsWord(table: Table, counter: Counter, target: Counter): boolean {
  return aimOf(table, counter.id) === target.id || mayShootInstead(table, counter, target) || canFight(table, counter);
}

/** Whether one that came against this enemy stays though it is too weak, since others came to help it (LOR-L-65). */
function staysJoined(table: Table, counter: Counter, target: Counter): boolean {
  const helpers = freeAgainst(table, target).filter(({ id }) => id !== counter.id && table.marched.some((one) => one.id === id));
  return staysTooWeak(helpers.length, readingsOf(table.options));
}

/** Those of `came` that cannot keep their word go back to where they were, one after the other, unless somebody stands there. */
function undone<T extends Table>(table: T, came: readonly Marched[], tell: Tell): T {
  let now = table;
  for (const { id, against, path } of came) {
    const [counter, target] = [find(now, id), against === undefined ? undefined : find(now, against)];
    const [from] = path;
    if (!counter || !target || !from || keepsWord(now, counter, target) || staysJoined(now, counter, target)) continue;
    if (now.position.counters.some(({ at }) => isSame(at, from))) continue;
    tell({ kind: 'back', seat: now.turn, who: whoIs(counter), end: from, against: whoIs(target) });
    now = { ...now, position: movedTo(now.position, id, from) };
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
