/** What a march of the war is worth: how far it brings the plan, who may be fought from there, and who may come there. */
import { type Hex, isSame } from '../../../board/hex.ts';
import { distanceOn, isNext, terrainAt } from '../../../board/map.ts';
import { boxIn, type City, type Counter, cityAt, cityId, counterOf } from '../../../board/position.ts';
import { fighterOf, hasPower, PEOPLE_OF } from '../../../data/counters.ts';
import { MAX_GARRISON, RANGES } from '../../../types.ts';
import { march } from '../../march.ts';
import { isHostage, walkerIn } from '../../places.ts';
import { SCENARIOS } from '../../scenarios.ts';
import { cityNamed, cityWith, enemiesOf, find, mayFight, shotOf } from '../../table.ts';
import type { MoveOf, Table } from '../../types.ts';
import { dangerAt, helpAgainst, shotsFrom, threatTo, worthOf } from '../blows.ts';
import { crossingPull, isPilgrim, PRIZE } from './crossing.ts';
import { type Aim, besiegersNear, isAimedAt, type Plan, planOf } from './plan.ts';
import { roadOf } from './roads.ts';
import { CITY_WORTH } from './sieges.ts';

/** Hexes from a city at which those wait who are not enough yet. */
export const STANDOFF = 5;

/** Points of road from a city of their own within which those wait who are kept in reserve. */
export const HOME = 3;

/** Of danger, what is minded: nothing is taken without it. */
const BOLDNESS = 0.35;

/** Help that is thought enough to go first against one who is too strong. */
const SURE = 12;

/** Where an aim draws a counter, in factors of combat. */
function pull(table: Table, counter: Counter, at: Hex, aim: Aim | undefined): number {
  if (!aim) return 0;
  const road = Math.min(60, roadOf(table.position.map, counter, at, aim.city.at));
  switch (aim.task) {
    case 'gather': {
      const off = aim.isBold ? 2 : STANDOFF;
      return road >= off ? -0.25 * (road - off) : -0.35 * (off - road);
    }
    case 'reserve':
      return -0.25 * Math.max(0, road - HOME);
    case 'enter':
    case 'man':
      return -0.5 * road;
    case 'deliver':
    case 'receive':
      return -0.5 * Math.max(0, road - 1);
    case 'lodge':
      return -0.8 * road;
    case 'yield':
      return 0;
    case 'besiege':
    case 'relieve':
      return -0.35 * Math.max(0, road - (shotOf(counter.kind) && !hasPower(counter.kind, 'seigneur') ? 2 : 1));
  }
}

/** How good a place is when nobody is attacked from it; `table` is where the plan was made, unless somebody has stepped out of a city or a pair since. */
export function placeWorth(table: Table, counter: Counter, at: Hex, plan: Plan): number {
  const isCrossing = SCENARIOS[table.options.scenario].wins === 'arrival';
  const aim = plan.get(counter.id);
  const drawn = isCrossing ? crossingPull(table, counter, at) : pull(table, counter, at, aim);
  const danger = (dangerAt(table, counter, at) + shotAt(table, counter, at)) * (isPilgrim(table, counter) ? 1 : BOLDNESS);
  return drawn + 0.8 * aimsFrom(table, counter, at) - danger;
}

/** What it could shoot from there; what a vision does takes long to count, and is worth more against the strong from near by. */
function aimsFrom(table: Table, counter: Counter, at: Hex): number {
  if (counter.escort || shotOf(counter.kind) !== 'visions') return shotsFrom(table, counter, at);
  const aims = enemiesOf(table, table.turn).map((enemy) => {
    const far = distanceOn(table.position.map, enemy.at, at);
    return far > RANGES.visions || enemy.paralysed ? 0 : (VISION_SHARE * (RANGES.visions + 1 - far) * worthOf(enemy)) / RANGES.visions;
  });
  return Math.max(0, ...aims);
}

/** Of those whom a vision drives from next to it, how many are lost, at an estimate. */
const VISION_SHARE = 0.3;

/** Mean hits of a shot from half its range, as tables of arrows and flames have it. */
const MEAN_HITS = { arrows: 1.5, flames: 1 } as const;

/** How much those weigh who may shoot at a counter there next turn. */
function shotAt(table: Table, counter: Counter, at: Hex): number {
  const fighter = fighterOf(counter);
  const box = boxIn(table.position);
  let chance = 0;
  for (const enemy of enemiesOf(table, table.turn)) {
    const shot = enemy.escort ? undefined : shotOf(enemy.kind);
    if (!shot || shot === 'visions' || enemy.paralysed) continue;
    const far = distanceOn(table.position.map, enemy.at, at);
    if (far <= box.factors[enemy.kind].movement / 2 + RANGES[shot]) chance += MEAN_HITS[shot] / box.needs[shot][fighter];
  }
  return 0.4 * Math.min(1, 0.6 * chance) * worthOf(counter);
}

const STAYS = new WeakMap<Table, Map<string, number>>();

/** What staying is worth, counted once a decision. */
function stayWorth(table: Table, aside: Table, counter: Counter, plan: Plan): number {
  const known = STAYS.get(table) ?? new Map<string, number>();
  STAYS.set(table, known);
  const key = `${counter.id} ${counter.escort}`;
  const value = known.get(key) ?? placeWorth(aside, counter, counter.at, plan);
  known.set(key, value);
  return value;
}

