/** Arrows, flames and visions in a skirmish: concluded before the combats, those at one target added up (LOR-COM-7, LOR-ARC-2, LOR-DRA-1, LOR-SOR-2). */
import type { Dice } from '../../core/dice.ts';
import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { type Hex, keyOf } from '../board/hex.ts';
import { distanceOn, terrainAt } from '../board/map.ts';
import { boxIn, type City, type Counter, cityAt, counterOf, type Position } from '../board/position.ts';
import { fighterOf } from '../data/counters.ts';
import { theKind } from '../data/counter-words.ts';
import { PEOPLE_OF } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { SHOOTERS } from '../fight-refusals.ts';
import { SHOTS } from '../refusals.ts';
import { mayAimFrom } from '../rules/entry.ts';
import { type Field, fieldFor } from '../rules/field.ts';
import { garrisonShooter, judgeShot, type Shooter, shooterOf } from '../rules/shooting.ts';
import { conclusionOf } from '../rules/turn.ts';
import { flightAt, hitsAt } from '../rules/volley.ts';
import { type Kind, RANGES, type Shot } from '../types.ts';
import type { Tell, Who } from './events.ts';
import { felled, flightOf } from './retreats.ts';
import {
  aimOf,
  citiesHeld,
  cityNamed,
  cityWith,
  declaredOf,
  enemiesOf,
  find,
  hasMarched,
  listedOnce,
  ownOf,
  shotOf,
  subsetsOf,
  whoIs,
} from './table.ts';
import type { MoveOf, Table } from './types.ts';

/** One who shoots: in the open, or from a city at its besiegers (LOR-VIL-4). */
interface Gunner {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Hex;
  readonly shooter: Shooter;
  /** A Dragon as it was before it moved, where its flames of then are concluded now (LOR-L-46). */
  readonly before?: Shooter | undefined;
}

function gunnerOf(table: Origin, id: string): Gunner | undefined {
  const counter = find(table, id);
  if (counter) return inOpen(table, counter);
  const city = cityWith(table, id);
  const kind = city?.garrison[city.ids?.indexOf(id) ?? -1];
  return city && kind && inside(table, city, id, kind);
}

const inOpen = (table: Origin, counter: Counter): Gunner => {
  const { id, kind, at } = counter;
  const shooter = shooterOf(counter);
  return { id, kind, at, shooter, before: beforeOf(table, id, shooter) };
};

const inside = (table: Origin, city: City, id: string, kind: Kind): Gunner => {
  const shooter = garrisonShooter(city, kind);
  return { id, kind, at: city.at, shooter, before: beforeOf(table, id, shooter) };
};

type Origin = Pick<Table, 'position' | 'options' | 'marched' | 'escorts'>;

/** A Dragon that has moved, where it set out: alone, from the open or from its city. */
function beforeOf({ position, options, marched, escorts }: Origin, id: string, shooter: Shooter): Shooter | undefined {
  if (shooter.kind !== 'dragon' || conclusionOf('flames-before', readingsOf(options)) !== 'shots') return undefined;
  const path = marched.find((one) => one.id === id)?.path ?? [];
  const [at] = path;
  if (!at || path.length < 2 || escorts.some((one) => one.id === id)) return undefined;
  return { ...shooter, at, inCity: cityAt(position, at) !== undefined };
}

/** From where it is thrown: of the two hexes from which it may be, the nearer one. */
function throwFrom(position: Position, { shooter, before }: Gunner, target: Counter, shot: Shot): Shooter {
  if (!before || !judgeShot(position, before, target, shot).ok) return shooter;
  if (!judgeShot(position, shooter, target, shot).ok) return before;
  const farFrom = ({ at }: Shooter): number => distanceOn(position.map, at, target.at);
  return farFrom(before) < farFrom(shooter) ? before : shooter;
}

/** How far a shot goes. */
export function shotDistance(table: Origin, id: string, target: Counter): number {
  const gunner = gunnerOf(table, id);
  const from = gunner && throwFrom(table.position, gunner, target, shotOf(gunner.kind) ?? 'arrows');
  return distanceOn(table.position.map, from?.at ?? counterOf(table.position, id).at, target.at);
}

/** Whether a Dragon may throw its flames now, before it moves (LOR-DRA-1, LOR-L-46). */
const isEarly = (table: Table, { id, kind }: Gunner): boolean =>
  kind === 'dragon' && !hasMarched(table, id) && conclusionOf('flames-before', readingsOf(table.options)) === 'at-once';

/** The enemy for whom a shooter came to where it stands, or the city. */
function enteredBy(table: Table, gunner: Gunner): { readonly id: string; readonly kind: Kind | 'ville' } | undefined {
  const against = declaredOf(table, gunner);
  if (against === undefined) return undefined;
  const enemy = find(table, against);
  return { id: against, kind: enemy ? fighterOf(enemy) : 'ville' };
}

