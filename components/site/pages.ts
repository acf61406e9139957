/** What every game brings to pages: the components of its chapters, and its pictures. */
import { byGame, GAME_IDS, type GameId } from '#components/games.ts';
import Parcours from '#components/lesson/Parcours.astro';
import NosLectures from '#components/our-table/NosLectures.astro';
import Imprimer from '#components/print/Imprimer.astro';
import { byName, type PagesSpec } from '#components/rules/spec.ts';
import Nothing from './livret/Nothing.astro';

export const pagesOf = byGame('game-pages.ts', import.meta.glob<PagesSpec>('../*/game-pages.ts', { eager: true, import: 'PAGES' }));

/** What every chapter may use without an import. */
const COMMON = { ...byName(import.meta.glob('../rules/*.astro', { eager: true, import: 'default' })), Imprimer, NosLectures, Parcours };

export const mdxComponents = (game: GameId) => ({ ...COMMON, ...pagesOf(game).components });

const SOURCES: Readonly<Record<string, string>> = import.meta.glob('../*/**/*.astro', { eager: true, query: '?raw', import: 'default' });

/** Names of what holds an island, of the house and of `game`. */
const toolsOf = (game: GameId): readonly string[] =>
  Object.entries(SOURCES)
    .filter(
      ([path, source]) =>
        source.includes(' client:') && (path.startsWith(`../${game}/`) || !GAME_IDS.some((id) => path.startsWith(`../${id}/`))),
    )
    .map(([path]) => path.replace(/^.*\/|\.astro$/g, ''));

/** The same without tools, for a page that is printed or kept: they need their scripts. */
export const paperComponents = (game: GameId) => ({
  ...mdxComponents(game),
  ...Object.fromEntries(toolsOf(game).map((name) => [name, Nothing])),
});
