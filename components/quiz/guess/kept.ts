/** What the browser keeps of somebody's guesses: `chances.<game>`, the JSON of `{ format: 1, offs }`, how far off the last ones were, in points. */
import type { Shelf } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';

const FORMAT = 1;
/** Guesses that the usual error is of. */
export const MOST_KEPT = 200;
const keyOf = (game: string): string => `chances.${game}`;

const isOff = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= 100;

/** What was kept, oldest first; nothing where there is none, or none that can be read. */
export function loadOffs(shelf: Pick<Shelf, 'getItem'> | undefined, game: string): readonly number[] {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(keyOf(game)) ?? 'null');
    return isRecord(kept) && kept.format === FORMAT && Array.isArray(kept.offs) ? kept.offs.filter(isOff).slice(-MOST_KEPT) : [];
  } catch {
    return [];
  }
}

/** One more. */
export const withOff = (offs: readonly number[], off: number): readonly number[] => [...offs, Math.round(10 * off) / 10].slice(-MOST_KEPT);

/** A browser that keeps nothing loses nothing but this. */
export function saveOffs(shelf: Pick<Shelf, 'setItem'> | undefined, game: string, offs: readonly number[]): void {
  try {
    shelf?.setItem(keyOf(game), JSON.stringify({ format: FORMAT, offs }));
  } catch {
    // Full or forbidden.
  }
}
