/** Combats of a turn: who attacks whom, one die, and what the table makes of it (LOR-COM-1 to LOR-COM-5); sieges and sallies too (LOR-VIL-2 to LOR-VIL-5). */
import type { Dice } from '../../core/dice.ts';
import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { isNext } from '../board/map.ts';
import { boxIn, type City, cityId, type Counter, counterOf, counterOn, isManned } from '../board/position.ts';
import { hexCount, signed, theKind } from '../data/counter-words.ts';
import { fighterOf, hasPower, KIND_NAMES, PEOPLE_NAMES, peopleOf } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { SHOOTERS } from '../fight-refusals.ts';
import { besiegersOf, combatOf, judgeSally, judgeSiege, siegeAt } from '../rules/attack.ts';
import { forcesOf, minimumOf, resultsAt } from '../rules/combat.ts';
import { mayTurnTo } from '../rules/entry.ts';
import { defenceForce, garrisonBonus } from '../rules/force.ts';
import { insteadOf } from '../rules/shooting.ts';
import { isOpened, type SiegeCase } from '../rules/siege.ts';
import type { Combat, Result } from '../types.ts';
import type { Tell } from './events.ts';
import { countedOnly, leaving, shownWhole } from './places.ts';
import { afterFight, felled } from './retreats.ts';
import {
  aimOf,
  assailantOf,
  besiegersFor,
  boundTo,
  cityNamed,
  declaredOf,
  enemiesAround,
  enemiesOf,
  enemyCities,
  find,
  freeAgainst,
  listedOnce,
  mayAttack,
  mayFight,
  ownOf,
  seatOfPeople,
  shotOf,
  subsetsOf,
  whoIs,
  withCity,
} from './table.ts';
import type { Fallen, Falling, MoveOf, Table } from './types.ts';

/** What a counter came for, in a refusal. */
function nameOfTarget(table: Table, id: string): string {
  const city = cityNamed(table, id);
  if (city) return `la ville des ${PEOPLE_NAMES[city.people]}`;
  const counter = find(table, id);
  return counter ? KIND_NAMES[fighterOf(counter)].one : '';
}

function judgeAttacker(table: Table, one: Counter, targets: readonly string[]): Verdict<RuleId> {
  const name = () => upperFirst(theKind(fighterOf(one)));
  const isOwn = peopleOf(one) === table.peoples[table.turn];
  if (!isOwn && !isHelping(table, one)) return refuse('LOR-TOUR-3', `${name()} est à l’autre : ce n’est pas son coup.`);
  if (!one.paralysed && table.fought.includes(one.id)) return refuse('LOR-TOUR-2', `${name()} a déjà combattu ce coup.`);
  const shot = one.escort ? undefined : shotOf(one.kind);
  if (shot && !one.paralysed && !mayFight(table, one)) return SHOOTERS.instead(insteadOf(shot, one.kind), one.kind, shot);
  const bound = boundTo(table, one);
  const missed = bound.find(({ id }) => !targets.includes(id));
  if (missed && bound.length > 1)
    return refuse(
      'LOR-L-58',
      `${name()} est entré dans plusieurs zones : il attaque tous ceux qui les tiennent, ${theKind(fighterOf(missed))} aussi.`,
    );
  const declared = declaredOf(table, one);
  return declared !== undefined && !targets.some((target) => mayTurnTo(declared, target, readingsOf(table.options)))
    ? refuse('LOR-L-64', `${name()} est entré dans la zone d’un autre ennemi (${nameOfTarget(table, declared)}) : c’est lui qu’il attaque.`)
    : ALLOWED;
}

/** An ally who adds its factor, where the table says so (LOR-L-45). */
const isHelping = (table: Table, one: Counter): boolean => {
  const own = table.peoples[table.turn];
  return (
    readingsOf(table.options)['LOR-L-45'] === 'oui' &&
    table.position.allies.some((pair) => own !== undefined && pair.includes(own) && pair.includes(peopleOf(one)))
  );
};

const NOBODY = () => refuse<RuleId>('LOR-COM-1', 'Il faut un attaquant et une cible au moins, chacun une fois et encore en jeu.');

