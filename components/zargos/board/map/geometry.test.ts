import { geoIdentity, geoPath } from 'd3';
import { feature, neighbors } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { describe, expect, test } from 'vitest';
import type { Point } from '#components/kit/drawing/ink.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import { FRAME, ROSE_CENTER, SUN_REACH, TRACK, TRACK_RADIUS } from './BoardDecor.tsx';
import { type Box, contactsOf, MAP_SIZE, readMap, straitOf } from './geometry.ts';
import { type Label, labelOf, seaLabelOf } from './labels.ts';
import raw from './map.topo.json' with { type: 'json' };
import { MAP } from './map.ts';

const FILE = raw as unknown as Topology;
const CONTACTS = contactsOf(MAP);
const touched = (id: PlaceId): readonly PlaceId[] => [...(CONTACTS.get(id)?.keys() ?? [])].sort();

/** A centimetre of board is 36 units: no border, coast or sea line is much shorter, or it would be disputed. */
const SHORTEST = 30;

describe('the map is the board', () => {
  test.each(BOARD.territories.map(({ id }) => id))('%s touches its neighbours and its waters, and nothing else', (id) => {
    const neighbours = BOARD.borders.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
    const waters = BOARD.seas.flatMap((cell) => (cell.coasts.includes(id) ? [cell.id] : []));
    expect(touched(id)).toEqual([...neighbours, ...waters].sort());
  });

  test.each(BOARD.seas)('ZAR-MER-3: $id touches its coasts and its seas, and nothing else', ({ id, coasts, seas }) => {
    expect(touched(id)).toEqual([...coasts, ...seas].sort());
  });

  test('no contact is so short that a player could overlook it', () => {
    const short = [...CONTACTS].flatMap(([id, near]) =>
      [...near].flatMap(([other, length]) => (length < SHORTEST ? [`${id} ${other} ${length}`] : [])),
    );
    expect(short).toEqual([]);
  });

  test('another reader of the file finds the same neighbours', () => {
    const geometries = ['territories', 'seas'].flatMap((name) => (FILE.objects[name] as GeometryCollection).geometries);
    const near = neighbors(geometries).map((list) => list.map((at) => String(geometries[at]?.id)).sort());
    expect(near).toEqual(geometries.map(({ id }) => touched(id as PlaceId)));
  });
});

describe('shapes', () => {
  const shapes = [...MAP.territories, ...MAP.seas];
  const path = geoPath(geoIdentity());
  const others = new Map(
    ['territories', 'seas'].flatMap((name) => {
      const layer = feature(FILE, FILE.objects[name] as GeometryCollection);
      return layer.features.map((one) => [one.id, one] as const);
    }),
  );

  test('every place of the board has one, in the order of the board', () => {
    expect(MAP.territories.map(({ id }) => id)).toEqual(BOARD.territories.map(({ id }) => id));
    expect(MAP.seas.map(({ id }) => id)).toEqual(BOARD.seas.map(({ id }) => id));
    expect(() => MAP.shapeOf('mer-99')).toThrow('mer-99');
  });

  test.each(shapes)('$id: area, middle and box as d3 measures them', ({ id, area, centroid, box }) => {
    const other = others.get(id);
    if (!other) throw new Error(`no ${id}`);
    expect(area).toBeCloseTo(path.area(other), 3);
    const [x, y] = path.centroid(other);
    expect(centroid[0]).toBeCloseTo(x, 3);
    expect(centroid[1]).toBeCloseTo(y, 3);
    expect([box.slice(0, 2), box.slice(2)]).toEqual(path.bounds(other));
  });

  test('together they are the whole square, with no gap and no overlap', () => {
    expect(shapes.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(MAP_SIZE * MAP_SIZE, 3);
  });

  test('territories have room for pawns and a name: 4.5 cm across at least, about', () => {
    for (const { id, area } of MAP.territories)
      expect(Math.sqrt(area) / (MAP_SIZE / 56), id).toBeGreaterThan(id === 'zargos' || id.startsWith('zargos') ? 3.8 : 4);
  });

  test('path data goes through every point of the rings', () => {
    for (const { path: data, rings } of shapes) {
      const drawn = data
        .split('M')
        .slice(1)
        .map((ring) => {
          const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
          const points: Point[] = [];
          for (let k = 0; k < numbers.length; k += 2) {
            const [bx, by] = points.at(-1) ?? [0, 0];
            points.push([bx + (numbers[k] ?? 0), by + (numbers[k + 1] ?? 0)]);
          }
          return [...points, points[0]];
        });
      expect(drawn).toEqual(rings);
    }
  });

  test('lines never cross', () => {
    const tile = 50;
    const segments = FILE.arcs.flatMap((arc) => {
      let [x, y] = [0, 0];
      const points = arc.map(([dx = 0, dy = 0]): Point => {
        [x, y] = [x + dx, y + dy];
        return [x, y];
      });
      return points.slice(1).map((point, k): readonly [Point, Point] => [points[k] ?? point, point]);
    });
    const tiles = new Map<string, (readonly [Point, Point])[]>();
    for (const segment of segments) {
      const [[ax, ay], [bx, by]] = segment;
      for (let i = Math.floor(Math.min(ax, bx) / tile); i <= Math.max(ax, bx) / tile; i++) {
        for (let j = Math.floor(Math.min(ay, by) / tile); j <= Math.max(ay, by) / tile; j++) {
          const key = `${i} ${j}`;
          tiles.set(key, [...(tiles.get(key) ?? []), segment]);
        }
      }
    }
    const side = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
    const crosses = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]) =>
      side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
    const crossings = [...tiles.values()].flatMap((list) =>
      list.flatMap((one, k) =>
        list
          .slice(k + 1)
          .filter((two) => crosses(one, two))
          .map((two) => `${one} × ${two}`),
      ),
    );
    expect(crossings).toEqual([]);
  });

  test('a file that is no map of ours is refused', () => {
    expect(() => readMap({ type: 'Topology', objects: {}, arcs: [] })).toThrow('no layer territories');
  });
});

