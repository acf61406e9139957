/** Small boards drawn at random for the tests: two kingdoms and a corner of Zargos, four sea cells and a lake, any borders, coasts and straits. */
import fc from 'fast-check';
import { BOARD } from '../data/board.ts';
import type { Board, SeaId, Territory, TerritoryId } from '../data/board-types.ts';

const KINGDOMS = BOARD.kingdoms.filter(({ id }) => id === 'akilon' || id === 'banzol' || id === 'zargos');
const TERRITORY_IDS = ['akilon', 'akilon-1', 'akilon-2', 'banzol', 'banzol-1', 'banzol-2', 'zargos', 'zargos-1', 'zargos-7'] as const;
const TERRITORIES = BOARD.territories.filter(({ id }) => TERRITORY_IDS.some((one) => one === id));
const SEA_IDS = ['mer-1', 'mer-2', 'mer-3', 'mer-4'] as const satisfies readonly SeaId[];

const pairsOf = <Id>(ids: readonly Id[]): readonly (readonly [Id, Id])[] =>
  ids.flatMap((a, at) => ids.slice(at + 1).map((b) => [a, b] as const));

/** In the order of `TERRITORIES`, as the schema wants it. */
const some = fc.subarray(TERRITORIES.map(({ id }) => id));

export const boards: fc.Arbitrary<Board> = fc
  .record({
    volcanoes: some,
    borders: fc.subarray([...pairsOf(TERRITORIES.map(({ id }) => id))], { maxLength: 14 }),
    coasts: fc.array(
      fc.subarray(
        TERRITORIES.map(({ id }) => id),
        { maxLength: 4 },
      ),
      { minLength: 5, maxLength: 5 },
    ),
    swims: fc.subarray([...pairsOf(SEA_IDS)]),
    straits: fc.subarray([...pairsOf(TERRITORIES.map(({ id }) => id))], { maxLength: 2 }),
  })
  .map(({ volcanoes, borders, coasts, swims, straits }) => {
    const coastal = new Set<TerritoryId>(coasts.flat());
    const territories: readonly Territory[] = TERRITORIES.map((one) => ({
      ...one,
      coastal: coastal.has(one.id),
      volcano: volcanoes.includes(one.id),
    }));
    const seas = SEA_IDS.map((id, at) => ({
      id,
      name: id,
      kind: 'sea' as const,
      coasts: coasts[at] ?? [],
      seas: SEA_IDS.filter((other) => swims.some((pair) => pair.includes(id) && pair.includes(other) && id !== other)),
    }));
    return {
      kingdoms: KINGDOMS,
      territories,
      seas: [...seas, { id: 'lac', name: 'le lac', kind: 'lake', coasts: coasts[4] ?? [], seas: [] }],
      borders: borders.map(([a, b]) => ({ a, b, provenance: 'reconstruction' as const })),
      straits,
    };
  });
