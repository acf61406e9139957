/**
 * What was answered so far of the series that is open, as `sessionStorage['serie.<name>']`: the JSON of `{ series, said }`, its fragment and the answers in their
 * order. A page that is loaded again goes on where it was, a finished series shows its result. Storage may be missing: then it begins again.
 */

import { valueIn } from '#components/kit/json.ts';
import { putOn, sessionOf, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';
import { formatSeries, type Series } from './link.ts';

type Page = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

const keyOf = (name: string): string => `serie.${name}`;

/** `isSaid`: what an answer is; none where another series was open, or what was kept cannot be read. `name`: of the page and its game. */
export function loadGoing<Said>(page: Page, name: string, series: Series, isSaid: (value: unknown) => value is Said): readonly Said[] {
  const kept = valueIn(textOn(sessionOf(page), keyOf(name)) ?? '');
  if (!isRecord(kept) || kept.series !== formatSeries(series) || !Array.isArray(kept.said)) return [];
  const said: readonly unknown[] = kept.said;
  return said.every(isSaid) ? said : [];
}

/** While this tab is open; none forgets it. */
export const keepGoing = (page: Page, name: string, series: Series, said: readonly unknown[]): boolean =>
  putOn(sessionOf(page), keyOf(name), said.length > 0 ? JSON.stringify({ series: formatSeries(series), said }) : undefined);
