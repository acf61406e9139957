/** One whole cut in shares, side by side, with its legend in words: D3 adds up, Preact draws. Widths in percent, so nothing is distorted. */
import { cumsum } from 'd3';
import { fillOf, Patterns, Swatch, type Tone } from './patterns.tsx';

export interface BarShare {
  readonly tone: Tone;
  readonly label: string;
  /** 0 to 1; shares sum to 1. */
  readonly value: number;
  /** The value in words: « 61,2 % ». */
  readonly text: string;
}

interface Props {
  /** Unique on the page: patterns are named after it. */
  id: string;
  shares: readonly BarShare[];
}

/** Letters of all labels together above which they do not stand side by side on a phone. */
const WORDY = 34;

const inPercent = (part: number): string => `${(part * 100).toFixed(2)}%`;

export function ShareBar({ id, shares }: Props) {
  const ends = cumsum(shares, (share) => share.value);
  const isWordy = shares.reduce((letters, { label }) => letters + label.length, 0) > WORDY;
  return (
    <div class="chart-share">
      <svg class="chart-share-bar" width="100%" height="34" aria-hidden="true">
        <Patterns id={id} />
        {shares.map(({ tone, value }, i) => (
          <rect
            key={tone}
            class={`chart-fill chart-fill-${tone}`}
            fill={fillOf(id, tone)}
            x={inPercent((ends[i] ?? 0) - value)}
            width={inPercent(value)}
            height="34"
          />
        ))}
      </svg>
      <ul class={isWordy ? 'wrap chart-legend is-wordy' : 'wrap chart-legend'}>
        {shares.map(({ tone, label, text }) => (
          <li key={tone} class={`chart-legend-${tone}`}>
            <Swatch tone={tone} />
            <span>{label}</span> <b>{text}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
