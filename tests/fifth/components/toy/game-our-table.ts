/** What the toy game lets a table choose: nothing. */
import type { OurTableSpec } from '#components/our-table/spec.ts';

export const OUR_TABLE: OurTableSpec = { rulings: [] };
