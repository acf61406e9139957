/** The positioning cards (ZAR-MAT-4): green backs are capitals and reinforcements, blue backs are provinces and boats; none for Zargos (ZAR-POS-7). */
import type { TerritoryId, TerritoryKind } from '../../data/board-types.ts';
import { POSITIONING_CARDS } from '../../setup.ts';
import { tablesFor } from '../table.ts';
import type { GameOptions, PositionCard } from '../types.ts';

export const isTerritory = (card: PositionCard): card is TerritoryId => card !== 'renfort' && card !== 'bateau';

export interface Piles {
  readonly green: readonly PositionCard[];
  readonly blue: readonly PositionCard[];
}

/** Both piles in the order of the board, not yet shuffled. */
export function pilesOf(options: Pick<GameOptions, 'board'>): Piles {
  const { territories } = tablesFor(options).board;
  const cardsOf = (wanted: TerritoryKind): readonly TerritoryId[] =>
    territories.flatMap(({ id, kind, kingdom }) => (kind === wanted && kingdom !== 'zargos' ? [id] : []));
  const copies = (card: PositionCard, count: number): readonly PositionCard[] => Array.from({ length: count }, () => card);
  return {
    green: [...cardsOf('capital'), ...copies('renfort', POSITIONING_CARDS.reinforcements)],
    blue: [...cardsOf('province'), ...copies('bateau', POSITIONING_CARDS.boats)],
  };
}
