/** A puzzle as the fragment of an address: `#exercice=gran-12`. */
import type { Checked } from '#engine/core/input.ts';
import { begins, marked, unmarked } from '#engine/core/link.ts';

const KEY = 'exercice=';
const ID = /^[a-z]+(?:-[a-z]+)?-\d{1,4}$/;

export const formatPuzzle = (id: string): string => marked(`${KEY}${id}`);

export const isPuzzleLink = (fragment: string): boolean => begins(fragment, KEY);

/** Which of these it is. */
export function parsePuzzle(fragment: string, ids: readonly string[]): Checked<number> {
  const link = unmarked(fragment);
  if (!link.ok) return { ok: false, field: 'exercice', because: link.because };
  const id = link.text.slice(KEY.length);
  const at = ids.indexOf(id);
  if (at >= 0) return { ok: true, value: at };
  const because = ID.test(id)
    ? `Il n’y a pas d’exercice ${id} ici : choisissez-en un dans la liste.`
    : 'Ce lien d’exercice est abîmé : choisissez-en un dans la liste.';
  return { ok: false, field: 'exercice', because };
}
