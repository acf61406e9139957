/** What Gran brings to pages: the components of its chapters, each its file, and its pictures. */
import { byName, type PagesSpec } from '#components/rules/spec.ts';
import Door from './Door.astro';
import Front from './Front.astro';

export const PAGES: PagesSpec = {
  components: byName(import.meta.glob('./**/*.astro', { eager: true, import: 'default' })),
  Picture: Front,
  Door,
};
