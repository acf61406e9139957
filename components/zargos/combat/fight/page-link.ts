/** The calculator's page as a query: one fight, a second one to compare, and the chance asked for. */
import { shown } from '#engine/core/input.ts';
import { unreadable } from '#engine/core/link.ts';
import { formatSituation, LINK, parseSituation } from '#engine/zargos/fight/notation.ts';
import { DEFAULT_TARGET, type FightAsked } from './asked.ts';

const OTHER = 'b-';

export const formatFightPage = ({ situation, other, target }: FightAsked): string =>
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
export function parseFightPage(query: string): { readonly asked: FightAsked; readonly refused: readonly string[] } {
  const keys = new URLSearchParams(query);
  const { situation, refused } = parseSituation(query);
  if (unreadable(query, undefined, LINK)) return { asked: { situation, other: undefined, target: DEFAULT_TARGET }, refused };
  const second = keys.get('comparer') === '1' ? parseSituation(query, OTHER) : undefined;
  const { target, refused: refusedTarget } = readTarget(keys.get('but'));
  return {
    asked: { situation, other: second?.situation, target },
    refused: [...refused, ...(second?.refused ?? []).map((because) => `Seconde situation : ${because}`), ...refusedTarget],
  };
}
