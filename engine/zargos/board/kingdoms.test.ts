import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARD } from '../data/board.ts';
import type { KingdomId, TerritoryId } from '../data/board-types.ts';
import { territoryPoints } from '../data/board-values.ts';
import { POINTS, score } from '../rules/points.ts';
import { DRAWN } from './drawn.ts';
import { holdingsOf, kingdomTable, siteOf } from './kingdoms.ts';
import { boardOf, placeOf } from './tables.ts';

const OURS = boardOf(BOARD);
const ROWS = kingdomTable(OURS);
const row = (id: KingdomId) => ROWS.find((one) => one.id === id);
const placesOf = (ids: readonly TerritoryId[]) => ids.map((id) => placeOf(OURS, id) ?? -1);
const worth = (id: KingdomId) => BOARD.kingdoms.find((one) => one.id === id)?.value ?? 0;

/** One point a province, two a capital: by hand from the number of provinces. */
test.each<[KingdomId, number]>([
  ['akilon', 5],
  ['banzol', 7],
  ['itak', 4],
  ['kahil', 7],
  ['kori', 5],
  ['ludos', 6],
  ['ohms', 8],
  ['oz', 3],
  ['palmyr', 6],
  ['tairo', 6],
  ['zargos', 9 * 3 + 7],
])('ZAR-PTS-1: %s counted province by province is worth %i', (id, alone) => {
  expect(row(id)?.alone).toBe(alone);
});

const scoreOf = (ids: readonly TerritoryId[]) => score(holdingsOf(OURS, new Set(placesOf(ids))));

test('ZAR-PTS-2: a kingdom held as a whole counts its value instead; without its capital, province by province', () => {
  for (const { id, territories, alone, whole } of ROWS) {
    expect(whole).toBe(worth(id));
    expect(scoreOf(territories)).toBe(whole);
    expect(scoreOf(territories.slice(1))).toBe(alone - (id === 'zargos' ? 7 : 2));
  }
});

test('ZAR-PTS-1, ZAR-PTS-2: kingdoms add up, whole or in part', () => {
  expect(scoreOf(['oz', 'oz-1', 'ohms', 'zargos-3', 'zargos'])).toBe(worth('oz') + 2 + 3 + 7);
  expect(scoreOf([])).toBe(0);
});

test('ZAR-PTS-2: one more territory never costs points on our board', () => {
  const ids = BOARD.territories.map(({ id }) => id);
  fc.assert(
    fc.property(fc.subarray(ids), fc.constantFrom(...ids), (held, more) => {
      expect(scoreOf([...held, more])).toBeGreaterThanOrEqual(scoreOf(held));
    }),
  );
});

test('ZAR-PTS-1: the board and the count give a territory the same points', () => {
  for (const territory of BOARD.territories) expect(territoryPoints(territory)).toBe(POINTS[siteOf(territory)]);
});

test('what holding a kingdom takes, on the drawn board', () => {
  const rows = kingdomTable(boardOf(DRAWN));
  expect(rows.find(({ id }) => id === 'oz')).toMatchObject({
    name: 'Oz',
    territories: ['oz', 'oz-1'],
    foreign: [],
    rim: [],
    coasts: ['oz', 'oz-1'],
    seas: ['mer-1'],
  });
  expect(rows.find(({ id }) => id === 'tairo')).toMatchObject({
    territories: ['tairo', 'tairo-1', 'tairo-2'],
    foreign: ['banzol-2', 'zargos-2'],
    rim: ['tairo-1', 'tairo-2'],
    coasts: ['tairo', 'tairo-1'],
    seas: ['mer-3', 'lac'],
  });
});
