/** Wide campaigns, and campaigns under other readings, away from the page. */
import { expose } from 'comlink';
import { turningSums } from '#components/our-table/turning/sums.ts';
import { campaignResult } from './campaign-result.ts';
import type { Chain } from './campaign-store.ts';
import { campaignTold } from './campaign-told.ts';

const sums = { campaignResult, ...turningSums(campaignTold, (chain: Chain) => chain) };
export type CampaignSums = typeof sums;

expose(sums);
