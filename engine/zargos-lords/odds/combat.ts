/** The odds of a combat: one die, six results, and why. */
import { percent } from '../../core/french.ts';
import type { Reason } from '../../core/verdict.ts';
import { bandInWords, resultInWords, signed } from '../data/counter-words.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { bandOf, forcesOf, isWon, judgeCombat, minimumOf } from '../rules/combat.ts';
import type { CombatAsked } from '../situation/reading.ts';
import { type ByDie, RESULTS, type Result } from '../types.ts';

/** A result, the faces of the die that give it, and its chance. */
interface ResultChance {
  readonly result: Result;
  readonly ways: number;
  readonly chance: number;
}

interface CombatSum {
  readonly attack: number;
  readonly defence: number;
  readonly difference: number;
  /** Differences that share these results, both included; null where there is no end. */
  readonly band: { readonly from: number; readonly to: number | null };
  readonly byDie: ByDie<Result>;
}

export interface CombatOdds extends CombatSum {
  readonly allowed: true;
  /** Worst for the attacker first; ways add up to 6. */
  readonly results: readonly ResultChance[];
  readonly chances: {
    readonly attackerEliminated: number;
    readonly attackerRetreats: number;
    readonly nothing: number;
    readonly defenderRetreats: number;
    readonly defenderEliminated: number;
  };
  /** The chance that the attack wins, as a combat of its own counts it (LOR-L-13). */
  readonly win: number;
  readonly sentence: string;
  readonly reasons: readonly Reason<RuleId>[];
}

export interface CombatRefused {
  readonly allowed: false;
  readonly rule: RuleId;
  readonly because: string;
  readonly attack: number;
  readonly defence: number;
  readonly difference: number;
  readonly minimum: number;
  readonly reasons: readonly Reason<RuleId>[];
}

const waysOf = (byDie: ByDie<Result>): readonly ResultChance[] =>
  RESULTS.flatMap((result) => {
    const ways = byDie.filter((one) => one === result).length;
    return ways > 0 ? [{ result, ways, chance: ways / 6 }] : [];
  });

/** « le défenseur est éliminé 3 fois sur 6 » and so on, best for the attacker first; `noted`: what is said of an elimination after its count. */
export function endsInWords(byDie: ByDie<Result>, noted: Partial<Record<Result, string>> = {}): string {
  const isRetreat = (side: 'A' | 'D') => (result: Result) => result.startsWith(side) && !result.endsWith('E');
  const ends: readonly (readonly [text: string, is: (result: Result) => boolean, note?: string])[] = [
    [resultInWords('DE'), (result) => result === 'DE', noted.DE],
    [byDie.includes('DE') ? 'il recule' : 'le défenseur recule', isRetreat('D')],
    [resultInWords('-'), (result) => result === '-'],
    ['les attaquants reculent', isRetreat('A')],
    [resultInWords('AE'), (result) => result === 'AE', noted.AE],
  ];
  const parts = ends.flatMap(([text, is, note = '']) => {
    const ways = byDie.filter(is).length;
    return ways > 0 ? [`${text} ${ways} fois sur 6${note}`] : [];
  });
  return parts.join(', ');
}

/** « 11 contre 10, différence 1 (bande 0 à 3) : … » */
export const sumInWords = ({ attack, defence, difference, band }: Omit<CombatSum, 'byDie'>, ends: string, isCharge = false): string =>
  `${attack} contre ${defence}${isCharge ? ', charge comprise' : ''}, différence ${signed(difference)} (bande ${bandInWords(band.from, band.to)}) : ${ends}.`;

export function combatOdds(asked: CombatAsked): CombatOdds | CombatRefused {
  const { box, options } = asked;
  const readings = readingsOf({ options });
  const { attack, defence, difference } = forcesOf(asked, box, readings);
  const forces = { attack: attack.value, defence: defence.value, difference };
  const reasons: readonly Reason<RuleId>[] = [
    ...attack.reasons.map(({ rule, text }) => ({ rule, text: `Attaque : ${text}.` })),
    ...defence.reasons.map(({ rule, text }) => ({ rule, text: `Défense : ${text}.` })),
  ];
  const verdict = judgeCombat(asked, box, readings);
  const found = bandOf(box, difference);
  if (!verdict.ok || !found) {
    const { rule, because } = verdict.ok ? { rule: 'LOR-COM-4' as const, because: '' } : verdict;
    return { allowed: false, rule, because, ...forces, minimum: minimumOf(box), reasons };
  }
  const { band, to } = found;
  const byDie = band.results;
  const chanceOf = (is: (result: Result) => boolean) => byDie.filter(is).length / 6;
  // What it is to win is asked of combats of their own alone (LOR-L-13).
  const ofIts = readingsOf({ options: asked.individual ? options : {} });
  const win = chanceOf((result) => isWon(result, ofIts));
  const words = bandInWords(band.from, to);
  const sum: CombatSum = { ...forces, band: { from: band.from, to }, byDie };
  return {
    allowed: true,
    ...sum,
    results: waysOf(byDie),
    chances: {
      attackerEliminated: chanceOf((result) => result === 'AE'),
      attackerRetreats: chanceOf((result) => /^A\d/.test(result)),
      nothing: chanceOf((result) => result === '-'),
      defenderRetreats: chanceOf((result) => /^D\d/.test(result)),
      defenderEliminated: chanceOf((result) => result === 'DE'),
    },
    win,
    sentence: sumInWords(sum, endsInWords(byDie)),
    reasons: [
      ...reasons,
      { rule: 'LOR-COM-5', text: `Différence ${signed(difference)} : bande ${words}, un dé.` },
      ...(asked.individual
        ? [
            {
              rule: readings['LOR-L-13'] === 'elimine' ? ('LOR-L-13' as const) : ('LOR-IND-1' as const),
              text: `${percent(win)} de chances de gagner et de finir son mouvement.`,
            },
          ]
        : []),
    ],
  };
}
