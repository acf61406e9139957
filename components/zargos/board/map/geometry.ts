/**
 * The map of Zargos as shapes: reads the frozen TopoJSON, whose lines are shared by the two places they part. Coordinates are whole units in a
 * square of 2000 × 2000, x to the right, y down; one unit is 0.28 mm on a board of 56 cm.
 */
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';

export const MAP_SIZE = 2000;

import type { Point } from '#components/kit/drawing/ink.ts';

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

interface PlaceShape {
  readonly id: PlaceId;
  /** SVG path data, closed: the outline, then the holes. */
  readonly path: string;
  /** The outline and the holes, each first point repeated at the end. */
  readonly rings: readonly (readonly Point[])[];
  /** Middle of the place's label. */
  readonly place: Point;
  readonly centroid: Point;
  /** In square units, holes taken away. */
  readonly area: number;
  readonly box: Box;
}

/** A line between two places, or between a place and the frame of the map. */
export interface MapLine {
  readonly a: PlaceId;
  readonly b: PlaceId | 'frame';
  readonly path: string;
  /** In units. */
  readonly length: number;
}

export interface MapShapes {
  readonly territories: readonly PlaceShape[];
  readonly seas: readonly PlaceShape[];
  /** Each line once: those between territories, then coasts, then sea lines, then the frame. */
  readonly lines: readonly MapLine[];
  readonly shapeOf: (id: PlaceId) => PlaceShape;
}

/** Steps as `l` writes them: a space only where no minus parts two numbers. */
const written = (numbers: readonly number[]): string => numbers.map((n, k) => (k > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('');

/** Path data through points, in relative steps. */
function pathThrough(points: readonly Point[], isClosed = false): string {
  const [[x, y] = [0, 0]] = points;
  const steps = points.slice(1, isClosed ? -1 : undefined).flatMap(([px, py], k) => {
    const [bx, by] = points[k] ?? [px, py];
    return [px - bx, py - by];
  });
  return `M${written([x, y])}l${written(steps)}${isClosed ? 'z' : ''}`;
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.sqrt((ax - bx) ** 2 + (ay - by) ** 2);

const lengthOf = (points: readonly Point[]): number => points.slice(1).reduce((sum, point, k) => sum + apart(point, points[k] ?? point), 0);

/** Twice the signed area of a ring, and its moments. */
function beatsOf(ring: readonly Point[]): { readonly area: number; readonly x: number; readonly y: number } {
  let [area, mx, my] = [0, 0, 0];
  for (const [k, [x, y]] of ring.entries()) {
    const [nx, ny] = ring[k + 1] ?? [x, y];
    const cross = x * ny - nx * y;
    area += cross;
    mx += (x + nx) * cross;
    my += (y + ny) * cross;
  }
  return { area, x: mx, y: my };
}

function shapeFrom(id: PlaceId, place: Point, rings: readonly (readonly Point[])[]): PlaceShape {
  const [outer = { area: 1, x: 0, y: 0 }, ...holes] = rings.map(beatsOf);
  const sign = Math.sign(outer.area);
  const net = (key: 'area' | 'x' | 'y') => holes.reduce((sum, hole) => sum - Math.sign(hole.area) * hole[key], sign * outer[key]);
  const xs = (rings[0] ?? []).map(([x]) => x);
  const ys = (rings[0] ?? []).map(([, y]) => y);
  return {
    id,
    path: rings.map((ring) => pathThrough(ring, true)).join(''),
    rings,
    place,
    centroid: [net('x') / (3 * net('area')), net('y') / (3 * net('area'))],
    area: net('area') / 2,
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

const LAYERS = ['territories', 'seas'] as const;

/** Throws on a file that is not a map of ours: a missing layer, another shape than polygons, a place without its label. */
export function readMap(map: Topology): MapShapes {
  const points = map.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]): Point => {
      [x, y] = [x + dx, y + dy];
      return [x, y];
    });
  });
  const users: PlaceId[][] = points.map(() => []);
  const layer = (name: (typeof LAYERS)[number]): readonly PlaceShape[] => {
    const object = map.objects[name];
    if (object?.type !== 'GeometryCollection') throw new Error(`no layer ${name} in the map`);
    return (object as GeometryCollection).geometries.map((geometry) => {
      const id = geometry.id as PlaceId;
      const { place } = (geometry.properties ?? {}) as { readonly place?: Point };
      if (geometry.type !== 'Polygon' || !place) throw new Error(`${id} of the map is no polygon with a place for its label`);
      const rings = (geometry as Polygon).arcs.map((ring) =>
        ring.flatMap((arc, k) => {
          const line = arc < 0 ? (points[~arc] ?? []).toReversed() : (points[arc] ?? []);
          users[arc < 0 ? ~arc : arc]?.push(id);
          return k === 0 ? line : line.slice(1);
        }),
      );
      return shapeFrom(id, place, rings);
    });
  };
  const [territories, seas] = [layer('territories'), layer('seas')];
  const shapes = new Map([...territories, ...seas].map((shape) => [shape.id, shape]));
  const land = new Set(territories.map(({ id }) => id));
  const rank = ({ a, b }: MapLine): number => (b === 'frame' ? 3 : (land.has(a) ? 0 : 1) + (land.has(b) ? 0 : 1));
  const lines = points.flatMap((line, k): MapLine[] => {
    const [a, b = 'frame'] = users[k] ?? [];
    return a === undefined ? [] : [{ a, b, path: pathThrough(line), length: lengthOf(line) }];
  });
  return {
    territories,
    seas,
    lines: lines.sort((one, two) => rank(one) - rank(two)),
    shapeOf: (id) => {
      const shape = shapes.get(id);
      if (!shape) throw new Error(`no place ${id} on the map`);
      return shape;
    },
  };
}