export function judgeFight(table: Table, { attackers, targets }: Pick<MoveOf<'attack'>, 'attackers' | 'targets'>): Verdict<RuleId> {
  const ours = attackers.map((id) => find(table, id)).filter((one) => one !== undefined);
  const isTwice = new Set([...attackers, ...targets]).size !== attackers.length + targets.length;
  if (isTwice || ours.length !== attackers.length) return NOBODY();
  const city = targets.length === 1 && targets[0] !== undefined ? cityNamed(table, targets[0]) : undefined;
  const theirs = targets.map((id) => find(table, id)).filter((one) => one !== undefined);
  if (!city && theirs.length !== targets.length) return NOBODY();
  for (const one of ours) {
    const verdict = judgeAttacker(table, one, targets);
    if (!verdict.ok) return verdict;
  }
  if (!city) return mayAttack(table, ours, theirs);
  return judgeSiege(
    table.position,
    attackers.map((id) => ({ id })),
    city,
  );
}

/** Sets of three counters at most are listed whole; of more, all together, all but one, and each alone. */
function groupsOf<One>(group: readonly One[]): readonly (readonly One[])[] {
  if (group.length <= 3) return subsetsOf(group);
  return [group, ...group.map((one) => group.filter((other) => other !== one)), ...group.map((one) => [one])];
}

/** Attacks on one enemy or city by those around it, and of one counter on several: a generating set, others are judged alike. */
function fights(table: Table, seat: Seat): readonly MoveOf<'attack'>[] {
  const own = ownOf(table, seat).filter((one) => mayFight(table, one));
  const near = own.map((one) => ({ one, around: enemiesAround(table, one).filter(({ paralysed }) => !paralysed) }));
  const met = new Set(near.flatMap(({ around }) => around));
  const enemies = met.size === 0 ? [] : enemiesOf(table, seat).filter((target) => met.has(target));
  const onOne = enemies.flatMap((target) =>
    groupsOf(freeAgainst(table, target)).map((group) => ({ attackers: group.map(({ id }) => id), targets: [target.id] })),
  );
  const onSeveral = near.flatMap(({ one, around }) => {
    const sets = groupsOf(around).filter((set) => set.length > 1);
    return sets.map((targets) => ({ attackers: [one.id], targets: targets.map(({ id }) => id) }));
  });
  const onCities = enemyCities(table, seat)
    .filter(isManned)
    .flatMap((city) =>
      groupsOf(besiegersFor(table, city)).map((group) => ({ attackers: group.map(({ id }) => id), targets: [cityId(city)] })),
    );
  return [...onOne, ...onSeveral, ...onCities]
    .map((sides): MoveOf<'attack'> => ({ kind: 'attack', seat, ...sides }))
    .filter((move) => judgeFight(table, move).ok);
}

export const fightsOf = listedOnce(fights);

/** The combat that a move makes, as the odds know it. */
export const combatIn = (
  table: Pick<Table, 'position' | 'marched'>,
  { attackers, targets }: Pick<MoveOf<'attack'>, 'attackers' | 'targets'>,
  individual = false,
): Combat =>
  combatOf(
    table.position,
    attackers.map((id) => assailantOf(table, counterOf(table.position, id))),
    targets,
    individual,
  );

/** What a result of the table does to two sides, counters in the open; a city, whose zone is that of its combat (LOR-REC-2), suffers nothing here. */
function suffered<T extends Table>(table: T, result: Result, attackers: readonly string[], targets: readonly string[], tell: Tell): T {
  if (result === 'AE') return felled(table, attackers, 'LOR-COM-5', tell, targets);
  if (result === 'DE') return felled(table, targets, 'LOR-COM-5', tell, attackers);
  const hexes = hexCount(result);
  if (hexes === undefined) return table;
  const [losers, winners] = result.startsWith('A') ? [attackers, targets] : [targets, attackers];
  const standing = losers.filter((id) => find(table, id));
  return { ...table, falling: [...table.falling, ...standing.map((id): Falling => ({ id, hexes, fought: winners }))] };
}