const inside = ([x, y]: Point, rings: readonly (readonly Point[])[]): boolean => {
  let isInside = false;
  for (const ring of rings) {
    for (const [k, [ax, ay]] of ring.entries()) {
      const [bx, by] = ring[k + 1] ?? [ax, ay];
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside;
    }
  }
  return isInside;
};

describe('bearings', () => {
  const WINDS = [
    'nord',
    'nord-nord-est',
    'nord-est',
    'est-nord-est',
    'est',
    'est-sud-est',
    'sud-est',
    'sud-sud-est',
    'sud',
    'sud-sud-ouest',
    'sud-ouest',
    'ouest-sud-ouest',
    'ouest',
    'ouest-nord-ouest',
    'nord-ouest',
    'nord-nord-ouest',
  ];
  /** Degrees between where `to` lies from `from` and the wind at the end of a name: « Ohms nord-est », « Itak-est », « mer de l’est ». */
  const off = (name: string, from: Point, to: Point): number => {
    const wind = WINDS.indexOf(name.split(/[ ’]|(?<=^\p{Lu}\p{Ll}+)-/u).at(-1) ?? '');
    const angle = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
    return wind < 0 ? 360 : Math.abs(((angle - 22.5 * wind + 540) % 360) - 180);
  };
  const middleOf = (ids: readonly PlaceId[]): Point => {
    const shapes = ids.map(MAP.shapeOf);
    const area = shapes.reduce((sum, shape) => sum + shape.area, 0);
    return [0, 1].map(
      (axis) => shapes.reduce((sum, shape) => sum + shape.area * (shape.centroid[axis] ?? 0), 0) / area,
    ) as unknown as Point;
  };

  test.each(BOARD.territories.filter(({ kind }) => kind === 'province' || kind === 'inner'))(
    '$id is called « $name » for where it lies in its kingdom',
    ({ id, name, kingdom }) => {
      const from =
        kingdom === 'zargos'
          ? MAP.shapeOf('zargos').centroid
          : middleOf(BOARD.territories.flatMap((one) => (one.kingdom === kingdom ? [one.id] : [])));
      expect(off(name, from, MAP.shapeOf(id).centroid)).toBeLessThan(30);
    },
  );

  test.each(BOARD.seas.filter(({ kind }) => kind === 'sea'))(
    '$id is called « $name » for where it lies on the board',
    ({ id, name, coasts }) => {
      const rim = MAP.lines.some(({ a, b }) => a === id && b === 'frame');
      const round = coasts.some((coast) => coast.startsWith('zargos'));
      expect(name.split(' ')[0]).toBe(rim ? 'large' : round ? 'mer' : 'passe');
      expect(off(name, [MAP_SIZE / 2, MAP_SIZE / 2], MAP.shapeOf(id).centroid)).toBeLessThan(rim ? 16 : 22.5);
    },
  );
});

