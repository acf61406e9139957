/** Adapters: the engine's answer as what the charts draw. */
import type { HistogramBar } from '#components/kit/chart/Histogram.tsx';
import type { Tone } from '#components/kit/chart/patterns.tsx';
import type { BarShare } from '#components/kit/chart/ShareBar.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import { plural } from '#engine/core/french.ts';
import { type Odds, ROUND_ENTRIES, type Situation } from '#engine/zargos/types.ts';
import { type Holder, lossesOf, type Remain, remainsOf, type Span, spansOf } from './remains.ts';
import { countOf, type Fighter, nameOf, nounOf, type Side } from './words.ts';

const TONE_OF = { attacker: 'attack', nobody: 'none', defender: 'defend' } as const satisfies Record<Holder, Tone>;

const fighterOf = (situation: Situation, side: Side): Fighter => situation[side].people;

/** Who holds the province, as one bar. What cannot happen is left out. */
export function sharesOf(situation: Situation, { win }: Odds): readonly BarShare[] {
  const shares: readonly BarShare[] = [
    { tone: 'attack', label: nameOf(fighterOf(situation, 'attacker')), value: win.attacker, text: shortPercent(win.attacker) },
    { tone: 'none', label: 'Personne', value: win.nobody, text: shortPercent(win.nobody) },
    { tone: 'defend', label: nameOf(fighterOf(situation, 'defender')), value: win.defender, text: shortPercent(win.defender) },
  ];
  return shares.filter((share) => share.tone !== 'none' || share.value > 0);
}

const spanText = ({ from, to }: Span): string => (from === to ? String(from) : `${from}–${to}`);

function remainLabel(situation: Situation, remain: Remain): string {
  if (remain.holder === 'nobody') return 'plus personne';
  const fighter = fighterOf(situation, remain.holder);
  if (fighter === 'demons') return 'les démons tiennent';
  return remain.from === remain.to ? countOf(fighter, remain.to) : `${remain.from} à ${countOf(fighter, remain.to)}`;
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
