/** JSON out of a text that somebody chose: never throws. */

export type ParsedJson = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly because: string };

/** Signs that a text may hold. */
const MOST_TEXT = 1_000_000;

/** What a text holds as JSON; undefined where it holds none. */
export function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a text that must hold JSON. */
export function parseJson(text: string): ParsedJson {
  if (text.length > MOST_TEXT)
    return { ok: false, because: `Ce fichier est trop gros : ${MOST_TEXT / 1_000_000} million de signes au plus.` };
  try {
    return { ok: true, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch {
    return { ok: false, because: 'Ce fichier n’est pas du JSON : c’est ce qui est attendu.' };
  }
}
