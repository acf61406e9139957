/** The explorer and its address: read once it runs and whenever the visitor goes back or forward, told a moment after each change, but for a link that was refused. */
import { useEffect, useRef } from 'preact/hooks';
import { tellAddress, useAddressRead } from '../address.ts';
import type { Framing } from './framing.ts';

/** How an explorer's state, with the part of the map in view, is written as a query, and read. */
interface Link<State> {
  readonly format: (state: State, view: Framing | undefined) => string;
  readonly parse: (query: string) => State;
}

/** Gives the reader of views, to be told whenever the map rests. */
export function useBoardAddress<State>(
  { format, parse }: Link<State>,
  state: State,
  mayWrite: boolean,
  load: (state: State) => void,
): (view: Framing) => void {
  /** Unknown until the window opens: what the link says of it stands until then. */
  const seen = useRef<Framing | undefined>(undefined);
  const latest = useRef({ state, mayWrite });
  latest.current = { state, mayWrite };
  const tell = () => {
    if (seen.current && latest.current.mayWrite) tellAddress(() => format(latest.current.state, seen.current));
  };
  useAddressRead((query) => load(parse(query)));
  useEffect(tell, [state]);
  return (view) => {
    seen.current = view;
    tell();
  };
}
