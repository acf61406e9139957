/** The drawing of the world: shores are closed lines round what they hold, a place is the hex it lies in, and few shapes stand for many hexes. */
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { cellOf, hexAt, hexesOf } from '#engine/zargos-lords/board/map.ts';
import { WORLD } from '#engine/zargos-lords/board/world.ts';
import { continentAt } from '#engine/zargos-lords/board/world-lands.ts';
import { CONTINENT_IDS, WORLD_CONTINENTS } from '#engine/zargos-lords/data/world.ts';
import { cellUnder, centreOf } from './geometry.ts';
import { outlineOf } from './outline.ts';
import { WorldPicture } from './WorldPicture.tsx';
import { worldNames } from './world-names.ts';

const loopsIn = (path: string): readonly string[] => path.split('Z').filter(Boolean);
const bends = (loop: string): number => loop.split('Q').length - 1;

describe('an outline', () => {
  test('goes once round one hex, and round two that touch; twice round two that do not', () => {
    expect(loopsIn(outlineOf([[4, 4]])).map(bends)).toEqual([6]);
    expect(
      loopsIn(
        outlineOf([
          [4, 4],
          [5, 4],
        ]),
      ).map(bends),
    ).toEqual([10]);
    expect(
      loopsIn(
        outlineOf([
          [4, 4],
          [8, 4],
        ]),
      ).map(bends),
    ).toEqual([6, 6]);
  });

  test('of a ring is a shore without and a shore within', () => {
    const ring = [
      [4, 3],
      [5, 3],
      [5, 4],
      [4, 5],
      [3, 4],
      [3, 3],
    ] as const;
    expect(
      loopsIn(outlineOf(ring))
        .map(bends)
        .sort((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  test('joins a hex beyond the western edge to its neighbour', () => {
    expect(
      loopsIn(
        outlineOf([
          [0, 4],
          [-1, 4],
        ]),
      ).map(bends),
    ).toEqual([10]);
  });
});

test('a place is the hex whose middle is nearest, beyond the edges too', () => {
  for (const column of [-1, 0, 1, 20, 39, 40])
    for (const row of [0, 7, 29])
      for (const [dx, dy] of [
        [0, 0],
        [24, 0],
        [-24, 0],
        [10, 20],
        [-10, -20],
        [10, -20],
      ] as const) {
        const { x, y } = centreOf(column, row);
        expect(cellUnder({ x: x + dx, y: y + dy })).toEqual([column, row]);
      }
});

test('the world is some forty shapes, its letters and numbers apart, and every name lies on its continent', () => {
  const names = worldNames();
  const drawn = render(<WorldPicture map={WORLD} names={names} />);
  expect(drawn.match(/<(path|rect)/g)?.length).toBeLessThan(40);
  expect(drawn.match(/<text/g)?.length).toBe(WORLD.rows.length * 4 + 40 + names.length);
  expect(names.map(({ column, row }) => continentAt(hexAt(column, row)))).toEqual(CONTINENT_IDS);
  for (const id of CONTINENT_IDS) expect(drawn).toContain(WORLD_CONTINENTS[id].name);
});

test('LOR-MER-1: every bridge is drawn, and nothing else as one', () => {
  const bridges = new Set(
    hexesOf(WORLD)
      .flatMap((hex) => WORLD.rows[cellOf(hex).row]?.[cellOf(hex).column]?.match(/\d/) ?? [])
      .map(String),
  );
  const drawn = render(<WorldPicture map={WORLD} />);
  const puffs = /lords-world-cloud" d="([^"]*)"/.exec(drawn)?.[1]?.split('M').length ?? 0;
  expect(bridges.size).toBe(8);
  expect(puffs).toBeGreaterThan(4 * bridges.size);
  expect(render(<WorldPicture map={{ rows: ['....', '....'], wraps: false }} />)).toContain('lords-world-cloud" d>');
});

test('LOR-MER-1: a bridge of a club’s map that turns is drawn from coast to coast, and one round the world comes to an end', () => {
  const puffsOf = (rows: readonly string[], wraps = false): number =>
    (/lords-world-cloud" d="([^"]*)"/.exec(render(<WorldPicture map={{ rows, wraps }} />))?.[1] ?? '').split('M').length - 1;
  // Four hexes, and a coast at each end: five steps of three puffs, but for the two that would lie on land.
  expect(puffsOf(['~~~~~~', 'c1111c', '~~~~~~'])).toBe(13);
  expect(puffsOf(['1111', '1111'], true)).toBeGreaterThan(0);
});
