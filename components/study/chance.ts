/** One rule, for the figures of every study: would chance alone take as many rows, or one as far, out of what they are held against? */
import { plural } from '#engine/core/french.ts';
import type { Sure } from './count.ts';
import { type FigureGroup, isApart } from './figure.ts';

/** The two-sided 95 % point of the normal law, and what is left out of such an interval. */
const Z = 1.96;
const OUT = 0.05;

interface Held {
  readonly sure: Sure;
  readonly mark: number;
}

const heldIn = (groups: readonly FigureGroup[]): readonly Held[] =>
  groups.flatMap(({ rows, mark }) => (mark === undefined ? [] : rows.map(({ sure }) => ({ sure, mark }))));

/** How likely at least `out` of `rows` are to leave their mark when nothing is there but chance, each one time in twenty. */
function byChance(rows: number, out: number): number {
  let below = 0;
  let exactly = (1 - OUT) ** rows;
  for (let count = 0; count < out; count += 1) {
    below += exactly;
    exactly *= ((rows - count) / (count + 1)) * (OUT / (1 - OUT));
  }
  return 1 - below;
}

/** How likely a number is to be as far from its mark by chance, in the normal law: J. P. Mills' bound, never too small. */
function asFar({ sure: { value, low, high }, mark }: Held): number {
  const z = (Z * (value - mark)) / (value > mark ? value - low : value - high);
  return (2 * Math.exp((-z * z) / 2)) / (z * Math.sqrt(2 * Math.PI));
}

const isOut = ({ sure, mark }: Held): boolean => isApart(sure, mark);

/** Whether one row is too far for the most distant of so many to be there by chance (C. E. Bonferroni). */
const isFar = (rows: readonly Held[]): boolean => rows.some((row) => isOut(row) && asFar(row) * rows.length < OUT);

const isMany = (rows: readonly Held[]): boolean => byChance(rows.length, rows.filter(isOut).length) < OUT;

/** Whether chance alone would do as much to these rows: then none of them is a finding. */
export function isChance(groups: readonly FigureGroup[]): boolean {
  const rows = heldIn(groups);
  return !isMany(rows) && !isFar(rows);
}

/** Said under a figure whose rows leave their mark no more than chance alone would have them: empty where it would not, or where none does. */
export function chanceSays(groups: readonly FigureGroup[]): string {
  const out = heldIn(groups).filter(isOut).length;
  return out > 0 && isChance(groups) ? `Le hasard seul suffirait à ${plural(out, 'cet écart', 'ces écarts')}.` : '';
}
