/** What somebody who answers questions at a club evening wants at hand: a game's slips, what goes before what, what to settle first. Written by hand in `content/<game>/arbitrage.ts`. */
/** A rule often got wrong: what people say, and what holds. */
interface Slip {
  readonly rule: string;
  /** What is said at the table: a sentence. */
  readonly wrong: string;
  /** What holds: a sentence or two. */
  readonly right: string;
  /** Rulings of ours that it rests on: « selon nous », beside it. */
  readonly readings?: readonly string[];
}

export interface Arbitration {
  /** Ten, those met first in a game first. */
  readonly slips: readonly Slip[];
  /** What wins where two rules meet: a sentence each, with what it rests on. */
  readonly priorities: readonly { readonly text: string; readonly rules: readonly string[] }[];
  /** Open questions to be agreed on before the first turn. */
  readonly settle: readonly string[];
}
