/** A map with its counters and what lies over them, as one drawing. */
import type { ComponentChildren } from 'preact';
import type { Drawing } from '#engine/zargos-lords/board/drawn.ts';
import { letterOf } from '#engine/zargos-lords/board/map.ts';
import type { Cell } from '#engine/zargos-lords/diagrams.ts';
import { CityFace, CounterFace } from './CounterPicture.tsx';
import { boxAround, centreOf, RADIUS, sizeOf } from './geometry.ts';
import { TerrainPicture } from './TerrainPicture.tsx';

const SCALE = 0.62;
const place = (column: number, row: number): string => {
  const { x, y } = centreOf(column, row);
  return `translate(${Math.round(x - 32 * SCALE)} ${Math.round(y - 32 * SCALE)}) scale(${SCALE})`;
};

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

function viewBoxOf({ rows, wraps }: Drawing, around: Props['around']): string {
  const whole = sizeOf(rows[0]?.length ?? 0, rows.length);
  if (wraps) return `${-EDGE} 0 ${whole.width + 2 * EDGE} ${whole.height}`;
  const { x, y, width, height } = around ? boxAround(rows, around) : { x: 0, y: 0, ...whole };
  return `${x} ${y} ${width} ${height}`;
}

interface Props {
  drawing: Drawing;
  /** Empty where words beside it say the same. */
  label: string;
  /** Where it happens: the rest is cut, unless the map wraps. */
  around?: readonly Cell[];
  /** Drawn under the counters. */
  under?: ComponentChildren;
  /** Drawn over them. */
  children?: ComponentChildren;
}

export const HexPicture = ({ drawing, label, around, under, children }: Props) => {
  const { rows, wraps, counters = [], cities = [] } = drawing;
  return (
    <svg class="lords-map" viewBox={viewBoxOf(drawing, around)} role="img" aria-label={label} aria-hidden={label ? undefined : 'true'}>
      <TerrainPicture rows={rows} />
      {wraps && <Letters rows={rows} />}
      {under}
      {cities.map(({ column, row, people }) => (
        <g key={`${column} ${row}`} transform={place(column, row)}>
          <CityFace people={people} />
        </g>
      ))}
      {counters.map(({ id, kind, column, row }) => (
        <g key={id} transform={place(column, row)}>
          <CounterFace kind={kind} plain />
        </g>
      ))}
      {children}
    </svg>
  );
};
