/**
 * Combats of their own: an Ailé, a Faucon or a Serpent goes, fights one enemy at once, one against one, and ends its movement if it wins (LOR-IND-1, LOR-IND-2);
 * a Serpent that goes straight charges on along its line (LOR-SER-1). All before any other move of the turn.
 */
import type { Dice } from '../../core/dice.ts';
import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { DIRECTIONS, type Direction, type Hex, isSame } from '../board/hex.ts';
import { distanceOn, type HexMap, hexCountOf, hexOf, nameOf, next, numberOf, numbersNear, terrainAt } from '../board/map.ts';
import { boxIn, type Counter, cityAt, flies, type Position } from '../board/position.ts';
import { theKind } from '../data/counter-words.ts';
import { hasPower } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { MOVES } from '../refusals.ts';
import { courseOf, judgeAttack } from '../rules/attack.ts';
import { isWon } from '../rules/combat.ts';
import { type Arrival, arrivalsOf, type Going, goingOf, judgeMove, paralysisOf, pointsFor } from '../rules/movement.ts';
import type { Kind } from '../types.ts';
import type { Tell } from './events.ts';
import { resolved } from './fights.ts';
import { judgeWalker } from './march.ts';
import { judgeEnding, settledAt, type Walker, walkerIn } from './places.ts';
import { plays } from './scenarios.ts';
import { citiesHeld, cityWith, enemiesOf, find, idsIn, ownOf, whoIs, withCounter } from './table.ts';
import type { Marched, MoveOf, Onward, Table } from './types.ts';

/** The ways of somebody who fights alone: nobody's zone counts (LOR-IND-2). */
const goingAlone = (position: Position, id: string): Going | undefined =>
  goingOf({ position, counter: id, attacked: [], individual: true }, boxIn(position));

/** How it stops on a hex to fight, and the points that it has spent; where it stands, in the open, it is already. */
function standAt({ position, counter }: Walker, to: Hex): Arrival | undefined {
  if (isSame(counter.at, to) && !cityAt(position, to)) return { at: counter.at, cost: 0, path: [], attacks: [] };
  const arrival = goingAlone(position, counter.id)?.arrivalAt(to);
  return arrival?.ending === undefined ? arrival : undefined;
}

/** Where it may stop to fight those beside it, by the numbers of the hexes: its own first. */
function standsBeside({ position, counter }: Walker, beside: Beside): readonly number[] {
  const going = goingAlone(position, counter.id);
  return (going?.tour.order ?? [numberOf(position.map, counter.at)]).filter((number, place) => {
    if (!beside[number]) return false;
    if (place === 0) return !cityAt(position, counter.at);
    const stop = going?.stopAt(number);
    return stop?.ok && stop.ending === undefined;
  });
}

/** Who is next to each hex, by its number. */
type Beside = readonly (readonly Counter[] | undefined)[];

function besideOf(map: HexMap, counters: readonly Counter[]): Beside {
  const beside: (readonly Counter[])[] = new Array(hexCountOf(map));
  for (const counter of counters) {
    const alone = [counter];
    for (const number of numbersNear(map, numberOf(map, counter.at))) beside[number] = beside[number]?.concat(alone) ?? alone;
  }
  return beside;
}

/** The way of a strike: straight for a Serpent where there is such a way, for its line; else the cheapest. */
function wayOf({ position, counter }: Walker, stand: Arrival): { readonly path: readonly Hex[]; readonly cost: number } {
  if (!hasPower(counter.kind, 'serpent') || stand.path.length === 0) return stand;
  for (const direction of DIRECTIONS) {
    const hexes: Hex[] = [];
    for (
      let at: Hex | undefined = next(position.map, counter.at, direction);
      at && hexes.length < stand.cost + 1;
      at = next(position.map, at, direction)
    ) {
      hexes.push(at);
      if (isSame(at, stand.at)) break;
    }
    const end = hexes.at(-1);
    if (!end || !isSame(end, stand.at)) continue;
    const straight = judgeMove({ position, counter: counter.id, attacked: [], individual: true }, hexes, boxIn(position));
    if (straight.ok) return { path: hexes, cost: straight.cost };
  }
  return stand;
}

const towards = (position: Position, from: Hex, to: Hex): Direction | undefined =>
  DIRECTIONS.find((direction) => {
    const one = next(position.map, from, direction);
    return one !== undefined && isSame(one, to);
  });

