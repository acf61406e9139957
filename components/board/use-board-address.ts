/** The explorer and its address: read once it runs and whenever the visitor goes back or forward, told a moment after each change, but for a link that was refused. */
import { useEffect, useRef } from 'preact/hooks';
import { tellAddress, useAddressRead } from '#components/shared/address.ts';
import type { View } from './view.ts';

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
  const latest = useRef({ state, mayWrite });
  latest.current = { state, mayWrite };
  const tell = () => {
    if (latest.current.mayWrite) tellAddress(() => format(latest.current.state, seen.current));
  };
  useAddressRead((query) => load(parse(query)));
  useEffect(tell, [state]);
  return (view) => {
    const isFirst = seen.current === undefined;
    seen.current = view;
    if (!isFirst) tell();
  };
}
