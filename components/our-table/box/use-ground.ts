/** An explorer on the board of the table's box: found again when the page runs, changed with it, ours without one. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Checked } from '#engine/core/input.ts';
import { tellAddress, useAddressRead } from '../../kit/address.ts';
import type { Framing } from '../../kit/board/framing.ts';
import { boxOf, useOurBox } from '../use-ours.ts';
import { isNamed } from './board-link.ts';

/** How an explorer's state, with the part of the map in view, is written as a query, and read. */
interface Link<State> {
  readonly format: (state: State, view: Framing | undefined) => string;
  readonly parse: (query: string) => State;
}

/**
 * The explorer and its address: read once it runs and whenever the visitor goes back or forward, told a moment after each change, but for a link that was refused.
 * Gives the reader of views, to be told whenever the map rests.
 */
function useBoardAddress<State>(
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

const UNREAD = 'Le plateau de votre boîte n’a pas pu être relu : voici le nôtre.';

interface Kept {
  /** The board as the table keeps it; empty for ours. */
  readonly text: string;
}

interface Standing<Ground> {
  readonly ground: Ground;
  /** The link speaks of the table's own board, which is still being read. */
  readonly isAwaited?: true;
}

interface Given<Ground extends Kept, State extends Standing<Ground>> {
  readonly game: string;
  readonly ours: Ground;
  readonly state: State;
  readonly mayWrite: boolean;
  /** Reads a board kept. */
  readonly read: (text: string) => Promise<Checked<Ground>>;
  readonly startOn: (ground: Ground) => State;
  readonly format: (state: State, view: Framing | undefined) => string;
  readonly parse: (query: string, ours: Ground, own?: Ground) => State;
  readonly load: (state: State) => void;
  readonly change: (ground: Ground) => void;
}

export interface OwnGround {
  /** Told whenever the map rests. */
  readonly rests: (view: Framing) => void;
  /** The board that the table keeps; empty for ours. */
  readonly kept: string;
  /** Stands on a board by its text; empty for ours. */
  readonly stand: (text: string) => void;
  /** Why the board kept is not stood on; empty when it is. */
  readonly told: string;
}

/** The address and the box together: a link may name a board that has to be fetched before it can be read. */
export function useGround<Ground extends Kept, State extends Standing<Ground>>(given: Given<Ground, State>): OwnGround {
  const { game, ours, state, mayWrite, startOn, format, load, change } = given;
  const own = useRef<Ground | undefined>(undefined);
  const awaited = useRef<string | undefined>(undefined);
  const [told, tell] = useState('');
  const parse = (query: string): State => {
    const isAwaited = own.current?.text !== boxOf(game) && isNamed(query, boxOf(game));
    awaited.current = isAwaited ? query : undefined;
    return isAwaited ? { ...startOn(ours), isAwaited } : given.parse(query, ours, own.current);
  };
  const rests = useBoardAddress({ format, parse }, state, mayWrite && !state.isAwaited, load);
  const find = async (text: string) => {
    if (own.current?.text !== text) {
      const read = await given.read(text).catch(() => undefined);
      own.current = read?.ok ? read.value : undefined;
    }
    const query = awaited.current;
    awaited.current = undefined;
    tell(own.current ? '' : UNREAD);
    if (query === undefined) change(own.current ?? ours);
    else load(given.parse(query, ours, own.current));
  };
  const stand = (text: string) => {
    tell('');
    if (text === '') change(ours);
    else void find(text);
  };
  const kept = useOurBox(game, state.ground.text, stand, () => location.search !== '' && awaited.current === undefined);
  return { rests, kept, stand, told };
}
