/**
 * A small drawing kit for the cards' cuts: outlines, brush strokes, rays, waves, all as SVG path data round the origin in a disc of
 * radius 100. Pure, run at build; coordinates are rounded to half a unit, a tenth of a millimetre on the printed card.
 */
export type Point = readonly [x: number, y: number];

/** `ink` draws, `paper` cuts into it, `tone` is the card's own colour. */
export const INKS = ['ink', 'paper', 'tone'] as const;
export type Ink = (typeof INKS)[number];

/** A filled shape, or a line of that width, or a filled shape with an edge of that width showing half outside it. */
export interface InkMark {
  readonly ink: Ink;
  readonly d: string;
  readonly width?: number;
  readonly edge?: Ink;
  /** Of a line: lengths drawn and left out, as SVG writes them. */
  readonly dash?: string;
  /** Of a line: ends cut square. */
  readonly butt?: boolean;
}

const TURN = 2 * Math.PI;

/** Points as SVG writes them: `x,y x,y`. Throws on anything else. */
export const pts = (text: string): Point[] =>
  text.split(' ').map((pair): Point => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(',').map(Number);
    if (Number.isNaN(x + y)) throw new Error(`no point: ${pair}`);
    return [x, y];
  });

/** Half units as text: no leading zero, no space before a minus. */
const half = (n: number): number => Math.round(n * 2);
const text = (halves: number): string => String(halves / 2).replace(/^(-?)0\./, '$1.');
const joined = (halves: readonly number[]): string => halves.map((n, i) => (i > 0 && n >= 0 ? ' ' : '') + text(n)).join('');

/** Path data of `steps` in relative coordinates; rounding never adds up, since each step starts where the last one was written. */
function relative(start: Point, command: 'l' | 'c', steps: readonly (readonly Point[])[], closed: boolean): string {
  let [x, y] = [half(start[0]), half(start[1])];
  const parts = steps.map((points) => {
    const halves = points.flatMap(([px, py]) => [half(px) - x, half(py) - y]);
    [x, y] = [x + (halves.at(-2) ?? 0), y + (halves.at(-1) ?? 0)];
    return joined(halves);
  });
  const first = `M${joined([half(start[0]), half(start[1])])}`;
  const written = parts.map(
    (part, i) => (i === 0 || (command === 'c' && i === 1) ? (i ? 's' : command) : part.startsWith('-') ? '' : ' ') + part,
  );
  return `${first}${parts.length ? written.join('') : command}${closed ? 'z' : ''}`;
}

/** Straight lines from point to point. */
export const poly = (points: readonly Point[], closed = true): string =>
  relative(
    points[0] ?? [0, 0],
    'l',
    points.slice(1).map((point) => [point]),
    closed,
  );

/** A curve through all points (Catmull-Rom): each handle mirrors the one before it, so that only the first step is written whole. */
export function curve(points: readonly Point[], closed = false): string {
  const n = points.length;
  const p = (i: number): Point => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] ?? [0, 0];
  const handle = (from: Point, a: Point, b: Point, k: number): Point => [
    from[0] + (k * (b[0] - a[0])) / 6,
    from[1] + (k * (b[1] - a[1])) / 6,
  ];
  const steps = Array.from({ length: closed ? n : n - 1 }, (_, i) => {
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    return i === 0 ? [handle(b, a, c, 1), handle(c, b, d, -1), c] : [handle(c, b, d, -1), c];
  });
  return relative(p(0), 'c', steps, closed);
}

/** The same points seen in the mirror of the vertical axis, in reverse: for outlines drawn by half. */
export const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]): Point => [-x, y]).reverse();

/** A closed outline symmetrical about the vertical axis, from its right half told from top to bottom. */
export const both = (half: readonly Point[]): string => curve([...half, ...mirrored(half)], true);

export const moved = (points: readonly Point[], [dx, dy]: Point, scale = 1, turn = 0): Point[] => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return points.map(([x, y]): Point => [dx + scale * (x * cos - y * sin), dy + scale * (x * sin + y * cos)]);
};

export const polar = (angle: number, radius: number, [x, y]: Point = [0, 0]): Point => [
  x + radius * Math.sin(angle * TURN),
  y - radius * Math.cos(angle * TURN),
];

/** Half a circle of that radius, to the right (or left) of where the pen is. */
export const arc = (radius: number, way: 1 | -1 = 1): string =>
  `a${joined([half(radius), half(radius), 0, 0, 2, way * 2 * half(radius), 0])}`;

export const disc = (radius: number, [x, y]: Point = [0, 0]): string =>
  `M${joined([half(x) - half(radius), half(y)])}${arc(radius)}${arc(radius, -1)}z`;

/** A bar with round ends. */
export const pill = (left: number, right: number, y: number, radius: number): string => {
  const [long, end] = [half(right) - half(left) - 2 * half(radius), half(radius)];
  return `M${joined([half(left) + end, half(y) - end])}h${text(long)}${`a${joined([end, end, 0, 0, 2, 0, 2 * end])}`}h${text(-long)}a${joined([end, end, 0, 0, 2, 0, -2 * end])}z`;
};

