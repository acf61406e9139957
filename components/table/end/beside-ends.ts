interface Run {
  /** Where the first of them would stand if all could, on the average. */
  readonly wish: number;
  readonly size: number;
}

/** Heights of marks, `apart` at least and within `least` and `most`: in the order of what each wants, as near to it together as that allows. */
export function besideEnds(wanted: readonly number[], apart: number, [least, most]: readonly [number, number]): readonly number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const startOf = ({ wish, size }: Run): number => Math.max(least, Math.min(wish, most - (size - 1) * apart));
  const runs: Run[] = [];
  for (const at of order) {
    let run: Run = { wish: wanted[at] ?? most, size: 1 };
    for (let last = runs.at(-1); last && startOf(last) + last.size * apart > startOf(run); last = runs.at(-1)) {
      const size = last.size + run.size;
      run = { wish: (last.wish * last.size + (run.wish - last.size * apart) * run.size) / size, size };
      runs.pop();
    }
    runs.push(run);
  }
  const placed = runs.flatMap((run) => Array.from({ length: run.size }, (_, at) => startOf(run) + at * apart));
  return wanted.map((_, at) => placed[order.indexOf(at)] ?? most);
}
