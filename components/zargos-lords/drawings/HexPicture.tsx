/** A map with its counters and what lies over them, as one drawing. */
import type { ComponentChildren } from 'preact';
import type { Drawing } from '#engine/zargos-lords/board/drawn.ts';
import { letterOf } from '#engine/zargos-lords/board/map.ts';
import { CityFace, CounterFace } from './CounterPicture.tsx';
import { centreOf } from './geometry.ts';
import { TerrainPicture, viewBoxOf } from './TerrainPicture.tsx';

const SCALE = 0.62;
const place = (column: number, row: number): string => {
  const { x, y } = centreOf(column, row);
  return `translate(${Math.round(x - 32 * SCALE)} ${Math.round(y - 32 * SCALE)}) scale(${SCALE})`;
};

/** The letters of both edges of a map that wraps. */
const Letters = ({ rows }: { rows: readonly string[] }) => (
  <g class="lords-letters">
    {rows.flatMap((signs, row) =>
      [0, signs.length - 1].map((column) => (
        <text key={`${column} ${row}`} x={centreOf(column, row).x} y={centreOf(column, row).y + 7} text-anchor="middle">
          {letterOf(row)}
        </text>
      )),
    )}
  </g>
);

interface Props {
  drawing: Drawing;
  /** Empty where words beside it say the same. */
  label: string;
  /** Drawn under the counters. */
  under?: ComponentChildren;
  /** Drawn over them. */
  children?: ComponentChildren;
}

export const HexPicture = ({ drawing: { rows, wraps, counters = [], cities = [] }, label, under, children }: Props) => (
  <svg class="lords-map" viewBox={viewBoxOf(rows)} role="img" aria-label={label} aria-hidden={label ? undefined : 'true'}>
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