/** Why nobody strikes now; undefined where one may. */
function tooLate(table: Table): Verdict<RuleId> | undefined {
  if (!plays(table.options.scenario, 'strikes')) return refuse('LOR-L-59', 'L’escarmouche se joue sans combats individuels.');
  return table.marched.some(({ id, path }) => path.length > 1 && !table.fought.includes(id))
    ? refuse('LOR-IND-2', 'Les combats individuels viennent avant tout autre mouvement, et un pion s’est déjà déplacé.')
    : undefined;
}

/** The line that a Serpent has to keep: straight on through those it has beaten. */
function judgeLine(table: Table, { line, left }: Onward, counter: Counter, move: MoveOf<'strike'>): Verdict<RuleId> {
  if (!line) return refuse('LOR-IND-1', 'Un combat individuel est seul de son coup : il ne reste qu’à finir son mouvement.');
  const stands = lineStands(table, counter, line, left);
  const stand = stands.find(({ at }) => isSame(at, move.to));
  const target = find(table, move.target);
  if (!stand || !target) return refuse('LOR-SER-1', 'Le Serpent ne charge plus loin que tout droit, jusqu’au bout de son mouvement.');
  return towards(table.position, move.to, target.at) === line
    ? ALLOWED
    : refuse('LOR-SER-1', 'Le Serpent charge ceux qui se tiennent sur sa ligne, et ce pion n’y est pas.');
}

/** Hexes of its line where a Serpent may stop to charge on, with what they cost. */
function lineStands(table: Table, counter: Counter, line: Direction, left: number): readonly Arrival[] {
  const stands: Arrival[] = [{ at: counter.at, cost: 0, path: [], attacks: [] }];
  const path: Hex[] = [];
  for (let at = next(table.position.map, counter.at, line); at && path.length < left; at = next(table.position.map, at, line)) {
    path.push(at);
    const way = judgeMove({ position: table.position, counter: counter.id, attacked: [], individual: true }, path, boxIn(table.position));
    if (way.ok && way.cost <= left) stands.push({ at, cost: way.cost, path: [...path], attacks: [] });
    else if (way.ok || way.rule !== 'LOR-ESC-1') break;
  }
  return stands;
}

export function judgeStrike(table: Table, move: MoveOf<'strike'>): Verdict<RuleId> {
  const mover = walkerIn(table.position, move.id);
  const target = find(table, move.target);
  const { onward } = table;
  if (onward) {
    if (onward.id !== move.id || !mover) return refuse('LOR-IND-1', 'Celui qui a gagné son combat finit d’abord son mouvement.');
    const line = judgeLine(table, onward, mover.counter, move);
    if (!line.ok) return line;
  } else {
    const late = tooLate(table);
    if (late) return late;
    const own = judgeWalker(table, mover);
    if (!own.ok || !mover) return own;
    if (mover.counter.escort || !hasPower(mover.counter.kind, 'individuel') || mover.counter.paralysed)
      return refuse(
        'LOR-IND-1',
        `${upperFirst(theKind(mover.counter.escort ?? mover.counter.kind))} ne livre pas de combat individuel : seuls Ailés, Faucons et Serpents, libres et sans escorte, le peuvent.`,
      );
    if (table.fought.includes(move.id)) return refuse('LOR-IND-2', `${upperFirst(theKind(mover.counter.kind))} a déjà combattu ce coup.`);
    if (!standAt(mover, move.to))
      return refuse(
        'LOR-IND-1',
        `${upperFirst(theKind(mover.counter.kind))} ne peut pas s’arrêter en ${nameOf(move.to)} pour y combattre.`,
      );
  }
  if (!target) return refuse('LOR-IND-1', 'Il faut un ennemi à combattre, encore en jeu.');
  return judgeBlow(mover, move.to, target);
}

/** One against one, from a hex where it may stop (LOR-IND-2). */
const judgeBlow = ({ position, counter }: Walker, at: Hex, target: Counter): Verdict<RuleId> =>
  judgeAttack(position, [{ id: counter.id, at }], [target.id], boxIn(position), true);

/** The position with the fighter on the hex from which it fights. */
const standing = ({ position, counter }: Walker, to: Hex): Position =>
  withCounter(position, counter.id, (one) => ({ ...one, at: { q: to.q, r: to.r } }));