/** Length of what each place shares with each it touches, in units; the frame is no place. */
export function contactsOf({ lines }: MapShapes): ReadonlyMap<PlaceId, ReadonlyMap<PlaceId, number>> {
  const contacts = new Map<PlaceId, Map<PlaceId, number>>();
  const add = (one: PlaceId, other: PlaceId, length: number) => {
    const near = contacts.get(one) ?? new Map<PlaceId, number>();
    near.set(other, (near.get(other) ?? 0) + length);
    contacts.set(one, near);
  };
  for (const { a, b, length } of lines) {
    if (b === 'frame') continue;
    add(a, b, length);
    add(b, a, length);
  }
  return contacts;
}

/** How far a strait's line reaches into the land, and how far from another territory it lands: units. */
const INLAND = 22;
const CLEAR = 40;

/** A point of `shape` some way in from its edge, towards its label. */
function inland({ place }: PlaceShape, [x, y]: Point): Point {
  const share = INLAND / Math.max(INLAND, apart(place, [x, y]));
  return [x + share * (place[0] - x), y + share * (place[1] - y)];
}

/**
 * Where the dotted line between two coasts runs: over the narrowest water that is nobody else's shore, from inside the one to inside the other.
 */
export function straitOf({ territories, shapeOf }: MapShapes, a: PlaceId, b: PlaceId): readonly [Point, Point] {
  const [one, other] = [shapeOf(a), shapeOf(b)];
  const others = territories.filter(({ id }) => id !== a && id !== b).flatMap(({ rings }) => rings[0] ?? []);
  const own = (shape: PlaceShape, towards: PlaceShape) =>
    (shape.rings[0] ?? []).filter((point) => apart(point, towards.place) < 500 && others.every((far) => apart(point, far) > CLEAR));
  const [shores, facing] = [own(one, other), own(other, one)];
  let best: readonly [Point, Point] = [one.place, other.place];
  let least = Number.POSITIVE_INFINITY;
  for (const from of shores) {
    for (const to of facing) {
      if (apart(from, to) >= least) continue;
      least = apart(from, to);
      best = [from, to];
    }
  }
  return [inland(one, best[0]), inland(other, best[1])];
}
