/** Chances as tables and charts have room for. */
import { french } from '#components/base/typography.ts';
import * as words from '#engine/core/french.ts';

const SIGNS = { under: '<\u00a0', over: '>\u00a0' } as const;

/** A chance as « 61,2 % », « < 0,1 % » where it would show as none, « > 99,9 % » where it would show as sure; no line breaks in it. */
export const shortPercent = (chance: number, decimals = 1): string => french(words.percent(chance, decimals, SIGNS));
