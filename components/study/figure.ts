/** What a study shows: rows of numbers, each with how sure it is, and what they say in one sentence. */
import { decimal, percent } from '#engine/core/french.ts';
import type { Sure } from './count.ts';

/** Shares are said in per cent; `gap`: a number that may be below nought. */
export type Unit = 'share' | 'number' | 'gap';

export interface Row {
  readonly label: string;
  readonly sure: Sure;
}

export interface FigureGroup {
  readonly title?: string;
  readonly rows: readonly Row[];
  /** What chance alone would give, or no change: a line across the rows. */
  readonly mark?: number;
}

export interface Figure {
  readonly title: string;
  /** What the numbers are: « tours de table ». */
  readonly what: string;
  readonly unit: Unit;
  readonly groups: readonly FigureGroup[];
  /** Rows of which nothing can be told, folded: what chance would do is counted with them. */
  readonly rest?: readonly FigureGroup[];
  /** What they say, made of the numbers; what chance alone would do is said after it, of every figure (`chanceSays`). */
  readonly says: string;
  /** Games behind each row, in words. */
  readonly games: string;
}

const sign = (value: number, text: string): string => (text === '0' ? text : value > 0 ? `+ ${text}` : `− ${text}`);

/** Decimals follow how sure a number is: no more than its interval bears. */
const decimalsOf = ({ low, high }: Sure): number => (high - low > 4 ? 0 : high - low > 0.1 ? 1 : 2);

/** « 24,1 % », « 47,2 », « + 3,1 ». */
export function told({ value }: Sure, unit: Unit, decimals: number): string {
  if (unit === 'share') return percent(value, decimals);
  return unit === 'gap' ? sign(value, decimal(Math.abs(value), decimals)) : decimal(value, decimals);
}

/** Value and interval: « 24,1 % », « 22,3 à 26 % ». */
export function worded(sure: Sure, unit: Unit): { readonly value: string; readonly interval: string } {
  const decimals = unit === 'share' ? 1 : decimalsOf(sure);
  const end = (value: number) => told({ ...sure, value }, unit, decimals);
  return { value: told(sure, unit, decimals), interval: `${end(sure.low)} à ${end(sure.high)}` };
}

/** Whether the interval leaves `mark` out. */
export const isApart = ({ low, high }: Sure, mark: number): boolean => low > mark || high < mark;

/** From where to where rows are drawn: from nought, unless something is below it. */
export function reachOf(groups: readonly FigureGroup[], unit: Unit): readonly [from: number, to: number] {
  const marks = groups.flatMap(({ mark = [] }) => mark);
  const all = groups.flatMap(({ rows }) => rows.flatMap(({ sure }) => [sure.low, sure.high]));
  const most = Math.max(...marks, ...all.filter(Number.isFinite), Number.EPSILON);
  const least = unit === 'gap' ? Math.min(0, ...all.filter(Number.isFinite)) : 0;
  return [least, most];
}
