/** What is not certain in a campaign: how many pawns stand in each province taken, as lists of cases (see `campaign.ts`). */
import type { CampaignStep } from '../fight/types.ts';

/** Pawns in some provinces, and the chance of that. */
export interface FactorCase {
  readonly pawns: Readonly<Record<string, number>>;
  /** Pawns gathered for the coming attack. */
  readonly attackers: number;
  readonly chance: number;
}

/** Cases over the same provinces, independent of all other factors. Their chances sum to 1; there are none where all is lost. */
export interface Factor {
  readonly places: readonly string[];
  readonly cases: readonly FactorCase[];
}

/** More cases than any campaign of sense needs; a list of this length takes a tenth of a second. */
const MOST_CASES = 20_000;

/** Cases that cannot be told apart any more become one. */
function merged(cases: readonly FactorCase[], places: readonly string[]): FactorCase[] {
  const found = new Map<string, FactorCase>();
  for (const one of cases) {
    const pawns = Object.fromEntries(places.map((place) => [place, one.pawns[place] ?? 0]));
    const key = JSON.stringify([one.attackers, ...Object.values(pawns)]);
    found.set(key, { pawns, attackers: one.attackers, chance: one.chance + (found.get(key)?.chance ?? 0) });
  }
  if (found.size > MOST_CASES) throw new RangeError('Cette campagne laisse trop de cas ouverts : partez de moins de provinces à la fois.');
  return [...found.values()];
}

const product = (a: Factor, b: Factor): Factor => ({
  places: [...a.places, ...b.places],
  cases: a.cases.flatMap((one) =>
    b.cases.map((other) => ({
      pawns: { ...one.pawns, ...other.pawns },
      attackers: one.attackers + other.attackers,
      chance: one.chance * other.chance,
    })),
  ),
});

/** Sends all but `stay` pawns of a province into the attack. */
const sent = (factor: Factor, from: string, stay: number): Factor => ({
  places: factor.places,
  cases: factor.cases.map(({ pawns, attackers, chance }) => {
    const here = pawns[from] ?? 0;
    const left = Math.min(here, stay);
    return { pawns: { ...pawns, [from]: left }, attackers: attackers + here - left, chance };
  }),
});

export const forgetting = (factor: Factor, needed: ReadonlySet<string>): Factor => {
  const places = factor.places.filter((place) => needed.has(place));
  return { places, cases: merged(factor.cases, places) };
};

/** The attack's group, gathered out of the factors of its sources; the others are left alone. */
export function gather(factors: readonly Factor[], step: CampaignStep, needed: ReadonlySet<string>): { group: Factor; rest: Factor[] } {
  const from = new Set(step.sources.map((source) => source.from));
  const concerned = factors.filter((factor) => factor.places.some((place) => from.has(place)));
  const rest = factors.filter((factor) => !concerned.includes(factor));
  let group: Factor = { places: [], cases: [{ pawns: {}, attackers: 0, chance: 1 }] };
  for (const factor of concerned) {
    const sending = step.sources.filter((source) => factor.places.includes(source.from));
    const ready = sending.reduce((now, { from: place, stay }) => sent(now, place, stay), factor);
    group = forgetting(product(group, forgetting(ready, needed)), needed);
  }
  return { group, rest };
}

/** `[k]`: chances of k attackers among cases. */
export function byAttackers(cases: readonly FactorCase[]): Float64Array {
  const most = cases.reduce((found, { attackers }) => Math.max(found, attackers), 0);
  const chances = new Float64Array(most + 1);
  for (const { attackers, chance } of cases) chances[attackers] = (chances[attackers] ?? 0) + chance;
  return chances;
}
