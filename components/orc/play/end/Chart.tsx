/** Points after every battle, a line a player: D3 places, Preact draws. For the eye; the table beside it says the same by round. */
import { line, max, ticks } from 'd3';
import { linear } from '#components/kit/chart/linear.ts';
import { drawing } from '#components/orc/drawings/address.ts';
import { colorOf, seatName } from '../words.ts';
import type { Fought } from './story.ts';

/** In units of the drawing. */
const [WIDE, HIGH, SIDE, FOOT] = [300, 150, 22, 18];
/** Apart from its colour, each line has its own dashes. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4', '12 4', '1 4'] as const;
/** Between two labels at the end of lines. */
const APART = 14;

/** Heights of labels, pushed apart so that none covers another; `wanted` in drawing order, top to bottom. */
export function spread(wanted: readonly number[], apart: number, most: number): readonly number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const placed: number[] = [...wanted];
  let floor = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    placed[at] = Math.max(wanted[at] ?? 0, floor);
    floor = (placed[at] ?? 0) + apart;
  }
  let ceiling = most;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, ceiling);
    ceiling = (placed[at] ?? 0) - apart;
  }
  return placed;
}

export function Chart({ fought, seats }: { fought: readonly Fought[]; seats: number }) {
  const top = max(fought, ({ scores }) => max(scores)) ?? 1;
  const most = Math.max(1, top);
  const x = linear([0, fought.length], [SIDE, WIDE - 34]);
  const y = linear([0, most], [HIGH - FOOT, 8]);
  const draw = line<number>((_, at) => x(at), y);
  const rounds = fought.filter(({ number }) => number === 1);
  const all = Array.from({ length: seats }, (_, seat) => [0, ...fought.map(({ scores }) => scores[seat] ?? 0)]);
  const labels = spread(
    all.map((points) => y(points.at(-1) ?? 0)),
    APART,
    HIGH - FOOT,
  );
  return (
    <svg class="orc-chart" viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      {ticks(0, most, 4)
        .filter(Number.isInteger)
        .map((points) => (
          <g key={points}>
            <line class="orc-chart-grid" x1={SIDE} x2={WIDE - 34} y1={y(points)} y2={y(points)} />
            <text x={SIDE - 4} y={y(points) + 4} text-anchor="end">
              {points}
            </text>
          </g>
        ))}
      {rounds.map(({ round }) => {
        const at = fought.findIndex((one) => one.round === round);
        return (
          <g key={round}>
            <line class="orc-chart-round" x1={x(at)} x2={x(at)} y1={8} y2={HIGH - FOOT} />
            <text x={x(at) + 3} y={HIGH - 5}>
              manche {round}
            </text>
          </g>
        );
      })}
      {all.map((points, seat) => (
        <g key={seat} class={`orc-chart-seat orc-${colorOf(seat)}`}>
          <path d={draw(points) ?? ''} stroke-dasharray={DASHES[seat] || undefined} />
          <g transform={`translate(${WIDE - 30} ${(labels[seat] ?? 0) - 6})`}>
            <use href={drawing(`bouclier-${colorOf(seat)}`)} width="11" height="13" />
            <text x="14" y="11">
              {points.at(-1)}
            </text>
          </g>
          <title>{seatName(seat)}</title>
        </g>
      ))}
    </svg>
  );
}
