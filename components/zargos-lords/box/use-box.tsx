/** The box that a tool counts with: the link's, else the one that this browser keeps, else ours. Its reader is fetched only where there is one to read. */
import { useEffect, useState } from 'preact/hooks';
import { wakesAfter } from '#components/kit/waking.ts';
import { onTable } from '#components/our-table/kept.ts';
import { boxOf } from '#components/our-table/use-ours.ts';
import { unmarked } from '#engine/core/link.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import type { Box } from '#engine/zargos-lords/types.ts';
import { type BoxTable, OURS, oursFor } from './ours.tsx';

const MISSING = 'Les valeurs de la boîte n’ont pas pu être chargées : celles-ci sont les nôtres.';

/** `read` is called once the box is known, and whenever the visitor goes back or forward. */
export function useBox(read?: (box: Box) => void | Promise<void>): readonly [BoxTable, (table: BoxTable) => void] {
  const [table, take] = useState(OURS);
  useEffect(() => {
    let asked = 0;
    let counted = '';
    const find = async () => {
      asked += 1;
      const now = asked;
      const whole = unmarked(location.search);
      const link = new URLSearchParams(whole.ok ? whole.text : '').get('boite');
      const kept = boxOf('zargos-lords');
      counted = kept;
      const found =
        link !== null || kept ? await import('./table.tsx').then((module) => module.tableOf(link, kept)).catch(() => undefined) : OURS;
      if (now !== asked) return;
      take(found ?? oursFor(MISSING));
      await read?.(found?.box ?? BOX);
    };
    const again = () => void find();
    wakesAfter(find());
    addEventListener('popstate', again);
    const stop = onTable(() => boxOf('zargos-lords') !== counted && again());
    return () => {
      asked = -1;
      stop();
      removeEventListener('popstate', again);
    };
  }, []);
  return [table, take];
}
