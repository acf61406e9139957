/** The lessons of a game, for the build: their pages in order, and their data, played and found right. */
import { getCollection } from 'astro:content';
import { href } from '#components/base/url.ts';
import { ruleLinks } from '#components/rules/rule-links.ts';
import { learnAddress } from '#components/table/coach/first-game.ts';
import type { FirstOffer } from '#components/table/spec.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Lesson } from '#engine/practice/lesson.ts';
import { FIRST_TURNS, firstSlug } from './coach.ts';
import type { LessonLine } from './Path.tsx';
import { EXERCISE, type LessonSpec, type NextPage } from './spec.ts';
import { lessonFaults, oursTold, toldTasks } from './told.ts';

/** Any game's lesson: only asked for what all have. */
const DATA = import.meta.glob<Lesson<never>>('/content/*/lecons/*.ts', { eager: true, import: 'LESSON' });
const SOURCES = import.meta.glob<string>('/content/*/lecons/*.ts', { eager: true, import: 'default', query: '?raw' });

const pathOf = (game: string, slug: string): string => `/content/${game}/lecons/${slug}.ts`;

/** Pages of a game's lessons, in order; their ids are their addresses: `gran/lecons/duel`. */
export async function lessonPages(game: string) {
  const pages = await getCollection('chapitres', ({ id }) => id.startsWith(`${game}/lecons/`));
  return pages.sort((a, b) => a.data.ordre - b.data.ordre);
}

export const slugOf = ({ id }: { readonly id: string }): string => id.split('/').at(-1) ?? '';

/** Ids of a lesson's tasks, in order. */
export const taskIds = (game: string, slug: string): readonly string[] => DATA[pathOf(game, slug)]?.tasks.map(({ id }) => id) ?? [];

/** A lesson, found right by playing it. Throws with the file and the line of what is wrong: a wrong lesson fails the build. */
function soundLesson<G extends GameTypes>(spec: LessonSpec<G>, slug: string): Lesson<G> {
  const path = pathOf(spec.game.id, slug);
  const lesson = DATA[path] as Lesson<G> | undefined;
  if (!lesson) throw new Error(`${path.slice(1)} exports no LESSON`);
  const faults = lessonFaults(spec, lesson, path.slice(1), SOURCES[path] ?? '');
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return lesson;
}

/** The games with a coach, of all that have some: one file a game, in the order of the path. */
const FIRSTS = import.meta.glob<readonly FirstOffer[]>('/components/*/lessons/firsts.ts', { eager: true, import: 'FIRSTS' });

const firstsOf = (game: string): readonly FirstOffer[] => FIRSTS[`/components/${game}/lessons/firsts.ts`] ?? [];

/** The last steps of a path: the real tables, with a coach. None where the game has no coach. */
export const lastSteps = (game: string): readonly LessonLine[] =>
  firstsOf(game).map(({ table = 'jouer/', title, idea, minutes }, at, all): LessonLine => {
    const before = all.slice(0, at).filter((one) => (one.table ?? 'jouer/') === table).length;
    return {
      slug: firstSlug(at),
      address: href(`${game}/${table}${learnAddress(before)}`),
      title,
      idea,
      minutes,
      tasks: [FIRST_TURNS],
    };
  });

/** What comes after a lesson: the next one; after the last, the table with its coach. */
async function afterLesson(game: string, slug: string): Promise<NextPage> {
  const pages = await lessonPages(game);
  const next = pages[pages.findIndex((page) => slugOf(page) === slug) + 1];
  if (next) return { address: href(`${next.id}/${EXERCISE}`), title: `Leçon suivante : ${next.data.titre}` };
  const [last] = lastSteps(game);
  return last ? { address: last.address, title: last.title } : { address: href(`${game}/apprendre/`), title: 'Revenir au parcours' };
}

/** The game made to learn by that waits for no lesson; undefined where the table has none. */
function wholeGame(game: string): NextPage | undefined {
  const [first] = firstsOf(game)[0]?.whole ? lastSteps(game) : [];
  return first && { address: first.address, title: `${first.title}, ${first.minutes} minutes` };
}

/** What the page of a lesson shows: its tasks, told and as they are, and what its island is handed. `ids`: the rules of the game. */
export async function lessonPage<G extends GameTypes>(spec: LessonSpec<G>, ids: readonly string[], slug: string) {
  const lesson = soundLesson(spec, slug);
  const { id } = spec.game;
  const told = { tasks: toldTasks(spec, lesson), ours: oursTold(spec, lesson) };
  const pages = await lessonPages(id);
  const learnt = pages.map(slugOf).slice(0, pages.findIndex((page) => slugOf(page) === slug) + 1);
  const next = await afterLesson(id, slug);
  const whole = wholeGame(id);
  const more = whole && whole.address !== next.address ? { whole } : {};
  const island = { ...told, ...more, slug, learnt, rules: ruleLinks(ids), next, path: href(`${id}/apprendre/`) };
  return { drawn: lesson.tasks, told, island };
}
