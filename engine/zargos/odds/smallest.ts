/** The smallest attack that reaches a chosen chance. */

import type { Defender, Situation } from '../fight/types.ts';
import { isDemons } from '../rules/powers.ts';
import { MAX_PAWNS, MIN_PAWNS } from '../types.ts';
import { TIE } from './decide.ts';
import { solveDemons } from './demons.ts';
import { attackChances } from './monk-attack.ts';
import { monkCell } from './monk-table.ts';
import { afterShot, exactly, monkTable, solveFight } from './solve.ts';
import { termsOf } from './terms.ts';

const sum = (chances: Float64Array): number => chances.reduce((total, chance) => total + chance, 0);

const withPawns = (situation: Situation, pawns: number): Situation => ({ ...situation, attacker: { ...situation.attacker, pawns } });

/** Chances of attacks of every size against a fight with a Moine: one table up to 100 attackers serves them all. */
function monkAttacks(situation: Situation, defender: Defender): (pawns: number) => number {
  const terms = termsOf(withPawns(situation, MAX_PAWNS), defender);
  const table = monkTable(terms);
  if (!table) return () => 0;
  const worth = attackChances(table);
  const chanceFrom = (attackers: number): number =>
    worth[table.firstSide === 'attacker' ? monkCell(table, attackers, terms.defenders) : monkCell(table, terms.defenders, attackers)] ?? 0;
  return (pawns) => afterShot(terms, table, exactly(pawns)).reduce((total, chance, left) => total + chance * chanceFrom(left), 0);
}

/** The first size that will do, tried one by one: a Moine who defends plays to hold, not against the attack, so none may be skipped. */
function scan(willDo: (pawns: number) => boolean): number | undefined {
  for (let pawns = MIN_PAWNS; pawns <= MAX_PAWNS; pawns++) if (willDo(pawns)) return pawns;
  return undefined;
}

/** The first size that will do, by halves: without a Moine one more pawn never hurts. */
function halve(willDo: (pawns: number) => boolean): number | undefined {
  let least: number = MIN_PAWNS;
  let most = MAX_PAWNS + 1;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (willDo(middle)) most = middle;
    else least = middle + 1;
  }
  return least > MAX_PAWNS ? undefined : least;
}

/**
 * Fewest attacking pawns (1 to 100) that take the province with at least `chance` (above 0, at most 1, told apart to 1e-12); undefined
 * when even 100 do not. The attacker's own pawns are not read. Throws a RangeError on another chance.
 */
export function smallestAttack(situation: Situation, chance: number): number | undefined {
  if (!(chance > 0 && chance <= 1)) throw new RangeError(`no attack has a chance of ${chance}`);
  const { defender } = situation;
  const enough = chance - TIE;
  if (isDemons(defender)) return halve((pawns) => sum(solveDemons(exactly(pawns), defender.dice).attacker) >= enough);
  if (!termsOf(situation, defender).monk)
    return halve((pawns) => sum(solveFight(withPawns(situation, pawns), defender).attacker) >= enough);
  const chanceWith = monkAttacks(situation, defender);
  return scan((pawns) => chanceWith(pawns) >= enough);
}
