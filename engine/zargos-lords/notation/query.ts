/** What links share: their version and length, numbers, readings, and the words of a list. */
import type { Report } from '../../core/input.ts';
import { sentenceNaming } from '../../core/input.ts';
import { choicesIn } from '../../core/ruling.ts';
import { OPTION_IDS, type Options, readOptions } from '../options.ts';

/** Raised when the same link would mean something else. */
export const NOTATION_VERSION = '1';

/** Longest link that is read. */
export const MAX_QUERY = 4000;

/** Sentences about one link at most. */
const MAX_REFUSED = 10;

/** A number written with digits; anything else stays as it is, for its reader to refuse. */
export const numberIn = (text: string | null | undefined): unknown =>
  text === null || text === undefined ? undefined : /^\d{1,3}$/.test(text) ? Number(text) : text;

/** `a_b` as two entries, each `kind.2.x` as its words; nothing at all is none. */
export const entriesIn = (text: string | null): readonly (readonly string[])[] =>
  text === null || text === '' ? [] : text.split('_').map((entry) => entry.split('.'));

/** The readings chosen in a query: a bad one does not cost the others. */
export const optionsIn = (parameters: URLSearchParams, report: Report): Options => readOptions(choicesIn(parameters, 'LOR-'), '', report);

/** Pairs of a query, with the readings that differ from nothing, in id order. */
export function queryOf(pairs: readonly (readonly [key: string, value: string | number])[], options: Options): string {
  const readings = OPTION_IDS.flatMap((id) => {
    const reading = options[id];
    return reading === undefined ? [] : [[id, reading] as const];
  });
  return [['v', NOTATION_VERSION] as const, ...pairs, ...readings].map(([key, value]) => `${key}=${value}`).join('&');
}

/** A report that keeps the first sentences of a link, its fields named as the link names them. */
export function refusals(keys: readonly (readonly [path: string, key: string])[]): { readonly refused: string[]; readonly report: Report } {
  const refused: string[] = [];
  const report: Report = (field, because) => {
    const known = keys.find(([path]) => field.startsWith(path));
    if (refused.length < MAX_REFUSED) refused.push(known ? sentenceNaming({ field, because }, known[1]) : because);
  };
  return { refused, report };
}
