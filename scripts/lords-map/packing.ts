/** The most hexes of a set that keep so many steps between any two: exact, by branching on a hex with the fewest rivals. */
type Rivals = readonly ReadonlySet<number>[];

/** Groups of mutual rivals that cover the rest: no more than one of each can be chosen. */
function bound(rest: readonly number[], rivals: Rivals): number {
  const groups: number[][] = [];
  for (const one of rest) {
    const group = groups.find((members) => members.every((member) => rivals[one]?.has(member)));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups.length;
}

function best(rest: readonly number[], rivals: Rivals, least: number): number {
  if (rest.length === 0) return 0;
  if (bound(rest, rivals) <= least) return 0;
  let [pick, fewest] = [0, Number.POSITIVE_INFINITY];
  for (const one of rest) {
    const count = rest.filter((other) => rivals[one]?.has(other)).length;
    if (count < fewest) [pick, fewest] = [one, count];
  }
  // Of a hex and its rivals one is chosen in some best choice.
  let most = 0;
  let left = rest;
  for (const one of [pick, ...rest.filter((other) => rivals[pick]?.has(other))]) {
    const after = left.filter((other) => other !== one && !rivals[one]?.has(other));
    most = Math.max(most, 1 + best(after, rivals, Math.max(least, most) - 1));
    left = left.filter((other) => other !== one);
  }
  return most;
}

/** `steps(a, b)` between entries of the list; at least `apart` between any two chosen. */
export function mostApart<Value>(values: readonly Value[], apart: number, steps: (a: Value, b: Value) => number): number {
  const rivals = values.map(
    (one, at) => new Set(values.flatMap((other, rank) => (rank !== at && steps(one, other) < apart ? [rank] : []))),
  );
  return best([...values.keys()], rivals, 0);
}
