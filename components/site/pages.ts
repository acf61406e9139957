/** What every game brings to pages: the components of its chapters, and its pictures. */

import { byGame, type GameId } from '#components/games.ts';
import Parcours from '#components/lesson/Parcours.astro';
import { RULE_COMPONENTS } from '#components/rules/mdx.ts';
import type { PagesSpec } from '#components/rules/spec.ts';

export const pagesOf = byGame('game-pages.ts', import.meta.glob<PagesSpec>('../*/game-pages.ts', { eager: true, import: 'PAGES' }));

export const mdxComponents = (game: GameId) => ({ ...RULE_COMPONENTS, Parcours, ...pagesOf(game).components });
