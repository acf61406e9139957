/** Seals by turn, a step a knight: D3 computes, Preact draws. For the eye only: the table under it says the same. */
import { curveStepAfter, line } from 'd3';
import { Knight } from '#components/gran/board/symbols.tsx';
import { linear } from '#components/kit/chart/linear.ts';
import type { Color } from '#engine/gran/types.ts';
import type { Tally } from './tally.ts';

const WIDTH = 360;
const HEIGHT = 150;
const LEFT = 22;
const RIGHT = 34;
const FOOT = 24;
const HEAD = 16;

export function SealChart({ tally: { seats, turns }, colors, goal }: { tally: Tally; colors: readonly Color[]; goal: number }) {
  const rounds = Math.max(1, Math.ceil(turns / seats.length));
  const across = linear([0, turns], [LEFT, WIDTH - RIGHT]);
  const up = linear([0, goal], [HEIGHT - FOOT, HEAD]);
  // Lines that run together stay side by side.
  const beside = (seat: number) => (seat - (seats.length - 1) / 2) * 3.4;
  const path = line<{ readonly turn: number; readonly count: number }>(
    ({ turn }) => across(turn),
    ({ count }) => up(count),
  ).curve(curveStepAfter);
  const ends = seats.map(({ seals }) => seals.at(-1)?.count ?? 0);
  return (
    <svg class="gran-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: goal + 1 }, (_, count) => (
        <g key={count}>
          <path class="gran-chart-rule" d={`M${LEFT} ${up(count).toFixed(1)}H${WIDTH - RIGHT}`} />
          <text class="gran-chart-count" x={LEFT - 8} y={up(count) + 4}>
            {count}
          </text>
        </g>
      ))}
      {seats.map(({ seals }, seat) => {
        const d = path([{ turn: 0, count: 0 }, ...seals, { turn: turns, count: ends[seat] ?? 0 }]) ?? '';
        return (
          <g key={colors[seat]} class={`gran-chart-line is-${colors[seat]}`} transform={`translate(0 ${beside(seat).toFixed(1)})`}>
            <path class="is-edge" d={d} />
            <path d={d} />
          </g>
        );
      })}
      {colors.map((color, seat) => {
        const level = ends[seat] ?? 0;
        const before = ends.slice(0, seat).filter((one) => one === level).length;
        return (
          <g key={color} transform={`translate(${WIDTH - RIGHT + 10 + before * 13} ${(up(level) + 8).toFixed(1)}) scale(.42)`}>
            <Knight color={color} />
          </g>
        );
      })}
      <text class="is-start" x={LEFT} y={HEIGHT - 6}>
        départ
      </text>
      <text class="is-end" x={WIDTH - RIGHT} y={HEIGHT - 6}>
        {rounds > 1 ? `tour ${rounds}` : 'un tour'}
      </text>
    </svg>
  );
}
