/**
 * A small board for the tests, drawn by hand. Borders are lines; each sea cell lists its coasts; `^` is a volcano, `·····` the strait. The land
 * bridge to Zargos is there to try movements that cross its border.
 *
 *     oz-1^ — oz ····· banzol — banzol-2 — tairo-1 — tairo^ — tairo-2 — zargos-2 —— zargos-1^
 *                        |                                                  \         /
 *                      banzol-1                                              zargos-7 — zargos
 *     kori — palmyr — akilon
 *
 *     mer-1: oz oz-1 banzol-1 · mer-2: banzol banzol-1 banzol-2 · mer-3: tairo-1 zargos-1 · mer-4: kori zargos-1 zargos-2
 *     mer-1 — mer-2 — mer-3 — mer-4 · lac: banzol tairo
 */
import { BOARD } from '../data/board.ts';
import type { Board, SeaCell, SeaId, Territory, TerritoryId } from '../data/board-types.ts';

const VOLCANOES: readonly TerritoryId[] = ['oz-1', 'tairo', 'zargos-1'];
const INLAND: readonly TerritoryId[] = ['akilon', 'palmyr', 'tairo-2', 'zargos', 'zargos-7'];

// biome-ignore format: a line a land mass
const BORDERS: readonly (readonly [TerritoryId, TerritoryId])[] = [
  ['oz', 'oz-1'],
  ['banzol', 'banzol-1'], ['banzol', 'banzol-2'], ['banzol-2', 'tairo-1'], ['tairo', 'tairo-1'], ['tairo', 'tairo-2'],
  ['tairo-2', 'zargos-2'], ['zargos-1', 'zargos-2'], ['zargos-1', 'zargos-7'], ['zargos-2', 'zargos-7'], ['zargos', 'zargos-7'],
  ['kori', 'palmyr'], ['akilon', 'palmyr'],
];

const sea = (id: SeaId, coasts: readonly TerritoryId[], seas: readonly SeaId[]): SeaCell => ({
  id,
  name: id,
  kind: id === 'lac' ? 'lake' : 'sea',
  coasts,
  seas,
});

/** « Banzol 2 »; capitals and the City keep their names. */
const nameOf = ({ id, name, kind }: Territory): string =>
  kind === 'capital' || kind === 'city' ? name : `${name.split(' ')[0]} ${id.split('-')[1]}`;

const TERRITORIES: readonly TerritoryId[] = BORDERS.flat();
const KINGDOMS = ['akilon', 'banzol', 'kori', 'oz', 'palmyr', 'tairo', 'zargos'];

export const DRAWN: Board = {
  kingdoms: BOARD.kingdoms.filter(({ id }) => KINGDOMS.includes(id)),
  territories: BOARD.territories
    .filter(({ id }) => TERRITORIES.includes(id))
    .map((one) => ({ ...one, name: nameOf(one), coastal: !INLAND.includes(one.id), volcano: VOLCANOES.includes(one.id) })),
  seas: [
    sea('mer-1', ['banzol-1', 'oz', 'oz-1'], ['mer-2']),
    sea('mer-2', ['banzol', 'banzol-1', 'banzol-2'], ['mer-1', 'mer-3']),
    sea('mer-3', ['tairo-1', 'zargos-1'], ['mer-2', 'mer-4']),
    sea('mer-4', ['kori', 'zargos-1', 'zargos-2'], ['mer-3']),
    sea('lac', ['banzol', 'tairo'], []),
  ],
  borders: BORDERS.map(([a, b]) => ({ a, b, provenance: 'reconstruction' })),
  straits: [['banzol', 'oz']],
};
