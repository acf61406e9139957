/**
 * The board as a picture: fields of the kingdoms, lines, points. Drawn at build; every field keeps its point's id, so that who shows it can tell
 * what was touched. A part of it may be shown alone.
 */
import { Delaunay } from 'd3';
import type { ComponentChildren } from 'preact';
import { Hatched } from '#components/kit/drawing/Hatched.tsx';
import { BOARD } from '#engine/gran/data/board.ts';
import type { Spot } from '#engine/gran/data/board-shape.ts';
import { KINGDOM_NAMES } from '#engine/gran/data/box.ts';
import { type Board, type BoardLine, type BoardPoint, KINGDOMS, type Kingdom, SHEET } from '#engine/gran/types.ts';
import { MARGIN, SIZE, spotOf } from './sheet-of.ts';
import { PointSymbol } from './symbols.tsx';

/** Inside the frame. */
const EDGE = MARGIN - 14;
/** The middle of the frame's band, from the edge of the sheet. */
const BAND = 22;

interface Field {
  readonly id: string;
  /** A kingdom, or `exil` for the middle. */
  readonly land: string;
  readonly path: string;
}

const whole = ([x, y]: Spot): string => `${Math.round(x)} ${Math.round(y)}`;

const landOf = ({ kingdom }: BoardPoint): string => kingdom ?? 'exil';

/** Corners of each point's ground, without the first one again at the end. */
function groundsOf(points: readonly BoardPoint[]): readonly (readonly Spot[])[] {
  const cells = Delaunay.from(points.map((point): [number, number] => [...spotOf(point)])).voronoi([EDGE, EDGE, SIZE - EDGE, SIZE - EDGE]);
  return points.map((_, at) => (cells.cellPolygon(at) ?? []).slice(1).map(([x, y]): Spot => [x, y]));
}

export function fieldsOf(points: readonly BoardPoint[]): { readonly fields: readonly Field[]; readonly borders: string } {
  const grounds = groundsOf(points);
  const fields = points.map((point, at) => ({ id: point.id, land: landOf(point), path: `M${(grounds[at] ?? []).map(whole).join('L')}z` }));
  const sides = new Map<string, string>();
  const borders: string[] = [];
  for (const [at, point] of points.entries()) {
    const corners = (grounds[at] ?? []).map(whole);
    for (const [i, from] of corners.entries()) {
      const to = corners[(i + 1) % corners.length] ?? from;
      const side = [from, to].sort().join('L');
      const other = sides.get(side);
      if (other === undefined) sides.set(side, landOf(point));
      else if (other !== landOf(point)) borders.push(`M${side}`);
    }
  }
  return { fields, borders: borders.join('') };
}

/** Units between a name in the frame and a point whose knight would be over it; how far it goes aside for that. */
const STANDS = { x: 104, under: 77, over: 25 } as const;
const STEPS = [0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150] as const;

/** Where the kingdoms are named in the frame, clear of who stands at its edge: above those of the north, under those of the south, from west to east as their points lie. */
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

export function namesIn(points: readonly BoardPoint[]): readonly { readonly kingdom: Kingdom; readonly at: Spot }[] {
  const middles = KINGDOMS.map((kingdom) => {
    const own = points.filter((point) => point.kingdom === kingdom);
    return { kingdom, x: mean(own.map(({ x }) => x)), y: mean(own.map(({ y }) => y)) };
  }).sort((a, b) => a.x - b.x);
  const rows = [
    { named: middles.filter(({ y }) => y < SHEET / 2), y: BAND },
    { named: middles.filter(({ y }) => y >= SHEET / 2), y: SIZE - BAND },
  ];
  const isClear = ([x, y]: Spot) =>
    points.map(spotOf).every(([px, py]) => Math.abs(px - x) > STANDS.x || py - y > STANDS.under || y - py > STANDS.over);
  /** All of them as far outwards. */
  const named = (step: number) =>
    rows.flatMap(({ named: some, y }) =>
      some.map(({ kingdom }, i) => {
        const middle = (SIZE * (i + 0.5)) / some.length;
        return { kingdom, at: [Math.round(middle + step * Math.sign(middle - SIZE / 2)), y] as const };
      }),
    );
  return named(STEPS.find((step) => named(step).every(({ at }) => isClear(at))) ?? 0);
}

