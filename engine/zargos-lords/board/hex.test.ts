/** Hex arithmetic against slow walks that share nothing with it but single steps, the map's edges drawn by hand, and the booklet's letters. */
import { describe, expect, test } from 'vitest';
import { along, angle, between, DIRECTIONS, distance, type Hex, keyOf } from './hex.ts';
import {
  cellOf,
  columnsOf,
  crossing,
  distanceOn,
  fold,
  type HexMap,
  hexAt,
  hexesOf,
  letterOf,
  neighboursOf,
  painted,
  ray,
  sightLines,
  straightWays,
  terrainAt,
} from './map.ts';

const ORIGIN: Hex = { q: 0, r: 0 };

/** Walks outwards, ring by ring. */
function walked(from: Hex, steps: number, around: (hex: Hex) => readonly Hex[]): Map<string, number> {
  const found = new Map([[keyOf(from), 0]]);
  let ring = [from];
  for (let step = 1; step <= steps; step += 1) {
    const outer: Hex[] = [];
    for (const hex of ring)
      for (const one of around(hex)) {
        if (found.has(keyOf(one))) continue;
        found.set(keyOf(one), step);
        outer.push(one);
      }
    ring = outer;
  }
  return found;
}

describe('an endless plain', () => {
  const steps = walked(ORIGIN, 6, (hex) => DIRECTIONS.map((direction) => along(hex, direction)));

  test('distance is the number of steps of a walk', () => {
    expect(steps.size).toBe(1 + 6 * (1 + 2 + 3 + 4 + 5 + 6));
    for (const [key, count] of steps) {
      const [q = 0, r = 0] = key.split(',').map(Number);
      expect(distance(ORIGIN, { q, r }), key).toBe(count);
    }
  });

  test('directions are a sixth of a turn apart, three at most', () => {
    expect(DIRECTIONS.map((direction) => angle('n', direction))).toEqual([0, 1, 2, 3, 2, 1]);
  });

  test('a line of sight steps from hex to hex, and both sides of an edge are told', () => {
    for (const key of steps.keys()) {
      const [q = 0, r = 0] = key.split(',').map(Number);
      for (const side of [1, -1] as const) {
        const way = [ORIGIN, ...between(ORIGIN, { q, r }, side), { q, r }];
        if (q !== 0 || r !== 0)
          expect(way.slice(1).map((hex, at) => distance(way[at] ?? hex, hex))).toEqual(new Array(way.length - 1).fill(1));
      }
    }
    const edge = { q: 1, r: 1 };
    expect([between(ORIGIN, edge, 1), between(ORIGIN, edge, -1)].flat().map(keyOf).sort()).toEqual(['0,1', '1,0']);
    // The two sides of every long edge, by hand: nothing of one side in the other.
    for (const [to, sides] of [
      [{ q: 2, r: 2 }, ['0,1 1,1 1,2', '1,0 1,1 2,1']],
      [{ q: 4, r: -2 }, ['1,-1 2,-1 3,-2', '1,0 2,-1 3,-1']],
      [{ q: 2, r: -4 }, ['0,-1 1,-2 1,-3', '1,-1 1,-2 2,-3']],
    ] as const)
      expect([between(ORIGIN, to, 1), between(ORIGIN, to, -1)].map((hexes) => hexes.map(keyOf).join(' ')).sort()).toEqual(sides);
    expect(between(ORIGIN, { q: 3, r: 0 }).map(keyOf)).toEqual(['1,0', '2,0']);
  });
});

const FLAT: HexMap = { rows: ['......', '......', '......', '......', '......'], wraps: false };
const ROUND: HexMap = { ...FLAT, wraps: true };

describe('a map', () => {
  test.each([
    ['that ends', FLAT],
    ['that wraps', ROUND],
  ])('%s: each hex is its own, neighbours are mutual, distance is a walk', (_name, map) => {
    const hexes = hexesOf(map);
    expect(hexes).toHaveLength(30);
    for (const hex of hexes) {
      expect(fold(map, hex)).toEqual(hex);
      const { column, row } = cellOf(hex);
      expect(hexAt(column, row)).toEqual(hex);
      for (const one of neighboursOf(map, hex)) expect(neighboursOf(map, one).map(keyOf)).toContain(keyOf(hex));
      const steps = walked(hex, 30, (from) => neighboursOf(map, from));
      for (const other of hexes) expect(distanceOn(map, hex, other), `${keyOf(hex)} to ${keyOf(other)}`).toBe(steps.get(keyOf(other)));
    }
  });

  test('a hex inside has six neighbours, clockwise from the north', () => {
    expect(neighboursOf(FLAT, hexAt(2, 2)).map(cellOf)).toEqual([
      { column: 2, row: 1 },
      { column: 3, row: 1 },
      { column: 3, row: 2 },
      { column: 2, row: 3 },
      { column: 1, row: 2 },
      { column: 1, row: 1 },
    ]);
  });

  test('a map that ends has an end', () => {
    expect(fold(FLAT, { q: -1, r: 2 })).toBeUndefined();
    expect(terrainAt(FLAT, hexAt(6, 1))).toBeUndefined();
    expect(ray(FLAT, hexAt(4, 2), 'ne', 8)).toHaveLength(1);
    expect(crossing(FLAT, hexAt(5, 2), 'ne')).toBeUndefined();
  });

  test('LOR-MAT-2, LOR-L-27: out by E on the east, in by E or F on the west', () => {
    const E = hexAt(5, 4);
    const map: HexMap = { rows: ['......', '......', '......', '......', '......', '......'], wraps: true };
    expect(letterOf(4)).toBe('E');
    const over = DIRECTIONS.flatMap((direction) => {
      const found = crossing(map, E, direction);
      return found ? [`${direction} ${found.out} ${found.into} ${cellOf(found.to).column}`] : [];
    });
    expect(over).toEqual(['ne E E 0', 'se E F 0']);
    expect([letterOf(25), letterOf(26), letterOf(29)]).toEqual(['Z', 'AA', 'AD']);
  });

  test('LOR-MAT-2: a straight way goes on beyond the edge, and the shortest is taken', () => {
    const [way, ...others] = straightWays(ROUND, hexAt(5, 2), hexAt(1, 3), 8);
    expect(others).toEqual([]);
    expect([way?.direction, way?.hexes.map((hex) => cellOf(hex))]).toEqual([
      'se',
      [
        { column: 0, row: 3 },
        { column: 1, row: 3 },
      ],
    ]);
    expect(straightWays(FLAT, hexAt(5, 2), hexAt(1, 3), 8)).toEqual([]);
    expect(straightWays(ROUND, hexAt(5, 2), hexAt(1, 3), 1)).toEqual([]);
    expect(straightWays(ROUND, hexAt(0, 0), hexAt(4, 2), 8).map(({ hexes }) => hexes.length)).toEqual([]);
    expect(sightLines(ROUND, hexAt(5, 2), hexAt(1, 2)).every((line) => line.every((hex) => cellOf(hex).column === 0))).toBe(true);
  });

  test('painting one hex leaves the others, and a sign that is none leaves all', () => {
    const map = painted(FLAT, hexAt(3, 1), 'A');
    expect([columnsOf(map), map.rows[1], map.rows[0]]).toEqual([6, '...A..', '......']);
    expect(painted(FLAT, hexAt(3, 1), 'x')).toBe(FLAT);
    expect(painted(FLAT, hexAt(9, 9), 'A')).toBe(FLAT);
    expect(terrainAt(painted(FLAT, hexAt(0, 0), '3'), hexAt(0, 0))).toBe('pont');
  });
});
