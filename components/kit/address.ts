/** The page's address holds what is set, so that it can be sent. Written with `replaceState`: going back leaves the page, never one step of a stepper. */
import { useEffect, useRef } from 'preact/hooks';
import { marked } from '#engine/core/link.ts';
import { wakesAfter } from './waking.ts';

/** Milliseconds. Browsers limit how often an address may change, and typing changes it at every key. */
const DELAY = 300;
let timer: ReturnType<typeof setTimeout> | undefined;
let query: (() => string) | undefined;
let fragment: string | undefined;

function tellSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const text = query?.();
    const search = text === undefined ? location.search : text && `?${marked(text)}`;
    const hash = fragment ?? location.hash;
    query = undefined;
    fragment = undefined;
    if (search !== location.search || hash !== location.hash) history.replaceState(history.state, '', location.pathname + search + hash);
  }, DELAY);
}

/** Has the address say what `now` answers a moment after the last call; empty for none. */
export function tellAddress(now: () => string): void {
  query = now;
  tellSoon();
}

/** The same for what follows the query: with its #, or empty. */
export function tellFragment(now: string): void {
  fragment = now;
  tellSoon();
}

/** A whole link to a page, this one unless said: a query without mark, and a fragment as its own writer made it. */
export const linkTo = (query: string, fragment = '', page = location.pathname): string =>
  new URL(`${page}${query && `?${marked(query)}`}${fragment && `#${fragment}`}`, location.origin).href;

/** Calls `read` with the query of the address: once the page runs if there is one, and whenever the visitor goes back or forward. */
export function useAddressRead(read: (query: string) => void | Promise<void>): void {
  useEffect(() => {
    const now = () => {
      clearTimeout(timer);
      return read(location.search.slice(1));
    };
    if (location.search) wakesAfter(now());
    addEventListener('popstate', now);
    return () => removeEventListener('popstate', now);
  }, []);
}

/** Tells every `query` but the first. Undefined leaves the address alone: nothing was touched yet, or what it says was refused. */
export function useAddressTold(query: string | undefined): void {
  const told = useRef(query);
  useEffect(() => {
    if (query !== undefined && query !== told.current) tellAddress(() => query);
    told.current = query;
  }, [query]);
}
