/** A tool that obeys the table: its readings and its box to begin with, unless the link has its own. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Choices } from '#engine/core/ruling.ts';
import { among, areSame, type KnownRuling, onTable, tableNow } from './kept.ts';

/** What the table has chosen among `rulings`. */
export const oursAmong = (rulings: readonly KnownRuling[]): Choices => among(rulings, tableNow().readings);

export const boxOf = (game: string): string => tableNow().boxes[game] ?? '';

const hasQuery = (): boolean => location.search !== '';

interface Kept<Value> {
  /** What the page begins with. */
  readonly none: Value;
  /** What the table says now. */
  readonly read: () => Value;
  /** What the tool counts with. */
  readonly now: Value;
  readonly isSame: (a: Value, b: Value) => boolean;
  readonly set: (value: Value) => void;
  /** Whether the address has a say. */
  readonly isLinked: () => boolean;
}

/**
 * Hands what the table keeps to the tool once the page runs, and again whenever it changes while the tool still goes by it; answers what is kept. A link
 * wins.
 */
function useKept<Value>(given: Kept<Value>): Value {
  const [kept, setKept] = useState(given.none);
  const latest = useRef({ ...given, kept });
  latest.current = { ...given, kept };
  useEffect(() => {
    const begin = () => {
      const { read, none, isSame: same, isLinked, set } = latest.current;
      const first = read();
      setKept(first);
      if (!isLinked() && !same(first, none)) set(first);
    };
    begin();
    // After the readers of addresses, which put back what the page begins with.
    const moved = () => setTimeout(begin);
    addEventListener('popstate', moved);
    const stop = onTable(() => {
      const { read, kept: before, now, isSame: same, set } = latest.current;
      const next = read();
      setKept(next);
      if (!same(next, before) && same(now, before)) set(next);
    });
    return () => {
      removeEventListener('popstate', moved);
      stop();
    };
  }, []);
  return kept;
}

const NONE: Choices = {};

/** The table's choices among `rulings`, those that the tool counts with being `options`. */
export const useOurs = (
  rulings: readonly KnownRuling[],
  options: Choices,
  set: (choices: Choices) => void,
  isLinked: () => boolean = hasQuery,
): Choices => useKept({ none: NONE, read: () => oursAmong(rulings), now: among(rulings, options), isSame: areSame, set, isLinked });

/** The table's box of `game`, the one that the tool counts with being `text`; empty for ours. */
export const useOurBox = (game: string, text: string, set: (text: string) => void, isLinked: () => boolean = hasQuery): string =>
  useKept({ none: '', read: () => boxOf(game), now: text, isSame: Object.is, set, isLinked });
