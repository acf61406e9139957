/** What counters are worth in a combat, attacker and defender, line by line with the rule of each. */
import type { Reason } from '../../core/verdict.ts';
import { troop } from '../data/counter-words.ts';
import { kindsOf, PEOPLE_OF } from '../data/counters.ts';
import type { RuleId } from '../ids.ts';
import type { Readings } from '../options.ts';
import type { Attacker, Box, Defender, Kind, People } from '../types.ts';

export interface Force {
  readonly value: number;
  readonly reasons: readonly Reason<RuleId>[];
}

/** The defender's bonus of the terrain (LOR-COM-6); the attacker has none. */
export const GROUND_BONUS = { plaine: 0, mont: 3, bois: 1 } as const satisfies Record<Defender['ground'], number>;

/** Of a charge straight ahead and from the side (LOR-CHE-1). */
export const CHARGE_BONUS = { front: 3, side: 1 } as const satisfies Record<NonNullable<Attacker['charge']>, number>;

/** Of a Sorcier next to a counter of his people (LOR-SOR-1). */
export const WIZARD_BONUS = 2;

/** What a charge adds: nothing for any but Chevaliers (LOR-MOI-2). */
function chargeBonus({ kind, charge }: Attacker, readings: Readings): number {
  if (kind !== 'chevalier' || !charge) return 0;
  return readings['LOR-L-2'] === 'toujours-de-front' ? CHARGE_BONUS.front : CHARGE_BONUS[charge];
}

/** What `wizards` Sorciers next to a counter add: +2 once, or each (LOR-L-3); nothing to other peoples. */
function wizardBonus(kind: Kind, wizards: number, readings: Readings): number {
  if (PEOPLE_OF[kind] !== 'chevaliers') return 0;
  return WIZARD_BONUS * (readings['LOR-L-3'] === 'oui' ? wizards : Math.min(wizards, 1));
}

/** What Sorciers outside, next to a city, add to its garrison, which counts as one counter (LOR-VIL-2, LOR-L-16). */
export function garrisonBonus(people: People, wizards: number, readings: Readings): number {
  const [lord] = kindsOf(people);
  return lord && readings['LOR-L-16'] !== 'hors-des-villes' ? wizardBonus(lord, wizards, readings) : 0;
}

/** Kinds with how many of each, in the order in which they come. */
function grouped(kinds: readonly Kind[]): readonly (readonly [kind: Kind, count: number])[] {
  const groups = new Map<Kind, number>();
  for (const kind of kinds) groups.set(kind, (groups.get(kind) ?? 0) + 1);
  return [...groups];
}

const factorLines = (kinds: readonly Kind[], box: Box, several: RuleId): readonly Reason<RuleId>[] =>
  grouped(kinds).map(([kind, count]) => {
    const { combat } = box.factors[kind];
    return {
      rule: kinds.length > 1 ? several : 'LOR-MAT-3',
      text: count > 1 ? `${troop(count, kind)} × ${combat} = ${count * combat}` : `${troop(1, kind)} : ${combat}`,
    };
  });

/** The bonuses that are not 0, added up into one line. */
const bonusLine = (bonuses: readonly number[], rule: RuleId, what: string): readonly Reason<RuleId>[] => {
  const sum = bonuses.reduce((total, one) => total + one, 0);
  return sum > 0 ? [{ rule, text: `${what} : +${sum}` }] : [];
};

const wizardLine = (bonuses: readonly number[], readings: Readings): readonly Reason<RuleId>[] =>
  bonusLine(bonuses, readings['LOR-L-3'] === 'oui' ? 'LOR-L-3' : 'LOR-SOR-1', 'Sorcier attenant');

/** What attackers of one target are worth together (LOR-COM-2). */
export const attackValue = (attackers: readonly Attacker[], box: Box, readings: Readings): number =>
  attackers.reduce(
    (sum, one) => sum + box.factors[one.kind].combat + chargeBonus(one, readings) + wizardBonus(one.kind, one.wizards, readings),
    0,
  );

/** `attackValue`, line by line. */
export function attackForce(attackers: readonly Attacker[], box: Box, readings: Readings): Force {
  const kinds = attackers.map(({ kind }) => kind);
  const chargesOf = (charge: Attacker['charge']) =>
    attackers.filter((one) => one.charge === charge).map((one) => chargeBonus(one, readings));
  const wizards = attackers.map(({ kind, wizards }) => wizardBonus(kind, wizards, readings));
  const charges = [...chargesOf('front'), ...chargesOf('side')];
  const always = readings['LOR-L-2'] === 'toujours-de-front';
  return {
    value: attackValue(attackers, box, readings),
    reasons: [
      ...factorLines(kinds, box, 'LOR-COM-2'),
      ...(always
        ? bonusLine(charges, 'LOR-L-2', 'charge, toujours de front')
        : [
            ...bonusLine(chargesOf('front'), 'LOR-CHE-1', 'charge de front'),
            ...bonusLine(chargesOf('side'), 'LOR-CHE-1', 'charge de côté'),
          ]),
      ...wizardLine(wizards, readings),
    ],
  };
}

/** What defenders attacked together are worth (LOR-COM-3), each with its terrain (LOR-COM-6). */
export const defenceValue = (defenders: readonly Defender[], box: Box, readings: Readings): number =>
  defenders.reduce(
    (sum, { kind, ground, wizards }) => sum + box.factors[kind].combat + GROUND_BONUS[ground] + wizardBonus(kind, wizards, readings),
    0,
  );

/** `defenceValue`, line by line. */
export function defenceForce(defenders: readonly Defender[], box: Box, readings: Readings): Force {
  const kinds = defenders.map(({ kind }) => kind);
  const groundsOf = (ground: Defender['ground']) => defenders.filter((one) => one.ground === ground).map(() => GROUND_BONUS[ground]);
  const wizards = defenders.map(({ kind, wizards }) => wizardBonus(kind, wizards, readings));
  return {
    value: defenceValue(defenders, box, readings),
    reasons: [
      ...factorLines(kinds, box, 'LOR-COM-3'),
      ...bonusLine(groundsOf('mont'), 'LOR-COM-6', 'sur un mont'),
      ...bonusLine(groundsOf('bois'), 'LOR-COM-6', 'dans un bois'),
      ...wizardLine(wizards, readings),
    ],
  };
}
