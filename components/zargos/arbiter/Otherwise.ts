/** A move refused at the table, under other readings. */
import { otherwiseOf } from '#components/arbiter/turning/otherwise.tsx';
import { rulingTexts } from '#components/our-table/texts.ts';
import { OPTION_IDS } from '#engine/zargos/options.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';
import { ZARGOS_ARBITER } from './spec.ts';

export const Otherwise = otherwiseOf(ZARGOS_ARBITER, rulingTexts(RULINGS, OPTION_IDS));
