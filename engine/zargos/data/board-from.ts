/** The board of a club's own box, from its form once checked. */
import type { BoardFile } from './board-file.ts';
import type { Board, TerritoryId } from './board-types.ts';

/** Each border once, contacts in the order of the form: what `Board` promises. */
export function boardFor({ kingdoms, territories, seas, straits }: BoardFile): Board {
  const rank = new Map(territories.map(({ id }, at) => [id, at]));
  const seaRank = new Map(seas.map(({ id }, at) => [id, at]));
  const before = (a: TerritoryId, b: TerritoryId) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
  return {
    kingdoms: [...kingdoms],
    territories: territories.map(({ neighbours, seas: near, ...territory }) => territory),
    seas: seas.map((cell) => ({
      ...cell,
      coasts: [...cell.coasts].sort(before),
      seas: [...cell.seas].sort((a, b) => (seaRank.get(a) ?? 0) - (seaRank.get(b) ?? 0)),
    })),
    borders: territories.flatMap(({ id: a, neighbours }) =>
      neighbours
        .filter((b) => before(a, b) < 0)
        .sort(before)
        .map((b) => ({ a, b, provenance: 'livret' as const })),
    ),
    straits: [...straits],
  };
}
