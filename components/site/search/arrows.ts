/** A list as one stop of the Tab key: arrows, Home and End go about in it. */

/** Where `key` leads from `at` in a list of `count`; undefined for a key that does not move. */
export function indexAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (at - 1 + count) % count;
  return;
}