/** Whether one may shoot now, whoever it aims at. */
function judgeGunner(table: Table, gunner: Gunner, shot: Shot): Verdict<RuleId> {
  const { id, kind, shooter } = gunner;
  if (shooter.people !== table.peoples[table.turn])
    return refuse('LOR-TOUR-3', `${upperFirst(theKind(kind))} est à l’autre : ce n’est pas son coup.`);
  if (aimOf(table, id) !== undefined) return SHOOTERS.again(kind, shotOf(kind) ?? shot);
  if (table.fought.includes(id)) return refuse('LOR-TOUR-2', `${upperFirst(theKind(kind))} a déjà combattu ce coup.`);
  if (shotOf(kind) !== shot) return refuse('LOR-ARC-2', 'Flèches, flammes et visions ne s’additionnent pas entre elles.');
  return table.phase === 'march' && !isEarly(table, gunner) ? SHOOTERS.tooEarly(kind, shot) : ALLOWED;
}

/** Whether one that came for somebody may aim at this target (LOR-L-60). */
function judgeWord(table: Table, gunner: Gunner, target: Counter, shot: Shot): Verdict<RuleId> {
  const { kind } = gunner;
  const entered = enteredBy(table, gunner);
  const readings = readingsOf(table.options);
  if (entered === undefined || mayAimFrom(entered.id, target.id, shot, readings)) return ALLOWED;
  return readings['LOR-L-60'] === 'non' ? SHOOTERS.onlyFights(kind, entered.kind) : SHOOTERS.elsewhere(kind, entered.kind);
}

/** Whether one that may shoot may aim at this target. */
function judgeAim(table: Table, gunner: Gunner, target: Counter, shot: Shot): Verdict<RuleId> {
  const word = judgeWord(table, gunner, target, shot);
  return word.ok ? judgeShot(table.position, throwFrom(table.position, gunner, target, shot), target, shot) : word;
}

export function judgeVolley(table: Table, { shooters, target: aimed }: MoveOf<'shoot'>): Verdict<RuleId> {
  const [first, ...others] = shooters.map((id) => gunnerOf(table, id));
  const target = find(table, aimed);
  const isInCity = cityNamed(table, aimed) !== undefined || cityWith(table, aimed) !== undefined;
  if (first && isInCity) return shotOf(first.kind) ? SHOTS.inCity() : SHOTS.noArrows(first.kind);
  if (!first || !target || others.some((one) => !one) || new Set(shooters).size !== shooters.length)
    return refuse('LOR-ARC-2', 'Il faut un tireur au moins, chacun une fois, et une cible qui soit encore en jeu.');
  const shot = shotOf(first.kind);
  if (!shot) return SHOTS.noArrows(first.kind);
  if (shot === 'visions' && others.length > 0)
    return refuse('LOR-SOR-2', 'Les visions se lancent une par une : elles ne s’additionnent pas.');
  for (const gunner of [first, ...others]) {
    if (!gunner) continue;
    const ready = judgeGunner(table, gunner, shot);
    const verdict = ready.ok ? judgeAim(table, gunner, target, shot) : ready;
    if (!verdict.ok) return verdict;
  }
  return table.phase === 'march' && others.length > 0 && !mayBurnTogether(table)
    ? refuse('LOR-L-75', 'Avant de bouger, chaque Dragon lance ses flammes et les conclut seul.')
    : ALLOWED;
}

/** Whether Dragons that have not moved add up their flames (LOR-L-75). */
const mayBurnTogether = ({ options }: Pick<Table, 'options'>): boolean => readingsOf(options)['LOR-L-75'] === 'oui';

/** Sets of three that shoot are listed whole; of more, all together, all but one, and each alone. */
const groupsOf = (able: readonly string[]): readonly (readonly string[])[] =>
  able.length <= 3 ? subsetsOf(able) : [able, ...able.map((one) => able.filter((other) => other !== one)), ...able.map((one) => [one])];

/** Own counters that shoot, in the open and in cities, and may now: among the marches, Dragons alone. */
function gunnersOf(table: Table, seat: Seat): readonly Gunner[] {
  const gunners: Gunner[] = [];
  if (table.phase === 'march' && table.peoples[seat] !== PEOPLE_OF.dragon) return gunners;
  const mayBe = (kind: Kind): boolean => (table.phase === 'march' ? kind === 'dragon' : shotOf(kind) !== undefined);
  const add = (gunner: Gunner): void => {
    if (judgeGunner(table, gunner, shotOf(gunner.kind) ?? 'arrows').ok) gunners.push(gunner);
  };
  for (const counter of ownOf(table, seat)) if (mayBe(counter.kind) && !counter.escort && !counter.paralysed) add(inOpen(table, counter));
  for (const city of citiesHeld(table, seat))
    for (const [index, kind] of city.garrison.entries()) {
      const id = city.ids?.[index];
      if (id !== undefined && mayBe(kind)) add(inside(table, city, id, kind));
    }
  return gunners;
}

const KINDS_OF_SHOT = ['arrows', 'flames', 'visions'] as const;

