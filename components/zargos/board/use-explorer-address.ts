/** The explorer and its address: read once it runs and whenever the visitor goes back or forward, told a moment after each change, but for a link that was refused. */
import { useEffect, useRef } from 'preact/hooks';
import type { View } from '#components/board/view.ts';
import { formatExplorer, parseExplorer } from './explorer-link.ts';
import type { Explorer } from './explorer-state.ts';

/** Browsers limit how often an address may change. */
const DELAY = 300;

/** Gives the reader of views, to be told whenever the map rests. */
export function useExplorerAddress(explorer: Explorer, mayWrite: boolean, load: (explorer: Explorer) => void): (view: View) => void {
  const seen = useRef<View | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ explorer, mayWrite });
  latest.current = { explorer, mayWrite };
  const isRead = useRef(false);
  const write = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const query = formatExplorer(latest.current.explorer, seen.current);
      const search = query && `?${query}`;
      if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
    }, DELAY);
  };
  useEffect(() => {
    const read = () => load(parseExplorer(location.search.slice(1)));
    if (location.search) read();
    isRead.current = true;
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    if (isRead.current && mayWrite) write();
  }, [explorer]);
  return (view) => {
    const isFirst = seen.current === undefined;
    seen.current = view;
    if (!isFirst && latest.current.mayWrite) write();
  };
}
