/** The odds of arrows and flames that add up on one target, and of a vision: exact, counted in throws of dice. */
import { type Distribution, meanOf, plus } from '../../core/distribution.ts';
import { counted, decimal, percent } from '../../core/french.ts';
import type { Reason } from '../../core/verdict.ts';
import { KIND_NAMES } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import { flightAt, hitsAt, judgeGround } from '../rules/volley.ts';
import type { VisionAsked, VolleyAsked } from '../situation/reading.ts';
import type { ByDie } from '../types.ts';

interface HitChance {
  readonly hits: number;
  /** Throws out of `total`. */
  readonly ways: number;
  readonly chance: number;
}

export interface VolleyOdds {
  readonly allowed: true;
  /** Hits that eliminate the target. */
  readonly needed: number;
  /** Throws in all: 6 for each die. */
  readonly total: number;
  /** Rising, chances above 0 only. */
  readonly hits: readonly HitChance[];
  /** The chance that they suffice. */
  readonly kill: number;
  readonly mean: number;
  readonly sentence: string;
  readonly reasons: readonly Reason<RuleId>[];
}

export interface VolleyRefused {
  readonly allowed: false;
  readonly rule: RuleId;
  readonly because: string;
}

export interface VisionOdds {
  readonly allowed: true;
  readonly byDie: ByDie<number>;
  /** Hexes of flight, rising; ways out of 6. */
  readonly flight: readonly { readonly hexes: number; readonly ways: number; readonly chance: number }[];
  readonly mean: number;
  readonly sentence: string;
  readonly reasons: readonly Reason<RuleId>[];
}

/** Of one die whose faces give these numbers. */
function distributionOf(byDie: ByDie<number>): Distribution {
  const weights = new Array<number>(Math.max(...byDie) + 1).fill(0);
  for (const value of byDie) weights[value] = (weights[value] ?? 0) + 1;
  return { weights, total: 6 };
}

const NONE: Distribution = { weights: [1], total: 1 };

const WORDS = {
  arrows: { one: 'flèche', many: 'flèches', shooter: 'archer', shooters: 'archers', table: 'LOR-ARC-2' },
  flames: { one: 'flamme', many: 'flammes', shooter: 'lanceur', shooters: 'lanceurs', table: 'LOR-DRA-1' },
} as const;

export function volleyOdds(asked: VolleyAsked): VolleyOdds | VolleyRefused {
  const { action, target, ground, shots, box } = asked;
  const readings = readingsOf(asked);
  const verdict = judgeGround(action, ground, readings);
  if (!verdict.ok) return { allowed: false, rule: verdict.rule, because: verdict.because };
  const dice = shots.flatMap(({ distance, count }) =>
    new Array<Distribution>(count).fill(distributionOf(hitsAt(box, action, distance, ground, readings))),
  );
  const sum = dice.reduce(plus, NONE);
  const needed = box.needs[action][target];
  const kill = sum.weights.reduce((ways, weight, hits) => (hits >= needed ? ways + weight : ways), 0) / sum.total;
  const mean = meanOf(sum);
  const { one, many, shooter, shooters, table } = WORDS[action];
  const name = KIND_NAMES[target].one;
  const burns = action === 'flames' && ground === 'bois' && readings['LOR-REV-5'] === 'plus-deux';
  return {
    allowed: true,
    needed,
    total: sum.total,
    hits: sum.weights.flatMap((ways, hits) => (ways > 0 ? [{ hits, ways, chance: ways / sum.total }] : [])),
    kill,
    mean,
    sentence: `${counted(dice.length, shooter, shooters)} : il faut ${counted(needed, one, many)} contre ce pion (${name}) ; ${percent(kill)} de chances de l’éliminer, ${decimal(mean)} au but en moyenne.`,
    reasons: [
      ...shots.map(({ distance, count }) => ({
        rule: table,
        text: `${counted(count, 'dé')} à ${counted(distance, 'hexagone')} : ${hitsAt(box, action, distance, ground, readings).join(', ')} selon le dé, de 1 à 6.`,
      })),
      ...(burns ? [{ rule: 'LOR-REV-5' as const, text: 'Cible dans un bois : +2 à chaque dé, 6 au plus.' }] : []),
      { rule: table, text: `Il faut ${counted(needed, one, many)} pour éliminer ce pion (${name}) ; les tirs s’additionnent.` },
      { rule: 'LOR-L-17', text: 'Ce qui n’a pas suffi ne compte pas au coup suivant.' },
    ],
  };
}

export function visionOdds({ distance, box }: VisionAsked): VisionOdds {
  const byDie = flightAt(box, distance);
  const { weights } = distributionOf(byDie);
  const mean = meanOf({ weights, total: 6 });
  return {
    allowed: true,
    byDie,
    flight: weights.flatMap((ways, hexes) => (ways > 0 ? [{ hexes, ways, chance: ways / 6 }] : [])),
    mean,
    sentence: `À ${counted(distance, 'hexagone')}, la vision fait fuir de ${decimal(mean)} en moyenne : ${byDie.join(', ')} selon le dé, de 1 à 6.`,
    reasons: [
      { rule: 'LOR-SOR-2', text: `Le dé, croisé avec la distance (${distance}), donne la fuite en hexagones.` },
      { rule: 'LOR-REC-1', text: 'La fuite est un recul : en ligne droite, au choix de celui qui fuit.' },
    ],
  };
}
