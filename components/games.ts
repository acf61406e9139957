/**
 * The games of the house, in its order. A game is its folder: its profile is found there (`game.ts`), and the rest of it by name: `game-book.ts` (`rules/books.ts`),
 * `game-pages.ts` (`site/pages.ts`), `game-our-table.ts` (`our-table/specs.ts`). Nothing else lists games.
 */
import type { GameProfile } from './base/profile.ts';

/** The name of a game's folder, which is also its address. */
export type GameId = GameProfile['id'];

export const GAMES: readonly GameProfile[] = Object.values(
  import.meta.glob<GameProfile>('./*/game.ts', { eager: true, import: 'PROFILE' }),
).sort((a, b) => a.rank - b.rank);

export const GAME_IDS: readonly GameId[] = GAMES.map(({ id }) => id);

export const gameOf = (id: string): GameProfile | undefined => GAMES.find((game) => game.id === id);

/** What the file named `file` of a game's folder brings. Throws at once where a game has none, and when asked of what is no game. */
export function byGame<Part>(file: string, found: Readonly<Record<string, Part>>): (game: GameId) => Part {
  const partOf = (id: GameId): Part => {
    const part = Object.entries(found).find(([path]) => path.endsWith(`/${id}/${file}`))?.[1];
    if (part === undefined) throw new Error(`components/${id}/${file} is missing`);
    return part;
  };
  const parts = new Map(GAME_IDS.map((id) => [id, partOf(id)]));
  return (game) => parts.get(game) ?? partOf(game);
}
