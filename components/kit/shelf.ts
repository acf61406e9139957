/** What a browser keeps for this site, and only it: it may be missing, forbidden or full, and nothing here throws. */
import { isRecord } from '#engine/core/input.ts';
import { valueIn } from './json.ts';

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
/** A shelf whose keys can be listed. */
export type Shelves = Shelf & Pick<Storage, 'key' | 'length'>;

/** The storage of the page, when it may be touched at all. */
export function shelfOf<Kept extends Partial<Shelves>>(page: { readonly localStorage: Kept }): Kept | undefined {
  try {
    return page.localStorage;
  } catch {
    return undefined;
  }
}

/** The one that lasts as long as its tab. */
export function sessionOf<Kept extends Partial<Shelves>>(page: { readonly sessionStorage: Kept }): Kept | undefined {
  try {
    return page.sessionStorage;
  } catch {
    return undefined;
  }
}

export function textOn(shelf: Pick<Shelf, 'getItem'> | undefined, key: string): string | null {
  try {
    return shelf?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Puts a text there, or, undefined, takes it away; whether that could be done. */
export function putOn(shelf: Partial<Shelf> | undefined, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) shelf?.removeItem?.(key);
    else shelf?.setItem?.(key, text);
    return shelf !== undefined;
  } catch {
    return false;
  }
}

/** How records are kept: the JSON of `{ format: 1, … }`. */
const FORMAT = 1;

/** What a text holds if it is such a record. */
export function recordIn(text: string | null): Readonly<Record<string, unknown>> | undefined {
  const value = valueIn(text ?? '');
  return isRecord(value) && value.format === FORMAT ? value : undefined;
}

export const asRecord = <Kept extends object>(kept: Kept) => ({ format: FORMAT, ...kept });

export const recordText = (kept: object): string => JSON.stringify(asRecord(kept));
