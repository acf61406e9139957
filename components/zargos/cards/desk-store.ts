/** One desk for the islands of the page. It begins as the built page shows it; the address is read once something runs. */
import { useEffect, useState } from 'preact/hooks';
import { tellAddress } from '#components/kit/address.ts';
import { type Act, DEFAULT_DESK, type Desk, formatDesk, nextDesk, parseDesk } from './desk.ts';

let desk = DEFAULT_DESK;
let isRead = false;
const listeners = new Set<(desk: Desk) => void>();

function set(next: Desk): void {
  desk = next;
  for (const listener of listeners) listener(desk);
}

/** What the page begins with: the address says nothing of it. */
export const begin = (act: Act): void => set(nextDesk(desk, act));

export function dispatch(act: Act): void {
  set(nextDesk(desk, act));
  tellAddress(() => formatDesk(desk));
}

export function useDesk(): Desk {
  const [current, setCurrent] = useState(DEFAULT_DESK);
  useEffect(() => {
    if (!isRead) {
      isRead = true;
      if (location.search) set(parseDesk(location.search));
    }
    setCurrent(desk);
    listeners.add(setCurrent);
    return () => {
      listeners.delete(setCurrent);
    };
  }, []);
  return current;
}