/** Whether one of these is as near as its points may take it: a step costs one at least, but for bridges where they are free (LOR-L-5). */
function isWithinReach({ position, counter }: Walker, enemies: readonly Counter[]): boolean {
  const readings = readingsOf(position);
  const most = pointsFor(counter, boxIn(position), readings) + 1;
  return readings['LOR-L-5'] === 'gratuit' || enemies.some(({ at }) => distanceOn(position.map, counter.at, at) <= most);
}

/** Every enemy that one may fight alone, from each hex next to it: of the nearest to each enemy only, for whoever does not fly on a line. */
export function strikesOf(table: Table, seat: Seat): readonly MoveOf<'strike'>[] {
  const { onward } = table;
  if (onward) {
    const counter = find(table, onward.id);
    if (!counter || !onward.line) return [];
    const enemies = enemiesOf(table, seat).filter(({ paralysed }) => !paralysed);
    const { line, left } = onward;
    return lineStands(table, counter, line, left).flatMap(({ at }) => {
      const ahead = next(table.position.map, at, line);
      const target = ahead && enemies.find((one) => isSame(one.at, ahead));
      const move = target && ({ kind: 'strike', seat, id: counter.id, to: { q: at.q, r: at.r }, target: target.id } as const);
      return move && judgeStrike(table, move).ok ? [move] : [];
    });
  }
  if (tooLate(table)) return [];
  const ids = ownOf(table, seat)
    .filter(({ kind, escort, paralysed }) => hasPower(kind, 'individuel') && !escort && !paralysed)
    .map(({ id }) => id);
  const inside = citiesHeld(table, seat).flatMap(({ garrison, ids: names = [] }) =>
    names.filter((_, at) => garrison[at] && hasPower(garrison[at], 'individuel')),
  );
  const enemies = enemiesOf(table, seat).filter(({ paralysed }) => !paralysed);
  const movers = [...ids, ...inside].flatMap((id) => {
    const mover = walkerIn(table.position, id);
    return mover && isWithinReach(mover, enemies) && judgeWalker(table, mover).ok && !table.fought.includes(id) ? [mover] : [];
  });
  if (movers.length === 0) return [];
  const beside = besideOf(table.position.map, enemies);
  const moves: MoveOf<'strike'>[] = [];
  const judged = new Map<Kind, Map<Counter, boolean>>();
  for (const mover of movers) {
    const { id } = mover.counter;
    const known = judged.get(mover.counter.kind) ?? new Map<Counter, boolean>();
    judged.set(mover.counter.kind, known);
    for (const number of standsBeside(mover, beside)) {
      const at = hexOf(table.position.map, number);
      // Alike for all of its kind, wherever they stop; where one stands it may not stop, on a bridge (LOR-L-42).
      const isStill = isSame(at, mover.counter.at);
      for (const enemy of beside[number] ?? []) {
        const ok = (isStill ? undefined : known.get(enemy)) ?? judgeBlow(mover, at, enemy).ok;
        if (!isStill) known.set(enemy, ok);
        if (ok) moves.push({ kind: 'strike', seat, id, to: { q: at.q, r: at.r }, target: enemy.id });
      }
    }
  }
  return moves;
}

/** Goes there and fights; whoever wins and stands may end its movement. */
export function strike<T extends Table>(table: T, move: MoveOf<'strike'>, dice: Dice, tell: Tell): T {
  const mover = walkerIn(table.position, move.id);
  const target = find(table, move.target);
  if (!mover || !target) throw new Error(`no strike of ${move.id}`);
  const { counter } = mover;
  const { onward } = table;
  const stand = onward?.line
    ? lineStands(table, counter, onward.line, onward.left).find(({ at }) => isSame(at, move.to))
    : standAt(mover, move.to);
  if (!stand) throw new Error(`${move.id} cannot stop there`);
  const way = onward ? stand : wayOf(mover, stand);
  const path = [counter.at, ...way.path].map(({ q, r }) => ({ q, r }));
  if (path.length > 1)
    tell({
      kind: 'marched',
      seat: move.seat,
      who: whoIs(counter),
      path,
      cost: way.cost,
      paralysed: false,
      against: whoIs(target),
      ...(cityWith(table, move.id) && { out: true }),
    });
  const position = standing(mover, move.to);
  const course = path.length > 1 ? courseOf(position.map, path) : undefined;
  const ahead = towards(position, move.to, target.at);
  const isStraight =
    hasPower(counter.kind, 'serpent') && ahead !== undefined && (onward ? onward.line === ahead : path.length === 1 || course === ahead);
  const movement = boxIn(position).factors[counter.kind].movement;
  const left = (onward?.left ?? movement) - way.cost;
  const done: Marched = { id: move.id, path: [...(table.marched.find(({ id }) => id === move.id)?.path ?? []), ...path] };
  const placed: T = {
    ...table,
    position,
    onward: null,
    marched: [...table.marched.filter(({ id }) => id !== move.id), done],
    fought: [...table.fought.filter((id) => id !== move.id), move.id],
  };
  const { table: after, result } = resolved(placed, { seat: move.seat, attackers: [move.id], targets: [move.target] }, dice, tell, true);
  const hasWon = isWon(result, readingsOf(table.options)) && find(after, move.id) !== undefined;
  if (!hasWon || left < 1) return after;
  const next: Onward = { id: move.id, left, ...(isStraight && ahead && { line: ahead }), beaten: [...(onward?.beaten ?? []), move.target] };
  return { ...after, onward: next };
}

