/**
 * The page and its address: read once there is one and whenever the visitor goes back or forward, told a little after every change. What reads and writes
 * links is fetched at the first of these. Written with `replaceState`: going back leaves the page, never one step of it.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Parsed } from './link.ts';
import type { Muster } from './muster.ts';

const links = () => import('./link.ts');

const DELAY = 300;

/** The query that says `muster`; empty as long as nothing was touched. */
export function useAddress(muster: Muster, load: (link: Parsed) => void): string {
  const [query, say] = useState('');
  const told = useRef(muster);
  useEffect(() => {
    const read = () =>
      void links().then(({ parseMuster }) => {
        const link = parseMuster(location.search);
        told.current = link.muster;
        load(link);
      });
    if (location.search) read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  useEffect(() => {
    if (muster === told.current && !location.search) return;
    const timer = setTimeout(async () => {
      const now = (await links()).formatMuster(muster);
      say(now);
      if (muster === told.current) return;
      told.current = muster;
      history.replaceState(history.state, '', `${location.pathname}?${now}${location.hash}`);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [muster]);
  return query;
}
