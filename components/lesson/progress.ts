/** What a browser keeps of somebody's lessons: `lecons`, the JSON of `{ format: 1, stars: { game: { lesson: { task: stars } } } }`. */
import { asRecord, putOn, recordIn, recordText, type Shelf, textOn } from '#components/kit/shelf.ts';
import { isRecord } from '#engine/core/input.ts';

/** Stars of a task, 1 to 3. */
export type Stars = 1 | 2 | 3;

/** Of one lesson, by task. */
export type LessonStars = Readonly<Record<string, Stars>>;
/** By game, by lesson. */
export type Progress = Readonly<Record<string, Readonly<Record<string, LessonStars>>>>;

const KEY = 'lecons';
/** Names of games, lessons and tasks that a file may hold, in all: far more than there are. */
const MOST_NAMES = 2000;
const NAME = /^[a-z0-9-]{1,60}$/;

const isStars = (value: unknown): value is Stars => value === 1 || value === 2 || value === 3;

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isRecord(value) ? Object.entries(value).filter(([name]) => NAME.test(name)) : [];

function starsOf(value: unknown): Progress {
  let names = 0;
  return Object.fromEntries(
    entriesOf(value).map(([game, lessons]) => [
      game,
      Object.fromEntries(
        entriesOf(lessons).map(([lesson, tasks]) => [
          lesson,
          Object.fromEntries(
            entriesOf(tasks).filter((entry): entry is [string, Stars] => {
              names += 1;
              return names <= MOST_NAMES && isStars(entry[1]);
            }),
          ),
        ]),
      ),
    ]),
  );
}

/** What a text says, or undefined where it is none of ours. */
export function readProgress(text: string | null): Progress | undefined {
  const stars = recordIn(text)?.stars;
  return isRecord(stars) ? starsOf(stars) : undefined;
}

/** For a file, or for the shelf. */
export const progressFile = (stars: Progress) => asRecord({ stars });

export const loadProgress = (shelf: Pick<Shelf, 'getItem'> | undefined): Progress => readProgress(textOn(shelf, KEY)) ?? {};

/** A browser that keeps nothing loses nothing but this. */
export const saveProgress = (shelf: Pick<Shelf, 'setItem'> | undefined, stars: Progress): boolean =>
  putOn(shelf, KEY, recordText({ stars }));

/** Calls `listener` when what is kept may have changed elsewhere: in another tab, or while this page slept behind another. */
export function onProgress(listener: () => void): () => void {
  const stored = ({ key }: StorageEvent) => (key === KEY || key === null) && listener();
  const woken = ({ persisted }: PageTransitionEvent) => persisted && listener();
  addEventListener('storage', stored);
  addEventListener('pageshow', woken);
  return () => {
    removeEventListener('storage', stored);
    removeEventListener('pageshow', woken);
  };
}

/** Whether it holds any star. */
export const hasStars = (all: Progress): boolean =>
  Object.values(all).some((lessons) => Object.values(lessons).some((tasks) => Object.keys(tasks).length > 0));

/** With a task done; what was done better before stays. */
export function withStars(all: Progress, game: string, lesson: string, task: string, stars: Stars): Progress {
  const before = all[game]?.[lesson]?.[task];
  const best: Stars = before !== undefined && before > stars ? before : stars;
  return { ...all, [game]: { ...all[game], [lesson]: { ...all[game]?.[lesson], [task]: best } } };
}

/** The best of both. */
export function merged(one: Progress, other: Progress): Progress {
  let all = one;
  for (const [game, lessons] of Object.entries(other))
    for (const [lesson, tasks] of Object.entries(lessons))
      for (const [task, stars] of Object.entries(tasks)) all = withStars(all, game, lesson, task, stars);
  return all;
}

/** Of a whole lesson: 0 until every task is done, then their mean rounded down. */
export function starsIn(kept: LessonStars | undefined, tasks: readonly string[]): 0 | Stars {
  const stars = tasks.map((id) => kept?.[id] ?? 0);
  if (stars.length === 0 || stars.includes(0)) return 0;
  const mean = Math.floor(stars.reduce<number>((sum, one) => sum + one, 0) / stars.length);
  return mean >= 3 ? 3 : mean >= 2 ? 2 : 1;
}
