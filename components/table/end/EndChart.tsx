/** How a game went, a line a side, each with its mark where it ends; for ears, what each had at its quarters. */
import type { ComponentChild } from 'preact';
import { french } from '#components/base/typography.ts';
import type { Point } from '#components/kit/drawing/ink.ts';
import { linear } from '#components/kit/chart/linear.ts';
import { besideEnds } from './beside-ends.ts';
import { chartTold } from './told-chart.ts';

interface EndLine {
  readonly key: string | number;
  /** « Rouge » */
  readonly name: string;
  /** Sets the colour of its line. */
  readonly class: string;
  readonly points: readonly Point[];
  /** Drawn around 0 0, within the height of a mark. */
  readonly mark: ComponentChild;
}

export interface EndChartProps {
  readonly lines: readonly EndLine[];
  /** From what to what it goes across, and how each end is called. */
  readonly across: readonly [from: number, to: number];
  readonly ends: readonly [string, string];
  /** Heights that have a rule and a number, the last being the most. */
  readonly counts: readonly number[];
  /** Whether a line stays until it leaps. */
  readonly leaps?: boolean;
}

const [WIDE, HIGH] = [360, 170];
const [LEFT, RIGHT, HEAD, FOOT] = [24, 34, 14, 24];
/** What a mark is high, and how far lines that run together stand apart. */
const MARK = 18;
const BESIDE = 2.6;

const write = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function pathOf(points: readonly Point[], leaps: boolean): string {
  const [first, ...rest] = points;
  if (!first) return '';
  return `M${write(first)}${rest.map((point) => (leaps ? `H${point[0].toFixed(1)}V${point[1].toFixed(1)}` : `L${write(point)}`)).join('')}`;
}

export function EndChart({ lines, across, ends, counts, leaps = false }: EndChartProps) {
  const x = linear(across, [LEFT, WIDE - RIGHT]);
  const y = linear([0, counts.at(-1) ?? 1], [HIGH - FOOT, HEAD]);
  const beside = (at: number) => (at - (lines.length - 1) / 2) * BESIDE;
  const drawn = lines.map((line, at) => ({
    ...line,
    points: line.points.map((point): Point => [x(point[0]) + (leaps ? beside(at) : 0), y(point[1]) + beside(at)]),
  }));
  const marks = besideEnds(
    drawn.map(({ points }) => points.at(-1)?.[1] ?? HIGH - FOOT),
    MARK,
    [HEAD - MARK / 2, HIGH - FOOT + BESIDE * lines.length],
  );
  return (
    <>
      <p class="sr">{french(chartTold(lines, across))}</p>
      <svg class="table-chart" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {counts.map((count) => (
          <g key={count}>
            <path class="table-chart-rule" d={`M${LEFT} ${y(count).toFixed(1)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 6} y={y(count) + 4} text-anchor="end">
              {count}
            </text>
          </g>
        ))}
        {drawn.map((line) => (
          <g key={line.key} class={`table-chart-line ${line.class}`}>
            <path class="is-edge" d={pathOf(line.points, leaps)} />
            <path d={pathOf(line.points, leaps)} />
          </g>
        ))}
        {drawn.map((line, at) => (
          <g key={line.key} class={line.class} stroke="none" transform={`translate(${WIDE - RIGHT + 16} ${(marks[at] ?? 0).toFixed(1)})`}>
            {line.mark}
          </g>
        ))}
        <text x={LEFT} y={HIGH - 5}>
          {ends[0]}
        </text>
        <text x={WIDE - RIGHT} y={HIGH - 5} text-anchor="end">
          {ends[1]}
        </text>
      </svg>
    </>
  );
}
