/** What the toy game brings to pages. */
import type { PagesSpec } from '#components/rules/spec.ts';
import Front from './Front.astro';
import Jouer from './play/Jouer.astro';

export const PAGES: PagesSpec = { components: { Jouer }, Picture: Front };
