/** Arrows, flames and visions in a skirmish: concluded before the combats, those at one target added up (LOR-COM-7, LOR-ARC-2, LOR-DRA-1, LOR-SOR-2). */
import type { Dice } from '../../core/dice.ts';
import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { type Hex, keyOf } from '../board/hex.ts';
import { distanceOn, terrainAt } from '../board/map.ts';
import { boxIn, type Counter, counterOf, fighterOf, type Position } from '../board/position.ts';
import { theKind } from '../data/counter-words.ts';
import { hasPower } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { SHOOTERS, SHOTS } from '../refusals.ts';
import { mayAimFrom } from '../rules/entry.ts';
import { type Field, fieldFor } from '../rules/field.ts';
import { garrisonShooter, judgeShot, type Shooter, shooterOf } from '../rules/shooting.ts';
import { conclusionOf } from '../rules/turn.ts';
import { flightAt, hitsAt } from '../rules/volley.ts';
import { type Kind, RANGES, type Shot } from '../types.ts';
import type { Tell, Who } from './events.ts';
import { felled, flightOf } from './retreats.ts';
import { aimOf, citiesHeld, cityWith, declaredOf, enemiesOf, find, hasMarched, ownOf, shotOf, subsetsOf, whoIs } from './table.ts';
import type { MoveOf, Table } from './types.ts';

/** One who shoots: in the open, or from a city at its besiegers (LOR-VIL-4). */
interface Gunner {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Hex;
  readonly shooter: Shooter;
}

function gunnerOf(table: Table, id: string): Gunner | undefined {
  const counter = find(table, id);
  if (counter) return { id, kind: counter.kind, at: counter.at, shooter: shooterOf(counter) };
  const city = cityWith(table, id);
  const kind = city?.garrison[city.ids?.indexOf(id) ?? -1];
  return city && kind && { id, kind, at: city.at, shooter: garrisonShooter(city, kind) };
}

/** Whether a Dragon may throw its flames now, before it moves (LOR-DRA-1, LOR-L-46). */
const isEarly = (table: Table, { id, kind }: Gunner): boolean =>
  kind === 'dragon' && !hasMarched(table, id) && conclusionOf('flames-before', readingsOf(table.options)) === 'at-once';