/** What leaving a city bare costs, by who could come; and one of several going out of it. */
function leavingWorth(table: Table, city: City): number {
  const isNear = besiegersNear(table, city, 2).length > 0;
  if (city.garrison.length === 1) return (isNear ? 1 : 0.25) * CITY_WORTH;
  return isNear ? 4 : 0.6;
}

/** What it is worth that a hostage is handed over, or in a city at last: an agreement that is kept. */
const HANDED = 10;
/** And that somebody makes room for him. */
const YIELDED = 5;

/** Going into an own city. */
function manningWorth(table: Table, counter: Counter, city: City): number {
  if (isPilgrim(table, counter)) return 10 * PRIZE;
  if (isHostage(counter)) return HANDED;
  const expected = [...planOf(table).values()].filter((aim) => aim.task === 'lodge' && isAimedAt(aim, city)).length;
  if (city.garrison.length + expected >= MAX_GARRISON) return -1;
  // Room is left for who has to arrive, and for his escort.
  const isKept = SCENARIOS[table.options.scenario].wins === 'arrival' && table.turn === 0 && city.garrison.length >= 2;
  if (isKept || !isAimedAt(planOf(table).get(counter.id), city)) return -1;
  return city.garrison.length === 0 ? CITY_WORTH / 2 : 2;
}

/** To stand on a friend is to escort him: who has to arrive is not left alone, others fight better each for himself. */
function escortWorth(table: Table, other: Counter, mover: Counter, plan: Plan): number {
  if (!isPilgrim(table, other) && !isPilgrim(table, mover)) return -1;
  const isAlone = (isPilgrim(table, mover) ? find(table, mover.id) : other)?.escort === undefined;
  const gain = isPilgrim(table, mover) ? placeWorth(table, mover, other.at, plan) - placeWorth(table, mover, mover.at, plan) : 0;
  return gain + (isAlone ? 2 : -1);
}

/** The best combat that standing there opens; undefined where none does. */
function opening(table: Table, move: MoveOf<'march'>, counter: Counter): number | undefined {
  const near = enemiesOf(table, table.turn).filter(({ at, paralysed }) => !paralysed && isNext(table.position.map, at, move.to));
  if (near.length === 0 || !mayFight(table, counter)) return undefined;
  const after = march(table, move, () => {});
  const best = Math.max(
    ...near.map((target) => {
      const now = threatTo(after, target);
      const prize = isPilgrim(table, target) && now > 0 ? 0.3 * PRIZE : 0;
      return now === 0 ? 0 : now - threatTo(table, target) + prize;
    }),
  );
  const aimed = move.against === undefined || cityNamed(table, move.against) ? undefined : counterOf(table.position, move.against);
  // Nobody alone is strong enough: the next may be, but who is sure of it?
  if (best !== 0 || !aimed || shotOf(counter.kind)) return best;
  return helpAgainst(table, after, counter, aimed) >= SURE ? 0.2 : -1;
}

export function marchWorth(table: Table, move: MoveOf<'march'>): number {
  const mover = walkerIn(table.position, move.id, move.apart);
  if (!mover) return 0;
  const { counter } = mover;
  const plan = planOf(table);
  const home = cityWith(table, move.id);
  const isYielding = plan.get(move.id)?.task === 'yield';
  const left = isYielding ? -YIELDED : home ? leavingWorth(table, home) : 0;
  const target = cityAt(table.position, move.to);
  if (target && target.people !== table.peoples[table.turn]) return CITY_WORTH - left;
  if (target) return manningWorth(table, counter, target) - left;
  if (terrainAt(table.position.map, move.to) === 'gouffre') return -worthOf(counter);
  const other = table.position.counters.find(({ at, id, vanished }) => id !== counter.id && !vanished && isSame(at, move.to));
  if (other && PEOPLE_OF[other.kind] !== PEOPLE_OF[counter.kind]) return HANDED - left;
  if (other) return escortWorth(table, other, counter, plan);
  const aside = home || move.apart ? { ...table, position: mover.position } : table;
  const isCrossing = isPilgrim(table, counter) && move.apart !== undefined;
  const place =
    placeWorth(aside, counter, move.to, plan) - stayWorth(table, aside, counter, plan) - left - (move.apart ? 1 : 0) - (isCrossing ? 3 : 0);
  const aim = plan.get(move.id);
  // Once one has come, the zone of the city is gone: the others come without a word.
  if (aim?.task === 'besiege' && isNext(table.position.map, move.to, aim.city.at) && mayFight(table, counter)) {
    const isThere = isNext(table.position.map, counter.at, aim.city.at);
    const besieged = move.against === undefined || move.against === cityId(aim.city);
    return place + (isThere || !besieged ? 0 : 2);
  }
  if (move.against !== undefined && cityNamed(table, move.against)) return place - 2.5;
  const opened = home || move.apart || counter.escort ? (move.against === undefined ? 0 : -0.5) : opening(table, move, counter);
  return opened === undefined ? place : opened + 0.5 * place;
}
