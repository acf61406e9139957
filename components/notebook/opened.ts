/** What a browser kept before there was a notebook, in it: rules missed or known, puzzles, lessons. Read once, when the notebook is opened; nothing is taken away. */
import type { Shelf } from '#components/kit/shelf.ts';
import { loadProgress } from '#components/lesson/progress.ts';
import { loadMarks } from '#components/puzzle/kept.ts';
import { loadKept } from '#components/quiz/kept.ts';
import { carriedCard, graded } from './cards.ts';
import { type KnownGame, lessonStars } from './due.ts';
import type { Card, Notebook } from './kept.ts';
import { type Day, idOf, lessonGrade } from './note.ts';

export function openedNotebook(shelf: Pick<Shelf, 'getItem'> | undefined, games: readonly KnownGame[], day: Day): Notebook {
  const progress = loadProgress(shelf);
  const cards = games.flatMap((game): readonly (readonly [string, Card])[] => [
    ...Object.entries(loadKept(shelf, game.id).rules).map(
      ([rule, times]) => [idOf('regle', game.id, rule), carriedCard(times, day)] as const,
    ),
    ...Object.entries(loadMarks(shelf, game.id)).map(
      ([id, mark]) => [idOf('coup', game.id, id), carriedCard(mark === 'first' ? 1 : 0, day)] as const,
    ),
    ...game.lessons.flatMap((lesson) => {
      const stars = lessonStars(lesson, progress[game.id]?.[lesson.slug]);
      return stars === 0 ? [] : [[idOf('lecon', game.id, lesson.slug), graded(undefined, lessonGrade(stars), day - 1)] as const];
    }),
  ]);
  return { since: day, cards: Object.fromEntries(cards), log: [] };
}
