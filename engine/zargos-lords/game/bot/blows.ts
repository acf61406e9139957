/** What combats, shots and retreats are worth, in factors of combat: the exact odds of what may happen now, and a guess at what others may do next. */
import type { Hex } from '../../board/hex.ts';
import { distanceOn, type HexMap, numberOf, terrainAt } from '../../board/map.ts';
import { boxIn, type Counter, counterOf } from '../../board/position.ts';
import { hexCount } from '../../data/counter-words.ts';
import { FACTORS, fighterOf } from '../../data/counters.ts';
import { readingsOf } from '../../options.ts';
import { resultsAt } from '../../rules/combat.ts';
import { attackValue, defenceValue, GROUND_BONUS } from '../../rules/force.ts';
import { judgeShot, shooterOf } from '../../rules/shooting.ts';
import { flightAt } from '../../rules/volley.ts';
import { type Box, RANGES } from '../../types.ts';
import { combatIn } from '../fights.ts';
import { movedTo } from '../march.ts';
import { shotOdds } from '../odds.ts';
import { afterFight, eachLineOf, flightOf, linesOf } from '../retreats.ts';
import { shotDistance } from '../shots.ts';
import { enemiesOf, find, forceOf, freeAgainst, kindOf, mayAttack, mayFight, ownOf, shotOf } from '../table.ts';
import type { Falling, MoveOf, Table } from '../types.ts';

/** Those that shoot are worth more than they fight. */
/** Whatever box it is of, at our own estimate. */
export const worthOf = (counter: Counter): number => FACTORS[fighterOf(counter)].combat + (shotOf(counter.kind) ? 2 : 0);
export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Added to what any retreat costs. */
const BACK = 0.3;

/** What a retreat of so many hexes costs who retreats, taking the best of six lines. */
function costOfRetreat(table: Table, falling: Falling): number {
  let least = worthOf(counterOf(table.position, falling.id));
  for (const { first, pushed } of eachLineOf(table, falling)) {
    let [lost, held] = [0, 0];
    for (const { id, fate } of [first, ...pushed]) {
      if (fate === 'eliminated') lost += worthOf(counterOf(table.position, id));
      else if (fate === 'paralysed') held += worthOf(counterOf(table.position, id)) / 2;
    }
    least = Math.min(least, lost + held);
    if (least === 0) break;
  }
  return least + BACK;
}

/** What retreats of each of these lengths cost, by length: where the longest costs nothing, so do those that stop on its way. */
function costsOfRetreats(table: Table, lengths: readonly number[], falling: (hexes: number) => Falling): ReadonlyMap<number, number> {
  const costs = new Map<number, number>();
  let isFree = false;
  for (const hexes of [...new Set(lengths)].sort((a, b) => b - a)) {
    const cost: number = isFree ? BACK : costOfRetreat(table, falling(hexes));
    isFree ||= cost === BACK;
    costs.set(hexes, cost);
  }
  return costs;
}

type Fight = Pick<MoveOf<'attack'>, 'attackers' | 'targets'>;
type Volley = Pick<MoveOf<'shoot'>, 'shooters' | 'target'>;

/** What retreats of these lengths cost who makes them, by length; `fighters`: who has fought for it. */
type Costs = (
  table: Table,
  lengths: readonly number[],
  falling: (hexes: number) => Falling,
  fighters: readonly string[],
) => ReadonlyMap<number, number>;

/** How blows are weighed: to the end, or at a glance. */
export interface Weighing {
  /** The mean of an attack's six faces: what falls on one side, less what falls on the other. */
  readonly fight: (table: Table, move: Fight) => number;
  readonly shot: (table: Table, move: Volley) => number;
  /** The best that those around an enemy can do to it now, 0 for nothing. */
  readonly threat: (table: Table, target: Counter) => number;
}

export function weighing(costs: Costs): Weighing {
  const fight = (table: Table, move: Fight) => meanOf(table, move, costs);
  const threat = once((table, target) => {
    const group = freeAgainst(table, target);
    if (group.length === 0 || !mayAttack(table, group, [target]).ok) return 0;
    return fight(table, { attackers: group.map(({ id }) => id), targets: [target.id] });
  });
  return { fight, shot: (table, move) => gainOf(table, move, costs), threat };
}