describe('labels at 1:1', () => {
  const boxesOf = (id: PlaceId, { parts }: Label) => {
    const [x, y] = MAP.shapeOf(id).place;
    // Letters and drawings fill their box but for a rim.
    const rim = 4;
    return parts.map(({ top, width, height }) => ({
      id,
      box: [x - width / 2 + rim, y + top + rim, x + width / 2 - rim, y + top + height - rim] as const,
    }));
  };
  const boxes = [
    ...BOARD.territories.flatMap((territory) => boxesOf(territory.id, labelOf(territory))),
    ...BOARD.seas.flatMap((cell) => boxesOf(cell.id, seaLabelOf(cell))),
  ];
  const edgesOf = (id: PlaceId): readonly Point[] => boxes.flatMap((one) => (one.id === id ? edge(one.box) : []));
  const edge = ([left, top, right, bottom]: Box): Point[] =>
    Array.from({ length: 9 }, (_, k) => k / 8).flatMap((t): Point[] => [
      [left + t * (right - left), top],
      [left + t * (right - left), bottom],
      [left, top + t * (bottom - top)],
      [right, top + t * (bottom - top)],
    ]);

  test('none meets another', () => {
    const meets = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
    const pairs = boxes.flatMap((one, k) =>
      boxes
        .slice(k + 1)
        .filter((two) => meets(one.box, two.box))
        .map((two) => `${one.id} ${two.id}`),
    );
    expect(pairs).toEqual([]);
  });

  test.each(BOARD.territories.map(({ id }) => id))('%s holds its own', (id) => {
    expect(edgesOf(id).filter((point) => !inside(point, MAP.shapeOf(id).rings))).toEqual([]);
  });

  test('those of the sea keep off the land, the frame and the ornaments', () => {
    const corner: Point = [FRAME.inner, MAP_SIZE - FRAME.inner];
    const discs: readonly (readonly [Point, number])[] = [
      [ROSE_CENTER, 106],
      [corner, SUN_REACH],
      ...TRACK.map((at): [Point, number] => [at, TRACK_RADIUS]),
    ];
    const far = (a: Point, b: Point) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
    const wrong = BOARD.seas.flatMap(({ id }) => {
      return edgesOf(id).flatMap((point) => [
        ...MAP.territories.filter(({ rings }) => inside(point, rings)).map((land) => `${id} on ${land.id}`),
        ...(Math.min(...point) < FRAME.inner || Math.max(...point) > MAP_SIZE - FRAME.inner ? [`${id} on the frame`] : []),
        ...discs.filter(([at, radius]) => far(at, point) < radius).map(() => `${id} on an ornament`),
      ]);
    });
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('ornaments keep off the land', () => {
    const corner: Point = [FRAME.inner, MAP_SIZE - FRAME.inner];
    const near = (at: Point) =>
      Math.min(...MAP.territories.flatMap(({ rings }) => (rings[0] ?? []).map(([x, y]) => Math.sqrt((x - at[0]) ** 2 + (y - at[1]) ** 2))));
    expect(near(ROSE_CENTER)).toBeGreaterThan(106);
    expect(near(corner)).toBeGreaterThan(SUN_REACH);
    for (const at of TRACK) expect(near(at)).toBeGreaterThan(TRACK_RADIUS + 8);
  });
});

test.each(BOARD.straits)('ZAR-AIL-2: the strait from %s to %s starts and ends on its coasts, over narrow open water', (a, b) => {
  const [from, to] = straitOf(MAP, a, b);
  expect(inside(from, MAP.shapeOf(a).rings)).toBe(true);
  expect(inside(to, MAP.shapeOf(b).rings)).toBe(true);
  const steps = Array.from(
    { length: 101 },
    (_, k): Point => [from[0] + (k / 100) * (to[0] - from[0]), from[1] + (k / 100) * (to[1] - from[1])],
  );
  const under = steps.map((at) => [...MAP.territories, ...MAP.seas].find(({ rings }) => inside(at, rings))?.id ?? 'nowhere');
  expect(new Set(under.filter((id) => !id.startsWith('mer-')))).toEqual(new Set([a, b]));
  const width = (under.filter((id) => id.startsWith('mer-')).length / 101) * Math.sqrt((from[0] - to[0]) ** 2 + (from[1] - to[1]) ** 2);
  expect(width).toBeGreaterThan(SHORTEST);
  expect(width).toBeLessThan(130);
});
