/** A puzzle as the fragment of an address: `#exercice=gran-12`. */
import type { Checked } from '#engine/core/input.ts';

const KEY = 'exercice=';
const ID = /^[a-z]+-\d{1,4}$/;

export const isPuzzleLink = (fragment: string): boolean => fragment.replace(/^#/, '').startsWith(KEY);

export const formatPuzzle = (id: string): string => `${KEY}${id}`;

/** Which of these it is. */
export function parsePuzzle(fragment: string, ids: readonly string[]): Checked<number> {
  const id = fragment.replace(/^#/, '').slice(KEY.length);
  const at = ids.indexOf(id);
  if (at >= 0) return { ok: true, value: at };
  const because = ID.test(id)
    ? `Il n’y a pas d’exercice ${id} ici : choisissez-en un dans la liste.`
    : 'Ce lien d’exercice est abîmé : choisissez-en un dans la liste.';
  return { ok: false, field: 'exercice', because };
}
