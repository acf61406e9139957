/** Our board of Zargos: the graph and what stands on it, each datum with its origin (`originOf`). Geometry is no matter of the engine. */
import { BORDERS, STRAITS } from './board-borders.ts';
import { KINGDOM_NAMES, TERRITORIES } from './board-lands.ts';
import { ORIGINS } from './board-origins.ts';
import { SEAS } from './board-seas.ts';
import { type Board, KINGDOM_IDS } from './board-types.ts';
import { VALUES } from './board-values.ts';

export const BOARD: Board = {
  kingdoms: KINGDOM_IDS.map((id) => ({ id, name: KINGDOM_NAMES[id], value: VALUES[id] })),
  territories: TERRITORIES,
  seas: SEAS,
  borders: BORDERS,
  straits: STRAITS,
  provenance: ORIGINS,
};
