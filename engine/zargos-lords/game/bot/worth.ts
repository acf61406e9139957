/** What a move is worth to who makes it, one step ahead, in factors of combat: the exact odds, and a few leanings of ours. */
import { type Hex, isSame } from '../../board/hex.ts';
import { distanceOn, isNext, terrainAt } from '../../board/map.ts';
import { type City, type Counter, cityAt, counterOf } from '../../board/position.ts';
import { hexCount } from '../../data/counter-words.ts';
import { FACTORS } from '../../data/counters.ts';
import { BOX } from '../../data/tables.ts';
import { readingsOf } from '../../options.ts';
import { forcesOf, resultsAt } from '../../rules/combat.ts';
import { GROUND_BONUS } from '../../rules/force.ts';
import { judgeShot, shooterOf } from '../../rules/shooting.ts';
import { flightAt } from '../../rules/volley.ts';
import { combatIn, sallyForce } from '../fights.ts';
import { march, movedTo } from '../march.ts';
import { shotOdds } from '../odds.ts';
import { walkerIn } from '../places.ts';
import { afterFight, flightOf, linesOf } from '../retreats.ts';
import { campOf, SCENARIOS } from '../scenarios.ts';
import {
  cityNamed,
  cityWith,
  enemiesOf,
  enemyCities,
  find,
  forceOf,
  freeAgainst,
  mayAttack,
  mayFight,
  ownOf,
  scoresOf,
  shotOf,
} from '../table.ts';
import { CAMP_WORTH, type Falling, type Move, type MoveOf, type Table, type View } from '../types.ts';

/** Those that shoot are worth more than they fight. */
const worthOf = (counter: Counter): number => forceOf(counter) + (shotOf(counter.kind) ? 2 : 0);
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** What a retreat of so many hexes costs who retreats, taking the best of six lines. */
function costOfRetreat(table: Table, falling: Falling): number {
  const counter = counterOf(table.position, falling.id);
  const lines = linesOf(table, falling);
  const costs = lines.map(({ first, pushed }) => {
    const lost = [first, ...pushed].filter(({ fate }) => fate === 'eliminated').map((one) => worthOf(counterOf(table.position, one.id)));
    const held = [first, ...pushed].filter(({ fate }) => fate === 'paralysed').map((one) => worthOf(counterOf(table.position, one.id)) / 2);
    return sum(lost) + sum(held);
  });
  return Math.min(worthOf(counter), ...costs) + 0.3;
}

