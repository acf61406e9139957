/** Points of the counts by round, a line a people. For the eye only: the table under it says who has what. */
import { linear } from '#components/kit/chart/linear.ts';
import { drawingOf } from '#components/zargos/drawings/emblems.ts';
import { PEOPLES } from '#engine/zargos/types.ts';
import type { Tally } from './tally.ts';

const WIDTH = 360;
const HEIGHT = 160;
const LEFT = 26;
const RIGHT = 30;
const FOOT = 22;
const HEAD = 12;

export function PointsChart({ tally: { counts } }: { tally: Tally }) {
  const rounds = counts.at(-1)?.round ?? 1;
  const most = Math.max(10, ...counts.flatMap(({ points }) => Object.values(points)));
  const across = linear([1, Math.max(2, rounds)], [LEFT, WIDTH - RIGHT]);
  const up = linear([0, most], [HEIGHT - FOOT, HEAD]);
  return (
    <svg class="zt-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[0, Math.round(most / 2), most].map((points) => (
        <g key={points}>
          <path class="zt-chart-rule" d={`M${LEFT} ${up(points).toFixed(1)}H${WIDTH - RIGHT}`} />
          <text class="zt-chart-text" x={LEFT - 5} y={up(points) + 4}>
            {points}
          </text>
        </g>
      ))}
      {PEOPLES.map((people) => {
        const dots = counts.flatMap(({ round, points }) =>
          points[people] === undefined ? [] : [[across(round), up(points[people] ?? 0)] as const],
        );
        const [x, y] = dots.at(-1) ?? [];
        if (x === undefined || y === undefined) return null;
        return (
          <g key={people} class={`zt-chart-line is-${people}`}>
            <path d={`M${dots.map(([dx, dy]) => `${dx.toFixed(1)} ${dy.toFixed(1)}`).join('L')}`} />
            <g transform={`translate(${(x + 12).toFixed(1)} ${y.toFixed(1)}) scale(.5)`}>
              <use href={drawingOf(people)} />
            </g>
          </g>
        );
      })}
      <text class="zt-chart-text" x={WIDTH - RIGHT} y={HEIGHT - 5}>
        {`tour ${rounds}`}
      </text>
    </svg>
  );
}
