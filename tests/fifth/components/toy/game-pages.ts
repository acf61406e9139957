/** What the toy game brings to pages. */
import type { GamePages } from '#components/rules/parts.ts';
import Front from './Front.astro';
import Jouer from './play/Jouer.astro';

export const PAGES: GamePages = { components: { Jouer }, Picture: Front, Front };
