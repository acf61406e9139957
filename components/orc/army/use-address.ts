/** The page and its address. What reads and writes links is fetched when there is one to read, or at the first change. */
import { useEffect, useState } from 'preact/hooks';
import { useAddressRead, useAddressTold } from '#components/kit/address.ts';
import type { Parsed } from './link.ts';
import type { Muster } from './muster.ts';

const links = () => import('./link.ts');

/** The query that says `muster`; empty as long as it is `start`, the one in the page. */
export function useAddress(muster: Muster, start: Muster, mayWrite: boolean, load: (link: Parsed) => void): string {
  const [query, say] = useState('');
  useAddressRead((now) => links().then(({ parseMuster }) => load(parseMuster(now))));
  useEffect(() => {
    if (muster === start) return;
    let isLatest = true;
    void links().then(({ formatMuster }) => isLatest && say(formatMuster(muster)));
    return () => {
      isLatest = false;
    };
  }, [muster]);
  useAddressTold(mayWrite && query ? query : undefined);
  return query;
}
