/** Our board of Zargos: the graph and what stands on it, where each datum comes from is told apart (`originOf`). Geometry is no matter of the engine. */
import { BORDERS, STRAITS } from './board-borders.ts';
import { KINGDOM_NAMES, TERRITORIES } from './board-lands.ts';
import { type Board, KINGDOM_IDS, type SeaCell, type SeaId, type TerritoryId } from './board-types.ts';
import { VALUES } from './board-values.ts';

const sea = (id: SeaId, name: string, coasts: readonly TerritoryId[], seas: readonly SeaId[]): SeaCell => ({
  id,
  name,
  kind: 'sea',
  coasts,
  seas,
});

// biome-ignore format: a line a cell
/**
 * The sea cells: ours, but for the lake (ZAR-MER-4). « Large »: on the rim of the board; « mer »: round the island of Zargos; « passe »:
 * between the two. What each touches is what it touches on our map: a test holds the two together.
 */
const SEAS: readonly SeaCell[] = [
  sea('mer-1', 'large du nord', ['banzol'], ['mer-2', 'mer-13', 'mer-14', 'mer-15']),
  sea('mer-2', 'large du nord-nord-est', ['kori', 'kori-2', 'kori-3'], ['mer-1', 'mer-3', 'mer-15']),
  sea('mer-3', 'large du nord-est', ['kori', 'kori-1', 'kori-3', 'ludos-2', 'ludos-4'], ['mer-2', 'mer-4']),
  sea('mer-4', 'large de l’est-nord-est', ['kahil-3', 'kahil-5', 'ludos-1', 'ludos-2'], ['mer-3', 'mer-5']),
  sea('mer-5', 'large de l’est-sud-est', ['kahil-1', 'kahil-3', 'ohms-6'], ['mer-4', 'mer-6']),
  sea('mer-6', 'large du sud-est', ['ohms', 'ohms-1', 'ohms-6'], ['mer-5', 'mer-7']),
  sea('mer-7', 'large du sud-sud-est', ['itak', 'itak-2', 'ohms-1', 'ohms-2'], ['mer-6', 'mer-8', 'mer-21']),
  sea('mer-8', 'large du sud', ['akilon', 'akilon-1', 'akilon-2', 'itak', 'itak-1'], ['mer-7', 'mer-9', 'mer-21']),
  sea('mer-9', 'large du sud-ouest', ['akilon-2', 'palmyr', 'palmyr-1'], ['mer-8', 'mer-10']),
  sea('mer-10', 'large de l’ouest-sud-ouest', ['oz-1', 'palmyr', 'palmyr-4'], ['mer-9', 'mer-11', 'mer-12']),
  sea('mer-11', 'passe de l’ouest', ['banzol-4', 'oz', 'oz-1', 'palmyr-4', 'tairo-2', 'tairo-4'], ['mer-10', 'mer-12']),
  sea('mer-12', 'large de l’ouest-nord-ouest', ['banzol-2', 'banzol-3', 'banzol-4', 'oz', 'oz-1'], ['mer-10', 'mer-11', 'mer-13']),
  sea('mer-13', 'large du nord-ouest', ['banzol', 'banzol-1', 'banzol-2'], ['mer-1', 'mer-12']),
  sea('mer-14', 'mer du nord', ['banzol', 'banzol-5', 'zargos-1', 'zargos-6'], ['mer-1', 'mer-15', 'mer-20']),
  sea('mer-15', 'mer du nord-est', ['kori-2', 'ludos-3', 'zargos-1', 'zargos-2'], ['mer-1', 'mer-2', 'mer-14', 'mer-16']),
  sea('mer-16', 'mer de l’est', ['kahil-2', 'kahil-4', 'ludos-1', 'ludos-3', 'zargos-2', 'zargos-3'], ['mer-15', 'mer-17']),
  sea('mer-17', 'mer du sud-est', ['kahil-2', 'ohms-3', 'ohms-4', 'zargos-3', 'zargos-4'], ['mer-16', 'mer-18', 'mer-21']),
  sea('mer-18', 'mer du sud', ['akilon', 'akilon-1', 'akilon-3', 'tairo-1', 'zargos-4', 'zargos-5'], ['mer-17', 'mer-19', 'mer-21']),
  sea('mer-19', 'mer de l’ouest', ['tairo-1', 'tairo-3', 'tairo-4', 'zargos-5', 'zargos-6'], ['mer-18', 'mer-20']),
  sea('mer-20', 'mer du nord-ouest', ['banzol-4', 'banzol-5', 'tairo-4', 'zargos-6'], ['mer-14', 'mer-19']),
  sea('mer-21', 'passe du sud', ['akilon-1', 'itak-1', 'itak-2', 'ohms-2', 'ohms-3'], ['mer-7', 'mer-8', 'mer-17', 'mer-18']),
  { id: 'lac', name: 'le lac', kind: 'lake', coasts: ['kori-1', 'kori-2', 'ludos-3', 'ludos-4'], seas: [] },
];

export const BOARD: Board = {
  kingdoms: KINGDOM_IDS.map((id) => ({ id, name: KINGDOM_NAMES[id], value: VALUES[id] })),
  territories: TERRITORIES,
  seas: SEAS,
  borders: BORDERS,
  straits: STRAITS,
};
