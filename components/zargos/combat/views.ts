/** Adapters: the engine's answer as what the charts draw. */
import type { HistogramBar } from '#components/chart/Histogram.tsx';
import type { Tone } from '#components/chart/patterns.tsx';
import type { Share } from '#components/chart/ShareBar.tsx';
import type { Odds, Situation } from '#engine/zargos/types.ts';
import { type Holder, lossesOf, type Remain, remainsOf, trimmed } from './remains.ts';
import { countOf, type Fighter, nameOf, nounOf, percent, type Side } from './words.ts';

const TONE_OF = { attacker: 'attack', nobody: 'none', defender: 'defend' } as const satisfies Record<Holder, Tone>;

const fighterOf = (situation: Situation, side: Side): Fighter => situation[side].people;

/** Who holds the province, as one bar. What cannot happen is left out. */
export function sharesOf(situation: Situation, { win }: Odds): readonly Share[] {
  const shares: readonly Share[] = [
    { tone: 'attack', label: nameOf(fighterOf(situation, 'attacker')), value: win.attacker, text: percent(win.attacker) },
    { tone: 'none', label: 'Personne', value: win.nobody, text: percent(win.nobody) },
    { tone: 'defend', label: nameOf(fighterOf(situation, 'defender')), value: win.defender, text: percent(win.defender) },
  ];
  return shares.filter((share) => share.tone !== 'none' || share.value > 0);
}

const spanText = ({ from, to }: Remain): string => (from === to ? String(from) : `${from}–${to}`);

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
    tick: remain.holder === 'nobody' || remain.to === 0 ? '0' : spanText(remain),
    label: remainLabel(situation, remain),
    value: remain.chance,
    text: percent(remain.chance),
  }));

/** Most bars of a small distribution: what is beyond is one « et plus ». */
const MOST = 13;

function bars(chances: readonly number[], tone: Tone, label: (count: number, more: boolean) => string): readonly HistogramBar[] {
  const kept = trimmed(chances);
  const last = Math.min(kept.length, MOST) - 1;
  return Array.from({ length: last + 1 }, (_, count) => {
    const more = count === last && kept.length > MOST;
    const value = more ? kept.slice(last).reduce((sum, chance) => sum + chance, 0) : (kept[count] ?? 0);
    return { tone, tick: more ? `${count}+` : String(count), label: label(count, more), value, text: percent(value) };
  });
}

/** Width of a bar of losses in large fights: put together by so many. */
function grouped(chances: readonly number[], width: number): readonly number[] {
  return Array.from({ length: Math.ceil(chances.length / width) }, (_, i) =>
    chances.slice(i * width, (i + 1) * width).reduce((sum, chance) => sum + chance, 0),
  );
}

/** Losses of one side; in large fights several counts share a bar. */
export function lossBars(situation: Situation, odds: Odds, side: Side): readonly HistogramBar[] {
  const chances = trimmed(lossesOf(odds.survivors[side]));
  const width = Math.ceil(chances.length / MOST);
  const fighter = fighterOf(situation, side);
  const tone = side === 'attacker' ? 'attack' : 'defend';
  return grouped(chances, width).map((value, i) => {
    const [from, to] = [i * width, Math.min((i + 1) * width, chances.length) - 1];
    const span = from === to ? String(from) : `${from}–${to}`;
    return { tone, tick: span, label: `${span.replace('–', ' à ')} ${nounOf(fighter, to)}`, value, text: percent(value) };
  });
}

export const roundBars = (odds: Odds): readonly HistogramBar[] => {
  const all = bars(odds.roundsDistribution, 'none', (count, more) => `${count} round${count > 1 ? 's' : ''}${more ? ' ou plus' : ''}`);
  return all[0]?.value === 0 ? all.slice(1) : all;
};
