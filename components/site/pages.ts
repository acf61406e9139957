/** What every game brings to pages: the components of its chapters, and its pictures. */
import { byGame, type GameId } from '#components/games.ts';
import Parcours from '#components/lesson/Parcours.astro';
import NosLectures from '#components/our-table/NosLectures.astro';
import { byName, type PagesSpec } from '#components/rules/spec.ts';

export const pagesOf = byGame('game-pages.ts', import.meta.glob<PagesSpec>('../*/game-pages.ts', { eager: true, import: 'PAGES' }));

/** What every chapter may use without an import. */
const COMMON = { ...byName(import.meta.glob('../rules/*.astro', { eager: true, import: 'default' })), NosLectures, Parcours };

export const mdxComponents = (game: GameId) => ({ ...COMMON, ...pagesOf(game).components });