/** Where who has won may end its movement. */
function onwardArrivals(table: Table, { id, left }: Onward): readonly Arrival[] {
  const arrivals = arrivalsOf({ position: table.position, counter: id, attacked: [], individual: true }, boxIn(table.position));
  return arrivals.filter(({ cost }) => cost <= left);
}

export function judgeOnward(table: Table, { to }: MoveOf<'onward'>): Verdict<RuleId> {
  const mover = table.onward && walkerIn(table.position, table.onward.id);
  if (!table.onward || !mover) return refuse('LOR-IND-1', 'Personne n’a de mouvement à finir.');
  const arrival = onwardArrivals(table, table.onward).find(({ at }) => isSame(at, to));
  if (!arrival)
    return refuse(
      'LOR-IND-1',
      `${upperFirst(theKind(mover.counter.kind))} n’a plus de quoi aller en ${nameOf(to)} : il lui reste ${table.onward.left} points.`,
    );
  return judgeRest(table, mover, arrival);
}

/** Whether what is left of a movement may end so: it is no turn of its own, and a mount is climbed by its first step alone. */
function judgeRest(table: Table, mover: Walker, arrival: Arrival): Verdict<RuleId> {
  const { at } = arrival;
  const hasWalked = table.marched.some(({ id, path }) => id === mover.counter.id && path.length > 1);
  if (hasWalked && terrainAt(table.position.map, at) === 'mont' && !flies(mover.counter)) return MOVES.climb();
  return judgeEnding(table, mover, at, arrival);
}

export function onwardsOf(table: Table, seat: Seat): readonly MoveOf<'onward'>[] {
  const { onward } = table;
  const mover = onward && find(table, onward.id) && walkerIn(table.position, onward.id);
  if (!onward || !mover) return [];
  return onwardArrivals(table, onward)
    .filter((arrival) => judgeRest(table, mover, arrival).ok)
    .map(({ at }): MoveOf<'onward'> => ({ kind: 'onward', seat, to: { q: at.q, r: at.r } }));
}

export function goOnward<T extends Table>(table: T, { seat, to }: MoveOf<'onward'>, tell: Tell): T {
  const { onward } = table;
  const mover = onward && walkerIn(table.position, onward.id);
  const arrival = onward && onwardArrivals(table, onward).find(({ at }) => isSame(at, to));
  if (!onward || !mover || !arrival) throw new Error('nobody goes on');
  const { counter } = mover;
  const isHeld = arrival.ending === 'paralyse';
  const path = [counter.at, ...arrival.path].map(({ q, r }) => ({ q, r }));
  tell({ kind: 'marched', seat, who: whoIs(counter), path, cost: arrival.cost, paralysed: isHeld });
  const readings = readingsOf(table.options);
  const { position, pair, city, taken } = settledAt(mover, to, arrival.ending, readings);
  if (pair) tell({ kind: 'paired', seat, who: whoIs(pair), hostage: false });
  if (city) tell({ kind: 'entered', seat, who: whoIs({ ...counter, at: city.at }), ...(taken && { taken }) });
  const held = isHeld ? withCounter(position, pair?.id ?? counter.id, (one) => ({ ...one, paralysed: paralysisOf(readings) })) : position;
  const changed = pair ? idsIn(pair).map((id) => ({ id, change: 'put-on' }) as const) : [];
  return { ...table, position: held, onward: null, escorts: [...table.escorts, ...changed] };
}
