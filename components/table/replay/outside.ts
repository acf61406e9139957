/** A game from outside, as far as a table must know before it reads one: whether an address holds it, and what a file says. What reads links is fetched for one. */
import { begins } from '#engine/core/link.ts';

export const LINK_KEY = 'partie=';
/** Characters of a replay's JSON, in a link, a file or the store. */
export const MOST_TEXT = 1_000_000;

/** `at`: the move that the link points at, when it does. */
export type LinkedReplay =
  | { readonly ok: true; readonly value: unknown; readonly at?: number | undefined }
  | { readonly ok: false; readonly because: string };

/** Whether a fragment, with or without its `#`, claims to hold a game. */
export const isLink = (fragment: string): boolean => begins(fragment, LINK_KEY);

/** Reads a file of a replay. Never throws. */
export function parseFile(text: string): LinkedReplay {
  if (text.length > MOST_TEXT) return { ok: false, because: 'Ce fichier est trop gros pour être une partie.' };
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return { ok: false, because: 'Ce fichier n’est pas une partie : c’est du JSON qui est attendu.' };
  }
}
