/** The letters of the rows and the numbers of the columns, around what is seen of a map. */
import { letterOf } from '#engine/zargos-lords/board/map.ts';
import { centreOf, type Extent, within } from './geometry.ts';

export const GUTTER = 22;

/** What is seen, with its gutter. */
export const withGutter = ({ x, y, width, height }: Extent): Extent => ({
  x: x - GUTTER,
  y: y - GUTTER,
  width: width + GUTTER + 4,
  height: height + GUTTER + 4,
});

/** At the left edge of what is seen. */
export const Letters = ({ rows, box }: { rows: readonly string[]; box: Extent }) => (
  <g class="lords-gutter">
    {rows.map((_, row) => {
      const { y } = centreOf(0, row);
      return (
        within(y, box.y, box.height - 5) && (
          <text key={row} x={box.x - GUTTER / 2 + 1} y={y + 5} text-anchor="middle">
            {letterOf(row)}
          </text>
        )
      );
    })}
  </g>
);

/** Over what is cut, where the map goes on under them. */
export const Gutter = ({ rows, box }: { rows: readonly string[]; box: Extent }) => (
  <g class="lords-gutter">
    {(box.x > 0 || box.y > 0) && (
      <path
        class="lords-edge"
        d={`M${box.x - GUTTER} ${box.y - GUTTER}h${box.width + GUTTER + 4}v${GUTTER}h${-box.width - 4}v${box.height + 4}h${-GUTTER}z`}
      />
    )}
    <Letters rows={rows} box={box} />
    {[...(rows[0] ?? '')].map((_, column) => {
      const { x } = centreOf(column, 0);
      return (
        within(x, box.x + 6, box.width - 12) && (
          <text key={column} x={x} y={box.y - GUTTER / 2 + 7} text-anchor="middle">
            {column + 1}
          </text>
        )
      );
    })}
  </g>
);
