/** What every game brings to the book, for the build. */
import { byGame, type GameId } from '#components/games.ts';
import type { BookSpec, Door } from './spec.ts';

export const bookOf = byGame('game-book.ts', import.meta.glob<BookSpec>('../*/game-book.ts', { eager: true, import: 'BOOK' }));

/** What of the doors of `game` leads to one of the `paths` of the book, or to a page that every game has. */
export function doorsOf(game: GameId, paths: readonly string[]): readonly Door[] {
  const stands = ({ to }: { readonly to: string }) => to.startsWith('recherche/') || paths.includes(to.replace(/#.*/, ''));
  return bookOf(game)
    .doors.filter(stands)
    .map((door) => ({ ...door, more: door.more.filter(stands) }));
}
