import { describe, expect, test } from 'vitest';
import { PROVENANCES } from '../../core/origin.ts';
import { BOARD } from './board.ts';
import { originOf } from './board-origins.ts';
import { BOARD_FIELDS, type Border, KINGDOM_IDS, type KingdomId, type TerritoryId } from './board-types.ts';
import { frontsOf, territoryPoints } from './board-values.ts';

const { borders, kingdoms, seas, straits, territories } = BOARD;
const nearOf = (list: readonly Border[], id: TerritoryId): readonly TerritoryId[] =>
  list.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
const of = (kingdom: KingdomId) => territories.filter((territory) => territory.kingdom === kingdom);
const cellsOf = (id: TerritoryId) => seas.filter(({ coasts }) => coasts.includes(id));
const textOf = ({ a, b }: Border) => `${a} ${b}`;

/** Steps by land from `from` to each territory that land reaches. */
function stepsFrom(from: TerritoryId): ReadonlyMap<TerritoryId, number> {
  const steps = new Map<TerritoryId, number>([[from, 0]]);
  for (const [id, step] of steps) for (const near of nearOf(borders, id)) if (!steps.has(near)) steps.set(near, step + 1);
  return steps;
}

/** Whether the neighbours of `id` close a ring, each touching the next. */
function isRinged(list: readonly Border[], id: TerritoryId): boolean {
  const ring = nearOf(list, id);
  const [first, ...others] = ring;
  const goesRound = (last: TerritoryId, left: readonly TerritoryId[]): boolean => {
    const near = nearOf(list, last);
    if (left.length === 0) return first !== undefined && near.includes(first);
    return left.some(
      (next) =>
        near.includes(next) &&
        goesRound(
          next,
          left.filter((one) => one !== next),
        ),
    );
  };
  return first !== undefined && ring.length > 2 && goesRound(first, others);
}

describe('territories', () => {
  test('ZAR-MAT-6: ten ordinary kingdoms of 37 provinces and 10 capitals, and Zargos of six, three and one', () => {
    expect(kingdoms.map(({ id }) => id)).toEqual(KINGDOM_IDS);
    const ordinary = territories.filter(({ kingdom }) => kingdom !== 'zargos');
    expect(ordinary.filter(({ kind }) => kind === 'province')).toHaveLength(37);
    expect(ordinary.filter(({ kind }) => kind === 'capital').map(({ id }) => id)).toEqual(KINGDOM_IDS.filter((id) => id !== 'zargos'));
    const count = (kind: string) => of('zargos').filter((territory) => territory.kind === kind).length;
    expect(['province', 'inner', 'city'].map(count)).toEqual([6, 3, 1]);
  });

  /** Provinces besides the capital, from outside the booklet (Akilon is its missing tenth kingdom). */
  test.each<[KingdomId, number]>([
    ['ohms', 6],
    ['banzol', 5],
    ['kahil', 5],
    ['ludos', 4],
    ['palmyr', 4],
    ['tairo', 4],
    ['akilon', 3],
    ['kori', 3],
    ['itak', 2],
    ['oz', 1],
    ['zargos', 9],
  ])('%s has its capital and %i provinces', (kingdom, provinces) => {
    expect(of(kingdom).map(({ id }) => id)).toEqual([kingdom, ...Array.from({ length: provinces }, (_, at) => `${kingdom}-${at + 1}`)]);
  });

  test('every name is said once, and begins with the kingdom', () => {
    expect(new Set([...territories, ...seas].map(({ name }) => name)).size).toBe(territories.length + seas.length);
    for (const { name, kingdom, kind } of territories) {
      if (kind !== 'city') expect(name.startsWith(kingdoms.find(({ id }) => id === kingdom)?.name ?? '?'), name).toBe(true);
    }
  });

  test('ZAR-ZRG-1: the six provinces of Zargos with a coast are the six outer ones', () => {
    expect(of('zargos').map(({ kind, coastal }) => coastal === (kind === 'province'))).toEqual(Array(10).fill(true));
  });

  test('the City touches the three inner provinces and nothing else', () => {
    expect(nearOf(borders, 'zargos')).toEqual(['zargos-7', 'zargos-8', 'zargos-9']);
  });
});

