/** Who is whose, and what a turn has left to do: what the phases of a skirmish ask of a state or of a view. */

import type { Seat } from '../../core/events.ts';
import { isSame } from '../board/hex.ts';
import { isNext, neighboursOf } from '../board/map.ts';
import { type Counter, enemiesAt, fighterOf, peopleOf, zonesOn } from '../board/position.ts';
import { FACTORS, hasPower, PEOPLE_OF } from '../data/counters.ts';
import { BOX } from '../data/tables.ts';
import { readingsOf } from '../options.ts';
import { type Assailant, judgeAttack } from '../rules/attack.ts';
import { mayTurnTo, shotKeepsWord } from '../rules/entry.ts';
import { judgeShot, shooterOf } from '../rules/shooting.ts';
import { mayFightAfter } from '../rules/turn.ts';
import type { Kind, Shot } from '../types.ts';
import type { Who } from './events.ts';
import { campOf, peopleAt } from './starts.ts';
import { CAMP_WORTH, type Table } from './types.ts';

export const seatOf = ({ options: { start } }: Pick<Table, 'options'>, kind: Kind): Seat =>
  PEOPLE_OF[kind] === peopleAt(start, 0) ? 0 : 1;

export const find = ({ position }: Pick<Table, 'position'>, id: string): Counter | undefined =>
  position.counters.find((counter) => counter.id === id);

export const ownOf = (table: Table, seat: Seat): readonly Counter[] =>
  table.position.counters.filter(({ kind }) => seatOf(table, kind) === seat);

export const whoIs = ({ id, kind, at }: Counter): Who => ({ id, kind, at });

/** What a kind shoots; undefined where it does not. */
export function shotOf(kind: Kind): Shot | undefined {
  if (hasPower(kind, 'fleches')) return 'arrows';
  if (hasPower(kind, 'flammes')) return 'flames';
  return hasPower(kind, 'vision') ? 'visions' : undefined;
}

/** At whom a counter has shot this turn. */
export const aimOf = ({ shot }: Pick<Table, 'shot'>, id: string): string | undefined => shot.find((one) => one.id === id)?.target;

/** May still fight this turn: it has neither fought nor shot, unless archers may do both (LOR-L-18). */
export function mayFight(table: Table, { id, kind, paralysed }: Counter): boolean {
  if (paralysed || table.fought.includes(id)) return false;
  const shot = shotOf(kind);
  return aimOf(table, id) === undefined || (shot !== undefined && mayFightAfter(shot, readingsOf(table.options)));
}

/** A counter as an attacker: its way counts as long as it stands at its end. */
export function assailantOf({ marched }: Table, { id, at }: Counter): Assailant {
  const path = marched.find((one) => one.id === id)?.path;
  const end = path?.at(-1);
  return path && end && isSame(end, at) ? { id, path } : { id };
}

/** Own counters next to an enemy that may still fight. */
const readyAgainst = (table: Table, target: Counter): readonly Counter[] =>
  neighboursOf(table.position.map, target.at)
    .flatMap((hex) => enemiesAt(table.position, hex, peopleOf(target)))
    .filter((counter) => mayFight(table, counter));

/** The enemy that a counter came to attack, while it is still next to it. */
export function declaredOf(table: Table, { id, at }: Counter): Counter | undefined {
  const against = table.marched.find((one) => one.id === id)?.against;
  const enemy = against === undefined ? undefined : find(table, against);
  return enemy && !enemy.paralysed && isNext(table.position.map, enemy.at, at) ? enemy : undefined;
}

export const mayAttack = (table: Table, attackers: readonly Counter[], targets: readonly Counter[]) =>
  judgeAttack(
    table.position,
    attackers.map((one) => assailantOf(table, one)),
    targets.map(({ id }) => id),
    BOX,
  );

