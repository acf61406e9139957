/** Sentences that the figures of every study share. */

import type { HistogramBar } from '#components/kit/chart/Histogram.tsx';
import { counted, decimal, percent, plural, together, upperFirst } from '#engine/core/french.ts';
import { isChance } from './chance.ts';
import { type Count, quantile, share } from './count.ts';
import { type FigureGroup, isApart, type Row } from './figure.ts';

/** A whole number with its thousands apart: « 4 000 ». */
export const thousands = (count: number): string => `${count}`.replace(/\B(?=(\d{3})+$)/g, ' ');

/** « 4 000 parties » */
export const gamesOf = (games: number): string => `${thousands(games)} ${games < 2 ? 'partie' : 'parties'}`;

/** « 1er », « 2e » */
export const rank = (order: number): string => (order === 0 ? '1er' : `${order + 1}e`);

/** Shares of the win by order of play; `after`: what follows the rank. */
export const winRows = (count: Count, seats: number, after: string): readonly Row[] =>
  Array.from({ length: seats }, (_, order) => ({ label: `${rank(order)}${after}`, sure: share(count, `won-${order}`) }));

/** The rows that leave the mark of their group, each with its group's title where it has one. */
export const apartIn = (groups: readonly FigureGroup[]): readonly (Row & { readonly title: string; readonly mark: number })[] =>
  groups.flatMap(({ title = '', rows, mark }) =>
    mark === undefined ? [] : rows.filter(({ sure }) => isApart(sure, mark)).map((row) => ({ ...row, title, mark })),
  );

/** A part of the mark under which a share is « un peu » beside it. */
const SLIGHT = 0.25;

/** Who wins more or less than his share, if anybody: made of the intervals. */
export function winSays(groups: readonly FigureGroup[]): string {
  const apart = apartIn(groups);
  if (apart.length === 0) return 'Jouer tôt ou tard n’y fait rien que l’on mesure.';
  const named = apart
    .map(({ title, label, sure: { value }, mark }) => {
      const by = `${Math.abs(value / mark - 1) < SLIGHT ? 'un peu ' : ''}${value > mark ? 'plus' : 'moins'}`;
      return `${title.toLowerCase()}, le ${label} gagne ${by} que sa part (${percent(value)} pour ${percent(mark)})`;
    })
    .join(' ; ');
  return isChance(groups) ? `Jouer tôt ou tard n’y fait rien de sûr : ${named}.` : `${upperFirst(named)}.`;
}

/** « la moitié des parties dure de 3 à 5 manches, et une sur dix au plus dépasse 6 » */
export function lengthSays(count: Count, one: string, many: string): string {
  const [low, high, long] = [0.25, 0.75, 0.9].map((part) => quantile(count, part));
  return `la moitié des parties dure de ${low} à ${counted(high ?? 0, one, many)}, et une sur dix au plus dépasse ${long}`;
}

/** Games by length, `step` lengths a bar; the longest hundredth in one bar. */
export function lengthBars(count: Count, step: number, unit: string): readonly HistogramBar[] {
  const last = Math.floor(quantile(count, 0.99) / step) * step;
  const from = Math.floor(quantile(count, 0) / step) * step;
  return Array.from({ length: (last - from) / step + 1 }, (_, at) => {
    const low = from + at * step;
    const isLast = low === last;
    const games = count.lengths.slice(low, isLast ? undefined : low + step).reduce((sum, one) => sum + one, 0);
    const name = isLast ? `${low} ${unit} et plus` : `${step === 1 ? low : `${low} à ${low + step - 1}`} ${unit}`;
    const value = games / count.games;
    return { tone: 'attack' as const, tick: `${low}`, label: name, value, text: percent(value) };
  });
}

/** « + 3,1 » */
export const signed = (value: number): string => `${value > 0 ? '+' : '−'} ${decimal(Math.abs(value))}`;

/** Most rows that a sentence names. */
const NAMED = 5;

const far = ({ sure: { value } }: Row): number => Math.abs(value);

/** Rows held against nought, the farthest first: those that leave it, and those of which nothing can be told. */
export function partedGaps(rows: readonly Row[]): { readonly moved: readonly Row[]; readonly rest: readonly Row[] } {
  const sorted = rows.toSorted((a, b) => far(b) - far(a));
  return { moved: sorted.filter(({ sure }) => isApart(sure, 0)), rest: sorted.filter(({ sure }) => !isApart(sure, 0)) };
}

/** Readings (or another noun, feminine) that change a mean, and those that do not: made of the intervals. */
export function gapSays(rows: readonly Row[], what: string, noun = 'lecture'): string {
  const { moved } = partedGaps(rows);
  if (moved.length === 0) return `Aucune de ces ${noun}s ne change ${what} de façon mesurable.`;
  const first = moved.length > NAMED + 1 ? moved.slice(0, NAMED) : moved;
  const fewer = moved.length - first.length;
  const named = together([
    ...first.map(({ label, sure }) => `« ${label} » (${signed(sure.value)})`),
    ...(fewer > 0 ? [`${fewer} qui s’écartent moins`] : []),
  ]);
  if (isChance([{ rows, mark: 0 }])) return `Rien de sûr sur ${what} ; ${plural(moved.length, 's’écarte', 's’écartent')} : ${named}.`;
  const others = rows.length - moved.length;
  const rest = others === 0 ? '' : ` Des ${others} autres, on ne peut rien dire.`;
  return `${moved.length === 1 ? `Une ${noun} change` : `Des ${noun}s changent`} ${what} : ${named}.${others === 1 ? ' De l’autre, on ne peut rien dire.' : rest}`;
}
