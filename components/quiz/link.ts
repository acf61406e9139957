/** The word of a series as the fragment of an address: `#serie=club-1`. The same word asks the same ten questions everywhere. */
import type { Checked } from '#engine/core/input.ts';

const KEY = 'serie=';
/** Letters, digits and hyphens. */
const WORD = /^[\p{L}\d-]{1,40}$/u;

export const isSeries = (fragment: string): boolean => fragment.replace(/^#/, '').startsWith(KEY);

export const formatSeries = (word: string): string => `${KEY}${encodeURIComponent(word)}`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function parseSeries(fragment: string): Checked<string> {
  const word = decoded(fragment.replace(/^#/, '').slice(KEY.length));
  return WORD.test(word)
    ? { ok: true, value: word }
    : { ok: false, field: 'serie', because: 'Le mot d’une série a 1 à 40 lettres, chiffres ou traits d’union : ce lien ne l’a pas.' };
}

/** The word of a day, the same for everybody who lives it: « jour-2026-11-22 ». */
export function dayWord(day: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `jour-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** « du 22 novembre 2026 » of a day's word; « « club-1 » » of another. */
export function seriesName(word: string): string {
  const [, year, month, day] = /^jour-(\d{4})-(\d\d)-(\d\d)$/.exec(word) ?? [];
  if (day === undefined) return `« ${word} »`;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  return `du ${date.toLocaleDateString('fr', { day: 'numeric', month: 'long', year: 'numeric' })}`;
}
