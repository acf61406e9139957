/** Ways to choose, for decks of 24 cards at most: all exact in doubles. */

const MOST = 24;

/** Pascal's triangle. */
const TRIANGLE: readonly (readonly number[])[] = /* @__PURE__ */ (() => {
  const rows: number[][] = [[1]];
  for (let n = 1; n <= MOST; n++) {
    const above = rows[n - 1] ?? [];
    rows.push(Array.from({ length: n + 1 }, (_, k) => (above[k - 1] ?? 0) + (above[k] ?? 0)));
  }
  return rows;
})();

/** Ways to choose `k` of `n` cards, `n` up to 24; 0 when there are none. */
export const chooseFew = (n: number, k: number): number => TRIANGLE[n]?.[k] ?? 0;
