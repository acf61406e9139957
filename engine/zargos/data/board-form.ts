/** The form that a board is written on, to start a file from. Apart from its reader, which weighs more. */
import type { BoardFile } from './board-file.ts';
import type { Board, Placed } from './board-types.ts';

const placed = ({ x, y }: Placed) => (x === undefined || y === undefined ? {} : { x, y });

/** The file that a board would be read from; `spots`, territories then sea cells, say where the places lie that do not say it themselves. */
export function formatBoard(board: Board, spots: readonly Placed[] = []): BoardFile {
  const { territories, seas } = board;
  return {
    kingdoms: board.kingdoms.map(({ id, name, value }) => ({ id, name, value })),
    territories: territories.map(({ id, name, kingdom, kind, coastal, volcano, ...at }, place) => ({
      id,
      name,
      kingdom,
      kind,
      coastal,
      volcano,
      neighbours: board.borders.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])),
      seas: seas.flatMap((cell) => (cell.coasts.includes(id) ? [cell.id] : [])),
      ...placed({ ...spots[place], ...at }),
    })),
    seas: seas.map(({ id, name, kind, coasts, seas: near, ...at }, cell) => ({
      id,
      name,
      kind,
      coasts: [...coasts],
      seas: [...near],
      ...placed({ ...spots[territories.length + cell], ...at }),
    })),
    straits: board.straits.map(([a, b]) => [a, b]),
  };
}
