/** The explorer and its address: read once it runs and whenever the visitor goes back or forward, told a moment after each change, but for a link that was refused. */
import { useEffect, useRef } from 'preact/hooks';
import type { View } from '#components/board/view.ts';
import type { Desk } from './desk.ts';
import { formatDesk, parseDesk } from './desk-link.ts';

/** Browsers limit how often an address may change. */
const DELAY = 300;

/** Gives the reader of views, to be told whenever the map rests. */
export function useDeskAddress(desk: Desk, mayWrite: boolean, load: (desk: Desk) => void): (view: View) => void {
  const seen = useRef<View | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ desk, mayWrite });
  latest.current = { desk, mayWrite };
  const isRead = useRef(false);
  const write = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const query = formatDesk(latest.current.desk, seen.current);
      const search = query && `?${query}`;
      if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
    }, DELAY);
  };
  useEffect(() => {
    const read = () => load(parseDesk(location.search.slice(1)));
    if (location.search) read();
    isRead.current = true;
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    if (isRead.current && mayWrite) write();
  }, [desk]);
  return (view) => {
    const isFirst = seen.current === undefined;
    seen.current = view;
    if (!isFirst && latest.current.mayWrite) write();
  };
}
