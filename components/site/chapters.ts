/** The chapters of a game, in reading order. */
import { type CollectionEntry, getCollection } from 'astro:content';
import type { GameId } from '../games.ts';

export type Chapter = CollectionEntry<'chapitres'>;

export const GROUPS = [
  { id: 'regles', title: 'Règles' },
  { id: 'peuples', title: 'Peuples' },
  { id: 'table', title: 'À la table' },
] as const;

const rank = (chapter: Chapter): number => GROUPS.findIndex((group) => group.id === chapter.data.groupe) * 1000 + chapter.data.ordre;

/** All chapters of `game`: rules, peoples, then the tools of the table. Its lessons are apart (`lesson/lessons.ts`). */
export async function chaptersOf(game: GameId): Promise<readonly Chapter[]> {
  const chapters = await getCollection('chapitres', ({ id, data }) => id.startsWith(`${game}/`) && data.groupe !== 'lecons');
  return chapters.sort((a, b) => rank(a) - rank(b));
}
