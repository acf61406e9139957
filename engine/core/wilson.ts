/** How sure a share of wins is. */

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The two-sided 95 % point of the normal law. */
const Z = 1.959963984540054;

/**
 * Wilson's 95 % interval of a proportion: `wins` out of `trials`, 0 ≤ wins ≤ trials, parts of a win allowed (a shared one). No trial: 0 to 1.
 * E. B. Wilson, Journal of the American Statistical Association 22, 1927.
 */
export function wilson(wins: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const share = wins / trials;
  const wide = (Z * Z) / trials;
  const middle = share + wide / 2;
  const half = Z * Math.sqrt((share * (1 - share)) / trials + wide / (4 * trials));
  return { low: Math.max(0, (middle - half) / (1 + wide)), high: Math.min(1, (middle + half) / (1 + wide)) };
}
