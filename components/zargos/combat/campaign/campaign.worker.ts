/** Wide campaigns away from the page. */
import { expose } from 'comlink';
import { campaignResult } from './campaign-result.ts';

const sums = { campaignResult };
export type CampaignSums = typeof sums;

expose(sums);
