/**
 * What a browser kept before there was a notebook, in it: rules missed or known, puzzles, lessons. Read once, when the notebook is opened; nothing is taken away. The
 * day before stands for the days that nobody wrote down.
 */
import type { Shelves } from '#components/kit/shelf.ts';
import { type LessonStars, loadProgress } from '#components/lesson/progress.ts';
import { loadMarks } from '#components/puzzle/kept.ts';
import { loadKept } from '#components/quiz/kept.ts';
import { carriedCard, graded } from './cards.ts';
import type { Card, Notebook } from './kept.ts';
import { type Day, idOf, lessonGrade } from './note.ts';

type Past = Pick<Shelves, 'getItem' | 'key' | 'length'>;

/** Keys that a shelf may hold: far more than there are. */
const MOST_KEYS = 1000;

/** Games of which something is kept under `name.<game>`. */
function gamesIn(shelf: Past | undefined, name: string): readonly string[] {
  try {
    const keys = Array.from({ length: Math.min(MOST_KEYS, shelf?.length ?? 0) }, (_, at) => shelf?.key(at) ?? '');
    return keys.filter((key) => key.startsWith(`${name}.`)).map((key) => key.slice(name.length + 1));
  } catch {
    return [];
  }
}

/** Of what was done of a lesson, 1 to 3; undefined where nothing was. */
function meanStars(kept: LessonStars): 1 | 2 | 3 | undefined {
  const stars = Object.values(kept);
  const mean = Math.floor(stars.reduce<number>((sum, one) => sum + one, 0) / stars.length);
  return mean >= 3 ? 3 : mean >= 2 ? 2 : mean >= 1 ? 1 : undefined;
}

export function openedNotebook(shelf: Past | undefined, day: Day): Notebook {
  const cards: (readonly [id: string, card: Card])[] = [];
  for (const game of gamesIn(shelf, 'quiz'))
    for (const [rule, times] of Object.entries(loadKept(shelf, game).rules))
      cards.push([idOf('regle', game, rule), carriedCard(times, day)]);
  for (const game of gamesIn(shelf, 'puzzles'))
    for (const [id, mark] of Object.entries(loadMarks(shelf, game)))
      cards.push([idOf('coup', game, id), carriedCard(mark === 'first' ? 1 : 0, day)]);
  for (const [game, lessons] of Object.entries(loadProgress(shelf)))
    for (const [slug, kept] of Object.entries(lessons)) {
      const stars = meanStars(kept);
      if (stars) cards.push([idOf('lecon', game, slug), graded(undefined, lessonGrade(stars), day - 1)]);
    }
  return { since: day, cards: Object.fromEntries(cards), log: [] };
}
