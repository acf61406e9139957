/** Where hexes lie on a drawing: columns of flat-topped hexagons, every second column half a hex lower (`board/map.ts`). Units of the drawing. */
import { columnsOf, type HexMap } from '#engine/zargos-lords/board/map.ts';

/** From the centre to a corner. */
export const RADIUS = 30;
export const HALF = 25.98;

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The middle of a cell; half columns and rows are allowed. */
export const centreOf = (column: number, row: number): MapPoint => ({
  x: RADIUS * (1.5 * column + 1) + 2,
  y: HALF * (2 * row + (Math.abs(column % 2) === 1 ? 2 : 1)) + 2,
});

/** The cell whose middle is nearest to a point, on the map or off it. */
export function cellUnder({ x, y }: MapPoint): readonly [column: number, row: number] {
  const column = Math.round((x - 2) / (1.5 * RADIUS) - 2 / 3);
  const row = Math.round(y / (2 * HALF));
  let [best, least]: [readonly [number, number], number] = [[column, row], Number.POSITIVE_INFINITY];
  for (let c = column - 1; c <= column + 1; c += 1)
    for (let r = row - 2; r <= row + 1; r += 1) {
      const middle = centreOf(c, r);
      const far = (middle.x - x) ** 2 + (middle.y - y) ** 2;
      if (far < least) [best, least] = [[c, r], far];
    }
  return best;
}

/** Of the 64 units of a counter's side: as much as a square has in a hex, and a little more. */
const COUNTER = 0.66;

/** The `transform` of a counter whose middle is there. */
export const counterAt = ({ x, y }: MapPoint, scale = COUNTER): string =>
  `translate(${Math.round(x - 32 * scale)} ${Math.round(y - 32 * scale)}) scale(${scale})`;

export const round = (value: number): number => Math.round(value * 10) / 10;

/** A hexagon as a path, shrunk by `inset`. */
export function hexPath(column: number, row: number, inset = 0): string {
  const { x, y } = centreOf(column, row);
  const [wide, tall] = [RADIUS - inset, HALF - inset * 0.866];
  const corner = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  const corners = [
    corner(wide, 0),
    corner(wide / 2, tall),
    corner(-wide / 2, tall),
    corner(-wide, 0),
    corner(-wide / 2, -tall),
    corner(wide / 2, -tall),
  ];
  return `M${corners.join('L')}Z`;
}

/** Width and height of a drawing of so many columns and rows. */
export const sizeOf = (columns: number, rows: number): { readonly width: number; readonly height: number } => ({
  width: round(RADIUS * (1.5 * columns + 0.5) + 4),
  height: round(HALF * (2 * rows + (columns > 1 ? 1 : 0)) + 4),
});

/** What is seen of a drawing. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether a place lies on the stretch of that size. */
export const within = (at: number, from: number, size: number): boolean => at >= from && at <= from + size;

export const isIn = ({ x, y, width, height }: Extent, point: MapPoint): boolean => within(point.x, x, width) && within(point.y, y, height);

/** Whole rows of hexes: those of these cells and one on each side. */
export interface RowBand {
  readonly first: number;
  readonly last: number;
}

export function bandAround(rows: readonly string[], cells: readonly (readonly [column: number, row: number])[]): RowBand {
  const all = cells.map(([, row]) => row);
  return { first: Math.max(0, Math.min(...all) - 1), last: Math.min(rows.length - 1, Math.max(...all) + 1) };
}

export const boxOfBand = (columns: number, { first, last }: RowBand): Extent => ({
  x: 0,
  y: round(2 * HALF * first),
  ...sizeOf(columns, last - first + 1),
});

/** The part of a map that shows these cells and one ring of hexes round them. */
export function boxAround(rows: readonly string[], cells: readonly (readonly [column: number, row: number])[]) {
  const whole = sizeOf(rows[0]?.length ?? 0, rows.length);
  const middles = cells.map(([column, row]) => centreOf(column, row));
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)];
  const [wide, tall] = [2.5 * RADIUS + 2, 3 * HALF + 2];
  const [left, top] = [Math.max(0, Math.min(...xs) - wide), Math.max(0, Math.min(...ys) - tall)];
  return {
    x: round(left),
    y: round(top),
    width: round(Math.min(whole.width, Math.max(...xs) + wide) - left),
    height: round(Math.min(whole.height, Math.max(...ys) + tall) - top),
  };
}

/** Between two points; never nought. */
export const far = (from: MapPoint, to: MapPoint): number => Math.hypot(to.x - from.x, to.y - from.y) || 1;

/** From one point towards another: `part` of the way. */
export const towards = (from: MapPoint, to: MapPoint, part: number): MapPoint => ({
  x: round(from.x + (to.x - from.x) * part),
  y: round(from.y + (to.y - from.y) * part),
});

/** A broken line through points; the last one is left `short` units early, for an arrow head. */
export function linePath(points: readonly MapPoint[], short = 0): string {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      if (!before || at < points.length - 1 || short === 0) return `${at === 0 ? 'M' : 'L'}${round(point.x)} ${round(point.y)}`;
      const length = far(before, point);
      const end = towards(before, point, length > short ? (length - short) / length : 0.4);
      return `L${end.x} ${end.y}`;
    })
    .join('');
}

/** How a world that goes round is cut open: the column that it is drawn from, and the units of it that are seen again beyond its east and west edges. */
export interface Cut {
  readonly from: number;
  readonly margin: number;
}

export const USUAL_CUT: Cut = { from: 0, margin: 46 };

/** Where a column lies on a drawing that begins with another. */
export const drawnColumn = (map: HexMap, { from }: Cut, column: number): number => (column < from ? column + columnsOf(map) : column);

/** Units once round the world. */
export const turnOf = (map: HexMap): number => columnsOf(map) * 1.5 * RADIUS;

/** Room for the numbers of its columns. */
const WORLD_TOP = 26;

/** What is seen of a world. */
export const worldBox = (map: HexMap, { from, margin }: Cut = USUAL_CUT) => {
  const { width, height } = sizeOf(columnsOf(map), map.rows.length);
  return { x: from * 1.5 * RADIUS - margin, y: -WORLD_TOP, width: width + 2 * margin, height: height + WORLD_TOP + 4 };
};

/** Where a press or a touch is on a drawing, and the pixels of a unit there. */
export function pointOf({ currentTarget, clientX, clientY }: MouseEvent): (MapPoint & { readonly pixels: number }) | undefined {
  const matrix = currentTarget instanceof SVGSVGElement ? currentTarget.getScreenCTM() : null;
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return { x, y, pixels: matrix.a };
}