/** Those at whom a shooter may aim from where it is, kept for as long as its enemies stay where they are. */
function sightsOf({ position }: Table, { shooter, before }: Gunner, shot: Shot): ReadonlySet<Counter> {
  const sights = sightsFor(position, shooter, shot);
  return before ? new Set([...sights, ...sightsFor(position, before, shot)]) : sights;
}

function sightsFor(position: Position, shooter: Shooter, shot: Shot): ReadonlySet<Counter> {
  const { kind, at } = shooter;
  const field = fieldFor({ position, people: shooter.people, attacked: NOBODY, individual: false });
  const sights = SIGHTS.get(field) ?? new Map<string, ReadonlySet<Counter>>();
  const key = `${kind} ${keyOf(at)} ${shooter.inCity}`;
  const known = sights.get(key);
  if (known) return known;
  const near = (one: Counter): boolean => distanceOn(position.map, at, one.at) <= RANGES[shot];
  const seen = new Set(field.enemies.filter((one) => near(one) && judgeShot(position, shooter, one, shot).ok));
  SIGHTS.set(field, sights.set(key, seen));
  return seen;
}

const SIGHTS = new WeakMap<Field, Map<string, ReadonlySet<Counter>>>();
const NOBODY: readonly string[] = [];

function volleys(table: Table, seat: Seat): readonly MoveOf<'shoot'>[] {
  const gunners = gunnersOf(table, seat).flatMap((gunner) => {
    const shot = shotOf(gunner.kind) ?? 'arrows';
    const sights = sightsOf(table, gunner, shot);
    return sights.size > 0 ? [{ gunner, shot, sights }] : [];
  });
  if (gunners.length === 0) return [];
  const moves: MoveOf<'shoot'>[] = [];
  for (const target of enemiesOf(table, seat)) {
    if (!gunners.some(({ sights }) => sights.has(target))) continue;
    for (const shot of KINDS_OF_SHOT) {
      const able: string[] = [];
      for (const one of gunners)
        if (one.shot === shot && one.sights.has(target) && judgeWord(table, one.gunner, target, shot).ok) able.push(one.gunner.id);
      if (able.length === 0) continue;
      const isAlone = shot === 'visions' || (table.phase === 'march' && !mayBurnTogether(table));
      const groups = isAlone ? able.map((id) => [id]) : groupsOf(able);
      for (const shooters of groups) moves.push({ kind: 'shoot', seat, shooters, target: target.id });
    }
  }
  return moves;
}

export const volleysOf = listedOnce(volleys);

const groundAt = (position: Position, { at }: Counter) => terrainAt(position.map, at) ?? 'plaine';

/** Those of a garrison who shoot are seen from then on (LOR-L-24). */
const revealed = (position: Position, ids: readonly string[]): Position => ({
  ...position,
  cities: position.cities.map((city) => {
    const seen = ids.filter((id) => city.ids?.includes(id) && !city.shown?.includes(id));
    return seen.length > 0 ? { ...city, shown: [...(city.shown ?? []), ...seen] } : city;
  }),
});

/** A die for each shooter, in the order named. */
export function shoot<T extends Table>(table: T, { seat, shooters, target: aimed }: MoveOf<'shoot'>, dice: Dice, tell: Tell): T {
  const position = revealed(table.position, shooters);
  const gunners = shooters.flatMap((id) => gunnerOf(table, id) ?? []);
  const [first] = gunners;
  const target = counterOf(position, aimed);
  const after = { ...table, position, shot: [...table.shot, ...shooters.map((id) => ({ id, target: aimed }))] };
  if (!first) return after;
  const who = ({ id, kind, at }: Gunner): Who => ({ id, kind, at });
  const shot = shotOf(first.kind) ?? 'arrows';
  const farFrom = (one: Gunner): number => distanceOn(position.map, throwFrom(position, one, target, shot).at, target.at);
  if (shot === 'visions') {
    const die = dice.roll(6);
    // A chasm holds who is in it, where he may be aimed at (LOR-L-14).
    const hexes = target.paralysed ? 0 : (flightAt(boxIn(position), farFrom(first))[die - 1] ?? 0);
    tell({ kind: 'vision', seat, shooter: who(first), target: whoIs(target), die, hexes });
    return hexes === 0 ? after : { ...after, falling: [flightOf(table, first.id, aimed, hexes)] };
  }
  const rolled = gunners.map((one) => ({ one, die: dice.roll(6) }));
  const hits = rolled.reduce(
    (sum, { one, die }) =>
      sum + (hitsAt(boxIn(position), shot, farFrom(one), groundAt(position, target), readingsOf(table.options))[die - 1] ?? 0),
    0,
  );
  const needed = boxIn(position).needs[shot][fighterOf(target)];
  tell({
    kind: 'shot',
    seat,
    shot,
    shooters: gunners.map(who),
    target: whoIs(target),
    dice: rolled.map(({ die }) => die),
    hits,
    needed,
  });
  return hits >= needed ? felled(after, [aimed], shot === 'arrows' ? 'LOR-ARC-2' : 'LOR-DRA-1', tell, []) : after;
}
