import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Graph } from '../../core/graph.ts';
import { BOARD } from '../data/board.ts';
import type { PlaceId, TerritoryId } from '../data/board-types.ts';
import { boards } from '../testing/arbitrary-board.ts';
import { DRAWN } from './drawn.ts';
import {
  type BoardTables,
  between,
  boardOf,
  crossingBetween,
  crossingsOf,
  FAR,
  idOf,
  isSea,
  placeOf,
  routeBetween,
  stepsBetween,
} from './tables.ts';

const OURS = boardOf(BOARD);

const at = (id: PlaceId, tables: BoardTables = OURS): number => placeOf(tables, id) ?? -1;
const idsOf = (places: readonly number[] | undefined, tables: BoardTables = OURS): readonly PlaceId[] =>
  (places ?? []).map((place) => idOf(tables, place));

describe('our board', () => {
  test('ZAR-MAT-6: eleven kingdoms, 47 ordinary territories and the ten of Zargos', () => {
    const { kingdoms, members, powerless, territories } = OURS;
    expect([kingdoms.length, territories]).toEqual([11, 57]);
    expect([...powerless].filter((one) => one === 1)).toHaveLength(10);
    const kinds = BOARD.territories.map(({ kingdom, kind }) => (kingdom === 'zargos' ? `zargos ${kind}` : kind));
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect([count('province'), count('capital')]).toEqual([37, 10]);
    expect([count('zargos province'), count('zargos inner'), count('zargos city')]).toEqual([6, 3, 1]);
    expect(members.map(({ length }) => length)).toEqual([4, 6, 3, 6, 4, 5, 7, 2, 5, 5, 10]);
  });

  test('ZAR-ATT-1: the borders of the Forbidden City and of Oz', () => {
    expect(idsOf(OURS.land[at('zargos')])).toEqual(['zargos-7', 'zargos-8', 'zargos-9']);
    expect(idsOf(OURS.land[at('oz')])).toEqual(['oz-1']);
  });

  test.each<[string, TerritoryId, TerritoryId, number]>([
    ['to itself', 'oz', 'oz', 0],
    ['to a neighbour', 'oz', 'oz-1', 1],
    ['from the coast of Zargos to the City', 'zargos-1', 'zargos', 2],
    ['from one land mass to another', 'oz', 'banzol-4', FAR],
  ])('steps by land %s', (_name, from, to, steps) => {
    expect(stepsBetween(OURS, at(from), at(to))).toBe(steps);
  });

  test('ZAR-MER-4: the lake is a sea cell that touches four coasts and no other cell', () => {
    expect(idsOf(OURS.coasts[at('lac')])).toEqual(['kori-1', 'kori-2', 'ludos-3', 'ludos-4']);
    expect(OURS.sea[at('lac')]).toEqual([]);
    expect(crossingBetween(OURS, at('kori-1'), at('ludos-3'))).toBe(1);
    expect(idsOf(routeBetween(OURS, at('kori-1'), at('ludos-3')))).toEqual(['lac']);
  });

  test('ZAR-MER-1: any two coasts are joined by some sea route', () => {
    const coasts = BOARD.territories.filter(({ coastal }) => coastal).map(({ id }) => at(id));
    expect(coasts).toHaveLength(47);
    for (const a of coasts) for (const b of coasts) expect(crossingBetween(OURS, a, b)).toBeLessThan(FAR);
  });

  test('ZAR-AIL-2: the three straits join coasts of different land masses', () => {
    const ends = OURS.straits.flatMap((others, place) => others.map((other) => [place, other] as const)).filter(([a, b]) => a < b);
    expect(ends).toHaveLength(3);
    for (const [a, b] of ends) {
      expect(OURS.landMasses[a]).not.toBe(OURS.landMasses[b]);
      expect([OURS.seas[a]?.length, OURS.seas[b]?.length].includes(0)).toBe(false);
    }
  });

  test('ZAR-ARA-1: every volcano is the neighbour of every other', () => {
    const volcanoes = BOARD.territories.flatMap(({ volcano }, place) => (volcano ? [place] : []));
    expect(volcanoes.length).toBeGreaterThan(2);
    for (const place of volcanoes) expect([place, ...(OURS.vortices[place] ?? [])].sort((a, b) => a - b)).toEqual(volcanoes);
  });

  test('an unknown place is a mistake of ours', () => {
    expect(() => idOf(OURS, 999)).toThrow(/no place 999/);
    expect(() => boardOf({ ...BOARD, straits: [['oz', 'oz-9']] })).toThrow(/no place oz-9/);
    expect(placeOf(OURS, 'atlantide')).toBeUndefined();
  });
});

