/** The world of Zargo's Lords: what the booklet tells of the lost map holds of ours, and no continent is worth more than another. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { continentsOf, isLand } from '#engine/zargos-lords/board/continents.ts';
import { DIRECTIONS, type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import {
  bridgeAt,
  columnsOf,
  crossing,
  distanceOn,
  hexAt,
  hexesOf,
  isNext,
  MAX_COLUMNS,
  MAX_ROWS,
  neighboursOf,
  terrainAt,
  terrainOf,
} from '#engine/zargos-lords/board/map.ts';
import { WORLD } from '#engine/zargos-lords/board/world.ts';
import { continentAt, hexesIn } from '#engine/zargos-lords/board/world-lands.ts';
import { COPIES, kindsOf } from '#engine/zargos-lords/data/counters.ts';
import { CONTINENT_IDS, WORLD_CONTINENTS, WORLD_ORIGIN } from '#engine/zargos-lords/data/world.ts';
import { PEOPLES, type Terrain } from '#engine/zargos-lords/types.ts';
import { frozen, SEED, WORLD_FILE } from './draw.ts';
import { CITY_STEPS, type Measures, measured, spread } from './fairness.ts';
import { mostApart } from './packing.ts';

const HEXES = hexesOf(WORLD);
const MEASURES = measured(WORLD);
const is = (hex: Hex, ...grounds: readonly Terrain[]): boolean => grounds.includes(terrainAt(WORLD, hex) ?? 'mer');

test('the page says of the world what it is', () => {
  const page = readFileSync(new URL('../../content/zargos-lords/carte.mdx', import.meta.url), 'utf8');
  expect(MEASURES.map(({ area }) => page.includes(`quatre continents de ${area} hexagones`))).toEqual([true, true, true, true]);
  expect(WORLD.rows.join('').match(/[1-9]/g)?.sort().at(-1)).toBe('8');
  expect(page).toContain('huit ponts de nuages');
});

// By night: the world is frozen, and so is what draws it.
test.runIf(process.env.NIGHT)('the seed draws the frozen world, byte for byte', () => {
  expect(frozen(SEED)).toBe(readFileSync(WORLD_FILE, 'utf8'));
});

describe('what the booklet tells', () => {
  test('LOR-MAT-1: four continents, named; seas, mounts, woods, chasms and bridges', () => {
    expect(continentsOf(WORLD)).toHaveLength(4);
    const lands = CONTINENT_IDS.map(hexesIn);
    expect(new Set(lands.flat().map(keyOf)).size).toBe(HEXES.filter((hex) => isLand(WORLD, hex)).length);
    for (const id of CONTINENT_IDS) {
      expect(continentAt(hexAt(...WORLD_CONTINENTS[id].heart)), id).toBe(id);
      for (const ground of ['plaine', 'cote', 'mont', 'bois', 'gouffre'] as const)
        expect(
          hexesIn(id).some((hex) => is(hex, ground)),
          `${id} ${ground}`,
        ).toBe(true);
    }
    expect(HEXES.filter((hex) => is(hex, 'mer', 'pont')).map(continentAt)).not.toContainEqual(expect.anything());
    expect(WORLD_ORIGIN.provenance).toBe('reconstruction');
  });

  test('LOR-MAT-2: the edges meet, by their letters, and cut a continent in two', () => {
    const columns = columnsOf(WORLD);
    expect([WORLD.wraps, columns % 2, columns <= MAX_COLUMNS, WORLD.rows.length <= MAX_ROWS]).toEqual([true, 0, true, true]);
    expect(WORLD.rows.every((row) => row.length === columns && [...row].every((sign) => terrainOf(sign)))).toBe(true);
    expect(continentsOf({ ...WORLD, wraps: false }).length).toBeGreaterThan(4);
    const over = HEXES.flatMap((hex) =>
      DIRECTIONS.flatMap((direction) => {
        const way = crossing(WORLD, hex, direction);
        return way && continentAt(hex) && continentAt(hex) === continentAt(way.to) ? [`${continentAt(hex)} ${way.out}`] : [];
      }),
    );
    expect(new Set(over).size).toBeGreaterThan(5);
  });

  test('a coast is land by the sea, all of it and nothing else', () => {
    for (const hex of HEXES.filter((one) => isLand(WORLD, one)))
      expect(is(hex, 'cote'), keyOf(hex)).toBe(neighboursOf(WORLD, hex).some((other) => is(other, 'mer', 'pont')));
  });

  test('LOR-MER-1: bridges run over sea from coast to coast of two continents, never from bridge to bridge; each two have one', () => {
    const bridges = Map.groupBy(
      HEXES.filter((hex) => is(hex, 'pont')),
      (hex) => bridgeAt(WORLD, hex) ?? 0,
    );
    expect([...bridges.keys()].sort()).toEqual([...bridges.keys()].map((_, at) => at + 1));
    const joined = [...bridges.values()].map((hexes) => {
      expect(hexes.length).toBeLessThanOrEqual(3);
      const touched = hexes.map((hex) => neighboursOf(WORLD, hex).filter((other) => !is(other, 'mer')));
      const ends = hexes.filter((hex) => hexes.filter((other) => isNext(WORLD, hex, other)).length < 2);
      expect(ends.length).toBe(Math.min(2, hexes.length));
      const shores = touched.flat().filter((other) => !is(other, 'pont'));
      expect(shores.every((other) => is(other, 'cote'))).toBe(true);
      for (const [at, hex] of hexes.entries()) {
        const there = (touched[at] ?? []).flatMap((other) => continentAt(other) ?? []);
        expect(new Set(there).size, keyOf(hex)).toBe(ends.includes(hex) ? 3 - ends.length : 0);
        for (const other of touched[at] ?? []) expect([undefined, bridgeAt(WORLD, hex)]).toContain(bridgeAt(WORLD, other));
      }
      return [...new Set(shores.map(continentAt))].sort().join(' ');
    });
    expect(new Set(joined).size).toBe(6);
  });

  test('LOR-PREP-2, LOR-L-11, LOR-L-30: each has room for eight cities, off coasts and chasms and four hexes apart', () => {
    for (const { cities } of MEASURES) expect(cities).toBeGreaterThanOrEqual(8);
  });

  test('LOR-REV-1, LOR-REV-2: each has room for the six cities of the revision, on plains with plains all around', () => {
    for (const { clearCities } of MEASURES) expect(clearCities).toBeGreaterThanOrEqual(6);
  });

  test('LOR-PREP-4: each people finds twice the plains and coasts that it has counters, cities held apart', () => {
    const counters = Math.max(...PEOPLES.map((people) => kindsOf(people).reduce((sum, kind) => sum + COPIES[kind], 0)));
    for (const { grounds } of MEASURES) expect(grounds.plaine + grounds.cote).toBeGreaterThanOrEqual(2 * counters);
  });

  test('LOR-MON-1, LOR-GOU-1: mounts and chasms wall nothing in', () => {
    for (const id of CONTINENT_IDS) {
      const open = hexesIn(id).filter((hex) => !is(hex, 'mont', 'gouffre'));
      const found = new Set(open.slice(0, 1));
      for (const hex of found) for (const other of open) if (isNext(WORLD, hex, other)) found.add(other);
      expect(found.size, id).toBe(open.length);
    }
  });
});

/** Of the greatest over the least. */
const BAR = 0.05;

