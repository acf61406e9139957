/** Combats in a skirmish: who attacks whom, one die, and what the table makes of it (LOR-COM-1 to LOR-COM-5). */
import type { Dice } from '../../core/dice.ts';
import type { Seat } from '../../core/events.ts';
import { upperFirst } from '../../core/french.ts';
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { type Counter, counterOf } from '../board/position.ts';
import { hexCount, theKind } from '../data/counter-words.ts';
import { KIND_NAMES } from '../data/counters.ts';
import { BOX } from '../data/tables.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { SHOOTERS } from '../refusals.ts';
import { combatOf } from '../rules/attack.ts';
import { forcesOf, resultsAt } from '../rules/combat.ts';
import { mayTurnTo } from '../rules/entry.ts';
import { insteadOf } from '../rules/shooting.ts';
import type { Combat } from '../types.ts';
import type { Tell } from './events.ts';
import { afterFight, felled } from './retreats.ts';
import {
  assailantOf,
  declaredOf,
  enemiesAround,
  find,
  freeAgainst,
  mayAttack,
  mayFight,
  ownOf,
  seatOf,
  shotOf,
  subsetsOf,
  whoIs,
} from './table.ts';
import type { Falling, MoveOf, Table } from './types.ts';

function judgeAttacker(table: Table, one: Counter, targets: readonly string[]): Verdict<RuleId> {
  const name = upperFirst(theKind(one.kind));
  if (seatOf(table, one.kind) !== table.turn) return refuse('LOR-TOUR-3', `${name} est à l’autre : ce n’est pas son coup.`);
  if (!one.paralysed && table.fought.includes(one.id)) return refuse('LOR-TOUR-2', `${name} a déjà combattu ce coup.`);
  const shot = shotOf(one.kind);
  if (shot && !one.paralysed && !mayFight(table, one)) return SHOOTERS.instead(insteadOf(shot, one.kind), one.kind, shot);
  const declared = declaredOf(table, one);
  return declared && !targets.some((one) => mayTurnTo(declared.id, one, readingsOf(table.options)))
    ? refuse('LOR-L-64', `${name} est entré dans la zone d’un autre ennemi (${KIND_NAMES[declared.kind].one}) : c’est lui qu’il attaque.`)
    : ALLOWED;
}

export function judgeFight(table: Table, { attackers, targets }: MoveOf<'attack'>): Verdict<RuleId> {
  const [ours, theirs] = [attackers, targets].map((ids) => ids.map((id) => find(table, id)).filter((one) => one !== undefined));
  const isTwice = new Set([...attackers, ...targets]).size !== attackers.length + targets.length;
  if (!ours || !theirs || isTwice || ours.length !== attackers.length || theirs.length !== targets.length)
    return refuse('LOR-COM-1', 'Il faut un attaquant et une cible au moins, chacun une fois et encore en jeu.');
  for (const one of ours) {
    const verdict = judgeAttacker(table, one, targets);
    if (!verdict.ok) return verdict;
  }
  return mayAttack(table, ours, theirs);
}

/** Sets of three counters at most are listed whole; of more, all together, all but one, and each alone. */
function groupsOf(group: readonly Counter[]): readonly (readonly Counter[])[] {
  if (group.length <= 3) return subsetsOf(group);
  return [group, ...group.map((one) => group.filter((other) => other !== one)), ...group.map((one) => [one])];
}

/** Attacks on one enemy by those around it, and of one counter on several: a generating set, others are judged alike. */
export function fightsOf(table: Table, seat: Seat): readonly MoveOf<'attack'>[] {
  const enemies = ownOf(table, 1 - seat).filter(({ paralysed }) => !paralysed);
  const onOne = enemies.flatMap((target) => groupsOf(freeAgainst(table, target)).map((group) => ({ attackers: group, targets: [target] })));
  const onSeveral = ownOf(table, seat)
    .filter((one) => mayFight(table, one))
    .flatMap((one) => {
      const around = enemiesAround(table, one).filter(({ paralysed }) => !paralysed);
      const sets = groupsOf(around).filter((set) => set.length > 1);
      return sets.map((targets) => ({ attackers: [one], targets }));
    });
  return [...onOne, ...onSeveral]
    .map(
      ({ attackers, targets }): MoveOf<'attack'> => ({
        kind: 'attack',
        seat,
        attackers: attackers.map(({ id }) => id),
        targets: targets.map(({ id }) => id),
      }),
    )
    .filter((move) => judgeFight(table, move).ok);
}

/** The combat that a move makes, as the odds know it. */
export const combatIn = (table: Table, { attackers, targets }: Pick<MoveOf<'attack'>, 'attackers' | 'targets'>): Combat =>
  combatOf(
    table.position,
    attackers.map((id) => assailantOf(table, counterOf(table.position, id))),
    targets,
  );

/** One die for the whole combat. */
export function fight<T extends Table>(table: T, move: MoveOf<'attack'>, dice: Dice, tell: Tell): T {
  const { seat, attackers, targets } = move;
  const combat = combatIn(table, move);
  const { attack, defence, difference } = forcesOf(combat, BOX, readingsOf(table.options));
  const die = dice.roll(6);
  const result = resultsAt(BOX, difference)?.[die - 1] ?? '-';
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
  });
  const after = afterFight(table, attackers);
  if (result === 'AE') return felled(after, attackers, 'LOR-COM-5', tell);
  if (result === 'DE') return felled(after, targets, 'LOR-COM-5', tell);
  const hexes = hexCount(result);
  if (hexes === undefined) return after;
  const [losers, winners] = result.startsWith('A') ? [attackers, targets] : [targets, attackers];
  return { ...after, falling: losers.map((id): Falling => ({ id, hexes, fought: winners })) };
}