/** Points on a fine Catmull-Rom curve through `points`. */
function sampled(points: readonly Point[], steps: number): Point[] {
  const p = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0];
  const spline = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
  return Array.from({ length: steps + 1 }, (_, k): Point => {
    const u = (k / steps) * (points.length - 1);
    const i = Math.min(Math.floor(u), points.length - 2);
    const [a, b, c, d] = [p(i - 1), p(i), p(i + 1), p(i + 2)];
    return [spline(a[0], b[0], c[0], d[0], u - i), spline(a[1], b[1], c[1], d[1], u - i)];
  });
}

/** A brush stroke through `points`: thin at its ends, `width` wide where it is widest (0 to 1 along the way). */
export function stroke(
  points: readonly Point[],
  width: number,
  widest = 0.45,
  steps = Math.max(4, Math.ceil(points.length * 1.5)),
): string {
  const line = sampled(points, steps);
  const reach = (t: number) => (width / 2) * Math.sqrt(Math.max(0, t < widest ? t / widest : (1 - t) / (1 - widest)));
  const side = (sign: number) =>
    line.map(([x, y], i): Point => {
      const [before, after] = [line[Math.max(0, i - 1)] ?? [x, y], line[Math.min(line.length - 1, i + 1)] ?? [x, y]];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const long = Math.hypot(dx, dy) || 1;
      const w = (sign * reach(i / (line.length - 1))) / long;
      return [x - dy * w, y + dx * w];
    });
  return curve([...side(1), ...side(-1).reverse()], true);
}

/** A spiral's points from the outside in, starting at `angle` (in turns). Negative `turns`: the other way round. */
export const spiral = (
  center: Point,
  radius: number,
  turns: number,
  angle = 0,
  inner = 0.12,
  steps = Math.ceil(Math.abs(turns) * 7),
): Point[] =>
  Array.from({ length: steps + 1 }, (_, i) => polar(angle + (turns * i) / steps, radius * (1 - (1 - inner) * (i / steps)), center));

/** A gust: a stroke through `from` that goes on round `curl` and ends in a curl, turned down or up. */
export function gust(from: readonly Point[], curl: Point, radius: number, way: 'down' | 'up', width = 7): string {
  const rightwards = curl[0] >= (from.at(-1)?.[0] ?? 0);
  const turns = rightwards === (way === 'down') ? 1.2 : -1.2;
  return stroke([...from, ...spiral(curl, radius, turns, way === 'down' ? 0 : 0.5, 0.25)], width, 0.4, 2 * from.length + 10);
}

/** Narrow triangles pointing outwards, evenly round a centre. */
export const rays = (count: number, inner: number, outer: number, width: number, center: Point = [0, 0], offset = 0): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i + offset) / count;
    const side = width / (2 * inner * TURN);
    return poly([polar(angle - side, inner, center), polar(angle, outer, center), polar(angle + side, inner, center)]);
  }).join('');

/** A sea of fish-scale waves from `top` down, as wide as the disc: its body, and the arcs to cut into it. */
export function waves(top: number, radius: number): { readonly body: string; readonly arcs: string } {
  const count = Math.ceil(104 / radius);
  const left = -count * radius;
  const row = (y: number, from: number, k: number): string =>
    `M${joined([half(from + radius * (1 - k)), half(y)])}${Array.from({ length: count + 1 }, () => arc(radius * k)).join(`m${joined([2 * half(radius) - 2 * half(radius * k), 0])}`)}`;
  const rows = Array.from({ length: Math.ceil((100 - top) / (radius * 0.62)) + 1 }, (_, i) => ({
    y: top + i * radius * 0.62,
    from: left - (i % 2 ? radius : 0),
  }));
  return {
    body: `M${joined([half(left), half(top)])}${Array.from({ length: count }, () => arc(radius)).join('')}V104H${text(half(left))}z`,
    arcs: rows.flatMap(({ y, from }) => [row(y, from, 0.7), row(y, from, 0.36)]).join(''),
  };
}

/** A star or a wind rose: `points` tips at `outer`, hollows at `inner`. */
export const star = (points: number, outer: number, inner: number, center: Point = [0, 0], angle = 0): string =>
  poly(Array.from({ length: 2 * points }, (_, i) => polar(angle + i / (2 * points), i % 2 ? inner : outer, center)));

/** One half of each tip of a wind rose, the side that lies in the shade. */
export const shade = (points: number, outer: number, inner: number, center: Point = [0, 0], angle = 0): string =>
  Array.from({ length: points }, (_, i) =>
    poly([center, polar(angle + i / points, outer, center), polar(angle + (i + 0.5) / points, inner, center)]),
  ).join('');

/** A cloud's outline from its bumps: centre and radius each. */
export const bumps = (all: readonly (readonly [x: number, y: number, r: number])[]): string =>
  all.map(([x, y, r]) => disc(r, [x, y])).join('');

export const ink = (d: string, width?: number): InkMark => ({ ink: 'ink', d, ...(width && { width }) });
export const paper = (d: string, width?: number): InkMark => ({ ink: 'paper', d, ...(width && { width }) });
export const tone = (d: string, width?: number): InkMark => ({ ink: 'tone', d, ...(width && { width }) });

/** `mark` cut out of what lies below it. */
export const edged = (mark: InkMark, width: number, edge: Ink = 'paper'): InkMark => ({ ...mark, width, edge });

/** Ink with a paper edge, so that it reads over anything. */
export const over = (d: string, width = 5): InkMark => edged(ink(d), width);
