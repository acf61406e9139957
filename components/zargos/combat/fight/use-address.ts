/**
 * The calculator and its address: read once there is one and whenever the visitor goes back or forward, told at every change after
 * that. The reader and writer of links are fetched at the first of these.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { wakesAfter } from '#components/kit/waking.ts';
import { ownQuery, tell } from '../address.ts';
import type { Asked } from './asked.ts';

const links = () => import('./page-link.ts');

/** The query that says `asked`, empty as long as it is the page's own; told once something was touched by hand. */
export function useAddress(
  asked: Asked,
  isTouched: boolean,
  load: (link: { readonly asked: Asked; readonly refused: readonly string[] }) => void,
): string {
  const [query, say] = useState('');
  const text = JSON.stringify(asked);
  const first = useRef<string | undefined>(text);
  const told = useRef(text);
  useEffect(() => {
    const read = (own: string) =>
      links().then(({ parseAsked }) => {
        const link = parseAsked(own);
        told.current = JSON.stringify(link.asked);
        load(link);
      });
    const own = ownQuery(location.search, 'calculateur');
    if (own) wakesAfter(read(own));
    const moved = () => void read(ownQuery(location.search, 'calculateur'));
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  useEffect(() => {
    if (text === first.current) return;
    first.current = undefined;
    void links().then(({ formatAsked }) => {
      const now = formatAsked(asked);
      say(now);
      if (!isTouched || text === told.current) return;
      told.current = text;
      tell('calculateur', now);
    });
  }, [text, isTouched]);
  return query;
}
