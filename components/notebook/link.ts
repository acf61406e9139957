/** Things to be asked again as the fragment of an address: `#revoir=GRA-DEP-1,GRA-ANN-3`, rules of the page's game, or situations of a word: `#revoir=club-1.2.3`. */
import type { Checked } from '#engine/core/input.ts';
import { begins, marked, unmarked } from '#engine/core/link.ts';

const KEY = 'revoir=';
const THING = /^[\p{L}\d.-]{1,80}$/u;
/** In one go. */
const MOST = 12;

export const isBack = (fragment: string): boolean => begins(fragment, KEY);

export const formatBack = (keys: readonly string[]): string => marked(`${KEY}${keys.map(encodeURIComponent).join(',')}`);

export function parseBack(fragment: string): Checked<readonly string[]> {
  const link = unmarked(fragment);
  if (!link.ok) return { ok: false, field: 'revoir', because: link.because };
  const keys = (new URLSearchParams(link.text).get('revoir') ?? '').split(',');
  if (keys.length <= MOST && keys.every((key) => THING.test(key))) return { ok: true, value: [...new Set(keys)] };
  return { ok: false, field: 'revoir', because: 'Ce lien de choses à revoir est abîmé : reprenez-le à la page des cinq minutes.' };
}
