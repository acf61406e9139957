/** Campaigns that chapters may open, by name. */
import { CAMPAIGN_EXAMPLE } from '#engine/zargos/examples.ts';
import type { CampaignInput } from '#engine/zargos/fight/types.ts';
import { type Chain, provinceId, type StepFields, stepId } from './campaign-store.ts';

/** A campaign of the engine as the page builds it: places renamed by what they are. */
function chainOf({ provinces, steps }: CampaignInput): Chain {
  const names = new Map([
    ...provinces.map(({ id }, at) => [id, provinceId(at)] as const),
    ...steps.map(({ id }, at) => [id, stepId(at)] as const),
  ]);
  return {
    provinces: provinces.map(({ pawns }) => pawns),
    readings: {},
    steps: steps.map(({ sources, defender, site = 'province', warWind = false }): StepFields => {
      const demons = defender.people === 'demons';
      if (defender.people === 'chevaliers') throw new Error('a campaign of Chevaliers against Chevaliers');
      return {
        sources: sources.map(({ from, stay = 1 }) => ({ from: names.get(from) ?? from, stay })),
        people: defender.people,
        count: demons ? defender.dice : defender.pawns,
        called: demons ? 0 : (defender.called ?? 0),
        site,
        warWind,
        against: demons ? false : (defender.warWind ?? false),
      };
    }),
  };
}

/** `chevaliers`: printed example 4. */
export const CAMPAIGNS: ReadonlyMap<string, Chain> = new Map([['chevaliers', chainOf(CAMPAIGN_EXAMPLE)]]);
