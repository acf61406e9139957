/** What is to be seen again today: of all games in one list, about five minutes of it, mixed. */
import { href } from '#components/base/url.ts';
import type { LessonStars, Progress } from '#components/lesson/progress.ts';
import { formatPuzzle } from '#components/puzzle/link.ts';
import { LEGAL } from '#engine/practice/level.ts';
import { chanceOn, returnDay } from './cards.ts';
import { type Card, type Notebook, namedBy } from './kept.ts';
import { formatBack } from './link.ts';
import { type Day, idOf, type Kind, THING_KINDS } from './note.ts';
import { seenAgo, unfinished } from './words.ts';

interface KnownLesson {
  readonly slug: string;
  readonly title: string;
  readonly minutes: number;
  /** Ids of its tasks. */
  readonly tasks: readonly string[];
}

/** What of a game can come back, and how it is called. */
export interface KnownGame {
  readonly id: string;
  readonly name: string;
  /** Titles by rule. */
  readonly rules: Readonly<Record<string, string>>;
  readonly lessons: readonly KnownLesson[];
  /** Themes by puzzle. */
  readonly puzzles: Readonly<Record<string, string>>;
}

/** One thing to see again. */
export interface DueThing {
  readonly id: string;
  readonly kind: Kind;
  readonly game: string;
  readonly key: string;
  readonly title: string;
  /** Why it comes back. */
  readonly why: string;
  readonly minutes: number;
}

/** One thing to do: several rules of a game are asked in one go. */
export interface DueTask {
  readonly kind: Kind;
  readonly game: KnownGame;
  readonly things: readonly DueThing[];
  readonly address: string;
  readonly minutes: number;
}

/** Of one sitting. */
const SITTING = 5;

const MINUTES = { regle: 0.5, chance: 0.5, coup: 1 } as const;

/** Minutes worth sitting down for. */
const LEAST = 0.5;

/** The most that is asked of one game in one go. */
const MOST_TOGETHER = 6;

const tasksDone = ({ tasks }: KnownLesson, kept: LessonStars | undefined): number => tasks.filter((id) => kept?.[id]).length;

interface Ranked extends DueThing {
  /** The lower, the sooner. */
  readonly rank: number;
}

function titleOf(game: KnownGame, kind: Kind, key: string): string | undefined {
  switch (kind) {
    case 'regle':
      return key === LEGAL ? 'La légalité d’un coup permis' : game.rules[key];
    case 'chance':
      return 'Une chance à deviner';
    case 'coup':
      return game.puzzles[key];
    case 'lecon':
      return game.lessons.find(({ slug }) => slug === key)?.title;
  }
}

function cardThing(id: string, card: Card, games: readonly KnownGame[], day: Day, since: Day): readonly Ranked[] {
  const named = namedBy(id);
  const game = games.find((one) => one.id === named?.game);
  const title = named && game && titleOf(game, named.kind, named.key);
  if (!named || !game || title === undefined || card.due > day) return [];
  const chance = chanceOn(card, day);
  const minutes = named.kind === 'lecon' ? (game.lessons.find(({ slug }) => slug === named.key)?.minutes ?? 1) : MINUTES[named.kind];
  return [
    { id, ...named, title, minutes, why: seenAgo(named.kind, card, day, chance, since), rank: card.grade === 1 ? chance : 1 + chance },
  ];
}

/** Lessons begun and left, and those that are due. */
function lessonThings(
  game: KnownGame,
  progress: Progress,
  { cards, since }: Notebook,
  games: readonly KnownGame[],
  day: Day,
): readonly Ranked[] {
  return game.lessons.flatMap((lesson): readonly Ranked[] => {
    const { slug, tasks, title } = lesson;
    const done = tasksDone(lesson, progress[game.id]?.[slug]);
    const id = idOf('lecon', game.id, slug);
    const card = cards[id];
    if (done === tasks.length || done === 0) return card && done > 0 ? cardThing(id, card, games, day, since) : [];
    const minutes = Math.max(1, Math.round((lesson.minutes * (tasks.length - done)) / tasks.length));
    const why = unfinished(done, tasks.length, card && card.seen >= since ? day - card.seen : undefined);
    // What was done today goes on another day, unless one wants to.
    return card?.seen === day ? [] : [{ id, kind: 'lecon', game: game.id, key: slug, title, minutes, why, rank: -1 }];
  });
}

/** All that is to be seen again, the most urgent first. `notebook`: counted. */
export function dueThings(notebook: Notebook, progress: Progress, games: readonly KnownGame[], day: Day): readonly DueThing[] {
  const cards = Object.entries(notebook.cards).filter(([id]) => namedBy(id)?.kind !== 'lecon');
  return [
    ...cards.flatMap(([id, card]) => cardThing(id, card, games, day, notebook.since)),
    ...games.flatMap((game) => lessonThings(game, progress, notebook, games, day)),
  ]
    .sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1))
    .map(({ rank: _, ...thing }) => thing);
}

