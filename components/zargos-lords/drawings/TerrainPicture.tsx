/** The ground of a hex map: one path a terrain for its fill, one for its signs, so that a map stays light. */
import { centreOf, type Extent, hexPath, isIn } from './geometry.ts';

/** Signs of a hex, around its middle; the fill alone never tells a terrain. */
const MARKS: Readonly<Record<string, string>> = {
  '~': 'M-17-7q4-4 8 0t8 0 8 0 8 0M-17 5q4-4 8 0t8 0 8 0 8 0',
  c: 'M-10 8h.1M0 11h.1M10 8h.1M-5 3h.1M6 4h.1',
  A: 'M-18 12L-6-10L1 2L6-6L18 12M-6-10L-9 0L-4 3',
  b: 'M-9 6V12M-9-12L-16 6H-2ZM8 9V14M8-8L1 9H15Z',
  o: 'M-15 0A15 11 0 1 0 15 0A15 11 0 1 0-15 0M-9 1A9 6 0 1 0 9 1A9 6 0 1 0-9 1M-3 2A3 2 0 1 0 3 2A3 2 0 1 0-3 2',
};
const BRIDGE = 'M-16 6a6 6 0 0 1 2-11a9 9 0 0 1 16-3a7 7 0 0 1 13 5a5 5 0 0 1 0 9Z';

const nameOf = (sign: string): string => ({ '.': 'plaine', c: 'cote', '~': 'mer', A: 'mont', b: 'bois', o: 'gouffre' })[sign] ?? 'pont';

interface Ground {
  readonly name: string;
  fill: string;
  readonly marks: { readonly x: number; readonly y: number; readonly d: string }[];
}

function groundsOf(rows: readonly string[], crop: Extent | undefined): readonly Ground[] {
  const grounds = new Map<string, Ground>();
  for (const [row, signs] of rows.entries())
    for (const [column, sign] of [...signs].entries()) {
      const middle = centreOf(column, row);
      if (crop && !isIn(crop, middle)) continue;
      const name = nameOf(sign);
      const ground = grounds.get(name) ?? { name, fill: '', marks: [] };
      const d = name === 'pont' ? BRIDGE : MARKS[sign];
      ground.fill += hexPath(column, row);
      if (d) ground.marks.push({ ...middle, d });
      grounds.set(name, ground);
    }
  return [...grounds.values()];
}

/** Of a map that is cropped, no corner of what lies outside. */
export const TerrainPicture = ({ rows, crop }: { rows: readonly string[]; crop?: Extent | undefined }) => (
  <g>
    {groundsOf(rows, crop).map(({ name, fill, marks }) => (
      <g key={name} class={`lords-ground-${name}`}>
        <path class="lords-ground-fill" d={fill} />
        {marks.map(({ x, y, d }) => (
          <path key={`${x} ${y}`} class="lords-ground-mark" d={d} transform={`translate(${Math.round(x)} ${Math.round(y)})`} />
        ))}
      </g>
    ))}
  </g>
);