describe('no continent is worth more than another', () => {
  test.each<[string, (one: Measures) => number]>([
    ['land', ({ area }) => area],
    ['coast', ({ grounds }) => grounds.cote],
    ['plains', ({ grounds }) => grounds.plaine],
    ['places for cities', ({ sites }) => sites],
  ])('%s, within 5 %%', (_name, count) => {
    expect(spread(MEASURES.map(count))).toBeLessThanOrEqual(BAR);
  });

  test.each<[string, (one: Measures) => number]>([
    ['mounts', ({ grounds }) => grounds.mont],
    ['woods', ({ grounds }) => grounds.bois],
    ['chasms', ({ grounds }) => grounds.gouffre],
    ['cities at most', ({ cities }) => cities],
    ['cities of the revision at most', ({ clearCities }) => clearCities],
  ])('%s, as many', (_name, count) => {
    expect(spread(MEASURES.map(count))).toBe(0);
  });

  test('ways to the other three, in points over the bridges, nearest first, within 5 %', () => {
    const sorted = MEASURES.map(({ ways }) => [...ways].sort((a, b) => a - b));
    for (const rank of [0, 1, 2]) expect(spread(sorted.map((ways) => ways[rank] ?? 0))).toBeLessThanOrEqual(BAR);
  });
});

test('the most cities that keep apart, against every choice of a small plain', () => {
  const plain = HEXES.filter((hex) => distanceOn(WORLD, hex, HEXES[0] ?? hex) <= 3);
  const every = (chosen: readonly Hex[], rest: readonly Hex[]): number =>
    Math.max(
      chosen.length,
      ...rest.map((hex, at) =>
        every(
          [...chosen, hex],
          rest.slice(at + 1).filter((other) => distanceOn(WORLD, hex, other) >= CITY_STEPS),
        ),
      ),
    );
  expect(mostApart(plain, CITY_STEPS, (a, b) => distanceOn(WORLD, a, b))).toBe(every([], plain));
});
