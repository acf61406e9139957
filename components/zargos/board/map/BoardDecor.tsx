/** What makes the map a board: hatchings to fill kingdoms with, the frame, the sun of the turn order and the wind rose. */
import { KINGDOM_IDS } from '#engine/zargos/data/board-types.ts';
import { MAP_SIZE } from './geometry.ts';
import { HATCHINGS } from './hatchings.ts';
import { FRAME, GRADUATION, ROSE, SUN, TRACK, TRACK_RADIUS } from './ornaments.ts';

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

export const BoardOrnaments = () => (
  <g class="board-ornaments">
    <path class="board-red" d={SUN.disc} />
    <path class="board-red" d={SUN.rays} />
    {TRACK.map(([x, y], at) => (
      <g key={`${x}`}>
        <circle class="board-ring" cx={x} cy={y} r={TRACK_RADIUS} />
        <circle class="board-edge" cx={x} cy={y} r={TRACK_RADIUS - 6} />
        <text class="board-rank" x={x} y={y + 13}>
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
