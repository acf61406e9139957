/** A move refused at the table, under other readings. */
import { otherwiseOf } from '#components/arbiter/turning/otherwise.tsx';
import { rulingTexts } from '#components/our-table/texts.ts';
import { OPTION_IDS } from '#engine/gran/options.ts';
import { RULINGS } from '#engine/gran/rulings.ts';
import { GRAN_ARBITER } from './spec.ts';

export const Otherwise = otherwiseOf(GRAN_ARBITER, rulingTexts(RULINGS, OPTION_IDS));
