/** What makes the map a board: hatchings to fill kingdoms with, the frame, the sun of the turn order and the wind rose. */

import { Hatched } from '#components/kit/drawing/Hatched.tsx';
import { disc, type Point, polar, poly, shade, star } from '#components/kit/drawing/ink.ts';
import { type Board, KINGDOM_IDS } from '#engine/zargos/data/board-types.ts';
import { MAP_SIZE, type MapShapes } from './geometry.ts';
import { HATCHINGS } from './hatchings.ts';

/** The band of the frame, in units: its outer and inner edge. */
export const FRAME = { outer: 8, inner: 38, step: 52 } as const;

/** One cut in two of the band, all the way round. */
const GRADUATION: string = (() => {
  const [near, far] = [FRAME.outer + 8, FRAME.inner - 8];
  const last = MAP_SIZE - FRAME.inner;
  const marks: string[] = [];
  for (let at = FRAME.inner; at < last; at += 2 * FRAME.step) {
    const length = Math.min(FRAME.step, last - at);
    for (const [low, high] of [
      [near, far],
      [MAP_SIZE - far, MAP_SIZE - near],
    ] as const) {
      marks.push(`M${at} ${low}h${length}V${high}h${-length}z`, `M${low} ${at}v${length}H${high}v${-length}z`);
    }
  }
  return marks.join('');
})();

export const ROSE_CENTER: Point = [1830, 1836];
const ROSE = {
  ring: disc(82, ROSE_CENTER) + disc(70, ROSE_CENTER),
  small: star(4, 66, 15, ROSE_CENTER, 1 / 8),
  body: star(4, 104, 20, ROSE_CENTER),
  shade: shade(4, 104, 20, ROSE_CENTER),
  ticks: Array.from({ length: 32 }, (_, k) => poly([polar(k / 32, 71, ROSE_CENTER), polar(k / 32, 81, ROSE_CENTER)], false)).join(''),
} as const;

/** How far the rays of that sun reach from its corner. */
export const SUN_REACH = 244;

/** The corner where the sun of the turn order rises. */
const CORNER: Point = [FRAME.inner, MAP_SIZE - FRAME.inner];
const SUN = {
  disc: `M${CORNER[0]} ${CORNER[1] - 190}a190 190 0 0 1 190 190h-190z`,
  rays: Array.from({ length: 15 }, (_, k) => {
    const [from, to] = [(k + 0.25) / 60, (k + 0.75) / 60];
    return poly([polar(from, 206, CORNER), polar((from + to) / 2, SUN_REACH, CORNER), polar(to, 206, CORNER)]);
  }).join(''),
} as const;

/** Places on the track of the turn order, first to last (ZAR-ORD-2). */
export const TRACK_RADIUS = 37;
export const TRACK: readonly Point[] = Array.from({ length: 6 }, (_, k) => {
  const [x, y] = polar((k + 0.5) / 24, 345, CORNER);
  return [Math.round(x), Math.round(y)];
});

/** Patterns `<id>-<kingdom>`: the tint and its hatching. For `defs`. */
export const BoardHatchings = ({ id }: { readonly id: string }) => (
  <>
    {KINGDOM_IDS.map((kingdom) => {
      const { size, path, kind } = HATCHINGS[kingdom];
      return (
        <pattern key={kingdom} id={`${id}-${kingdom}`} width={size} height={size} patternUnits="userSpaceOnUse">
          <rect class={`board-tile-${kingdom}`} width={size} height={size} />
          <path class={`board-hatch-${kind}`} d={path} />
        </pattern>
      );
    })}
  </>
);

interface PrintedProps {
  readonly id: string;
  readonly board: Board;
  readonly shapes: MapShapes;
}

/** The same hatchings over the kingdoms of a board, in lines. */
export const PrintedHatchings = ({ id, board, shapes }: PrintedProps) => (
  <>
    {KINGDOM_IDS.map((kingdom) => {
      const own = board.territories.filter((one) => one.kingdom === kingdom).map((one) => shapes.shapeOf(one.id));
      const { size, path, kind } = HATCHINGS[kingdom];
      return (
        <Hatched
          key={kingdom}
          id={`${id}-${kingdom}`}
          class={`board-hatch-${kind}`}
          path={path}
          size={[size, size]}
          box={[
            Math.min(...own.map(({ box }) => box[0])),
            Math.min(...own.map(({ box }) => box[1])),
            Math.max(...own.map(({ box }) => box[2])),
            Math.max(...own.map(({ box }) => box[3])),
          ]}
          over={own.map((shape) => shape.path).join('')}
        />
      );
    })}
  </>
);

export const BoardOrnaments = () => (
  <g class="board-ornaments atlas-sized">
    <path class="board-red" d={SUN.disc} />
    <path class="board-red" d={SUN.rays} />
    {TRACK.map(([x, y], at) => (
      <g key={`${x}`}>
        <circle class="board-ring" cx={x} cy={y} r={TRACK_RADIUS} />
        <circle class="board-edge" cx={x} cy={y} r={TRACK_RADIUS - 6} />
        <text class="board-rank" x={x} y={y} dy=".34em">
          {at + 1}
        </text>
      </g>
    ))}
    <path class="board-ring" d={ROSE.ring} />
    <path class="board-edge" d={ROSE.ticks} />
    <path class="board-ink" d={ROSE.small} />
    <path class="board-ring" d={ROSE.body} />
    <path class="board-ink" d={ROSE.shade} />
  </g>
);

export const BoardFrame = () => {
  const side = MAP_SIZE - 2 * FRAME.outer;
  const inner = MAP_SIZE - 2 * FRAME.inner;
  return (
    <>
      <path
        class="board-paper"
        fill-rule="evenodd"
        d={`M0 0h${MAP_SIZE}v${MAP_SIZE}H0zM${FRAME.inner} ${FRAME.inner}v${inner}h${inner}v${-inner}z`}
      />
      <path class="board-ink" d={GRADUATION} />
      <rect class="board-edge" x={FRAME.outer} y={FRAME.outer} width={side} height={side} />
      <rect class="board-edge" x={FRAME.inner} y={FRAME.inner} width={inner} height={inner} />
    </>
  );
};
