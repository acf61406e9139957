/**
 * The odds of a campaign: a chain of the Chevaliers' attacks, each starting from the survivors of those before (ZAR-CHE-1), exact.
 *
 * What is not certain is how many pawns stand in each province taken. Provinces whose fates do not hang together are kept apart as
 * factors (lists of cases with their chances); an attack from several provinces merges their factors, adding up its attackers as it
 * goes, and forgets the provinces that no later attack starts from. All chances are conditional on every attack so far being won.
 */
import { atMostOne } from '../../core/distribution.ts';
import { counted, percent } from '../../core/french.ts';
import type { Campaign, CampaignOdds, CampaignStep, CampaignStepOdds, Situation } from '../fight/types.ts';
import { isDemons } from '../rules/powers.ts';
import { solveDemons } from './demons.ts';
import { byAttackers, type Factor, type FactorCase, forgetting, gather } from './factors.ts';
import { troop } from './fight-words.ts';
import { announce, fightReasons } from './reasons.ts';
import { solveFrom } from './solve.ts';
import { termsOf } from './terms.ts';

const situationOf = ({ eclipse, heatwave, options }: Campaign, step: CampaignStep, pawns: number): Situation => ({
  attacker: { people: 'chevaliers', pawns, warWind: step.warWind },
  defender: step.defender,
  site: step.site,
  eclipse,
  heatwave,
  options,
});

/** `[k]`: chance that the attack is won with k pawns left, `start[n]` being the chance of n attackers. Nobody attacks with 0 pawns. */
function wins(situation: Situation, start: Float64Array): Float64Array {
  const { defender } = situation;
  if (start.length === 1) return start.fill(0);
  const attack = start.slice();
  attack[0] = 0;
  if (isDemons(defender)) return solveDemons(attack, defender.dice).attacker;
  return solveFrom(termsOf(situation, defender), attack).attacker;
}

/** The factor after the fight, on condition that it is won, and the chance of that. */
function fought(campaign: Campaign, step: CampaignStep, group: Factor, needed: ReadonlySet<string>): { given: number; after: Factor } {
  const alike = new Map<string, FactorCase[]>();
  for (const one of group.cases) {
    const key = JSON.stringify(Object.values(one.pawns));
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  const won: FactorCase[] = [];
  for (const cases of alike.values()) {
    const start = byAttackers(cases);
    wins(situationOf(campaign, step, start.length - 1), start).forEach((chance, left) => {
      if (chance > 0) won.push({ pawns: { ...cases[0]?.pawns, [step.id]: left }, attackers: 0, chance });
    });
  }
  const given = atMostOne(won.reduce((total, { chance }) => total + chance, 0));
  const after = { places: [...group.places, step.id], cases: won.map((one) => ({ ...one, chance: one.chance / given })) };
  return { given, after: forgetting(after, new Set([...needed, step.id])) };
}

/** Provinces that the attacks from `index` on start from. */
const neededFrom = (campaign: Campaign, index: number): Set<string> =>
  new Set(campaign.steps.slice(index).flatMap(({ sources }) => sources.map(({ from }) => from)));

/** One attack, its chances known. */
function stepOdds(campaign: Campaign, index: number, group: Factor, given: number, chance: number, after: Factor): CampaignStepOdds {
  const step = campaign.steps[index];
  if (!step) throw new Error(`no attack ${index}`);
  const attackers = byAttackers(group.cases);
  const survivors = new Float64Array(attackers.length);
  for (const one of after.cases) {
    const left = one.pawns[step.id] ?? 0;
    survivors[left] = (survivors[left] ?? 0) + one.chance;
  }
  const most = situationOf(campaign, step, Math.max(1, attackers.length - 1));
  const varies = attackers.filter((p) => p > 0).length > 1;
  const isReached = attackers.some((p, pawns) => pawns > 0 && p > 0);
  return {
    id: step.id,
    chance,
    given,
    attackers: Array.from(attackers, atMostOne),
    survivors: Array.from(survivors, atMostOne),
    sentence: isReached
      ? `Attaque ${index + 1} : ${varies ? 'au plus ' : ''}${announce(most)} ; réussie dans ${percent(given)} des cas où l’on y arrive, ${percent(chance)} en tout.`
      : `Attaque ${index + 1} : il ne reste jamais de Chevalier pour la mener.`,
    reasons: isReached ? fightReasons(most, varies) : [],
  };
}

function sentenceOf(steps: readonly CampaignStepOdds[], chance: number): string {
  const count = counted(steps.length, 'attaque');
  const left = steps.at(-1)?.survivors.reduce((total, p, k) => total + p * k, 0) ?? 0;
  const end = chance > 0 ? `, et il reste alors ${troop(left, 'chevaliers')} en moyenne dans la dernière province` : '';
  return `Campagne des Chevaliers en ${count} : tout réussit dans ${percent(chance)} des cas${end}.`;
}

/** The exact odds of a checked campaign. Throws a RangeError (a French sentence) when it leaves more cases open than can be counted. */
export function campaignOddsOf(campaign: Campaign): CampaignOdds {
  let factors: Factor[] = campaign.provinces.map(({ id, pawns }) => ({
    places: [id],
    cases: [{ pawns: { [id]: pawns }, attackers: 0, chance: 1 }],
  }));
  let chance = 1;
  const steps = campaign.steps.map((step, index) => {
    const needed = neededFrom(campaign, index + 1);
    const { group, rest } = gather(factors, step, needed);
    const { given, after } = fought(campaign, step, group, needed);
    chance *= given;
    factors = [...rest, forgetting(after, needed)];
    return stepOdds(campaign, index, group, given, chance, after);
  });
  return { chance, steps, sentence: sentenceOf(steps, chance) };
}