function meanOf(table: Table, move: Fight, costsOf: Costs): number {
  const { attackers, targets } = move;
  const combat = combatIn(table, move);
  const readings = readingsOf(table.options);
  const box = boxIn(table.position);
  const faces = resultsAt(box, attackValue(combat.attackers, box, readings) - defenceValue(combat.defenders, box, readings)) ?? [];
  const all = (ids: readonly string[]) => sum(ids.map((id) => worthOf(counterOf(table.position, id))));
  const lengths = (side: 'A' | 'D') => faces.flatMap((face) => (face.startsWith(side) ? (hexCount(face) ?? []) : []));
  const costs = (ids: readonly string[], side: 'A' | 'D', fought: readonly string[]) =>
    ids.map((id) => costsOf(table, lengths(side), (hexes) => ({ id, hexes, fought }), attackers));
  const [theirs, ours] = [costs(targets, 'D', attackers), costs(attackers, 'A', targets)];
  const back = (each: typeof ours, hexes: number) => sum(each.map((one) => one.get(hexes) ?? 0));
  const known = new Map<string, number>();
  const worth = (result: (typeof faces)[number]): number => {
    if (result === 'DE') return all(targets);
    if (result === 'AE') return -all(attackers);
    const hexes = hexCount(result);
    if (hexes === undefined) return 0;
    return result.startsWith('D') ? back(theirs, hexes) : -back(ours, hexes);
  };
  return (
    sum(
      faces.map((result) => {
        const value = known.get(result) ?? worth(result);
        known.set(result, value);
        return value;
      }),
    ) / 6
  );
}

/** Answers asked of one table for each of its moves, by whom they are asked of: each is counted once. */
export function once(count: (table: Table, counter: Counter) => number): (table: Table, counter: Counter) => number {
  const tables = new WeakMap<Table, Map<Counter, number>>();
  return (table, counter) => {
    const known = tables.get(table) ?? new Map<Counter, number>();
    tables.set(table, known);
    const value = known.get(counter) ?? count(table, counter);
    known.set(counter, value);
    return value;
  };
}

/** The chance that these kill; undefined of a vision, which does not: the same for all tables with these readings, and counted once. */
function killOf(table: Table, { shooters, target }: Volley): number | undefined {
  const { position, options } = table;
  const enemy = counterOf(position, target);
  const from = shooters.map((id) => `${shotOf(kindOf(table, id) ?? 'moine')} ${shotDistance(table, id, enemy)}`);
  const key = `${fighterOf(enemy)} ${terrainAt(position.map, enemy.at)} ${from}`;
  const known = KILLS.get(options.options) ?? new Map<string, number | undefined>();
  KILLS.set(options.options, known);
  if (known.has(key)) return known.get(key);
  const odds = shotOdds(table, { shooters, target });
  const kill = 'kill' in odds ? odds.kill : odds.allowed ? undefined : Number.NaN;
  known.set(key, kill);
  return kill;
}

const KILLS = new WeakMap<object, Map<string, number | undefined>>();

function gainOf(table: Table, { shooters, target }: Volley, costsOf: Costs): number {
  const kill = killOf(table, { shooters, target });
  const enemy = counterOf(table.position, target);
  if (Number.isNaN(kill)) return 0;
  if (kill !== undefined) return kill * worthOf(enemy) - 0.02 * shooters.length;
  const [shooter] = shooters.map((id) => counterOf(table.position, id));
  const flights = shooter ? flightAt(boxIn(table.position), distanceOn(table.position.map, shooter.at, enemy.at)) : [];
  const lengths = shooter ? flights.filter((hexes) => hexes > 0) : [];
  const costs = costsOf(table, lengths, (hexes) => flightOf(table, shooter?.id ?? '', target, hexes), []);
  return sum(flights.map((hexes) => costs.get(hexes) ?? 0)) / 6;
}

export const EXACT = weighing((table, lengths, falling, fighters) =>
  costsOfRetreats(fighters.length === 0 ? table : afterFight(table, fighters), lengths, falling),
);
export const { fight: fightWorth, shot: shotWorth, threat: threatTo } = EXACT;

/** What a counter could shoot from a hex, at best. */
export function shotsFrom(table: Table, counter: Counter, at: Hex, { shot: shotGain }: Weighing = EXACT): number {
  const shot = shotOf(counter.kind);
  if (!shot) return 0;
  const near = enemiesOf(table, table.turn).filter((enemy) => distanceOn(table.position.map, enemy.at, at) <= RANGES[shot]);
  if (near.length === 0) return 0;
  const moved = { ...table, position: movedTo(table.position, counter.id, at) };
  const worths = near
    .filter((enemy) => judgeShot(moved.position, { ...shooterOf(counter), at }, enemy, shot).ok)
    .map((enemy) => shotGain(moved, { shooters: [counter.id], target: enemy.id }));
  return Math.max(0, ...worths);
}

