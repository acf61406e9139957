/**
 * The page's address holds what is set, so that it can be sent. Several tools share one query: each writes its own keys and leaves
 * those of the others.
 */
import { linkTo, tellAddress } from '#components/kit/address.ts';
import { unmarked } from '#engine/core/link.ts';

/** Tools with one key of their own; all other keys belong to the calculator. */
const OWN_KEYS = { campagne: 'campagne', folie: 'folie' } as const;
export type Owner = 'calculateur' | keyof typeof OWN_KEYS;

const belongs = (key: string, owner: Owner): boolean =>
  owner === 'calculateur' ? !Object.values(OWN_KEYS).some((own) => own === key) : key === OWN_KEYS[owner];

const partsOf = (query: string): readonly string[] => query.replace(/^\?/, '').split('&').filter(Boolean);

const keyOf = (part: string): string => part.split('=', 1)[0] ?? '';

/** What of `query` is `owner`'s; all of one that is refused goes to the calculator, which says why. */
export function ownQuery(query: string, owner: Owner): string {
  const link = unmarked(query);
  if (!link.ok) return owner === 'calculateur' ? query : '';
  return partsOf(link.text)
    .filter((part) => belongs(keyOf(part), owner))
    .join('&');
}

/** `query` with `owner`'s part replaced by `own`; nothing stays of one that was refused. */
export function withOwn(query: string, owner: Owner, own: string): string {
  const link = unmarked(query);
  const others = partsOf(link.ok ? link.text : '').filter((part) => !belongs(keyOf(part), owner));
  return [...partsOf(own), ...others].join('&');
}

const waiting = new Map<Owner, string>();

const searchNow = (): string => [...waiting].reduce((query, [owner, own]) => withOwn(query, owner, own), location.search);

/** Has the address say `own` for `owner`, soon. */
export function tell(owner: Owner, own: string): void {
  waiting.set(owner, own);
  tellAddress(() => {
    const search = searchNow();
    waiting.clear();
    return search;
  });
}

/** A whole link that says `own` for `owner`: to this page, with what its other tools say, or to another one. */
export const linkWith = (owner: Owner, own: string, page = location.pathname): string =>
  linkTo(page === location.pathname ? withOwn(searchNow(), owner, own) : own, '', page);
