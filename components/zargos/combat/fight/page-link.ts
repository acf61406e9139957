/** The calculator's page as a query: one fight, a second one to compare, and the chance asked for. */
import { shown } from '#engine/core/input.ts';
import { formatSituation, MAX_QUERY, parseSituation } from '#engine/zargos/notation.ts';
import { type Asked, DEFAULT_TARGET } from './asked.ts';

const OTHER = 'b-';

export const formatAsked = ({ situation, other, target }: Asked): string =>
  [
    formatSituation(situation),
    ...(other ? ['comparer=1', formatSituation(other, OTHER)] : []),
    ...(target === DEFAULT_TARGET ? [] : [`but=${target}`]),
  ]
    .filter(Boolean)
    .join('&');

function readTarget(text: string | null): { readonly target: number; readonly refused: readonly string[] } {
  if (text === null) return { target: DEFAULT_TARGET, refused: [] };
  const target = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (target >= 1) return { target, refused: [] };
  return { target: DEFAULT_TARGET, refused: [`but : la chance cherchée va de 1 à 99, pas ${shown(text)}.`] };
}

/** Reads what `formatAsked` wrote; each bad value leaves its default and one sentence in `refused`. */
export function parseAsked(query: string): { readonly asked: Asked; readonly refused: readonly string[] } {
  const tooLong = query.length > MAX_QUERY ? ['Ce lien est trop long : il n’a pas été lu.'] : [];
  const text = tooLong.length > 0 ? '' : query;
  const keys = new URLSearchParams(text);
  const { situation, refused } = parseSituation(text);
  const second = keys.get('comparer') === '1' ? parseSituation(text, OTHER) : undefined;
  const { target, refused: refusedTarget } = readTarget(keys.get('but'));
  return {
    asked: { situation, other: second?.situation, target },
    refused: [...tooLong, ...refused, ...(second?.refused ?? []).map((because) => `Seconde situation : ${because}`), ...refusedTarget],
  };
}