/** Those of `readyAgainst` that are free to attack this enemy: they came for no other, or may turn to it (LOR-L-64). */
export const freeAgainst = (table: Table, target: Counter): readonly Counter[] =>
  readyAgainst(table, target).filter((one) => {
    const declared = declaredOf(table, one);
    return !declared || mayTurnTo(declared.id, target.id, readingsOf(table.options));
  });

/** Whether all that stand there together may attack this enemy. */
export function isInReach(table: Table, target: Counter): boolean {
  const group = freeAgainst(table, target);
  return group.length > 0 && mayAttack(table, group, [target]).ok;
}

export const enemiesAround = (table: Table, counter: Counter): readonly Counter[] =>
  neighboursOf(table.position.map, counter.at).flatMap((hex) => enemiesAt(table.position, hex, peopleOf(counter)));

export const isInZone = ({ position }: Table, counter: Counter): boolean => zonesOn(position, counter.at, peopleOf(counter)).length > 0;

/** Whether a counter may attack somebody, together with all that are free to help it. */
export const canFight = (table: Table, counter: Counter): boolean =>
  enemiesAround(table, counter).some((enemy) => isInReach(table, enemy) && freeAgainst(table, enemy).some(({ id }) => id === counter.id));

/** Whether a counter that came for this enemy may keep its word by shooting at it (LOR-L-60). */
export function mayShootInstead(table: Table, counter: Counter, enemy: Counter): boolean {
  const shot = shotOf(counter.kind);
  if (!shot || aimOf(table, counter.id) !== undefined || !shotKeepsWord(enemy.id, enemy.id, readingsOf(table.options))) return false;
  return judgeShot(table.position, shooterOf(counter), enemy, shot).ok;
}

/** Whether a counter has shot and owes no combat any more: at whom it came for (LOR-L-60); who came for nobody, at anybody. */
function hasShotForIt(table: Table, id: string): boolean {
  const [aim, entered] = [aimOf(table, id), table.marched.find((one) => one.id === id)?.against];
  return aim !== undefined && (entered === undefined || shotKeepsWord(entered, aim, readingsOf(table.options)));
}

/** Own counters that were bound to attack, still may, and have not (LOR-ZDI-1, LOR-ZDI-3); among the shots, those that can do nothing but shoot. */
export const owing = (table: Table): readonly Counter[] =>
  ownOf(table, table.turn).filter((counter) => {
    if (table.phase === 'combats') return table.bound.includes(counter.id) && !hasShotForIt(table, counter.id) && canFight(table, counter);
    const enemy = declaredOf(table, counter);
    return enemy !== undefined && mayShootInstead(table, counter, enemy) && !canFight(table, counter);
  });

/** Enemies for whom somebody came who has not attacked yet: until then their zones are gone (LOR-ZDI-2). */
export const stillAttacked = (table: Table): readonly string[] =>
  ownOf(table, table.turn).flatMap((counter) => (mayFight(table, counter) ? (declaredOf(table, counter)?.id ?? []) : []));

/** The force of a counter, as printed in our box. */
export const forceOf = (counter: Counter): number => FACTORS[fighterOf(counter)].combat;

/** Whose counter stands on the other's camp, free. */
export const campHolder = (table: Table, seat: Seat): Counter | undefined =>
  ownOf(table, seat).find(({ at, paralysed }) => !paralysed && isSame(at, campOf(table.options.start, 1 - seat)));

/** What each seat has struck from the other, in factors of combat, and the other's camp, if it holds it (LOR-L-59). */
export function scoresOf(table: Table): readonly [number, number] {
  const of = (seat: Seat): number =>
    table.fallen.filter((one) => one.seat !== seat).reduce((sum, { kind }) => sum + FACTORS[kind].combat, 0) +
    (campHolder(table, seat) ? CAMP_WORTH : 0);
  return [of(0), of(1)];
}

/** Every set of one or more. */
export function subsetsOf<One>(list: readonly One[]): readonly (readonly One[])[] {
  const sets: (readonly One[])[] = [];
  for (const one of list) for (const set of [[], ...sets]) sets.push([...set, one]);
  return sets;
}