/** The enemy for whom a shooter came to where it stands, or the city. */
function enteredBy(table: Table, id: string): { readonly id: string; readonly kind: Kind | 'ville' } | undefined {
  const counter = find(table, id);
  const against = counter && declaredOf(table, counter);
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

/** Whether one that may shoot may aim at this target (LOR-L-60). */
function judgeAim(table: Table, { id, kind, shooter }: Gunner, target: Counter, shot: Shot): Verdict<RuleId> {
  const entered = enteredBy(table, id);
  const readings = readingsOf(table.options);
  if (entered !== undefined && !mayAimFrom(entered.id, target.id, shot, readings))
    return readings['LOR-L-60'] === 'non' ? SHOOTERS.onlyFights(kind, entered.kind) : SHOOTERS.elsewhere(kind, entered.kind);
  return judgeShot(table.position, shooter, target, shot);
}

export function judgeVolley(table: Table, { shooters, target: aimed }: MoveOf<'shoot'>): Verdict<RuleId> {
  const [first, ...others] = shooters.map((id) => gunnerOf(table, id));
  const target = find(table, aimed);
  if (!first || !target || others.some((one) => !one) || new Set(shooters).size !== shooters.length)
    return refuse('LOR-ARC-2', 'Il faut un tireur au moins, chacun une fois, et une cible qui soit encore en jeu.');
  const shot = shotOf(first.kind);
  if (!shot) return SHOTS.noArrows(first.kind);
  if (shot === 'visions' && others.length > 0)
    return refuse('LOR-SOR-2', 'Les visions se lancent une par une : elles ne s’additionnent pas.');
  if (table.phase === 'march' && others.length > 0)
    return refuse('LOR-L-46', 'Les flammes d’un Dragon qui n’a pas encore bougé se concluent aussitôt, seules.');
  for (const gunner of [first, ...others]) {
    if (!gunner) continue;
    const ready = judgeGunner(table, gunner, shot);
    const verdict = ready.ok ? judgeAim(table, gunner, target, shot) : ready;
    if (!verdict.ok) return verdict;
  }
  return ALLOWED;
}

/** Sets of three that shoot are listed whole; of more, all together, all but one, and each alone. */
const groupsOf = (able: readonly string[]): readonly (readonly string[])[] =>
  able.length <= 3 ? subsetsOf(able) : [able, ...able.map((one) => able.filter((other) => other !== one)), ...able.map((one) => [one])];

/** Own counters that shoot, in the open and in cities, and may now. */
function gunnersOf(table: Table, seat: Seat): readonly Gunner[] {
  const open = ownOf(table, seat)
    .filter(({ kind, escort, paralysed }) => shotOf(kind) && !escort && !paralysed)
    .map((one): Gunner => ({ id: one.id, kind: one.kind, at: one.at, shooter: shooterOf(one) }));
  const inside = citiesHeld(table, seat).flatMap((city) =>
    city.garrison.flatMap((kind, index): readonly Gunner[] => {
      const id = city.ids?.[index];
      return id !== undefined && shotOf(kind) ? [{ id, kind, at: city.at, shooter: garrisonShooter(city, kind) }] : [];
    }),
  );
  return [...open, ...inside].filter((one) => judgeGunner(table, one, shotOf(one.kind) ?? 'arrows').ok);
}

const KINDS_OF_SHOT = ['arrows', 'flames', 'visions'] as const;

/** Those at whom a shooter may aim from where it is, kept for as long as its enemies stay where they are. */
function sightsOf(table: Table, { kind, at, shooter }: Gunner, shot: Shot): ReadonlySet<Counter> {
  const { position } = table;
  const field = fieldFor({ position, people: shooter.people, attacked: NOBODY, individual: true });
  const known = SIGHTS.get(field) ?? new Map<string, ReadonlySet<Counter>>();
  SIGHTS.set(field, known);
  const key = `${kind} ${keyOf(at)} ${shooter.inCity}`;
  const near = (one: Counter): boolean => distanceOn(position.map, at, one.at) <= RANGES[shot];
  const seen = known.get(key) ?? new Set(field.enemies.filter((one) => near(one) && judgeShot(position, shooter, one, shot).ok));
  known.set(key, seen);
  return seen;
}

const SIGHTS = new WeakMap<Field, Map<string, ReadonlySet<Counter>>>();
const NOBODY: readonly string[] = [];

export function volleysOf(table: Table, seat: Seat): readonly MoveOf<'shoot'>[] {
  const gunners = gunnersOf(table, seat).flatMap((gunner) => {
    const shot = shotOf(gunner.kind) ?? 'arrows';
    const sights = sightsOf(table, gunner, shot);
    return sights.size > 0 ? [{ gunner, shot, sights }] : [];
  });
  if (gunners.length === 0) return [];
  return enemiesOf(table, seat)
    .filter((target) => gunners.some(({ sights }) => sights.has(target)))
    .flatMap((target) =>
      KINDS_OF_SHOT.flatMap((shot) => {
        const aiming = gunners.filter((one) => one.shot === shot && one.sights.has(target));
        const able = aiming.filter(({ gunner }) => judgeAim(table, gunner, target, shot).ok).map(({ gunner }) => gunner.id);
        const groups = shot === 'visions' || table.phase === 'march' ? able.map((id) => [id]) : groupsOf(able);
        return groups.map((group): MoveOf<'shoot'> => ({ kind: 'shoot', seat, shooters: group, target: target.id }));
      }),
    );
}

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
  const farFrom = ({ at }: Gunner): number => distanceOn(position.map, at, target.at);
  if (hasPower(first.kind, 'vision')) {
    const die = dice.roll(6);
    // A chasm holds who is in it, where he may be aimed at (LOR-L-14).
    const hexes = target.paralysed ? 0 : (flightAt(boxIn(position), farFrom(first))[die - 1] ?? 0);
    tell({ kind: 'vision', seat, shooter: who(first), target: whoIs(target), die, hexes });
    return hexes === 0 ? after : { ...after, falling: [flightOf(table, first.id, aimed, hexes)] };
  }
  const shot = hasPower(first.kind, 'fleches') ? 'arrows' : 'flames';
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
