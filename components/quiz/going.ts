/**
 * What was answered so far of the series that is open, as `sessionStorage['serie.<name>']`: the JSON of `{ series, said }`, its fragment and the answers in their
 * order. A page that is loaded again goes on where it was, a finished series shows its result. Storage may be missing: then it begins again.
 */
import { isRecord } from '#engine/core/input.ts';
import { formatSeries, type Series } from './link.ts';

type Page = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

const keyOf = (name: string): string => `serie.${name}`;

/** `isSaid`: what an answer is; none where another series was open, or what was kept cannot be read. `name`: of the page and its game. */
export function loadGoing<Said>(page: Page, name: string, series: Series, isSaid: (value: unknown) => value is Said): readonly Said[] {
  try {
    const kept: unknown = JSON.parse(page.sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (!isRecord(kept) || kept.series !== formatSeries(series) || !Array.isArray(kept.said)) return [];
    const said: readonly unknown[] = kept.said;
    return said.every(isSaid) ? said : [];
  } catch {
    return [];
  }
}

/** While this tab is open; none forgets it. */
export function keepGoing(page: Page, name: string, series: Series, said: readonly unknown[]): void {
  try {
    if (said.length > 0) page.sessionStorage.setItem(keyOf(name), JSON.stringify({ series: formatSeries(series), said }));
    else page.sessionStorage.removeItem(keyOf(name));
  } catch {
    // What cannot be written is lost with the page.
  }
}
