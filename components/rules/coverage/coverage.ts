/**
 * The matrix rule → paragraph → tests → rulings. A rule is tested when the title of a collected test names it; otherwise it needs a written
 * reason, `matter` (box contents, table manners: may stay) or `not-yet` (names what it waits for).
 */
import type { Untested } from '#engine/core/ruling.ts';

export interface Coverage {
  readonly id: string;
  readonly tests: readonly string[];
  readonly reason: Untested | undefined;
}

/** For every id, the titles that name it (`ZAR-L-8` is not named by `ZAR-L-80`). */
export function coverageOf(ids: readonly string[], titles: readonly string[], reasons: readonly Untested[]): readonly Coverage[] {
  const named = titles.map((title) => ({ title, ids: new Set(title.match(/[A-Z]{3}-[A-Z]+(?:-\d+)?/g) ?? []) }));
  return ids.map((id) => ({
    id,
    tests: named.filter((test) => test.ids.has(id)).map((test) => test.title),
    reason: reasons.find((reason) => reason.id === id),
  }));
}

/** One English sentence per hole: neither test nor reason, both, or a reason for an id that does not exist. */
export function coverageFaults(rows: readonly Coverage[], reasons: readonly Untested[]): readonly string[] {
  const known = new Set(rows.map((row) => row.id));
  return [
    ...rows.filter((row) => row.tests.length === 0 && !row.reason).map((row) => `${row.id} has neither a test nor a reason (untested.ts)`),
    ...rows.filter((row) => row.tests.length > 0 && row.reason).map((row) => `${row.id} is tested: take its reason out of untested.ts`),
    ...reasons.filter((reason) => !known.has(reason.id)).map((reason) => `untested.ts names ${reason.id}, which does not exist`),
  ];
}

/** The three counts. */
export function coverageCounts(rows: readonly Coverage[]): { readonly tested: number; readonly matter: number; readonly notYet: number } {
  const count = (of: (row: Coverage) => boolean) => rows.filter(of).length;
  return {
    tested: count((row) => row.tests.length > 0),
    matter: count((row) => row.reason?.kind === 'matter'),
    notYet: count((row) => row.reason?.kind === 'not-yet'),
  };
}