/** A point named in full, and where the foot of its name has its middle, or the end that is anchored. */
export interface Name {
  readonly id: string;
  readonly text: string;
  readonly at: Spot;
  readonly anchor?: 'start' | 'end' | undefined;
}

/** What part of the sheet is shown. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const ALL: Part = { x: 0, y: 0, width: SIZE, height: SIZE };

export interface MapProps {
  /** Accessible name; empty where who shows it names it. */
  readonly label: string;
  /** Prefix of the ids inside: differs between two maps of one page. */
  readonly id: string;
  readonly part?: Part;
  /** The others have their number. */
  readonly named?: readonly Name[];
  /** Points whose number would lie under what stands on them. */
  readonly taken?: readonly string[];
  /** What is written, in units of the board: of a part, whose width on the screen is known. Left out: by the window (`board.css`). */
  readonly size?: number;
  /** Ways gone, as path data: under the points. */
  readonly ways?: readonly string[];
  readonly board?: Pick<Board, 'points' | 'lines'>;
  /** For paper: hatchings in lines. */
  readonly isPrinted?: boolean;
  readonly children?: ComponentChildren;
}

const TILES = {
  tirad: { size: [52, 36], path: 'M0 8h52M0 26h52M12 8v18M38 26v18M38 0v8' },
  urgad: { size: [64, 56], path: 'M8 24l9-14 9 14M40 50l9-14 9 14M14 17l3 2 3-2' },
  galad: { size: [48, 40], path: 'M4 12q10-6 20 0M28 32q10-6 20 0' },
  elgad: { size: [56, 44], path: 'M4 14q6 7 12 0 6 7 12 0M32 36q6 7 12 0 6 7 12 0' },
} as const satisfies Record<Kingdom, { readonly size: Spot; readonly path: string }>;

const isIn = ([x, y]: Spot, { x: left, y: top, width, height }: Part, over: number): boolean =>
  x > left - over && x < left + width + over && y > top - over && y < top + height + over;

const linePath = (line: BoardLine, [ax, ay]: Spot, [bx, by]: Spot): string =>
  line.bend ? `M${ax} ${ay}Q${line.bend[0] + MARGIN} ${line.bend[1] + MARGIN} ${bx} ${by}` : `M${ax} ${ay}L${bx} ${by}`;

const Tiles = ({ id }: { readonly id: string }) => (
  <>
    {KINGDOMS.map((kingdom) => {
      const { size, path } = TILES[kingdom];
      return (
        <pattern key={kingdom} id={`${id}-${kingdom}`} width={size[0]} height={size[1]} patternUnits="userSpaceOnUse">
          <rect class={`gran-land is-${kingdom}`} width={size[0]} height={size[1]} />
          <path class="gran-tile" d={path} />
        </pattern>
      );
    })}
  </>
);

/** Whether the number of a point would touch a name, in letters of `size`. */
function isUnder([px, py]: Spot, { text, at: [x, y], anchor }: Name, size = 0): boolean {
  const half = size * 0.28 * text.length;
  const middle = anchor === 'start' ? x + half : anchor === 'end' ? x - half : x;
  return Math.abs(px - middle) < half + size * 0.6 && py > y - 1.4 * size && py < y + 0.8 * size;
}

/** `13` of « Tirad 13 »; nothing for points with a name of their own. */
const numberOf = ({ name, kind }: BoardPoint): string => (kind === 'black' ? (/ (\d+)$/.exec(name)?.[1] ?? '') : '');

