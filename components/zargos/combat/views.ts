/** Adapters: the engine's answer as what the charts draw. */
import type { HistogramBar } from '#components/kit/chart/Histogram.tsx';
import type { Tone } from '#components/kit/chart/patterns.tsx';
import type { BarShare } from '#components/kit/chart/ShareBar.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import { plural } from '#engine/core/french.ts';
import { type Odds, ROUND_ENTRIES, type Situation } from '#engine/zargos/fight/types.ts';
import type { Side } from '#engine/zargos/rules/combat.ts';
import { type Fighter, fighterName, fightersText, nounOf } from './fight-words.ts';

/** From odds to what is drawn: who remains, in few enough bars, and the same as rows of a table. */
type Holder = 'attacker' | 'nobody' | 'defender';

/** One bar: that from `from` to `to` pawns of `holder` remain (both 0 for nobody). */
interface Remain {
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

interface Span {
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

const TONE_OF = { attacker: 'attack', nobody: 'none', defender: 'defend' } as const satisfies Record<Holder, Tone>;

const fighterOf = (situation: Situation, side: Side): Fighter => situation[side].people;

/** Who holds the province, as one bar. What cannot happen is left out. */
export function sharesOf(situation: Situation, { win }: Odds): readonly BarShare[] {
  const shares: readonly BarShare[] = [
    { tone: 'attack', label: fighterName(fighterOf(situation, 'attacker')), value: win.attacker, text: shortPercent(win.attacker) },
    { tone: 'none', label: 'Personne', value: win.nobody, text: shortPercent(win.nobody) },
    { tone: 'defend', label: fighterName(fighterOf(situation, 'defender')), value: win.defender, text: shortPercent(win.defender) },
  ];
  return shares.filter((share) => share.tone !== 'none' || share.value > 0);
}

const spanText = ({ from, to }: Span): string => (from === to ? String(from) : `${from}–${to}`);

function remainLabel(situation: Situation, remain: Remain): string {
  if (remain.holder === 'nobody') return 'plus personne';
  const fighter = fighterOf(situation, remain.holder);
  if (fighter === 'demons') return 'les démons tiennent';
  return remain.from === remain.to ? fightersText(fighter, remain.to) : `${remain.from} à ${fightersText(fighter, remain.to)}`;
}

/** Who remains, and how many. */
export const remainBars = (situation: Situation, odds: Odds): readonly HistogramBar[] =>
  remainsOf(odds).map((remain) => ({
    tone: TONE_OF[remain.holder],
    tick: remain.holder === 'nobody' ? '0' : remain.to === 0 ? '' : spanText(remain),
    label: remainLabel(situation, remain),
    value: remain.chance,
    text: shortPercent(remain.chance),
  }));

/** Most bars of a small picture. */
const MOST = 12;

const spanWords = ({ from, to }: Span): string => (from === to ? String(from) : `${from} à ${to}`);

/** Losses of one side; in large fights several counts share a bar. */
export const lossBars = (situation: Situation, odds: Odds, side: Side): readonly HistogramBar[] =>
  spansOf(lossesOf(odds.survivors[side]), MOST).map((span) => ({
    tone: TONE_OF[side],
    tick: spanText(span),
    label: `${spanWords(span)} ${nounOf(fighterOf(situation, side), span.to)}`,
    value: span.chance,
    text: shortPercent(span.chance),
  }));

/** The engine counts rounds one by one up to here. */
const LAST_ROUND = ROUND_ENTRIES - 1;

export const roundBars = (odds: Odds): readonly HistogramBar[] =>
  spansOf(odds.roundsDistribution, MOST).map((span) => {
    const more = span.to === LAST_ROUND;
    return {
      tone: 'none',
      tick: more ? `${span.from}+` : spanText(span),
      label: `${more ? span.from : spanWords(span)} ${plural(span.to, 'round')}${more ? ' ou plus' : ''}`,
      value: span.chance,
      text: shortPercent(span.chance),
    };
  });
