/** Points of the counts by round, a line a people. For the eye only: the table under it says who has what. */
import { linear } from '#components/kit/chart/linear.ts';
import { drawingOf } from '#components/zargos/drawings/emblems.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';
import type { Tally } from './tally.ts';

const WIDTH = 360;
const HEIGHT = 160;
const LEFT = 26;
const RIGHT = 30;
const FOOT = 22;
const HEAD = 12;

/** What a mark is wide and high. */
const MARK = 16;

/** The sign of a people at the end of its line. */
interface Mark {
  readonly people: People;
  readonly x: number;
  readonly y: number;
}

/** The marks, each beside its line's end as near as those before it leave room: the winners' come first, and stand where their lines end. */
export function apart(ends: readonly Mark[], won: readonly People[]): readonly Mark[] {
  const placed: Mark[] = [];
  for (const end of [...ends].sort((a, b) => Number(won.includes(b.people)) - Number(won.includes(a.people)))) {
    const near = placed.filter(({ x }) => Math.abs(x - end.x) < MARK);
    const isFree = (y: number) => y >= HEAD && y <= HEIGHT - FOOT && near.every((one) => Math.abs(one.y - y) >= MARK);
    const [y = end.y] = [end.y, ...near.flatMap((one) => [one.y - MARK, one.y + MARK])]
      .filter(isFree)
      .sort((a, b) => Math.abs(a - end.y) - Math.abs(b - end.y));
    placed.push({ ...end, y });
  }
  return placed;
}

export function PointsChart({ tally: { counts }, won }: { tally: Tally; won: readonly People[] }) {
  const rounds = counts.at(-1)?.round ?? 1;
  const most = Math.max(10, ...counts.flatMap(({ points }) => Object.values(points)));
  const across = linear([1, Math.max(2, rounds)], [LEFT, WIDTH - RIGHT]);
  const up = linear([0, most], [HEIGHT - FOOT, HEAD]);
  const lines = PEOPLES.flatMap((people) => {
    const dots = counts.flatMap(({ round, points }) =>
      points[people] === undefined ? [] : [[across(round), up(points[people] ?? 0)] as const],
    );
    const last = dots.at(-1);
    return last ? [{ people, dots, x: last[0], y: last[1] }] : [];
  });
  // Drawn last, so that nothing lies over them.
  const marks = apart(
    lines.map(({ people, x, y }) => ({ people, x: x + 12, y })),
    won,
  ).toReversed();
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
      {lines.map(({ people, dots }) => (
        <g key={people} class={`zt-chart-line is-${people}`}>
          <path d={`M${dots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
        </g>
      ))}
      {marks.map(({ people, x, y }) => (
        <g key={people} class={`zt-chart-line is-${people}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(.5)`}>
          <use href={drawingOf(people)} />
        </g>
      ))}
      <text class="zt-chart-text" x={WIDTH - RIGHT} y={HEIGHT - 5}>
        {`tour ${rounds}`}
      </text>
    </svg>
  );
}