describe('borders', () => {
  test('there are 103, once each, in the order of the territories', () => {
    const rank = (id: TerritoryId) => territories.findIndex((territory) => territory.id === id);
    expect(borders).toHaveLength(103);
    expect(borders.filter(({ doubtful }) => doubtful)).toHaveLength(14);
    expect(new Set(borders.map(textOf)).size).toBe(103);
    for (const { a, b } of borders) expect(rank(a), `${a} ${b}`).toBeLessThan(rank(b));
    expect(borders.map(({ a, b }) => 100 * rank(a) + rank(b))).toEqual(
      borders.map(({ a, b }) => 100 * rank(a) + rank(b)).sort((x, y) => x - y),
    );
  });

  /** The fourteen that the source leaves open, and the territory without coast that decides: none for two of them. */
  const OPEN: readonly [border: string, inland: TerritoryId | undefined][] = [
    ['akilon palmyr-1', 'palmyr-2'],
    ['akilon-3 tairo', 'palmyr-2'],
    ['kahil-1 ohms-6', undefined],
    ['kahil-2 kahil-4', 'kahil'],
    ['kahil-2 ohms-6', 'ohms-5'],
    ['ludos-3 ludos-4', 'ludos'],
    ['ohms ohms-6', 'ohms-5'],
    ['ohms-3 ohms-4', undefined],
    ['palmyr palmyr-1', 'palmyr-2'],
    ['palmyr palmyr-3', 'palmyr-2'],
    ['palmyr-3 tairo-2', 'palmyr-3'],
    ['zargos-1 zargos-8', 'zargos-7'],
    ['zargos-2 zargos-3', 'zargos-8'],
    ['zargos-3 zargos-9', 'zargos-8'],
  ];
  const inland = territories.filter(({ coastal }) => !coastal).map(({ id }) => id);

  test('the neighbours of every territory without coast close a ring round it', () => {
    expect(inland).toHaveLength(10);
    expect(inland.filter((id) => !isRinged(borders, id))).toEqual([]);
  });

  test('the open borders are marked, with their reason', () => {
    expect(borders.filter(({ doubtful }) => doubtful).map(textOf)).toEqual(OPEN.map(([border]) => border));
    for (const { doubtful, because } of borders) expect(because !== undefined).toBe(doubtful === true);
  });

  test.each(OPEN.filter(([, forced]) => forced))('%s: without it the sea would reach %s', (border, forced) => {
    const without = borders.filter((one) => textOf(one) !== border);
    expect(inland.filter((id) => !isRinged(without, id))).toContain(forced);
    const name = territories.find(({ id }) => id === forced)?.name ?? '?';
    expect(borders.find((one) => textOf(one) === border)?.because).toContain(name);
  });

  test.each(OPEN.filter(([, forced]) => !forced))('%s: nothing asks for it', (border) => {
    const without = borders.filter((one) => textOf(one) !== border);
    expect(inland.filter((id) => !isRinged(without, id))).toEqual([]);
  });

  test('five land masses: the west, the east, Oz, Itak and Zargos', () => {
    const masses = new Set(
      territories.map(({ id }) => [...new Set([...stepsFrom(id).keys()].map((one) => one.split('-')[0]))].sort().join(' ')),
    );
    expect([...masses].sort()).toEqual(['akilon banzol palmyr tairo', 'itak', 'kahil kori ludos ohms', 'oz', 'zargos']);
  });
});

describe('waters', () => {
  const open = seas.filter(({ kind }) => kind === 'sea');

  test('ZAR-MER-4: one lake between Kori and Ludos, which no sea cell touches (ZAR-L-31)', () => {
    expect(seas.filter(({ kind }) => kind === 'lake')).toEqual([
      { id: 'lac', name: 'le lac', kind: 'lake', coasts: ['kori-1', 'kori-2', 'ludos-3', 'ludos-4'], seas: [] },
    ]);
    expect(seas.filter((cell) => cell.seas.includes('lac'))).toEqual([]);
  });

  test('ZAR-MER-3: every coast touches the open sea, and every pair of coasts has a route', () => {
    expect(open.length).toBeGreaterThanOrEqual(14);
    expect(open.length).toBeLessThanOrEqual(22);
    for (const { id, coastal } of territories)
      expect(
        cellsOf(id).some(({ kind }) => kind === 'sea'),
        id,
      ).toBe(coastal);
    const reached = new Set(open.slice(0, 1).map(({ id }) => id));
    for (const id of reached) for (const near of open.find((cell) => cell.id === id)?.seas ?? []) reached.add(near);
    expect(reached.size).toBe(open.length);
  });

  test('sea cells touch one another both ways', () => {
    for (const { id, seas: near } of seas)
      for (const other of near) expect(seas.find((cell) => cell.id === other)?.seas, `${other} ${id}`).toContain(id);
  });

  test('the island of Zargos is ringed by sea cells, each touching the next', () => {
    const round = open.filter(({ coasts }) => coasts.some((id) => id.startsWith('zargos')));
    const next = round.map(({ seas: near }) => near.filter((id) => round.some((cell) => cell.id === id)));
    expect(next.map((two) => two.length)).toEqual(round.map(() => 2));
    const ring = new Set(round.slice(0, 1).map(({ id }) => id));
    for (const id of ring) for (const other of next[round.findIndex((cell) => cell.id === id)] ?? []) ring.add(other);
    expect(ring.size).toBe(round.length);
  });

  test('ZAR-AIL-2: three straits, from coast to coast of different masses, over a sea cell that both touch', () => {
    expect(straits).toEqual([
      ['akilon-1', 'ohms-3'],
      ['banzol-4', 'oz'],
      ['itak-2', 'ohms-1'],
    ]);
    for (const [a, b] of straits) {
      expect(stepsFrom(a).has(b)).toBe(false);
      expect(
        cellsOf(a).some((cell) => cellsOf(b).includes(cell)),
        `${a} ${b}`,
      ).toBe(true);
    }
  });
});

