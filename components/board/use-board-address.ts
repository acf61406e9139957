/** The explorer and its address: read once it runs and whenever the visitor goes back or forward, told a moment after each change, but for a link that was refused. */
import { useEffect, useRef } from 'preact/hooks';
import type { View } from './view.ts';

/** Browsers limit how often an address may change. */
const DELAY = 300;

/** How an explorer's state, with the part of the map in view, is written as a query, and read. */
interface Link<State> {
  readonly format: (state: State, view: View | undefined) => string;
  readonly parse: (query: string) => State;
}

/** Gives the reader of views, to be told whenever the map rests. */
export function useBoardAddress<State>(
  { format, parse }: Link<State>,
  state: State,
  mayWrite: boolean,
  load: (state: State) => void,
): (view: View) => void {
  const seen = useRef<View | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ state, mayWrite });
  latest.current = { state, mayWrite };
  const isRead = useRef(false);
  const write = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const query = format(latest.current.state, seen.current);
      const search = query && `?${query}`;
      if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
    }, DELAY);
  };
  useEffect(() => {
    const read = () => load(parse(location.search.slice(1)));
    if (location.search) read();
    isRead.current = true;
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    if (isRead.current && mayWrite) write();
  }, [state]);
  return (view) => {
    const isFirst = seen.current === undefined;
    seen.current = view;
    if (!isFirst && latest.current.mayWrite) write();
  };
}
