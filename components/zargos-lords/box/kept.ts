/**
 * A club's box as this browser keeps it, and only it: `localStorage['zargos-lords.boite']` is the text of a link, version first, checked like any link
 * when it is read. Storage may be missing, forbidden or full: the tools go on with ours, and one sentence says so.
 */

export const KEY = 'zargos-lords.boite';

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const UNAVAILABLE =
  'Ce navigateur ne garde rien pour ce site : copiez le lien ou enregistrez un fichier pour retrouver votre boîte.';

/** What is kept; empty for nothing. */
export function keptIn(page: { readonly localStorage: Shelf }): string {
  try {
    return page.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps `text`, or forgets what was kept when it is empty; whether it could. */
export function keepIn(page: { readonly localStorage: Shelf }, text: string): boolean {
  try {
    if (text) page.localStorage.setItem(KEY, text);
    else page.localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