const Frame = ({ points }: { readonly points: readonly BoardPoint[] }) => (
  <g class="gran-frame atlas-sized">
    <rect class="gran-edge" x="8" y="8" width={SIZE - 16} height={SIZE - 16} />
    <rect class="gran-edge is-thin" x={MARGIN - 14} y={MARGIN - 14} width={SIZE - 2 * MARGIN + 28} height={SIZE - 2 * MARGIN + 28} />
    {namesIn(points).map(({ kingdom, at: [x, y] }) => (
      <text key={kingdom} class="gran-kingdom" x={x} y={y} dy=".32em">
        {KINGDOM_NAMES[kingdom]}
      </text>
    ))}
  </g>
);

export const BoardMap = ({
  label,
  id,
  part = ALL,
  named = [],
  taken = [],
  size,
  ways = [],
  board = BOARD,
  isPrinted = false,
  children,
}: MapProps) => {
  const { fields, borders } = fieldsOf(board.points);
  const spots = new Map(board.points.map((point) => [point.id, spotOf(point)]));
  const at = (point: string): Spot => spots.get(point) ?? [0, 0];
  const isShown = (point: string, over: number) => isIn(at(point), part, over);
  const isNumbered = (id: string) => !taken.includes(id) && named.every((name) => name.id !== id && !isUnder(at(id), name, size));
  return (
    <svg
      id={part === ALL ? `${id}-dessin` : undefined}
      class="gran-map"
      viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      data-sheet={part === ALL || undefined}
    >
      {!isPrinted && (
        <defs>
          <Tiles id={id} />
        </defs>
      )}
      <rect class="gran-paper" width={SIZE} height={SIZE} />
      {fields
        .filter((field) => isShown(field.id, 90))
        .map(({ id: point, land, path }) => (
          <path
            key={point}
            data-id={isPrinted ? undefined : point}
            class={isPrinted && land !== 'exil' ? `gran-land is-${land}` : undefined}
            fill={land === 'exil' ? 'var(--gran-exil)' : isPrinted ? undefined : `url(#${id}-${land})`}
            d={path}
          />
        ))}
      {isPrinted &&
        KINGDOMS.map((kingdom) => (
          <Hatched
            key={kingdom}
            id={`${id}-${kingdom}`}
            class="gran-tile"
            {...TILES[kingdom]}
            box={[EDGE, EDGE, SIZE - EDGE, SIZE - EDGE]}
            over={fields
              .filter(({ land }) => land === kingdom)
              .map(({ path }) => path)
              .join('')}
          />
        ))}
      <path class="gran-border" d={borders} />
      <g class="gran-lines">
        {board.lines
          .filter(({ a, b }) => isShown(a, 20) || isShown(b, 20))
          .map((line) => (
            <path key={`${line.a} ${line.b}`} d={linePath(line, at(line.a), at(line.b))} />
          ))}
      </g>
      {ways.map((d) => (
        <g key={d}>
          <path class="gran-path is-halo" d={d} />
          <path class="gran-path" d={d} />
        </g>
      ))}
      <g class={size ? 'gran-points' : 'gran-points atlas-sized'} font-size={size}>
        {board.points
          .filter((point) => isShown(point.id, 30))
          .map((point) => (
            <g key={point.id} class={point.kingdom && `is-${point.kingdom}`} transform={`translate(${at(point.id).join(' ')})`}>
              <PointSymbol kind={point.kind} />
              {numberOf(point) && isNumbered(point.id) && (
                <text class="gran-number" dy=".34em" data-of={point.id}>
                  {numberOf(point)}
                </text>
              )}
            </g>
          ))}
      </g>
      {part === ALL && <Frame points={board.points} />}
      {children}
      <g font-size={size}>
        {named.map(({ id: point, text, at: [x, y], anchor }) => (
          <text key={point} class="gran-name" x={x} y={y} text-anchor={anchor} data-at={at(point).join(' ')}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
};
