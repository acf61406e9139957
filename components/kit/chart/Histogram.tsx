/** Bars of chances over an axis: a D3 scale places, Preact draws. For the eye only: `ChanceTable` says the same. */
import { max, scaleBand } from 'd3';
import { fillOf, Patterns, type Tone } from './patterns.tsx';

export interface HistogramBar {
  readonly tone: Tone;
  /** Under the bar: « 3 », « 91–95 ». */
  readonly tick: string;
  /** In the table: « 3 Chevaliers ». */
  readonly label: string;
  readonly value: number;
  /** The value in words. */
  readonly text: string;
}

interface Props {
  /** Unique on the page. */
  id: string;
  /** What the bars show: caption of the figure and of its table. */
  title: string;
  /** What the two ends of the axis stand for. */
  ends?: readonly [string, string];
  bars: readonly HistogramBar[];
  /** Height of the tallest bar, in pixels. */
  height?: number;
}

const HEAD = 18;
const FOOT = 20;

/** Few bars carry their chance; among many, the tallest alone. */
const showsValue = (bars: readonly HistogramBar[], bar: HistogramBar, top: number): boolean =>
  bars.length <= 14 ? bar.value >= 0.005 : bar.value === top;

/** As many ticks as fit on a phone: thirteen short ones, six spans. */
const tickStep = (bars: readonly HistogramBar[]): number => Math.ceil(bars.length / (bars.some((bar) => bar.tick.length > 2) ? 6 : 13));

/** Few bars do not fill the width. */
const widthOf = (count: number): number => Math.min(100, count * 22);

export function Histogram({ id, title, ends, bars, height = 120 }: Props) {
  const top = max(bars, (bar) => bar.value) ?? 1;
  const across = scaleBand(
    bars.map((_, i) => i),
    [0, widthOf(bars.length)],
  ).paddingInner(0.12);
  const step = tickStep(bars);
  const wide = across.bandwidth();
  return (
    <figure class="chart-histogram">
      <figcaption>{title}</figcaption>
      <svg width="100%" height={height + HEAD + FOOT} aria-hidden="true">
        <Patterns id={id} />
        {bars.map((bar, i) => {
          const x = across(i) ?? 0;
          const tall = Math.max(1, (bar.value / (top || 1)) * height);
          const middle = `${(x + wide / 2).toFixed(2)}%`;
          return (
            <g key={`${bar.tone}${bar.tick}`}>
              <rect
                class={`chart-fill chart-fill-${bar.tone}`}
                fill={fillOf(id, bar.tone)}
                x={`${x.toFixed(2)}%`}
                width={`${wide.toFixed(2)}%`}
                y={(HEAD + height - tall).toFixed(1)}
                height={tall.toFixed(1)}
                rx="2"
              />
              {showsValue(bars, bar, top) && (
                <text class="chart-value" x={middle} y={(HEAD + height - tall - 5).toFixed(1)}>
                  {Math.round(bar.value * 100) || '<1'}
                </text>
              )}
              {i % step === 0 && (
                <text class="chart-tick" x={middle} y={HEAD + height + 15}>
                  {bar.tick}
                </text>
              )}
            </g>
          );
        })}
        <line class="chart-axis" x1="0" x2="100%" y1={HEAD + height + 0.5} y2={HEAD + height + 0.5} />
      </svg>
      {ends && (
        <p class="chart-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </figure>
  );
}