/** One die for a combat in the open, and its result. */
export function resolved<T extends Table>(
  table: T,
  sides: Pick<MoveOf<'attack'>, 'seat' | 'attackers' | 'targets'>,
  dice: Dice,
  tell: Tell,
  alone = false,
): { readonly table: T; readonly result: Result } {
  const { seat, attackers, targets } = sides;
  const combat = combatIn(table, sides, alone);
  const { attack, defence, difference } = forcesOf(combat, boxIn(table.position), readingsOf(table.options));
  const die = dice.roll(6);
  const result = resultsAt(boxIn(table.position), difference)?.[die - 1] ?? '-';
  const named = (ids: readonly string[]) => ids.map((id) => whoIs(counterOf(table.position, id)));
  tell({
    kind: 'fought',
    seat,
    attackers: named(attackers),
    targets: named(targets),
    attack: attack.value,
    defence: defence.value,
    charge: combat.attackers.some(({ charge }) => charge !== undefined),
    die,
    result,
    ...(alone && { alone }),
  });
  return { table: suffered(table, result, attackers, targets, tell), result };
}

/** One die for the whole combat; a siege throws one where its garrison makes it fight. */
export function fight<T extends Table>(table: T, move: MoveOf<'attack'>, dice: Dice, tell: Tell): T {
  const after = afterFight(table, move.attackers);
  const city = move.targets[0] === undefined ? undefined : cityNamed(table, move.targets[0]);
  return city ? siege(after, move, city, dice, tell) : resolved(after, move, dice, tell).table;
}

/** What a siege comes to, its garrison known: the rule, the forces, and what each face of the die does. */
const siegeIn = (table: Pick<Table, 'position' | 'marched'>, attackers: readonly string[], city: City): SiegeCase =>
  siegeAt(
    table.position,
    attackers.map((id) => assailantOf(table, counterOf(table.position, id))),
    city,
    boxIn(table.position),
  );

/** A garrison that is no more: its city stays its people's until somebody enters (LOR-L-23). */
function garrisonLost<T extends Table>(table: T, city: City, tell: Tell): T {
  const { ids = [], garrison, people } = city;
  const seat = seatOfPeople(table, people);
  const lost = garrison.map((kind, at): Fallen => ({ id: ids[at] ?? '', kind, seat }));
  for (const { id, kind } of lost) tell({ kind: 'fell', seat, who: { id, kind, at: city.at }, rule: 'LOR-VIL-2' });
  return {
    ...table,
    position: withCity(table.position, cityId(city), (one) => leaving(one, ids)),
    fallen: [...table.fallen, ...lost],
  };
}

/** Those of a garrison that retreats come out, each to take its own line (LOR-L-22). */
function drivenOut<T extends Table>(table: T, city: City, hexes: number, fought: readonly string[]): T {
  const { ids = [], garrison, at } = city;
  const out = garrison.map((kind, index) => counterOn(ids[index] ?? '', kind, at));
  const position = withCity(table.position, cityId(city), (one) => leaving(one, ids));
  return {
    ...table,
    position: { ...position, counters: [...position.counters, ...out] },
    falling: out.map(({ id }): Falling => ({ id, hexes, fought })),
  };
}

function siege<T extends Table>(table: T, { seat, attackers }: MoveOf<'attack'>, city: City, dice: Dice, tell: Tell): T {
  const asked = siegeIn(table, attackers, city);
  const die = asked.outcome === 'combat' ? dice.roll(6) : undefined;
  const result = die === undefined ? undefined : asked.byDie?.[die - 1];
  const isWhole = asked.outcome === 'combat' || asked.rule === 'LOR-VIL-3';
  tell({
    kind: 'besieged',
    seat,
    attackers: attackers.map((id) => whoIs(counterOf(table.position, id))),
    city: { at: city.at, people: city.people },
    pawns: city.garrison.length,
    outcome: asked.outcome,
    rule: asked.rule,
    ...(isWhole && { garrison: city.garrison, attack: asked.difference + asked.force, defence: asked.force }),
    ...(die !== undefined && result && { die, result }),
  });
  const told = { ...table, position: withCity(table.position, cityId(city), isWhole ? shownWhole : countedOnly) };
  if (asked.outcome === 'eliminated') return felled(told, attackers, asked.rule, tell, [cityId(city)]);
  if (!result) return told;
  if (result.startsWith('A')) return suffered(told, result, attackers, [cityId(city)], tell);
  if (!isOpened(result, readingsOf(table.options))) return told;
  const hexes = hexCount(result);
  const opened = hexes === undefined ? garrisonLost(told, city, tell) : drivenOut(told, city, hexes, attackers);
  if (readingsOf(table.options)['LOR-L-57'] !== 'aussitot') return opened;
  const by = attackers.filter((id) => find(opened, id));
  return { ...opened, entry: { city: cityId(city), by } };
}