/** What was to come back, and was seen again today. */
const doneToday = ({ cards }: Notebook, day: Day): readonly string[] =>
  Object.entries(cards).flatMap(([id, { seen, before }]) => (seen === day && before && returnDay(before) <= day ? [id] : []));

/** Minutes that things took, or take. */
const minutesOf = (ids: readonly string[], games: readonly KnownGame[]): number =>
  ids.reduce((sum, id) => {
    const named = namedBy(id);
    if (!named) return sum;
    const lesson = games.find((game) => game.id === named.game)?.lessons.find(({ slug }) => slug === named.key);
    return sum + (named.kind === 'lecon' ? (lesson?.minutes ?? 0) : MINUTES[named.kind]);
  }, 0);

/** Things for so many minutes, one at least: kinds in turn, and of a kind another game than the last where there is one. */
export function sittingOf(things: readonly DueThing[], minutes: number): readonly DueThing[] {
  const left = new Map(THING_KINDS.map((kind) => [kind, things.filter((one) => one.kind === kind)]));
  const taken: DueThing[] = [];
  let total = 0;
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const [kind, own] of left) {
      const fit = own.filter((one) => taken.length === 0 || total + one.minutes <= minutes);
      const one = fit.find(({ game }) => game !== taken.at(-1)?.game) ?? fit[0];
      if (!one) continue;
      isMore = true;
      total += one.minutes;
      taken.push(one);
      left.set(
        kind,
        own.filter((other) => other !== one),
      );
    }
  }
  return taken;
}

function addressOf(kind: Kind, game: string, keys: readonly string[]): string {
  const [key = ''] = keys;
  switch (kind) {
    case 'regle':
      return href(`${game}/exercices/#${formatBack(keys)}`);
    case 'chance':
      return href(`${game}/combien-de-chances/#${formatBack(keys)}`);
    case 'coup':
      return href(`${game}/meilleur-coup/#${formatPuzzle(key)}`);
    case 'lecon':
      return href(`${game}/lecons/${key}/`);
  }
}

/** A sitting, as it stands. */
export interface DaySheet {
  /** Still to be done of it. */
  readonly tasks: readonly DueTask[];
  /** What can wait. */
  readonly rest: readonly DueThing[];
  /** Things seen again today. */
  readonly done: number;
  readonly next: { readonly day: Day; readonly count: number } | undefined;
}

/** What to do now. `notebook`: counted; `minutes`: of the day, what was done of them included. */
export function todayOf(notebook: Notebook, progress: Progress, games: readonly KnownGame[], day: Day, minutes = SITTING): DaySheet {
  const things = dueThings(notebook, progress, games, day);
  const done = doneToday(notebook, day);
  const left = minutes - minutesOf(done, games);
  const taken = left < LEAST ? [] : sittingOf(things, left);
  return {
    tasks: tasksOf(taken, games),
    rest: things.filter((one) => !taken.includes(one)),
    done: done.length,
    next: nextDay(notebook, day),
  };
}

/** What is asked together: rules of a game, and its chances, where the first of them stands. */
function tasksOf(things: readonly DueThing[], games: readonly KnownGame[]): readonly DueTask[] {
  const groups: DueThing[][] = [];
  for (const thing of things) {
    const isTogether = thing.kind === 'regle' || thing.kind === 'chance';
    const like = groups.find(
      ([first, ...rest]) => isTogether && first?.kind === thing.kind && first.game === thing.game && rest.length + 1 < MOST_TOGETHER,
    );
    if (like) like.push(thing);
    else groups.push([thing]);
  }
  return groups.flatMap((own) => {
    const [first] = own;
    const game = games.find(({ id }) => id === first?.game);
    if (!first || !game) return [];
    const minutes = own.reduce((sum, one) => sum + one.minutes, 0);
    return [
      {
        kind: first.kind,
        game,
        things: own,
        address: addressOf(
          first.kind,
          game.id,
          own.map(({ key }) => key),
        ),
        minutes,
      },
    ];
  });
}

/** The next day on which something comes back, and how much; undefined where nothing does. */
function nextDay({ cards }: Notebook, day: Day): { readonly day: Day; readonly count: number } | undefined {
  const later = Object.values(cards).flatMap(({ due }) => (due > day ? [due] : []));
  const next = later.reduce((least, due) => Math.min(least, due), Number.POSITIVE_INFINITY);
  return later.length === 0 ? undefined : { day: next, count: later.filter((due) => due === next).length };
}
