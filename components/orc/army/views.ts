/** Adapters: the engine's answer as what the page draws. */
import type { HistogramBar } from '#components/kit/chart/Histogram.tsx';
import type { Tone } from '#components/kit/chart/patterns.tsx';
import type { BarShare } from '#components/kit/chart/ShareBar.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import type { Chance } from '#engine/orc/odds/outlook.ts';
import type { ArmyLine } from '#engine/orc/rules/force.ts';

/** Lines of the same card that count alike, as one. */
export interface Grouped {
  readonly line: ArmyLine;
  readonly count: number;
  /** Of all of them. */
  readonly sum: number;
}

export function grouped(lines: readonly ArmyLine[]): readonly Grouped[] {
  const groups = new Map<string, Grouped>();
  for (const line of lines) {
    const key = `${line.card} ${line.value} ${line.rule}`;
    const { count, sum } = groups.get(key) ?? { count: 0, sum: 0 };
    groups.set(key, { line, count: count + 1, sum: sum + line.value });
  }
  return [...groups.values()];
}

const TONE_WORDS = { attack: 'vous le battez', none: 'égalité', defend: 'il vous bat' } as const satisfies Record<Tone, string>;

/** Most bars that a phone can show. */
const MOST = 22;

/** The values of an army across, several to a bar where there are many; no bar mixes values below mine, mine, and values above. */
export function valueBars(values: readonly (readonly [value: number, chance: number])[], mine: number): readonly HistogramBar[] {
  const least = values[0]?.[0] ?? 0;
  const most = values.at(-1)?.[0] ?? 0;
  const wide = Math.ceil((most - least + 1) / MOST);
  const bars: HistogramBar[] = [];
  for (let from = least; from <= most; ) {
    const tone: Tone = from < mine ? 'attack' : from === mine ? 'none' : 'defend';
    const last = tone === 'attack' ? mine - 1 : tone === 'none' ? mine : most;
    const to = Math.min(from + wide - 1, last, most);
    const chance = values.reduce((sum, [value, one]) => (value >= from && value <= to ? sum + one : sum), 0);
    const span = from === to ? String(from) : `${from}–${to}`;
    bars.push({ tone, tick: span, label: `${span} : ${TONE_WORDS[tone]}`, value: chance, text: shortPercent(chance) });
    from = to + 1;
  }
  return bars;
}

/** What sums of doubles may miss. */
export const HAIR = 1e-12;

/** A chance as one bar cut in three. What cannot happen is left out, but for its two ends. */
export function shares({ beat, score }: Chance): readonly BarShare[] {
  const tie = score - beat;
  const lost = 1 - Math.max(score, beat);
  const share = (tone: Tone, label: string, value: number): BarShare => ({ tone, label, value, text: shortPercent(value) });
  return [
    share('attack', 'Vous êtes le plus fort', beat),
    ...(tie > HAIR ? [share('none', 'Égalité : tous marquent', tie)] : []),
    share('defend', 'Un autre l’emporte', lost > HAIR ? lost : 0),
  ];
}
