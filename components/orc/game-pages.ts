/** What De l'Orc pour les braves brings to pages: the components of its chapters, each its file, and its pictures. */
import { byName, type GamePages } from '#components/rules/parts.ts';
import DoorCard from './DoorCard.astro';
import Fan from './Fan.astro';

export const PAGES: GamePages = {
  components: byName(import.meta.glob('./**/*.astro', { eager: true, import: 'default' })),
  Picture: Fan,
  Front: Fan,
  Door: DoorCard,
};
