/** What can come back in « Cinq minutes aujourd'hui », by game, and how it is called. In the root, where the pack that is kept for offline takes it. */
import { GAMES } from '#components/games.ts';
import { lessonPages, slugOf, taskIds } from '#components/lesson/lessons.ts';
import type { KnownGame } from '#components/notebook/due.ts';
import { paragraph } from '#components/rules/book.ts';
import { bookOf } from '#components/rules/books.ts';
import { PUZZLE_FILES, puzzleGroups } from '#components/site/puzzle-files.ts';
import { isRecord } from '#engine/core/input.ts';

async function knownOf({ id, name }: (typeof GAMES)[number]): Promise<KnownGame> {
  const records = PUZZLE_FILES[id] ?? [];
  const idAt = (at: number): string => {
    const record = records[at];
    return isRecord(record) ? `${record.id}` : '';
  };
  return {
    id,
    name,
    rules: Object.fromEntries(bookOf(id).ids.flatMap((rule) => (paragraph(rule)?.title ? [[rule, paragraph(rule)?.title ?? '']] : []))),
    lessons: (await lessonPages(id)).map((page) => ({
      slug: slugOf(page),
      title: page.data.titre,
      minutes: page.data.minutes ?? 3,
      tasks: taskIds(id, slugOf(page)),
    })),
    puzzles: Object.fromEntries(((await puzzleGroups(id)) ?? []).flatMap(({ name, puzzles }) => puzzles.map(([at]) => [idAt(at), name]))),
  };
}

export const GET = async (): Promise<Response> =>
  new Response(JSON.stringify(await Promise.all(GAMES.map(knownOf))), { headers: { 'Content-Type': 'application/json' } });
