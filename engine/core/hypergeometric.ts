/** Drawing cards without putting them back: counts are exact (BigInt), each chance is divided once, at the end. */

/** Ways to choose `k` out of `n`; 0 when there are none. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Digits kept by the division: far beyond a double's 53 bits. */
const SCALE = 1n << 80n;

/** `part / whole` as the double next to it; `whole` is not 0. */
export const ratio = (part: bigint, whole: bigint): number => Number((part * SCALE) / whole) / Number(SCALE);

const isCount = (n: number) => Number.isInteger(n) && n >= 0 && n <= 1000;

/** `[k]`: chance that exactly k of `copies` cards are among `draws` drawn from `deck` cards. Length copies + 1. Throws on what no deck can do. */
export function drawChances(copies: number, deck: number, draws: number): number[] {
  if (![copies, deck, draws].every(isCount) || copies > deck || draws > deck) {
    throw new RangeError(`no way to draw ${draws} of ${deck} cards, ${copies} of them alike`);
  }
  const all = choose(deck, draws);
  return Array.from({ length: copies + 1 }, (_, k) => ratio(choose(copies, k) * choose(deck - copies, draws - k), all));
}

/** Chance to see at least one of `copies` cards among `draws` drawn from `deck` (0 to 1000 cards). Throws on what no deck can do. */
export function chanceToSee(copies: number, deck: number, draws: number): number {
  drawChances(copies, deck, 0);
  drawChances(0, deck, draws);
  const all = choose(deck, draws);
  return ratio(all - choose(deck - copies, draws), all);
}
