/**
 * Small distributions over the integers 0, 1, 2 …: sums of dice, losses. They are integer weights over a common total, so equal
 * means equal. Long chains (a fight, a campaign) run in doubles instead; a test holds those to exact rationals.
 */

export interface Distribution {
  /** `weights[k]` ways out of `total` to get k. Integers, below 2⁵³. */
  readonly weights: readonly number[];
  readonly total: number;
}

/** Certainly `value`. */
export const always = (value: number): Distribution => ({ weights: [...new Array<number>(value).fill(0), 1], total: 1 });

/** One die of `faces` sides, 1 to `faces`. */
export const die = (faces: number): Distribution => ({ weights: [0, ...new Array<number>(faces).fill(1)], total: faces });

/** The distribution of `of(k)`, k drawn from `from`; `of` gives integers from 0. */
export function mapped(from: Distribution, of: (value: number) => number): Distribution {
  const weights: number[] = [];
  from.weights.forEach((weight, value) => {
    if (weight === 0) return;
    const to = of(value);
    while (weights.length <= to) weights.push(0);
    weights[to] = (weights[to] ?? 0) + weight;
  });
  return { weights, total: from.total };
}

/** The sum of two independent draws. Throws when the total leaves the safe integers. */
export function plus(a: Distribution, b: Distribution): Distribution {
  const total = a.total * b.total;
  if (!Number.isSafeInteger(total)) throw new Error(`${a.total} × ${b.total} ways are too many to count`);
  const weights = new Array<number>(a.weights.length + b.weights.length - 1).fill(0);
  for (let i = 0; i < a.weights.length; i++) {
    for (let j = 0; j < b.weights.length; j++) weights[i + j] = (weights[i + j] ?? 0) + (a.weights[i] ?? 0) * (b.weights[j] ?? 0);
  }
  return { weights, total };
}

/** The total of `count` dice of `faces` sides; no dice total 0. */
export const sumOfDice = (count: number, faces = 6): Distribution =>
  Array.from({ length: count }, () => die(faces)).reduce(plus, always(0));

export const probabilities = ({ weights, total }: Distribution): number[] => weights.map((weight) => weight / total);

/** The mean, exact until the last division. */
export const meanOf = ({ weights, total }: Distribution): number => weights.reduce((sum, weight, value) => sum + weight * value, 0) / total;

/** A sum of doubles as a chance: it may pass one by a hair. For long chains only; where weights are whole, divide their sum. */
export const atMostOne = (chance: number): number => Math.min(1, chance);
