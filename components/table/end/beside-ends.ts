/** Heights of marks, pushed apart so that none covers another, and none lies under `most`; `wanted` in drawing order. */
export function pushedApart(wanted: readonly number[], apart: number, most: number): readonly number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed: number[] = [...wanted];
  let floor = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    placed[at] = Math.max(wanted[at] ?? 0, floor);
    floor = (placed[at] ?? 0) + apart;
  }
  let ceiling = most;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, ceiling);
    ceiling = (placed[at] ?? 0) - apart;
  }
  return placed;
}

/** Heights of marks within `least` and `most`: those `first` stand where they want, the others as near as there is room; all are pushed when there is none. */
export function besideEnds(
  wanted: readonly number[],
  first: readonly number[],
  apart: number,
  [least, most]: readonly [number, number],
): readonly number[] {
  const placed = new Map<number, number>();
  for (const at of [...first, ...wanted.keys()]) {
    if (placed.has(at)) continue;
    const own = wanted[at] ?? most;
    const isFree = (y: number) => y >= least && y <= most && [...placed.values()].every((other) => Math.abs(other - y) >= apart);
    const [y] = [own, ...[...placed.values()].flatMap((other) => [other - apart, other + apart])]
      .filter(isFree)
      .sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
    if (y === undefined) return pushedApart(wanted, apart, most);
    placed.set(at, y);
  }
  return wanted.map((own, at) => placed.get(at) ?? own);
}