/** What is counted of the enemies in the open alone, from a hex and a number below eight: once as long as none of them has moved. */
export function onceWhileTheyStand<Found>(count: (table: Table, at: Hex, by: number) => Found): typeof count {
  const standing = new WeakMap<readonly Counter[], { readonly map: HexMap; readonly box: Box; readonly found: Map<number, Found> }>();
  return (table, at, by) => {
    const enemies = enemiesOf(table, table.turn);
    const { map } = table.position;
    const box = boxIn(table.position);
    const last = standing.get(enemies);
    const known = last?.map === map && last.box === box ? last : { map, box, found: new Map<number, Found>() };
    if (known !== last) standing.set(enemies, known);
    const key = numberOf(map, at) * 8 + by;
    const value = known.found.get(key) ?? count(table, at, by);
    known.found.set(key, value);
    return value;
  };
}

/** What the strongest that may come to a hex next turn are worth together, so many of them. */
const forceOver = onceWhileTheyStand((table, at, most) => {
  const { map } = table.position;
  const { factors } = boxIn(table.position);
  const near = enemiesOf(table, table.turn).filter(
    (enemy) => !enemy.paralysed && distanceOn(map, enemy.at, at) <= factors[enemy.kind].movement,
  );
  return sum(
    near
      .map((one) => forceOf(one, table.position))
      .sort((a, b) => b - a)
      .slice(0, most),
  );
});

/** How much enemies that may come next turn weigh on a counter standing there. */
export function dangerAt(table: Table, counter: Counter, at: Hex): number {
  const { map } = table.position;
  const ground = terrainAt(map, at);
  const own = forceOf(counter, table.position) + (ground === 'mont' || ground === 'bois' ? GROUND_BONUS[ground] : 0);
  const over = Math.max(0, Math.min(12, forceOver(table, at, 3) - own)) / 12;
  if (over === 0) return 0;
  const friends = ownOf(table, table.turn).filter((one) => one.id !== counter.id && distanceOn(map, one.at, at) <= 2);
  return over * worthOf(counter) * (friends.length > 1 ? 0.1 : 0.16);
}

/** The line of a retreat that is owed. */
export function retreatLineOf(table: Table, { id, direction }: Pick<MoveOf<'retreat'>, 'id' | 'direction'>) {
  const falling = table.falling.find((one) => one.id === id);
  return falling && linesOf(table, falling).find((one) => one.direction === direction);
}

/** What becomes of who retreats on a line. */
export const fateOn = (table: Table, move: Pick<MoveOf<'retreat'>, 'id' | 'direction'>) => retreatLineOf(table, move)?.first.fate;

/** Fewest losses, and a place out of harm's way. */
export function retreatWorth(table: Table, { seat, id, direction, alone }: MoveOf<'retreat'>): number {
  const counter = counterOf(table.position, id);
  if (alone) return -worthOf(counter);
  const line = retreatLineOf(table, { id, direction });
  if (!line) return 0;
  const worths = [line.first, ...line.pushed].map((moved) => {
    const one = find(table, moved.id);
    const value = one ? worthOf(one) : 0;
    return moved.fate === 'eliminated' ? -value : moved.fate === 'paralysed' ? -value / 2 : 0;
  });
  const own: Table = { ...table, turn: seat };
  return sum(worths) - 0.3 * dangerAt(own, counter, line.first.at) - 0.02 * line.pushed.length;
}

/** How much stronger than an enemy those are who stand around it after a march, with those who may still come: nobody alone may be strong enough. */
export function helpAgainst(table: Table, after: Table, counter: Counter, aimed: Counter): number {
  const others = ownOf(table, table.turn).filter(
    (one) => one.id !== counter.id && mayFight(after, one) && !after.marched.some(({ id }) => id === one.id),
  );
  const { position } = table;
  const { factors } = boxIn(position);
  const near = others.filter((one) => distanceOn(position.map, one.at, aimed.at) <= factors[one.kind].movement);
  const force = (list: readonly Counter[]): number => sum(list.map((one) => forceOf(one, position)));
  return force(near) + force(freeAgainst(after, aimed)) - forceOf(aimed, position);
}
