/** Whether a combat may be fought, and what the table makes of it. */
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { signed } from '../data/counter-words.ts';
import { hasPower, KIND_NAMES, PEOPLE_OF } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import type { Readings } from '../options.ts';
import type { Band, Box, ByDie, Combat, Result } from '../types.ts';
import { attackForce, attackValue, defenceForce, defenceValue, type Force } from './force.ts';

/** The least difference of the table: below it an attack is forbidden (LOR-COM-4). */
export const minimumOf = (box: Box): number => box.combat[0]?.from ?? 0;

/** The band of a difference, and where it ends (null: never); undefined below the minimum. */
export function bandOf(box: Box, difference: number): { readonly band: Band; readonly to: number | null } | undefined {
  let at = -1;
  for (const [index, { from }] of box.combat.entries()) if (from <= difference) at = index;
  const band = box.combat[at];
  const following = box.combat[at + 1];
  return band && { band, to: following ? following.from - 1 : null };
}

/** What each face of the die does at a difference (LOR-COM-5); undefined below the minimum. */
export const resultsAt = (box: Box, difference: number): ByDie<Result> | undefined => bandOf(box, difference)?.band.results;

/** Whether a result wins a combat of its own: the defender is eliminated, or retreats (LOR-L-13). */
export const isWon = (result: Result, readings: Readings): boolean =>
  readings['LOR-L-13'] === 'elimine' ? result === 'DE' : result.startsWith('D');

export interface Forces {
  readonly attack: Force;
  readonly defence: Force;
  readonly difference: number;
}

export function forcesOf(combat: Combat, box: Box, readings: Readings): Forces {
  const attack = attackForce(combat.attackers, box, readings);
  const defence = defenceForce(combat.defenders, box, readings);
  return { attack, defence, difference: attack.value - defence.value };
}

/** Whether these may fight: sides, numbers, and the minimum difference. Where they stand is the map's affair. */
export function judgeCombat(combat: Combat, box: Box, readings: Readings): Verdict<RuleId> {
  const { attackers, defenders, individual } = combat;
  const [first] = attackers;
  if (first && attackers.some(({ kind }) => PEOPLE_OF[kind] !== PEOPLE_OF[first.kind]) && readings['LOR-L-45'] !== 'oui')
    return refuse('LOR-L-45', 'Deux peuples n’attaquent pas ensemble : chacun n’attaque qu’à son coup.');
  if (individual) {
    const slow = attackers.find(({ kind }) => !hasPower(kind, 'individuel'));
    if (slow) return refuse('LOR-IND-1', `${KIND_NAMES[slow.kind].one} : seuls Ailés, Faucons et Serpents livrent un combat individuel.`);
    if (attackers.length > 1 || defenders.length > 1)
      return refuse('LOR-IND-2', `Un combat individuel est un contre un, pas ${attackers.length} contre ${defenders.length}.`);
  }
  if (attackers.length > 1 && defenders.length > 1 && readings['LOR-L-44'] !== 'tous-attenants')
    return refuse(
      'LOR-L-44',
      `Plusieurs contre un, ou un contre plusieurs, mais pas ${attackers.length} contre ${defenders.length} en un seul combat.`,
    );
  const attack = attackValue(attackers, box, readings);
  const defence = defenceValue(defenders, box, readings);
  const difference = attack - defence;
  const least = minimumOf(box);
  if (difference < least)
    return refuse(
      'LOR-COM-4',
      `${attack} contre ${defence} : la différence, ${signed(difference)}, est sous le minimum du tableau, ${signed(least)} ; cette attaque est interdite.`,
    );
  return ALLOWED;
}
