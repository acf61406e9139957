/** A chain as the engine judges and counts it: its odds, or one sentence for the visitor. */
import { type Problem, sentenceNaming } from '#engine/core/input.ts';
import { checkCampaign } from '#engine/zargos/fight/campaign.ts';
import type { CampaignOdds } from '#engine/zargos/fight/types.ts';
import { campaignOddsOf } from '#engine/zargos/odds/campaign.ts';
import { type Chain, campaignOf } from './campaign-store.ts';

export type CampaignResult = { readonly ok: true; readonly odds: CampaignOdds } | { readonly ok: false; readonly because: string };

/** `steps[2].sources[0].from` names a field; the page shows attacks by number, and where they start from. */
const forVisitors = (problem: Problem): string => {
  const attack = /^steps\[(\d+)\]/.exec(problem.field)?.[1];
  return sentenceNaming(problem, attack === undefined ? 'Le départ' : `Attaque ${Number(attack) + 1}`);
};

export function campaignResult(chain: Chain): CampaignResult {
  const checked = checkCampaign(campaignOf(chain));
  if (!checked.ok) return { ok: false, because: forVisitors(checked) };
  try {
    return { ok: true, odds: campaignOddsOf(checked.value) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, because: error.message };
    throw error;
  }
}
