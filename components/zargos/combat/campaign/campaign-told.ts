/** A campaign under other readings, as it is read. */
import type { Telling } from '#components/our-table/turning/told.ts';
import { decimal, percent } from '#engine/core/french.ts';
import { campaignResult } from './campaign-result.ts';
import type { Chain } from './campaign-store.ts';

export const campaignTold: Telling<Chain> = (chain, readings) => {
  const result = campaignResult({ ...chain, readings });
  if (!result.ok) return { text: result.because };
  const { steps } = result.odds;
  const left = steps.at(-1)?.survivors.reduce((sum, chance, pawns) => sum + chance * pawns, 0) ?? 0;
  return {
    text: `réussie jusqu’au bout ${percent(steps.at(-1)?.chance ?? 0)}, attaque après attaque ${steps.map(({ chance }) => percent(chance)).join(', ')} ; Chevaliers qui restent alors en moyenne : ${decimal(left, 2)}`,
  };
};
