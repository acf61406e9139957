/**
 * Attacks on a map: who is next to whom, common zones, charges, Sorciers nearby (LOR-COM-1 to LOR-COM-3, LOR-CHE-1, LOR-SOR-1), and what they make of a
 * combat whose odds are then the table's. Sieges and sallies too (LOR-VIL-2 to LOR-VIL-5).
 */
import { ALLOWED, type Verdict } from '../../core/verdict.ts';
import { angle, DIRECTIONS, type Direction, type Hex, isSame, keyOf } from '../board/hex.ts';
import { type HexMap, isNext, neighboursOf, next, terrainAt } from '../board/map.ts';
import {
  areFriends,
  type City,
  type Counter,
  cityAt,
  cityId,
  counterOf,
  enemiesAt,
  isManned,
  type Position,
  standingAround,
  zoneAround,
  zonesOn,
} from '../board/position.ts';
import { fighterOf, hasPower, PEOPLE_OF, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { ATTACKS } from '../fight-refusals.ts';
import type { Attacker, Box, Charge, Combat, Defender, Ground, People } from '../types.ts';
import { judgeCombat } from './combat.ts';
import { attackValue, garrisonBonus } from './force.ts';
import { reachOf } from './movement.ts';
import { type SiegeCase, siegeOf } from './siege.ts';

/** The one direction of a whole path, start included; undefined where it turns or does not move. */
export function courseOf(map: HexMap, path: readonly Hex[]): Direction | undefined {
  const leads = (direction: Direction): boolean =>
    path.every((hex, at) => {
      const from = path[at - 1];
      const to = from && next(map, from, direction);
      return at === 0 || (to !== undefined && isSame(to, hex));
    });
  return path.length > 1 ? DIRECTIONS.find(leads) : undefined;
}

/**
 * The charge of a Chevalier against `target`, at the end of `path` (start included): straight ahead or from the side (LOR-L-2), all the turn's way being
 * straight (LOR-CHE-1) and long enough (LOR-L-37). Undefined where there is none, and for any other counter (LOR-MOI-2).
 */
export function chargeOf(position: Position, counter: Counter, path: readonly Hex[], target: Hex): Charge | undefined {
  const { map } = position;
  const least = readingsOf(position)['LOR-L-37'] === 'deux-au-moins' ? 2 : 1;
  const course = courseOf(map, path);
  const end = path.at(-1);
  if (!hasPower(fighterOf(counter), 'charge') || !course || !end || path.length - 1 < least) return undefined;
  const towards = DIRECTIONS.filter((direction) => {
    const hex = next(map, end, direction);
    return hex !== undefined && isSame(hex, target);
  }).map((direction) => angle(course, direction));
  if (towards.includes(0)) return 'front';
  return towards.includes(1) ? 'side' : undefined;
}

/** Of several targets at different angles, the one straight ahead counts, or the one that gives least (LOR-L-66). */
function chargeAt(position: Position, counter: Counter, path: readonly Hex[], targets: readonly Hex[]): Charge | undefined {
  const charges = targets.map((target) => chargeOf(position, counter, path, target));
  const order = [undefined, 'side', 'front'] as const;
  const ranked = readingsOf(position)['LOR-L-66'] === 'le-moindre' ? order : order.toReversed();
  return ranked.find((charge) => charges.includes(charge));
}

/** Sorciers that help a counter of their people from a hex: next to it, free, unescorted (LOR-SOR-1, LOR-L-16). */
const wizardsNear = (position: Position, counter: Counter): number => wizardsAround(position, peopleOf(counter), counter.at);

export const wizardsAround = (position: Position, people: People, at: Hex): number =>
  people === PEOPLE_OF.sorcier
    ? standingAround(position, at).filter((one) => hasPower(one.kind, 'renfort') && !one.escort && !one.paralysed).length
    : 0;

/** The terrain of a defender as LOR-COM-6 knows it. */
function groundOf(position: Position, hex: Hex): Ground {
  const terrain = cityAt(position, hex) ? 'plaine' : terrainAt(position.map, hex);
  return terrain === 'mont' || terrain === 'bois' ? terrain : 'plaine';
}

/** An attacker and the way it came this turn, start included; no way for one that did not move. */
export interface Assailant {
  readonly id: string;
  readonly path?: readonly Hex[];
  /** From where it would attack, where it is not there yet. */
  readonly at?: Hex;
}

const standing = (position: Position, { id, at }: Assailant): Counter => {
  const counter = counterOf(position, id);
  return at ? { ...counter, at } : counter;
};

export const attackerOf = (position: Position, assailant: Assailant, targets: readonly Hex[]): Attacker => {
  const { path = [] } = assailant;
  const counter = standing(position, assailant);
  const charge = chargeAt(position, counter, path, targets);
  return { kind: fighterOf(counter), wizards: wizardsNear(position, counter), ...(charge && { charge }) };
};

/** The combat that these counters make, as the odds know it: who is worth what and why. */
export function combatOf(position: Position, assailants: readonly Assailant[], targets: readonly string[], individual = false): Combat {
  const defenders = targets.map((id) => counterOf(position, id));
  const hexes = defenders.map(({ at }) => at);
  return {
    attackers: hexes.length > 0 ? assailants.map((one) => attackerOf(position, one, hexes)) : [],
    defenders: defenders.map(
      (counter): Defender => ({
        kind: fighterOf(counter),
        ground: groundOf(position, counter.at),
        wizards: wizardsNear(position, counter),
      }),
    ),
    individual,
  };
}

/** What keeps a counter out of any combat, on either side. */
function judgeFighter(position: Position, counter: Counter): Verdict<RuleId> {
  if (counter.vanished) return ATTACKS.vanished();
  if (counter.paralysed) return ATTACKS.paralysed(fighterOf(counter));
  const isBridge = terrainAt(position.map, counter.at) === 'pont' && !cityAt(position, counter.at);
  return isBridge && readingsOf(position)['LOR-L-42'] === 'non' ? ATTACKS.onBridge() : ALLOWED;
}

/** Whether these may attack those from where they stand: next to them all (LOR-COM-1, LOR-COM-3), enemies, and enough of them (LOR-COM-4). */
export function judgeAttack(
  position: Position,
  assailants: readonly Assailant[],
  targets: readonly string[],
  box: Box,
  individual = false,
): Verdict<RuleId> {
  const attackers = assailants.map((one) => standing(position, one));
  const defenders = targets.map((id) => counterOf(position, id));
  if (attackers.length === 0 || defenders.length === 0) return ATTACKS.nobody();
  for (const counter of [...attackers, ...defenders]) {
    const verdict = judgeFighter(position, counter);
    if (!verdict.ok) return verdict;
  }
  for (const attacker of attackers)
    for (const target of defenders) {
      if (areFriends(position, peopleOf(attacker), peopleOf(target))) return ATTACKS.friends(fighterOf(target));
      if (isNext(position.map, attacker.at, target.at)) continue;
      return (defenders.length > 1 ? ATTACKS.notCommon : ATTACKS.apart)(fighterOf(attacker), fighterOf(target));
    }
  return judgeCombat(combatOf(position, assailants, targets, individual), box, readingsOf(position));
}

/** Hexes next to every one of these counters: where one attacker may take them all on (LOR-COM-3). Sea and taken hexes are left out. */
export function commonZone(position: Position, targets: readonly string[]): readonly Hex[] {
  const zones = targets.map((id) => new Set(zoneAround(position, counterOf(position, id).at).map(keyOf)));
  const [first] = targets;
  const around = first ? zoneAround(position, counterOf(position, first).at) : [];
  return around.filter(
    (hex) =>
      zones.every((zone) => zone.has(keyOf(hex))) &&
      terrainAt(position.map, hex) !== 'mer' &&
      !position.counters.some((one) => !one.vanished && isSame(one.at, hex)),
  );
}

/** A counter left next to enemies after a series of attacks, and what it must do (LOR-ZDI-3, LOR-L-39). */
export interface LeftAdjacent {
  readonly id: string;
  readonly enemies: readonly string[];
  /** It may attack one of them alone; a city it may besiege, whatever hides there. */
  readonly mayAttack: boolean;
  /** It may go where no enemy zone is. */
  readonly mayLeave: boolean;
  readonly fate: 'chooses' | 'stays' | 'eliminated';
}

/** Counters of a people that stand in an enemy zone: they attack or leave. */
export function leftAdjacent(position: Position, people: People, box: Box): readonly LeftAdjacent[] {
  const own = position.counters.filter((counter) => peopleOf(counter) === people && !counter.vanished && !counter.paralysed);
  return own.flatMap((counter): LeftAdjacent[] => {
    const enemies = zonesOn(position, counter.at, people);
    if (enemies.length === 0) return [];
    const alone = [{ id: counter.id }];
    const mayAttack = enemies.some((id) => {
      const city = position.cities.find((one) => cityId(one) === id);
      return city ? judgeSiege(position, alone, city).ok : judgeAttack(position, alone, [id], box).ok;
    });
    const { arrivals } = reachOf({ position, counter: counter.id, attacked: [], individual: false }, box);
    const mayLeave = arrivals.some(({ attacks }) => attacks.length === 0);
    const stuck = readingsOf(position)['LOR-L-39'] === 'elimine' ? 'eliminated' : 'stays';
    return [{ id: counter.id, enemies, mayAttack, mayLeave, fate: mayAttack || mayLeave ? 'chooses' : stuck }];
  });
}

/** Enemies of a city's owner on the hexes around it. */
export const besiegersOf = (position: Position, city: City): readonly Counter[] =>
  neighboursOf(position.map, city.at).flatMap((hex) => enemiesAt(position, hex, city.people));

/** Whether these may besiege a city: next to it, an enemy's, and held. What follows is `siegeAt`. */
export function judgeSiege(position: Position, assailants: readonly Assailant[], city: City): Verdict<RuleId> {
  if (assailants.length === 0) return ATTACKS.nobody();
  for (const { id } of assailants) {
    const counter = counterOf(position, id);
    const verdict = judgeFighter(position, counter);
    if (!verdict.ok) return verdict;
    if (areFriends(position, peopleOf(counter), city.people)) return ATTACKS.ownCity();
    if (!isNext(position.map, counter.at, city.at)) return ATTACKS.farFromCity(fighterOf(counter));
  }
  return isManned(city) ? ALLOWED : ATTACKS.noGarrison(city.people);
}

/** What a siege comes to, its garrison known. */
export function siegeAt(position: Position, assailants: readonly Assailant[], city: City, box: Box): SiegeCase {
  const attackers = assailants.map((one) => attackerOf(position, one, [city.at]));
  const force = city.garrison.reduce((sum, kind) => sum + box.factors[kind].combat, 0);
  const readings = readingsOf(position);
  const bonus = city.garrison.length > 0 ? garrisonBonus(city.people, wizardsAround(position, city.people, city.at), readings) : 0;
  return siegeOf(attackers.length, attackValue(attackers, box, readings), city.garrison.length, force + bonus, box, readings);
}

/** Whether those inside may attack these besiegers from their walls, all of them or a part (LOR-VIL-5), the garrison as one counter (LOR-L-56). */
export function judgeSally(position: Position, city: City, targets: readonly string[]): Verdict<RuleId> {
  const besiegers = besiegersOf(position, city);
  if (targets.length === 0 || !isManned(city)) return ATTACKS.nobody();
  if (readingsOf(position)['LOR-L-56'] === 'en-sortant') return ATTACKS.mustGoOut();
  const other = targets.map((id) => counterOf(position, id)).find((counter) => !besiegers.some(({ id }) => id === counter.id));
  return other ? ATTACKS.noBesieger(fighterOf(other)) : ALLOWED;
}
