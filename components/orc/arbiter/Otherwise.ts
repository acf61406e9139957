/** A move refused at the table, under other readings. */
import { otherwiseOf } from '#components/arbiter/turning/otherwise.tsx';
import { rulingTexts } from '#components/our-table/texts.ts';
import { OPTION_IDS } from '#engine/orc/options.ts';
import { RULINGS } from '#engine/orc/rulings.ts';
import { ORC_ARBITER } from './spec.ts';

export const Otherwise = otherwiseOf(ORC_ARBITER, rulingTexts(RULINGS, OPTION_IDS));
