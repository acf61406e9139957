/** What De l'Orc pour les braves brings to pages: the components of its chapters, each its file, and its pictures. */
import { byName, type PagesSpec } from '#components/rules/spec.ts';
import DoorCard from './DoorCard.astro';
import Fan from './Fan.astro';

export const PAGES: PagesSpec = {
  components: byName(import.meta.glob('./**/*.astro', { eager: true, import: 'default' })),
  Picture: Fan,
  Door: DoorCard,
};
