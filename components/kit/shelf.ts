/** What a browser keeps for this site, and only it: it may be missing, forbidden or full. */
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