/** What a garrison attacks with from its walls: the sum of its factors, a Sorcier next to the city counted (LOR-L-56, LOR-L-16). */
export function sallyForce(table: Pick<Table, 'position' | 'options'>, city: City): number {
  const { factors } = boxIn(table.position);
  const own = city.garrison.reduce((sum, kind) => sum + factors[kind].combat, 0);
  const wizards = table.position.counters.filter(
    (one) =>
      hasPower(one.kind, 'renfort') &&
      !one.escort &&
      !one.paralysed &&
      peopleOf(one) === city.people &&
      isNext(table.position.map, one.at, city.at),
  ).length;
  return own + garrisonBonus(city.people, wizards, readingsOf(table.options));
}

const sallyDefence = (table: Table, targets: readonly string[]): number =>
  defenceForce(combatOf(table.position, [], targets).defenders, boxIn(table.position), readingsOf(table.options)).value;

export function judgeSallying(table: Table, { city: id, targets }: MoveOf<'sally'>): Verdict<RuleId> {
  const city = cityNamed(table, id);
  if (!city) return refuse('LOR-VIL-5', 'Il faut une ville d’où attaquer.');
  if (city.people !== table.peoples[table.turn]) return refuse('LOR-TOUR-3', 'Cette ville est à l’autre : ce n’est pas son coup.');
  if (new Set(targets).size !== targets.length || targets.some((one) => !find(table, one))) return NOBODY();
  const allowed = judgeSally(table.position, city, targets);
  if (!allowed.ok) return allowed;
  if (table.fought.includes(id)) return refuse('LOR-TOUR-2', 'Cette garnison a déjà attaqué ce coup.');
  const shooter = city.garrison[(city.ids ?? []).findIndex((one) => aimOf(table, one) !== undefined)];
  const shot = shooter && shotOf(shooter);
  if (shooter && shot) return SHOOTERS.instead(insteadOf(shot, shooter), shooter, shot);
  const held = targets.map((one) => counterOf(table.position, one)).find(({ paralysed }) => paralysed);
  if (held) return refuse('LOR-GOU-1', `${upperFirst(theKind(fighterOf(held)))} est paralysé dans un gouffre : on ne peut pas l’attaquer.`);
  const [attack, defence, least] = [sallyForce(table, city), sallyDefence(table, targets), minimumOf(boxIn(table.position))];
  return attack - defence >= least
    ? ALLOWED
    : refuse(
        'LOR-COM-4',
        `${attack} contre ${defence} : la différence, ${signed(attack - defence)}, est sous le minimum du tableau, ${signed(least)} ; cette attaque est interdite.`,
      );
}

export const salliesOf = (table: Table, seat: Seat): readonly MoveOf<'sally'>[] =>
  table.position.cities
    .filter((city) => city.people === table.peoples[seat] && isManned(city) && !table.fought.includes(cityId(city)))
    .flatMap((city) =>
      groupsOf(besiegersOf(table.position, city).filter(({ paralysed }) => !paralysed)).map(
        (targets): MoveOf<'sally'> => ({
          kind: 'sally',
          seat,
          city: cityId(city),
          targets: targets.map(({ id }) => id),
        }),
      ),
    )
    .filter((move) => judgeSallying(table, move).ok);

/** One die for the whole garrison: a retreat does not drive it out of its walls, AE eliminates it (LOR-L-56). */
export function sally<T extends Table>(table: T, { seat, city: id, targets }: MoveOf<'sally'>, dice: Dice, tell: Tell): T {
  const city = cityNamed(table, id);
  if (!city) throw new Error(`no city ${id}`);
  const [attack, defence] = [sallyForce(table, city), sallyDefence(table, targets)];
  const die = dice.roll(6);
  const result = resultsAt(boxIn(table.position), attack - defence)?.[die - 1] ?? '-';
  tell({
    kind: 'sallied',
    seat,
    city: { at: city.at, people: city.people },
    garrison: city.garrison,
    targets: targets.map((one) => whoIs(counterOf(table.position, one))),
    attack,
    defence,
    die,
    result,
  });
  const after = { ...table, fought: [...table.fought, id], position: withCity(table.position, id, shownWhole) };
  if (result === 'AE') return garrisonLost(after, city, tell);
  return result.startsWith('A') ? after : suffered(after, result, [id], targets, tell);
}
