/** A whole fight between two peoples: the Amazones' shot, then the rounds. */
import type { Defender, Situation } from '../fight/types.ts';
import { decide } from './decide.ts';
import { flowMonk } from './monk-flow.ts';
import { solveMonk } from './monk-solve.ts';
import { holdOf, type MonkTable } from './monk-table.ts';
import type { FightOutcome } from './outcome.ts';
import { solvePlain } from './plain.ts';
import { type Terms, termsOf } from './terms.ts';
import { choicesOf } from './throws.ts';
import { lossChances } from './vectors.ts';

/** The last table solved: a page asks for the odds, then for advice, then for the next round of the same fight. */
let last: { readonly key: string; readonly table: MonkTable } | undefined;

/** The Moine's best play up to the pawns of `terms`; undefined where no hand of God acts. */
export function monkTable(terms: Terms): MonkTable | undefined {
  if (!terms.monk) return undefined;
  const { attackers, defenders, dice, divisor, monk, monkFirst } = terms;
  const key = JSON.stringify([attackers, defenders, dice, divisor, monk, monkFirst]);
  const table = last?.key === key ? last.table : solveMonk(terms, monk);
  last = { key, table };
  return table;
}

/** Chances of the losses to the shot, of a group of `attackers`; a Moine who may touch it does so at his best (ZAR-AMA-1, ZAR-L-2). */
function shotLosses(terms: Terms, table: MonkTable | undefined, attackers: number): Float64Array {
  const { shot, defenders } = terms;
  if (!shot) return new Float64Array([1]);
  const falls = lossChances(shot.dice, shot.divisor);
  if (!terms.monkTouchesShot || !table) return falls;
  const worth = falls.map((_, losses) => holdOf(table, Math.max(0, attackers - losses), defenders));
  const chances = new Float64Array(falls.length);
  decide(choicesOf(shot.dice, shot.divisor, 'highest'), worth, worth, chances, 0, chances, 0);
  return chances;
}

/** `start` after the shot. */
export function afterShot(terms: Terms, table: MonkTable | undefined, start: Float64Array): Float64Array {
  if (!terms.shot) return start;
  const left = new Float64Array(start.length);
  start.forEach((chance, attackers) => {
    if (chance === 0) return;
    shotLosses(terms, table, attackers).forEach((part, losses) => {
      const stand = Math.max(0, attackers - losses);
      left[stand] = (left[stand] ?? 0) + chance * part;
    });
  });
  return left;
}

/** How the fight ends when `start[n]` is the chance that n pawns attack, up to the attackers of `terms`. */
export function solveFrom(terms: Terms, start: Float64Array): FightOutcome {
  const table = monkTable(terms);
  const left = afterShot(terms, table, start);
  return table ? flowMonk(table, left, terms.defenders) : solvePlain(left, terms);
}

/** Certainly `pawns`. */
export function exactly(pawns: number): Float64Array {
  const start = new Float64Array(pawns + 1);
  start[pawns] = 1;
  return start;
}

/** How a fight between two peoples ends. */
export const solveFight = (situation: Situation, defender: Defender): FightOutcome =>
  solveFrom(termsOf(situation, defender), exactly(situation.attacker.pawns));
