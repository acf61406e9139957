/** The box that a tool counts with: the link's, else the one that this browser keeps, else ours. Its reader is fetched only where there is one to read. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/site/typography.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import type { Box } from '#engine/zargos-lords/types.ts';
import { keptIn } from './kept.ts';

export interface Table {
  readonly box: Box;
  /** For the tool's links: `&boite=…`, or nothing. */
  readonly query: string;
  /** For its copied sentence: which values are not ours, or nothing. */
  readonly words: string;
  readonly refused: readonly string[];
  /** Says which box it is, and offers the other. */
  readonly Line?: FunctionComponent<{ take: (table: Table) => void }>;
}

export const OURS: Table = { box: BOX, query: '', words: '', refused: [] };

/** Ours in place of a box that could not be had; told where the line of the box would stand. */
export const oursFor = (because: string): Table => ({
  ...OURS,
  Line: () => (
    <p class="control-refused" role="alert">
      {french(because)}
    </p>
  ),
});

const MISSING = 'Les valeurs de la boîte n’ont pas pu être chargées : celles-ci sont les nôtres.';

/** `read` is called once the box is known, and whenever the visitor goes back or forward. */
export function useBox(read?: (box: Box) => void): readonly [Table, (table: Table) => void] {
  const [table, take] = useState(OURS);
  useEffect(() => {
    let asked = 0;
    const find = async () => {
      asked += 1;
      const now = asked;
      const link = new URLSearchParams(location.search).get('boite');
      const kept = keptIn(window);
      const found =
        link !== null || kept ? await import('./table.tsx').then((module) => module.tableOf(link, kept)).catch(() => undefined) : OURS;
      if (now !== asked) return;
      take(found ?? oursFor(MISSING));
      read?.(found?.box ?? BOX);
    };
    const again = () => void find();
    again();
    addEventListener('popstate', again);
    return () => {
      asked = -1;
      removeEventListener('popstate', again);
    };
  }, []);
  return [table, take];
}
