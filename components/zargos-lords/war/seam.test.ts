/** Where the world is cut open at the table, and what a line goes round over its edge. */
import { expect, test } from 'vitest';
import { keyOf } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, columnsOf, type HexMap, hexAt, hexesOf, neighboursOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { centreOf, turnOf, worldBox } from '../drawings/geometry.ts';
import { cutOf } from './seam.ts';
import { hexesWithin } from './use-circling.ts';

/** Pairs of hexes of land that this column parts from the one before it. */
function partedBy(map: HexMap, column: number): number {
  const isLand = (hex: ReturnType<typeof hexAt>): boolean => !['mer', 'pont'].includes(terrainAt(map, hex) ?? '');
  const before = (column + columnsOf(map) - 1) % columnsOf(map);
  return hexesOf(map)
    .filter((hex) => cellOf(hex).column === column && isLand(hex))
    .reduce((sum, hex) => sum + neighboursOf(map, hex).filter((near) => cellOf(near).column === before && isLand(near)).length, 0);
}

test('of a continent against one no land is divided; where any cut divides one, the world is cut as it is printed', () => {
  const { continent, guerre, ponts } = SCENARIOS;
  expect(partedBy(continent.map, 0)).toBeGreaterThan(0);
  expect(partedBy(continent.map, cutOf(continent.map).from)).toBe(0);
  for (let column = 0; column < columnsOf(guerre.map); column += 1) expect(partedBy(guerre.map, column)).toBeGreaterThan(0);
  expect(cutOf(guerre.map).from).toBe(0);
  expect(cutOf(ponts.map).from).toBe(0);
});

test('whoever stands on the land seen again beyond an edge is in a line drawn round him there', () => {
  const { map } = SCENARIOS.guerre;
  const cut = cutOf(map);
  const { x, y } = centreOf(39, 10);
  const over = x - turnOf(map);
  expect(over).toBeGreaterThan(worldBox(map, cut).x);
  const line = [
    { x: over - 20, y: y - 20 },
    { x: over + 20, y: y - 20 },
    { x: over + 20, y: y + 20 },
    { x: over - 20, y: y + 20 },
  ];
  expect(hexesWithin(map, cut, line).map(keyOf)).toEqual([keyOf(hexAt(39, 10))]);
});