describe('the drawn board', () => {
  const tables = boardOf(DRAWN);
  const route = (from: TerritoryId, to: TerritoryId, shut: readonly PlaceId[] = []) => {
    const found = routeBetween(tables, at(from, tables), at(to, tables), (cell) => !shut.includes(idOf(tables, cell)));
    return found && idsOf(found, tables);
  };

  test.each<[string, TerritoryId, TerritoryId, readonly PlaceId[] | undefined]>([
    ['one cell', 'oz', 'banzol-1', ['mer-1']],
    ['three cells', 'oz', 'zargos-1', ['mer-1', 'mer-2', 'mer-3']],
    ['four cells', 'oz', 'kori', ['mer-1', 'mer-2', 'mer-3', 'mer-4']],
    ['the lake', 'banzol', 'tairo', ['lac']],
    ['nothing, from inland', 'tairo-2', 'oz', undefined],
    ['nothing, out of the lake', 'tairo', 'kori', undefined],
  ])('ZAR-MER-3: a sea route of %s', (_name, from, to, cells) => {
    expect(route(from, to)).toEqual(cells);
    expect(crossingBetween(tables, at(from, tables), at(to, tables))).toBe(cells?.length ?? FAR);
  });

  test('ZAR-TEMPETE: shut cells cut routes', () => {
    expect(route('oz', 'banzol', ['mer-2', 'mer-3'])).toBeUndefined();
    expect(route('oz', 'banzol-1', ['mer-2', 'mer-3'])).toEqual(['mer-1']);
    const crossings = crossingsOf(tables, (cell) => idOf(tables, cell) !== 'mer-2');
    expect(crossings[at('oz', tables) * tables.territories + at('kori', tables)]).toBe(FAR);
    expect(crossings[at('tairo-1', tables) * tables.territories + at('kori', tables)]).toBe(2);
  });

  test.each<[TerritoryId, readonly TerritoryId[]]>([
    ['oz', ['banzol', 'oz-1']],
    ['banzol', ['banzol-1', 'banzol-2', 'oz', 'tairo-1']],
    ['tairo-2', ['tairo', 'tairo-1', 'zargos-1', 'zargos-2', 'zargos-7']],
    ['kori', ['akilon', 'palmyr']],
  ])('ZAR-AIL-1, ZAR-AIL-2: from %s the Ailés come down on %o', (from, targets) => {
    expect(idsOf(tables.flights[at(from, tables)], tables)).toEqual(targets);
  });

  test('ZAR-AIL-1: what is flown over', () => {
    const over = (a: TerritoryId, b: TerritoryId) => idsOf(between(tables, at(a, tables), at(b, tables)), tables);
    expect(over('tairo-2', 'zargos-7')).toEqual(['zargos-2']);
    expect(over('banzol-1', 'banzol-2')).toEqual(['banzol']);
    expect(over('banzol', 'oz')).toEqual([]);
  });
});

const isSymmetric = (graph: Graph): boolean => graph.every((near, a) => near.every((b) => b !== a && graph[b]?.includes(a)));

describe.each([
  ['our board', fc.constant(OURS)],
  ['any board', boards.map(boardOf)],
])('%s', (_name, tables) => {
  test('ZAR-ATT-1, ZAR-ARA-1, ZAR-AIL-2: who touches me I touch', () => {
    fc.assert(
      fc.property(tables, ({ land, sea, vortices, straits, flights, seas, coasts }) => {
        for (const graph of [land, sea, vortices, straits, flights]) expect(isSymmetric(graph)).toBe(true);
        for (const [coast, cells] of seas.entries()) for (const cell of cells) expect(coasts[cell]).toContain(coast);
        for (const [cell, shores] of coasts.entries()) for (const coast of shores) expect(seas[coast]).toContain(cell);
      }),
      { numRuns: 20 },
    );
  });

  test('no detour is shorter, by land', () => {
    fc.assert(
      fc.property(tables, fc.nat(), fc.nat(), fc.nat(), (board, x, y, z) => {
        const [a = 0, b = 0, c = 0] = [x, y, z].map((one) => one % board.territories);
        expect(stepsBetween(board, a, c)).toBeLessThanOrEqual(stepsBetween(board, a, b) + stepsBetween(board, b, c));
        expect(stepsBetween(board, a, b)).toBe(stepsBetween(board, b, a));
        expect(stepsBetween(board, a, b) === FAR).toBe(board.landMasses[a] !== board.landMasses[b]);
      }),
    );
  });

  test('ZAR-MER-3: a route leads from coast to coast through cells that touch, and none is shorter', () => {
    fc.assert(
      fc.property(tables, fc.nat(), fc.nat(), (board, x, y) => {
        const [a, b] = [x % board.territories, y % board.territories];
        const route = routeBetween(board, a, b);
        expect(crossingBetween(board, a, b)).toBe(crossingBetween(board, b, a));
        if (a !== b) expect(crossingBetween(board, a, b)).toBe(route?.length ?? FAR);
        if (!route) return;
        expect(route.every((cell) => isSea(board, cell))).toBe(true);
        expect(board.seas[a]).toContain(route[0]);
        expect(board.seas[b]).toContain(route.at(-1));
        for (const [at, cell] of route.entries()) if (at > 0) expect(board.sea[route[at - 1] ?? -1]).toContain(cell);
      }),
    );
  });

  test('ZAR-AIL-1: flights go to neighbours, over one province, or across a strait', () => {
    fc.assert(
      fc.property(tables, fc.nat(), (board, x) => {
        const a = x % board.territories;
        for (let b = 0; b < board.territories; b += 1) {
          const middles = (board.land[a] ?? []).filter((middle) => board.land[middle]?.includes(b));
          const isTwo = a !== b && !board.land[a]?.includes(b) && middles.length > 0;
          expect(between(board, a, b)).toEqual(isTwo ? middles : []);
          const isNear = board.land[a]?.includes(b) || board.straits[a]?.includes(b);
          expect(board.flights[a]?.includes(b)).toBe(isTwo || isNear);
        }
      }),
    );
  });

  test('kingdoms share the territories out, and foreigners border them from outside', () => {
    fc.assert(
      fc.property(tables, ({ members, kingdomOf, foreign, land, territories }) => {
        expect(members.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: territories }, (_, place) => place));
        for (const [kingdom, own] of members.entries()) {
          expect(own.every((place) => kingdomOf[place] === kingdom)).toBe(true);
          const outside = new Set(own.flatMap((place) => land[place] ?? []).filter((place) => kingdomOf[place] !== kingdom));
          expect(foreign[kingdom]).toEqual([...outside].sort((a, b) => a - b));
        }
      }),
      { numRuns: 20 },
    );
  });
});
