/** From odds to what is drawn: who remains, in few enough bars, and the same as rows of a table. */
import type { Odds } from '#engine/zargos/types.ts';

export type Holder = 'attacker' | 'nobody' | 'defender';

/** One bar: that from `from` to `to` pawns of `holder` remain (both 0 for nobody). */
export interface Remain {
  readonly holder: Holder;
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** Below this a bar would not be seen: the ends of the picture stop there. */
const SEEN = 0.0005;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The stretch of survivors that has something to show, as [least, most]; undefined where that side never wins. */
function stretch(survivors: readonly number[]): readonly [number, number] | undefined {
  const seen = survivors.flatMap((chance, pawns) => (pawns > 0 && chance >= SEEN ? [pawns] : []));
  const [least, most] = [seen[0], seen.at(-1)];
  return least === undefined || most === undefined ? undefined : [least, most];
}

/** Bars of one side, from most pawns to fewest, `width` counts a bar. */
function barsOf(survivors: readonly number[], holder: Holder, width: number): readonly Remain[] {
  const ends = stretch(survivors);
  if (!ends) return [];
  const [least, most] = ends;
  const count = Math.ceil((most - least + 1) / width);
  return Array.from({ length: count }, (_, bar) => {
    const to = most - bar * width;
    const from = Math.max(least, to - width + 1);
    return { holder, from, to, chance: sum(survivors.slice(from, to + 1)) };
  });
}

const spanOf = (survivors: readonly number[]): number => {
  const ends = stretch(survivors);
  return ends ? ends[1] - ends[0] + 1 : 0;
};

/**
 * Who remains, drawn from the attacker's best outcome on the left to the defender's on the right, nobody between them.
 * Demons have no pawns: they are one bar. Pawns are put together, the same number a bar, until there are `most` bars or fewer.
 */
export function remainsOf({ win, survivors }: Odds, most = 26): readonly Remain[] {
  const demons = survivors.defender.length < 2;
  const span = spanOf(survivors.attacker) + (demons ? 0 : spanOf(survivors.defender));
  const width = Math.max(1, Math.ceil(span / most));
  const nobody: Remain = { holder: 'nobody', from: 0, to: 0, chance: win.nobody };
  const defender: readonly Remain[] = demons
    ? [{ holder: 'defender', from: 0, to: 0, chance: win.defender }]
    : barsOf(survivors.defender, 'defender', width).toReversed();
  return [...barsOf(survivors.attacker, 'attacker', width), ...(win.nobody >= SEEN ? [nobody] : []), ...defender];
}

/** Chances of losing 0, 1, 2 … pawns, out of the chances of survivors. */
export const lossesOf = (survivors: readonly number[]): readonly number[] => survivors.toReversed();

export interface Span {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** A distribution in at most `most` bars, the same count of values a bar: from the first that would be seen to the last. */
export function spansOf(chances: readonly number[], most: number): readonly Span[] {
  const first = Math.max(
    0,
    chances.findIndex((chance) => chance >= SEEN),
  );
  const last = Math.max(
    first,
    chances.findLastIndex((chance) => chance >= SEEN),
  );
  const width = Math.ceil((last - first + 1) / most);
  return Array.from({ length: Math.ceil((last - first + 1) / width) }, (_, bar) => {
    const from = first + bar * width;
    const to = Math.min(last, from + width - 1);
    return { from, to, chance: sum(chances.slice(from, to + 1)) };
  });
}
