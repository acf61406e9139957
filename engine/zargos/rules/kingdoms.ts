/** Kingdom cards: who has them after a count (ZAR-ROY-1 to ZAR-ROY-4). */

/** Who controls each province of a kingdom when points are counted; what happened in between does not matter (ZAR-ROY-3). */
export interface KingdomCount<People extends string> {
  readonly capital: People | undefined;
  /** The other provinces. */
  readonly provinces: readonly (People | undefined)[];
}

/**
 * The people that has the kingdom's card after a count, `before` having had it. He keeps it while he controls the capital, whatever
 * else he lost (ZAR-ROY-2); else it goes to who controls all the provinces, capital included (ZAR-ROY-1), or to nobody (ZAR-ROY-4).
 */
export function cardHolder<People extends string>(
  before: People | undefined,
  { capital, provinces }: KingdomCount<People>,
): People | undefined {
  if (before === capital) return before;
  return provinces.every((holder) => holder === capital) ? capital : undefined;
}