/** The mean of an attack's six faces: what falls on one side, less what falls on the other. */
export function fightWorth(table: Table, move: Pick<MoveOf<'attack'>, 'attackers' | 'targets'>): number {
  const { attackers, targets } = move;
  const after = afterFight(table, attackers);
  const { difference } = forcesOf(combatIn(table, move), BOX, readingsOf(table.options));
  const faces = resultsAt(BOX, difference) ?? [];
  const all = (ids: readonly string[]) => sum(ids.map((id) => worthOf(counterOf(table.position, id))));
  const back = (ids: readonly string[], hexes: number, fought: readonly string[]) =>
    sum(ids.map((id) => costOfRetreat(after, { id, hexes, fought })));
  const known = new Map<string, number>();
  const worth = (result: (typeof faces)[number]): number => {
    if (result === 'DE') return all(targets);
    if (result === 'AE') return -all(attackers);
    const hexes = hexCount(result);
    if (hexes === undefined) return 0;
    return result.startsWith('D') ? back(targets, hexes, attackers) : -back(attackers, hexes, targets);
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
function once(count: (table: Table, counter: Counter) => number): (table: Table, counter: Counter) => number {
  const tables = new WeakMap<Table, Map<Counter, number>>();
  return (table, counter) => {
    const known = tables.get(table) ?? new Map<Counter, number>();
    tables.set(table, known);
    const value = known.get(counter) ?? count(table, counter);
    known.set(counter, value);
    return value;
  };
}

/** The best that those around an enemy can do to it now, 0 for nothing. */
const threatTo = once((table, target) => {
  const group = freeAgainst(table, target);
  if (group.length === 0 || !mayAttack(table, group, [target]).ok) return 0;
  return fightWorth(table, { attackers: group.map(({ id }) => id), targets: [target.id] });
});

function shotWorth(table: Table, { shooters, target }: Pick<MoveOf<'shoot'>, 'shooters' | 'target'>): number {
  const odds = shotOdds(table, { shooters, target });
  if ('kill' in odds) return odds.kill * worthOf(counterOf(table.position, target)) - 0.02 * shooters.length;
  if (!odds.allowed) return 0;
  const [shooter] = shooters.map((id) => counterOf(table.position, id));
  const enemy = counterOf(table.position, target);
  const flights = shooter ? flightAt(BOX, distanceOn(table.position.map, shooter.at, enemy.at)) : [];
  return sum(flights.map((hexes) => (hexes === 0 || !shooter ? 0 : costOfRetreat(table, flightOf(table, shooter.id, target, hexes))))) / 6;
}

/** What a counter could shoot from a hex, at best. */
function shotsFrom(table: Table, counter: Counter, at: Hex): number {
  const shot = shotOf(counter.kind);
  if (!shot) return 0;
  const moved = { ...table, position: movedTo(table.position, counter.id, at) };
  const worths = enemiesOf(table, table.turn)
    .filter((enemy) => judgeShot(moved.position, { ...shooterOf(counter), at }, enemy, shot).ok)
    .map((enemy) => shotWorth(moved, { shooters: [counter.id], target: enemy.id }));
  return Math.max(0, ...worths);
}

/** How much enemies that may come next turn weigh on a counter standing there. */
function dangerAt(table: Table, counter: Counter, at: Hex): number {
  const { map } = table.position;
  const ground = terrainAt(map, at);
  const own = forceOf(counter) + (ground === 'mont' || ground === 'bois' ? GROUND_BONUS[ground] : 0);
  const near = enemiesOf(table, table.turn).filter(
    (enemy) => !enemy.paralysed && distanceOn(map, enemy.at, at) <= FACTORS[enemy.kind].movement,
  );
  const friends = ownOf(table, table.turn).filter((one) => one.id !== counter.id && distanceOn(map, one.at, at) <= 2);
  const force = sum(
    near
      .map(forceOf)
      .sort((a, b) => b - a)
      .slice(0, 3),
  );
  const over = Math.max(0, Math.min(12, force - own)) / 12;
  return over * worthOf(counter) * (friends.length > 1 ? 0.1 : 0.16);
}

/** What a city is worth to who holds it, in factors of combat, and more as the last months come. */
const CITY_WORTH = 10;
const haste = ({ month, options }: Table): number => (month >= options.months - 1 ? 1 : 0.5 + (0.5 * month) / options.months);

/** Where a counter of the war is drawn: to the nearest city that may be taken, and to its own where enemies are near; somebody who has to arrive, home. */
function warLeaning(table: Table, counter: Counter, at: Hex): number {
  const { map, cities } = table.position;
  const { wins } = SCENARIOS[table.options.start];
  const near = (hexes: readonly Hex[], least: number): number => Math.min(least, ...hexes.map((hex) => distanceOn(map, hex, at)));
  if (wins === 'arrival') {
    const pilgrim = find(table, 'a1');
    const goal = cities[0]?.at;
    if (pilgrim && goal && (counter.id === 'a1' || counter.escortId === 'a1')) return -0.6 * distanceOn(map, at, goal);
    const drawn = table.turn === 0 ? [...(pilgrim ? [pilgrim.at] : []), ...(goal ? [goal] : [])] : pilgrim ? [pilgrim.at] : [];
    return -0.15 * near(drawn, 20);
  }
  const open = enemyCities(table, table.turn).map((city) => city.at);
  const enemies = enemiesOf(table, table.turn).map((enemy) => enemy.at);
  const isShooter = shotOf(counter.kind) !== undefined;
  return -(isShooter ? 0.06 : 0.12) * haste(table) * near(open, 30) - 0.03 * near(enemies, 20);
}

/** What leaving a city bare costs, by who could come. */
function bareWorth(table: Table, city: City): number {
  const { map } = table.position;
  const isNear = enemiesOf(table, table.turn).some((enemy) => distanceOn(map, enemy.at, city.at) <= FACTORS[enemy.kind].movement + 2);
  return (isNear ? 1 : 0.15) * CITY_WORTH;
}

/** Leaning towards the enemy, and towards both camps as the last months come. */
function leaning(table: Table, counter: Counter, at: Hex): number {
  if (SCENARIOS[table.options.start].wins !== 'camp') return warLeaning(table, counter, at);
  const seat = table.turn;
  const { start, months } = table.options;
  const { map } = table.position;
  const isLast = table.month === months;
  const haste = isLast ? 1 : table.month === months - 1 ? 0.3 : 0.05;
  const [camp, home] = [campOf(start, 1 - seat), campOf(start, seat)];
  const nearest = Math.min(...ownOf(table, 1 - seat).map((enemy) => distanceOn(map, enemy.at, at)));
  const far = distanceOn(map, at, camp);
  const guarding = isSame(at, home) ? CAMP_WORTH * 0.6 * haste : 0;
  return (isSame(at, camp) ? CAMP_WORTH * haste : 0) + guarding - nearest * (shotOf(counter.kind) ? 0.03 : 0.08) - far * 0.2 * haste;
}

/** How good a place is when nobody is attacked from it. */
const placeWorth = (table: Table, counter: Counter, at: Hex): number =>
  leaning(table, counter, at) + 0.8 * shotsFrom(table, counter, at) - dangerAt(table, counter, at);

const stayWorth = once((table, counter) => placeWorth(table, counter, counter.at));

/** What a garrison may be worth to who does not see it all. */
function garrisonForce({ garrison, hidden }: City): number {
  const unseen = hidden === null ? 2 : (hidden ?? 0);
  return sum(garrison.map((kind) => FACTORS[kind].combat)) + 3 * unseen;
}

/** What besieging comes to, its garrison guessed. */
function siegeWorth(table: Table, attackers: readonly string[], city: City): number {
  const own = attackers.map((id) => counterOf(table.position, id));
  const pawns = city.garrison.length + (city.hidden === null ? 2 : (city.hidden ?? 0));
  const least = sum(own.map(forceOf)) - garrisonForce(city);
  if (own.length < pawns) return -0.5;
  const faces = resultsAt(BOX, least);
  if (!faces) return -sum(own.map(worthOf));
  const opens = faces.filter((one) => one === 'DE').length;
  const lost = faces.filter((one) => one === 'AE').length;
  const back = faces.filter((one) => /^A\d/.test(one)).length;
  return (opens * (garrisonForce(city) + 0.6 * CITY_WORTH) - lost * sum(own.map(worthOf)) - 0.4 * back * own.length) / 6;
}

/** Coming next to a city with what may open it. */
function besiegingWorth(table: Table, counter: Counter, city: City): number {
  const { map } = table.position;
  const near = ownOf(table, table.turn).filter(
    (one) => one.id !== counter.id && mayFight(table, one) && distanceOn(map, one.at, city.at) <= FACTORS[one.kind].movement,
  );
  const force = forceOf(counter) + sum(near.slice(0, 5).map(forceOf));
  return force - garrisonForce(city) >= 4 && near.length + 1 >= city.garrison.length + 2 ? 1.5 : -1;
}

function marchWorth(table: Table, move: MoveOf<'march'>): number {
  const mover = walkerIn(table.position, move.id, move.apart);
  if (!mover) return 0;
  const { counter } = mover;
  const target = cityAt(table.position, move.to);
  const home = cityWith(table, move.id);
  const bare = home && home.garrison.length === 1 ? bareWorth(table, home) : 0;
  if (target && target.people !== table.peoples[table.turn]) return CITY_WORTH * haste(table) - bare;
  if (target) return target.garrison.length < 2 ? bareWorth(table, target) * 0.5 : -1;
  if (home || move.apart || counter.escort) {
    const aside = { ...table, position: mover.position };
    const gain = placeWorth(aside, counter, move.to) - placeWorth(aside, counter, counter.at);
    const held = terrainAt(table.position.map, move.to) === 'gouffre' ? worthOf(counter) : 0;
    return gain - bare - held - (home ? 0.6 : 0.2) - (move.against === undefined ? 0 : 0.5);
  }
  const besieged = move.against === undefined ? undefined : cityNamed(table, move.against);
  if (besieged) return besiegingWorth(table, counter, besieged) + 0.3 * (placeWorth(table, counter, move.to) - stayWorth(table, counter));
  // To stand on a friend is to escort him: little, but where lords are in danger.
  if (table.position.counters.some(({ at, id }) => id !== counter.id && isSame(at, move.to))) return -0.2;
  const place = placeWorth(table, counter, move.to) - stayWorth(table, counter);
  if (terrainAt(table.position.map, move.to) === 'gouffre') return place - worthOf(counter);
  const near = enemiesOf(table, table.turn).filter(({ at, paralysed }) => !paralysed && isNext(table.position.map, at, move.to));
  if (near.length === 0 || !mayFight(table, counter)) return place;
  const after = march(table, move, () => {});
  const gains = near.map((target) => {
    const camp = isSame(target.at, campOf(table.options.start, table.turn)) ? CAMP_WORTH / 2 : 0;
    const now = threatTo(after, target);
    return now === 0 ? 0 : now - threatTo(table, target) + camp;
  });
  const best = Math.max(...gains);
  const aimed = move.against === undefined ? undefined : counterOf(table.position, move.against);
  if (best !== 0 || !aimed || shotOf(counter.kind)) return best + 0.5 * place;
  // Nobody alone is strong enough: the next may be.
  const others = ownOf(table, table.turn).filter(
    (one) => one.id !== counter.id && mayFight(after, one) && !after.marched.some(({ id }) => id === one.id),
  );
  const helped = sum(others.filter((one) => distanceOn(table.position.map, one.at, aimed.at) <= FACTORS[one.kind].movement).map(forceOf));
  return helped + sum(freeAgainst(after, aimed).map(forceOf)) - forceOf(aimed) >= 4 ? 0.4 : -1;
}

/** Fewest losses, and a place out of harm's way. */
function retreatWorth(table: Table, { seat, id, direction, alone }: MoveOf<'retreat'>): number {
  const counter = counterOf(table.position, id);
  if (alone) return -worthOf(counter);
  const falling = table.falling.find((one) => one.id === id);
  const line = falling && linesOf(table, falling).find((one) => one.direction === direction);
  if (!line) return 0;
  const worths = [line.first, ...line.pushed].map((moved) => {
    const one = find(table, moved.id);
    const value = one ? worthOf(one) : 0;
    return moved.fate === 'eliminated' ? -value : moved.fate === 'paralysed' ? -value / 2 : 0;
  });
  const own: Table = { ...table, turn: seat };
  return sum(worths) - 0.3 * dangerAt(own, counter, line.first.at) - 0.02 * line.pushed.length;
}

/** A combat of its own, from where it is fought. */
function strikeWorth(table: Table, { id, to, target }: MoveOf<'strike'>): number {
  const mover = walkerIn(table.position, id);
  if (!mover) return 0;
  const aside = { ...table, position: movedTo(mover.position, id, to) };
  return fightWorth(aside, { attackers: [id], targets: [target] }) - 0.3 * dangerAt(aside, mover.counter, to);
}

/** Where who has won may end out of harm's way. */
function onwardWorth(table: Table, { to }: MoveOf<'onward'>): number {
  const counter = table.onward ? find(table, table.onward.id) : undefined;
  if (!counter) return 0;
  if (terrainAt(table.position.map, to) === 'gouffre') return -worthOf(counter);
  const taken = cityAt(table.position, to);
  if (taken && taken.people !== table.peoples[table.turn]) return CITY_WORTH;
  return taken ? -1 : placeWorth(table, counter, to) - placeWorth(table, counter, counter.at);
}

function sallyWorth(table: Table, { city: id, targets }: MoveOf<'sally'>): number {
  const city = cityNamed(table, id);
  if (!city) return 0;
  const others = targets.map((one) => counterOf(table.position, one));
  const faces = resultsAt(BOX, sallyForce(table, city) - sum(others.map(forceOf))) ?? [];
  const [fell, lost] = [faces.filter((one) => one === 'DE').length, faces.filter((one) => one === 'AE').length];
  const back = faces.filter((one) => /^D\d/.test(one)).length;
  return (fell * sum(others.map(worthOf)) + 0.8 * back - lost * (garrisonForce(city) + CITY_WORTH / 2)) / 6;
}

/** Whether to side with somebody: not with who leads, and with nobody as the last months come. */
function pactWorth(table: Table, seat: number, other: number): number {
  const scores = scoresOf(table);
  const [own, theirs] = [scores[seat] ?? 0, scores[other] ?? 0];
  const most = Math.max(...scores.filter((_, one) => one !== seat));
  const isLate = table.month > table.options.months - 4;
  if (isLate) return theirs >= own ? -0.5 : -0.1;
  return theirs === most && scores.filter((score) => score === most).length === 1 ? -0.3 : 0.3;
}

/** What a listed move promises its seat; 0 for leaving the phase. */
export function worth(table: Table, move: Move): number {
  switch (move.kind) {
    case 'march':
      return marchWorth(table, move);
    case 'shoot':
      return shotWorth(table, move);
    case 'attack': {
      const city = move.targets[0] === undefined ? undefined : cityNamed(table, move.targets[0]);
      return city ? siegeWorth(table, move.attackers, city) : fightWorth(table, move);
    }
    case 'retreat':
      return retreatWorth(table, move);
    case 'strike':
      return strikeWorth(table, move);
    case 'onward':
      return onwardWorth(table, move);
    case 'sally':
      return sallyWorth(table, move);
    case 'vanish':
      return -0.2;
    case 'return':
      return 1 - 0.05 * Math.min(20, ...enemiesOf(table, table.turn).map(({ at }) => distanceOn(table.position.map, at, move.to)));
    case 'execute':
      return -0.1;
    case 'free':
      return 0.1;
    case 'offer':
      return pactWorth(table, move.seat, move.to) - 0.2 * move.pledges.length;
    case 'answer':
      return move.accepts ? pactWorth(table, move.seat, table.turn) : 0.02;
    case 'break':
      return -pactWorth(table, move.seat, move.with);
    case 'enter':
      return CITY_WORTH;
    case 'settle':
      return 1;
    case 'pick':
    case 'found':
    case 'garrison':
    case 'place':
    case 'spare':
    case 'stay':
      return 0;
    case 'end':
      return 0.05;
  }
}

/** The one of greatest value, the first of equals; undefined of none. */
export const mostOf = <One>(list: readonly One[], value: (one: One) => number): One | undefined =>
  list.reduce<{ readonly one: One; readonly value: number } | undefined>((best, one) => {
    const own = value(one);
    return best && best.value >= own ? best : { one, value: own };
  }, undefined)?.one;

/** What the greedy bot would weigh most. */
export const bestOf = <One extends Move>(view: View, moves: readonly One[]): One | undefined => mostOf(moves, (move) => worth(view, move));
