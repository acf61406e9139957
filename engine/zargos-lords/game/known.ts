/** What a side may know of garrisons that it does not see, and what a siege, a sally or a combat of its own come to for it: from a view, never from a state. */

import { isSame } from '../board/hex.ts';
import type { City } from '../board/position.ts';
import { boxIn, counterOf } from '../board/position.ts';
import { type CombatOdds, type CombatRefused, combatOdds } from '../odds/combat.ts';
import { type SiegeOdds, type SiegeRefused, siegeOdds } from '../odds/siege.ts';
import { readingsOf } from '../options.ts';
import { attackerOf, combatOf, wizardsAround } from '../rules/attack.ts';
import { resultsAt } from '../rules/combat.ts';
import { defenceForce } from '../rules/force.ts';
import { isOpened } from '../rules/siege.ts';
import { type ByDie, type Garrison, type Kind, MAX_GARRISON, type Result } from '../types.ts';
import { combatIn, sallyForce } from './fights.ts';
import { movedTo } from './march.ts';
import { walkerIn } from './places.ts';
import { assailantOf, find, idsOf, kindOf, seatOfPeople } from './table.ts';
import type { MoveOf, Table } from './types.ts';

/** Kinds of a people that are nowhere to be seen: neither in the open, nor in a city, nor a hostage, nor out. */
function unseenKinds(table: Table, { people }: City): readonly Kind[] {
  const { counters, cities } = table.position;
  const seen = new Set([
    ...counters.flatMap(({ id, escortId }) => [id, escortId ?? id]),
    ...cities.flatMap(({ ids = [], hostages = [] }) => [...ids, ...hostages.map(({ id }) => id)]),
    ...table.fallen.map(({ id }) => id),
  ]);
  return idsOf(table, seatOfPeople(table, people)).flatMap((id) => (seen.has(id) ? [] : (kindOf(table, id) ?? [])));
}

/** A garrison as far as it is known: its counters, or the bounds that those allow who are nowhere to be seen. */
export function garrisonKnown(table: Table, city: City): Garrison {
  const { people, garrison, hidden } = city;
  const { factors } = boxIn(table.position);
  const factorOf = (kind: Kind): number => factors[kind].combat;
  const sumOf = (kinds: readonly Kind[]): number => kinds.reduce((sum, kind) => sum + factorOf(kind), 0);
  if (hidden === undefined || hidden === 0) return { kinds: garrison };
  const unseen = unseenKinds(table, city).toSorted((a, b) => factorOf(a) - factorOf(b));
  const isOnly = table.position.cities.filter((one) => one.people === people && one.hidden !== undefined && one.hidden !== 0).length === 1;
  // Whoever is nowhere else is in the only city that hides anybody.
  if (isOnly && garrison.length + unseen.length <= MAX_GARRISON) return { kinds: [...garrison, ...unseen] };
  const roomIn = (one: City): number => Math.max(0, (one.most ?? MAX_GARRISON) - one.garrison.length);
  const room = Math.min(roomIn(city), unseen.length);
  // Whom the other cities cannot hold is here.
  const elsewhere = table.position.cities
    .filter((one) => one.people === people && !isSame(one.at, city.at))
    .reduce((sum, one) => sum + (one.hidden === null ? roomIn(one) : (one.hidden ?? 0)), 0);
  const atLeast = Math.max(garrison.length === 0 ? 1 : 0, Math.min(room, unseen.length - elsewhere));
  const [least, most] = hidden === null ? [atLeast, room] : [hidden, hidden];
  return {
    people,
    pawns: [garrison.length + least, garrison.length + most],
    force: [sumOf(garrison) + sumOf(unseen.slice(0, least)), sumOf(garrison) + sumOf(unseen.slice(unseen.length - most))],
  };
}

/** What a siege of a city comes to, by what is known of its garrison. */
export function siegeKnown(table: Table, attackers: readonly string[], city: City): SiegeOdds | SiegeRefused {
  const { position, options } = table;
  const fighters = attackers.map((id) => attackerOf(position, assailantOf(table, counterOf(position, id)), [city.at]));
  return siegeOdds({
    action: 'siege',
    box: boxIn(position),
    options: options.options,
    attackers: fighters,
    garrison: garrisonKnown(table, city),
    wizards: wizardsAround(position, city.people, city.at),
  });
}

/** A face that leaves a garrison inside does nothing to it. */
export const siegeFaces = (table: Pick<Table, 'options'>, byDie: ByDie<Result>): ByDie<Result> =>
  byDie.map((face) => (face.startsWith('D') && !isOpened(face, readingsOf(table.options)) ? '-' : face)) as unknown as ByDie<Result>;

/** What a garrison that attacks from its walls comes to; a retreat does not drive it out of them (LOR-L-56). */
export interface SallyOdds {
  readonly attack: number;
  readonly defence: number;
  readonly byDie: ByDie<Result>;
}

export function sallyOdds(table: Table, city: City, targets: readonly string[]): SallyOdds | undefined {
  const attack = sallyForce(table, city);
  const defence = defenceForce(combatOf(table.position, [], targets).defenders, boxIn(table.position), readingsOf(table.options)).value;
  const byDie = resultsAt(boxIn(table.position), attack - defence);
  if (!byDie) return undefined;
  const faces = byDie.map((face) => (/^A\d/.test(face) ? '-' : face)) as unknown as ByDie<Result>;
  return { attack, defence, byDie: faces };
}

/** A combat of its own, fought from `to` (LOR-IND-1). */
export function strikeOdds(table: Table, { id, to, target }: MoveOf<'strike'>): CombatOdds | CombatRefused | undefined {
  const mover = walkerIn(table.position, id);
  if (!mover || !find(table, target)) return undefined;
  const aside = { ...table, position: movedTo(mover.position, id, to) };
  return combatOdds({
    action: 'combat',
    box: boxIn(aside.position),
    options: table.options.options,
    ...combatIn(aside, { attackers: [id], targets: [target] }, true),
  });
}
