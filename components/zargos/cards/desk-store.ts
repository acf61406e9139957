/** One desk for the islands of the page. It begins as the built page shows it; the address is read once something runs. */
import { useEffect, useState } from 'preact/hooks';
import { type Act, DEFAULT_DESK, type Desk, formatDesk, nextDesk, parseDesk } from './desk.ts';

let desk = DEFAULT_DESK;
let isRead = false;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<(desk: Desk) => void>();

function set(next: Desk): void {
  desk = next;
  for (const listener of listeners) listener(desk);
}

/** Browsers limit how often an address may change, and typing changes it at every key. */
function writeAddress(): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const query = formatDesk(desk);
    history.replaceState(history.state, '', `${location.pathname}${query && `?${query}`}${location.hash}`);
  }, 250);
}

export function dispatch(act: Act): void {
  set(nextDesk(desk, act));
  writeAddress();
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
