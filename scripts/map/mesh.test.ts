import { describe, expect, test } from 'vitest';
import { seeded } from '#engine/core/random.ts';
import type { Fault } from './contacts.ts';
import { SEED } from './draw.ts';
import { groundOf, noiseOf } from './ground.ts';
import type { Hearts } from './land.ts';
import { HEARTS, SIZE } from './layout.ts';
import { around, IDS, meshOf } from './mesh.ts';
import { shareWater } from './seas.ts';
import { settle } from './settle.ts';
import { partsOf, tidy } from './tidy.ts';

const mesh = meshOf(20, seeded('mesh'));

describe('the mesh', () => {
  test('its cells fill the square', () => {
    const areas = Array.from({ length: mesh.count }, (_, cell) => {
      const corners = mesh.corners(cell);
      return Math.abs(
        corners.reduce((sum, [x, y], k) => {
          const [nx, ny] = corners[(k + 1) % corners.length] ?? [x, y];
          return sum + (x * ny - nx * y) / 2;
        }, 0),
      );
    });
    expect(areas.reduce((sum, area) => sum + area, 0)).toBeCloseTo(SIZE * SIZE, 3);
  });

  test('neighbours are mutual and share an edge', () => {
    for (let cell = 0; cell < mesh.count; cell++) for (const other of around(mesh, cell)) expect([...around(mesh, other)]).toContain(cell);
    expect(Math.min(...mesh.edge)).toBeGreaterThanOrEqual(0);
  });
});

test('noise is smooth, between -1 and 1, and the same for a seed', () => {
  const [one, again] = [noiseOf(seeded('n'), 50), noiseOf(seeded('n'), 50)];
  for (let k = 0; k < 400; k++) {
    const [x, y] = [k * 7.3 - 500, k * 3.1];
    expect(Math.abs(one(x, y))).toBeLessThanOrEqual(1);
    expect(one(x, y)).toBe(again(x, y));
    expect(Math.abs(one(x + 0.01, y) - one(x, y))).toBeLessThan(0.01);
  }
});

test('tidying leaves one part of each owner: no islet, no pond', () => {
  const owner = Int8Array.from({ length: mesh.count }, (_, cell) => ((mesh.x[cell] ?? 0) < 500 ? 0 : -1));
  for (const cell of [5, 45, 210, 399]) owner[cell] = -1 - (owner[cell] ?? 0);
  tidy(mesh, owner);
  expect(
    partsOf(mesh, owner)
      .map(([first = 0]) => owner[first])
      .sort(),
  ).toEqual([-1, 0]);
});

test('sea cells share all the water and nothing else, each in one part', () => {
  const owner = Int8Array.from({ length: mesh.count }, (_, cell) =>
    ((mesh.x[cell] ?? 0) - 500) ** 2 + ((mesh.y[cell] ?? 0) - 500) ** 2 < 200 ** 2 ? 7 : -1,
  );
  const { seas, short } = shareWater(
    mesh,
    owner,
    [
      [100, 100],
      [900, 100],
      [900, 900],
      [100, 900],
    ],
    new Float64Array(mesh.count).fill(1),
    seeded('seas'),
    20,
  );
  expect(short).toBe(0);
  expect([...seas].map((sea) => sea >= 0)).toEqual([...owner].map((whose) => whose === -1));
  expect(partsOf(mesh, seas)).toHaveLength(5);
});

test.runIf(process.env.NIGHT)('the search mends a sketch that a heart was moved in', { timeout: 30_000 }, () => {
  const ground = groundOf(meshOf(60, seeded('coarse')), SEED);
  const sketch: Hearts = IDS.map((id) => HEARTS[id] ?? [0, 0, 0]);
  const moved = sketch.map(([x, y, more], at): readonly [number, number, number] =>
    IDS[at] === 'kahil' ? [x + 40, y + 10, more] : [x, y, more],
  );
  const points = (faults: readonly Fault[]) => faults.reduce((sum, fault) => sum + fault.points, 0);
  const before = settle(ground, moved, seeded('none'), { rounds: 0, step: 0, least: 20 });
  const after = settle(ground, moved, seeded('some'), { rounds: 150, step: 12, least: 20 });
  expect(before.hearts).toEqual(moved);
  expect(points(before.faults)).toBeGreaterThan(100);
  expect(points(after.faults)).toBeLessThan(points(before.faults) / 2);
});
