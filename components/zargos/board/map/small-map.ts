/** A few places cut out of the map and brought to the size of a column, with fewer points: neighbours still share every point of their line. */
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Point } from '#components/kit/drawing/ink.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import { type MapShapes, readMap } from './geometry.ts';

/** In units of the small map: its width, the most it may be high, the white round what it shows, how far a line may stray. */
const SMALL = { width: 400, height: 440, margin: 10, stray: 1.6 } as const;

/** Half of what a sea cell's name takes, in units of the map: the cell itself runs on past the edge. */
const SEA_ROOM = { x: 110, y: 80 } as const;

export interface SmallMap {
  readonly shapes: MapShapes;
  readonly width: number;
  readonly height: number;
  /** A point of the map on the small one, in whole units. */
  readonly at: (point: Point) => Point;
}

const distanceTo = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const t = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / long));
  return Math.sqrt((x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2);
};

/** Douglas and Peucker: the ends stay, and the points that stray furthest. */
export function simplified(line: readonly Point[], stray: number): readonly Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  const strays = line.map((point) => distanceTo(point, first, last));
  const furthest = strays.indexOf(Math.max(...strays));
  if ((strays[furthest] ?? 0) <= stray) return [first, last];
  return [...simplified(line.slice(0, furthest + 1), stray), ...simplified(line.slice(furthest), stray).slice(1)];
}

function absolute(arc: readonly (readonly number[])[]): readonly Point[] {
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]): Point => {
    [x, y] = [x + dx, y + dy];
    return [x, y];
  });
}

const relative = (line: readonly Point[]): number[][] =>
  line.map(([x, y], k) => {
    const [bx, by] = line[k - 1] ?? [0, 0];
    return [x - bx, y - by];
  });

/** The middle of the line that two places share; undefined where they share none. */
export function gateBetween({ shapeOf }: MapShapes, one: PlaceId, other: PlaceId): Point | undefined {
  const shore = new Set(shapeOf(other).rings.flat().map(String));
  const shared = shapeOf(one)
    .rings.flat()
    .filter((point) => shore.has(String(point)));
  return shared[Math.floor(shared.length / 2)];
}

/** `places` of a map, cropped to their territories, to the names of their sea cells and to `points`. */
export function smallMap(topology: Topology, whole: MapShapes, places: readonly PlaceId[], points: readonly Point[] = []): SmallMap {
  const seas = new Set<PlaceId>(whole.seas.map(({ id }) => id));
  const boxes = [
    ...places.map((id) => {
      const { box, place } = whole.shapeOf(id);
      const [x, y] = place;
      return seas.has(id) ? ([x - SEA_ROOM.x, y - SEA_ROOM.y, x + SEA_ROOM.x, y + SEA_ROOM.y] as const) : box;
    }),
    ...points.map(([x, y]) => [x, y, x, y] as const),
  ];
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const across = Math.max(...boxes.map((box) => box[2])) - left;
  const down = Math.max(...boxes.map((box) => box[3])) - top;
  const room = 2 * SMALL.margin;
  const scale = Math.min((SMALL.width - room) / across, (SMALL.height - room) / down);
  const indent = (SMALL.width - across * scale) / 2;
  const at = ([x, y]: Point): Point => [Math.round(indent + (x - left) * scale), Math.round(SMALL.margin + (y - top) * scale)];
  const layer = (name: 'territories' | 'seas'): GeometryCollection => {
    const { geometries } = topology.objects[name] as GeometryCollection;
    return {
      type: 'GeometryCollection',
      geometries: geometries
        .filter(({ id }) => places.includes(id as PlaceId))
        .map((geometry) => ({ ...geometry, properties: { place: at(whole.shapeOf(geometry.id as PlaceId).place) } })),
    };
  };
  const arcs = topology.arcs.map((arc) => relative(simplified(absolute(arc).map(at), SMALL.stray)));
  return {
    shapes: readMap({ ...topology, arcs, objects: { territories: layer('territories'), seas: layer('seas') } }),
    width: SMALL.width,
    height: Math.round(down * scale + room),
    at,
  };
}
