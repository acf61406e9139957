/**
 * Who sends a giant (ORC-GEA-1). All deals of the unseen mercenaries being equally likely, those where somebody holds two giants are struck
 * out. What remains depends on where the giants lie and on nothing else, so they are counted first: each opponent has none, one among the cards sent, or
 * one among those kept. Integers throughout, below 2⁵³.
 */

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

/** One opponent's mercenary backs. */
export interface Backs {
  /** Sent to the battle. */
  readonly sent: number;
  /** Held besides. */
  readonly kept: number;
}

export interface Unseen {
  readonly giants: number;
  /** Mercenaries that are no giants. */
  readonly others: number;
  /** Of these, cards that may not be sent (ORC-L-29). */
  readonly barred: number;
}

/** Ordered ways to place `count` things on `places` places. */
function arrangements(places: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways *= Math.max(0, places - i);
  return ways;
}

/**
 * Ways when `sent` giants in all are sent and `kept` others are kept: the other giants lie outside the hands, barred cards outside what is sent.
 */
export function tail({ giants, others, barred }: Unseen, backs: readonly Backs[], sent: number, kept: number): number {
  const held = backs.reduce((sum, one) => sum + one.sent + one.kept, 0);
  const free = others - backs.reduce((sum, one) => sum + one.sent, 0) + sent;
  return free < 0 ? 0 : chooseFew(giants + others - held, giants - sent - kept) * arrangements(free, barred);
}

/** `ways[k]` ways to have k giants kept, and then one more hand that may keep one: `kept` ways. */
const keeping = (ways: readonly number[], kept: number): number[] =>
  Array.from({ length: ways.length + 1 }, (_, k) => (ways[k] ?? 0) + (ways[k - 1] ?? 0) * kept);

/** `[k]`: ways to have k giants kept by those of `backs` that `mask` does not name, and one sent by each of those it names. */
const keptWays = (backs: readonly Backs[], mask: number): readonly number[] =>
  backs.reduce<readonly number[]>(
    (ways, { sent, kept }, seat) => (mask & (1 << seat) ? ways.map((way) => way * sent) : keeping(ways, kept)),
    [1],
  );

const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;

/** Ways by who sends a giant: entry `mask` for exactly those seats whose bit is set. All zero: no deal is possible. */
export const giantWays = (unseen: Unseen, backs: readonly Backs[]): readonly number[] =>
  Array.from({ length: 1 << backs.length }, (_, mask) =>
    keptWays(backs, mask).reduce((sum, ways, kept) => sum + ways * tail(unseen, backs, bits(mask), kept), 0),
  );
