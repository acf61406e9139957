/** The page of a club's box and its address: read once there is one and whenever the visitor goes back or forward; it holds what is not kept. */
import { useEffect } from 'preact/hooks';

const DELAY = 300;

/** `text` is the box to write, empty for none; nothing is written before the visitor touches anything. */
export function useAddress(text: string, isTouched: boolean, read: (link: string | null) => void): void {
  useEffect(() => {
    const now = () => read(new URLSearchParams(location.search).get('boite'));
    now();
    addEventListener('popstate', now);
    return () => removeEventListener('popstate', now);
  }, []);
  useEffect(() => {
    if (!isTouched) return;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}${text && `?boite=${text}`}${location.hash}`);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [text, isTouched]);
}
