/** A map with its counters and what lies over them, as one drawing. */
import type { ComponentChildren } from 'preact';
import type { Drawing } from '#engine/zargos-lords/board/drawn.ts';
import { letterOf } from '#engine/zargos-lords/board/map.ts';
import type { Cell } from '#engine/zargos-lords/diagrams.ts';
import { CityFace, CounterFace } from './CounterPicture.tsx';
import { Gutter, withGutter } from './Gutter.tsx';
import { type RowBand, type Extent, boxAround, boxOfBand, centreOf, counterAt, RADIUS, sizeOf } from './geometry.ts';
import { TerrainPicture } from './TerrainPicture.tsx';

/** Beyond both edges of a map that wraps, room for the letters of its rows. */
const EDGE = 44;

const Letters = ({ rows }: { rows: readonly string[] }) => (
  <g class="lords-letters">
    {rows.flatMap((signs, row) =>
      [-1, 1].map((side) => {
        const { x, y } = centreOf(side < 0 ? 0 : signs.length - 1, row);
        return (
          <text key={`${side} ${row}`} x={Math.round(x + side * (RADIUS + EDGE * 0.64))} y={Math.round(y + 7)} text-anchor="middle">
            {letterOf(row)}
          </text>
        );
      }),
    )}
  </g>
);

const textOf = ({ x, y, width, height }: Extent): string => `${x} ${y} ${width} ${height}`;

function viewBoxOf({ rows, wraps }: Drawing, around: Props['around']): string {
  const whole = sizeOf(rows[0]?.length ?? 0, rows.length);
  if (wraps) return `${-EDGE} 0 ${whole.width + 2 * EDGE} ${whole.height}`;
  return textOf(around ? boxAround(rows, around) : { x: 0, y: 0, ...whole });
}

interface Props {
  drawing: Drawing;
  /** Empty where words beside it say the same. */
  label: string;
  /** Where it happens: the rest is cut, unless the map wraps. */
  around?: readonly Cell[];
  /** The rows that are shown, whole, with the names of their hexes: of drawings of one map, hexes are of one size. */
  band?: RowBand | undefined;
  /** Drawn under the counters. */
  under?: ComponentChildren;
  /** Drawn over them. */
  children?: ComponentChildren;
}

export const HexPicture = ({ drawing, label, around, band, under, children }: Props) => {
  const { rows, wraps, counters = [], cities = [] } = drawing;
  const isSeen = ({ row }: { row: number }) => !band || (row >= band.first && row <= band.last);
  const box = band && boxOfBand(rows[0]?.length ?? 0, band);
  return (
    <svg
      class="lords-map"
      viewBox={box ? textOf(withGutter(box)) : viewBoxOf(drawing, around)}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <TerrainPicture rows={rows.map((signs, row) => (isSeen({ row }) ? signs : ''))} />
      {box && <Gutter rows={rows} box={box} />}
      {wraps && <Letters rows={rows} />}
      {under}
      {cities.filter(isSeen).map(({ column, row, people }) => (
        <g key={`${column} ${row}`} transform={counterAt(centreOf(column, row))}>
          <CityFace people={people} />
        </g>
      ))}
      {counters.filter(isSeen).map(({ id, kind, column, row }) => (
        <g key={id} transform={counterAt(centreOf(column, row))}>
          <CounterFace kind={kind} plain />
        </g>
      ))}
      {children}
    </svg>
  );
};
