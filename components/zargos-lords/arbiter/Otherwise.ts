/** A move refused at the table, under other readings. */
import { otherwiseOf } from '#components/arbiter/turning/otherwise.tsx';
import { rulingTexts } from '#components/our-table/texts.ts';
import { OPTION_IDS } from '#engine/zargos-lords/options.ts';
import { RULINGS } from '#engine/zargos-lords/rulings.ts';
import { LORDS_ARBITER } from './spec.ts';

export const Otherwise = otherwiseOf(LORDS_ARBITER, rulingTexts(RULINGS, OPTION_IDS));
