/** From owned cells of a mesh to shapes that share their lines. */
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { Topology } from 'topojson-specification';
import type { Random } from '#engine/core/random.ts';
import { SIZE } from './layout.ts';
import type { Mesh, Point } from './mesh.ts';

/** The map counts in half units: a square of 2000 × 2000, whole numbers only. */
export const SCALE = 2;

export interface Shape {
  readonly id: string;
  readonly cells: readonly number[];
  /** Where its label stands, in units. */
  readonly place: Point;
}

const keyOf = ([x, y]: Point) => `${x},${y}`;

const areaOf = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], k) => {
    const [nx, ny] = ring[(k + 1) % ring.length] ?? [x, y];
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/** The closed lines round a set of cells, the outer one first. */
function ringsOf(mesh: Mesh, cells: readonly number[]): Point[][] {
  const edges = cells.flatMap((cell) => {
    const corners = mesh.corners(cell);
    return corners.map((from, k) => ({ from, to: corners[(k + 1) % corners.length] ?? from }));
  });
  const all = new Set(edges.map(({ from, to }) => `${keyOf(from)}>${keyOf(to)}`));
  const outer = edges.filter(({ from, to }) => !all.has(`${keyOf(to)}>${keyOf(from)}`));
  const left = new Map(outer.map((edge) => [keyOf(edge.from), edge]));
  const rings: Point[][] = [];
  for (const first of outer) {
    const ring: Point[] = [];
    for (let edge = left.get(keyOf(first.from)); edge; edge = left.get(keyOf(edge.to))) {
      ring.push(edge.from);
      left.delete(keyOf(edge.from));
    }
    if (ring.length > 0) rings.push([...ring, first.from]);
  }
  return rings.sort((a, b) => Math.abs(areaOf(b)) - Math.abs(areaOf(a)));
}

const isFrame = ([x, y]: Point) => x <= 0 || y <= 0 || x >= SIZE || y >= SIZE;

/** Every point goes half way to the middle of its neighbours, but for the ends of an open line and the frame. */
function smooth(line: readonly Point[]): Point[] {
  const last = line.length - 1;
  const at = (k: number): Point => line[k] ?? [0, 0];
  const isLoop = keyOf(at(0)) === keyOf(at(last));
  return line.map((point, k) => {
    if (isFrame(point) || ((k === 0 || k === last) && !isLoop)) return point;
    const [before, after] = [at(k === 0 ? last - 1 : k - 1), at(k === last ? 1 : k + 1)];
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
}

/** Passes of smoothing, and the least bend that a point must make to stay (area of its triangle, in square units). */
const CUT = { passes: 2, bend: 1.6 } as const;

/** Coordinates as whole numbers of the map, each but the first of a line as a step from the one before; points that fall together become one. */
function steps(line: readonly (readonly number[])[]): number[][] {
  const points = line.map(([x = 0, y = 0]) => [Math.round(SCALE * x), Math.round(SCALE * y)] as const);
  const kept = points.filter(([x, y], k) => k === 0 || k === points.length - 1 || x !== points[k - 1]?.[0] || y !== points[k - 1]?.[1]);
  return kept.map(([x, y], k) => [x - (kept[k - 1]?.[0] ?? 0), y - (kept[k - 1]?.[1] ?? 0)]);
}

/** The knife slips on a coast: cuts longer than `from` units are broken in two, off the straight by `slip` of their length at most. */
const KNIFE = { passes: 2, from: 5, slip: 0.2 } as const;

function carve(line: readonly Point[], random: Random): Point[] {
  return line.flatMap((point, k): Point[] => {
    const next = line[k + 1];
    if (!next) return [point];
    const [dx, dy] = [next[0] - point[0], next[1] - point[1]];
    const slip = (random.next() / 2 ** 31 - 1) * KNIFE.slip;
    if (dx * dx + dy * dy < KNIFE.from * KNIFE.from) return [point];
    return [point, [point[0] + dx / 2 - dy * slip, point[1] + dy / 2 + dx * slip]];
  });
}

/** Numbers of the lines that part land from water. */
function coastsOf({ objects }: Topology): ReadonlySet<number> {
  const [land = new Set<number>(), water = new Set<number>()] = Object.values(objects).map((object) => {
    const shapes = object.type === 'GeometryCollection' ? object.geometries : [];
    return new Set(shapes.flatMap((shape) => (shape.type === 'Polygon' ? shape.arcs.flat() : [])).map((arc) => (arc < 0 ? ~arc : arc)));
  });
  return new Set([...land].filter((arc) => water.has(arc)));
}

/** Shapes by layer (land, then water), their lines shared. */
export function topologyOf(mesh: Mesh, layers: Readonly<Record<string, readonly Shape[]>>, random: Random): Topology {
  const features = ({ id, cells, place }: Shape) => ({
    type: 'Feature' as const,
    id,
    properties: { place: place.map((n) => SCALE * n) },
    geometry: { type: 'Polygon' as const, coordinates: ringsOf(mesh, cells).map((ring) => ring.map(([x, y]) => [x, y])) },
  });
  const collections = Object.entries(layers).map(([name, shapes]) => [
    name,
    { type: 'FeatureCollection' as const, features: shapes.map(features) },
  ]);
  const sharp = topology(Object.fromEntries(collections));
  const soft = sharp.arcs.map((arc) => {
    let line = arc.map(([x = 0, y = 0]): Point => [x, y]);
    for (let pass = 0; pass < CUT.passes; pass++) line = smooth(line);
    return line.map(([x, y]) => [x, y]);
  });
  const cut = simplify(presimplify({ type: 'Topology', objects: {}, arcs: soft }), CUT.bend);
  const coasts = coastsOf(sharp);
  const carved = cut.arcs.map((arc, at) => {
    let line = arc.map(([x = 0, y = 0]): Point => [x, y]);
    if (coasts.has(at)) for (let pass = 0; pass < KNIFE.passes; pass++) line = carve(line, random);
    return line;
  });
  return { type: 'Topology', transform: { scale: [1, 1], translate: [0, 0] }, objects: sharp.objects, arcs: carved.map(steps) };
}