describe('values', () => {
  /** By hand: points counted one by one, fronts (kingdoms bordered and the sea), points and two more a front. */
  test.each<[KingdomId, points: number, fronts: number, value: number]>([
    ['akilon', 5, 3, 11],
    ['banzol', 7, 2, 11],
    ['itak', 4, 1, 6],
    ['kahil', 7, 3, 13],
    ['kori', 5, 2, 9],
    ['ludos', 6, 3, 12],
    ['ohms', 8, 2, 12],
    ['oz', 3, 1, 5],
    ['palmyr', 6, 3, 12],
    ['tairo', 6, 4, 14],
  ])('ZAR-PTS-2: %s counts %i points alone, %i fronts, %i as a whole', (kingdom, points, fronts, value) => {
    expect(of(kingdom).reduce((sum, territory) => sum + territoryPoints(territory), 0)).toBe(points);
    expect(frontsOf(kingdom, territories, borders)).toBe(fronts);
    expect(kingdoms.find(({ id }) => id === kingdom)?.value).toBe(value);
  });

  test('ZAR-PTS-1: a province counts 1, a capital 2, a province of Zargos 3, the City 7: 34 in all for Zargos', () => {
    expect(
      ['ohms-3', 'ohms', 'zargos-2', 'zargos-8', 'zargos'].map((id) =>
        territoryPoints(territories.find((one) => one.id === id) ?? { kingdom: 'oz', kind: 'city' }),
      ),
    ).toEqual([1, 2, 3, 3, 7]);
    expect(kingdoms.find(({ id }) => id === 'zargos')?.value).toBe(9 * 3 + 7);
  });

  test('Taïro is the richest, alone and for its size', () => {
    const ordinary = kingdoms.filter(({ id }) => id !== 'zargos');
    const best = (worth: (id: KingdomId, value: number) => number) =>
      ordinary
        .filter((one) => ordinary.every((other) => other === one || worth(other.id, other.value) < worth(one.id, one.value)))
        .map(({ id }) => id);
    expect(best((_, value) => value)).toEqual(['tairo']);
    expect(best((id, value) => value / of(id).length)).toEqual(['tairo']);
  });
});

describe('volcanoes', () => {
  const volcanoes = territories.filter(({ volcano }) => volcano);

  test('six to nine, on three land masses at least, Itak among them, none in Zargos', () => {
    expect(volcanoes.map(({ id }) => id)).toEqual(['akilon-2', 'banzol-2', 'itak-1', 'kahil-5', 'kori-3', 'ohms-5', 'oz-1', 'palmyr-3']);
    expect(new Set(volcanoes.map(({ id }) => [...stepsFrom(id).keys()].sort().join())).size).toBeGreaterThanOrEqual(3);
    expect(volcanoes.map(({ kingdom }) => kingdom)).toContain('itak');
    expect(volcanoes.map(({ kingdom }) => kingdom)).not.toContain('zargos');
  });

  test('one a kingdom, none in a capital nor in Taïro, three steps apart by land', () => {
    expect(new Set(volcanoes.map(({ kingdom }) => kingdom)).size).toBe(volcanoes.length);
    expect(volcanoes.filter(({ kind, kingdom }) => kind !== 'province' || kingdom === 'tairo')).toEqual([]);
    for (const { id } of volcanoes) {
      for (const other of volcanoes)
        if (other.id !== id) expect(stepsFrom(id).get(other.id) ?? 3, `${id} ${other.id}`).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('origins', () => {
  test('every group of data says where it comes from, and so does every border', () => {
    for (const field of BOARD_FIELDS) {
      expect(PROVENANCES).toContain(originOf(BOARD, field).provenance);
      expect(originOf(BOARD, field).because).toMatch(/\.$/);
    }
    expect(borders.every(({ provenance }) => provenance === 'externe')).toBe(true);
  });

  test.each([
    ['kingdoms', 'ohms', 'livret'],
    ['kingdoms', 'akilon', 'externe'],
    ['values', 'ohms', 'reconstruction'],
    ['values', 'zargos', 'deduit'],
    ['volcanoes', 'itak-1', 'livret'],
    ['volcanoes', 'oz-1', 'reconstruction'],
    ['lake', undefined, 'livret'],
    ['lake', 'coasts', 'externe'],
    ['names', 'ohms-2', 'reconstruction'],
    ['seas', 'mer-4', 'reconstruction'],
  ] as const)('%s of %s: %s', (field, id, provenance) => {
    expect(originOf(BOARD, field, id).provenance).toBe(provenance);
  });
});
