/** Every lesson of every game, played: its solutions, its refusals, what it says of moves that miss. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Attempt, isDue, nextAttempt, opened } from '#components/lesson/attempt.ts';
import { spokenOf } from '#components/lesson/Feedback.tsx';
import type { LessonSpec } from '#components/lesson/spec.ts';
import { lessonFaults, toldTasks } from '#components/lesson/told.ts';
import { LESSON as AMULETS } from '#content/gran/lecons/les-amulettes.ts';
import { LESSON as CITIES } from '#content/gran/lecons/les-cites.ts';
import { LESSON as WALKING } from '#content/gran/lecons/marcher.ts';
import { LESSON as CONQUEST } from '#content/zargos/lecons/le-but.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { go } from '#engine/gran/lessons/position.ts';
import type { Lesson, Task } from '#engine/practice/lesson.ts';

const LESSONS = import.meta.glob<Lesson<never>>('/content/*/lecons/*.ts', { eager: true, import: 'LESSON' });

const WORDS = Object.values(
  import.meta.glob<LessonSpec<GameTypes>>('/components/*/lessons/spec.ts', { eager: true, import: 'LESSON_SPEC' }),
);

/** Files of the boards, as they are written. */
const SOURCES = import.meta.glob<string>('/components/*/{play,skirmish}/**/*.{ts,tsx}', { eager: true, import: 'default', query: '?raw' });

describe.each(WORDS.map((words) => [words.game.id, words] as const))('lessons of %s', (game, words) => {
  const own = Object.entries(LESSONS).filter(([path]) => path.startsWith(`/content/${game}/`));

  test('no two of them have one place in the path', () => {
    const places = own.map(([path]) => /^ordre: (.+)$/m.exec(readFileSync(`.${path.replace(/ts$/, 'mdx')}`, 'utf8'))?.[1]);
    expect(places.filter((place, at) => place === undefined || places.indexOf(place) !== at)).toEqual([]);
  });

  test('what its board leaves out is what a lesson teaches, and the other way round', () => {
    const slugs = own.map(([path]) => path.split('/').at(-1)?.slice(0, -3));
    for (const slug of Object.values(words.taught ?? {})) expect(slugs).toContain(slug);
    const texts = Object.entries(SOURCES).flatMap(([path, text]) => (path.startsWith(`/components/${game}/`) ? [text] : []));
    const asked = texts.flatMap((text) => [...text.matchAll(/[tT]aught\)?\('([^']+)'\)/g)].map(([, topic]) => topic));
    expect(new Set(asked)).toEqual(new Set(Object.keys(words.taught ?? {})));
  });

  test.each(own)('%s: solutions, refusals and costs are as it says', (path, lesson) => {
    const source = readFileSync(`.${path}`, 'utf8');
    expect(lessonFaults(words, lesson as unknown as Lesson<GameTypes>, path.slice(1), source)).toEqual([]);
  });
});

const named = ({ tasks }: Lesson<Gran>, id: string): Task<Gran> => {
  const task = tasks.find((one) => one.id === id);
  if (!task) throw new Error(`no task ${id}`);
  return task;
};

/** What is said, one note after another, until nothing more happens by itself. */
function heard(from: Attempt<Gran>): readonly Attempt<Gran>[] {
  const all = [from];
  for (let now = from; isDue(GRAN, now); all.push(now)) now = nextAttempt(GRAN, now, { kind: 'go-on' });
  return all;
}

const kinds = (attempts: readonly Attempt<Gran>[]) => attempts.flatMap(({ note }) => (note ? [note.kind] : []));

test.each<[lesson: Lesson<Gran>, id: string, first: readonly [string, string?], name: string]>([
  [WALKING, 'passer', ['galad-3'], 'a dead end'],
  [AMULETS, 'sans', ['urgad-5', 'urgad-3'], 'away from the ring'],
  [CITIES, 'paix', ['exil-5', 'exil-4'], 'out of reach of the city'],
])('nothing good is said of a first move that has lost the task: %#', (lesson, id, [one, two]) => {
  const first = go(...((two === undefined ? [one] : [one, two]) as Parameters<typeof go>));
  const said = heard(nextAttempt(GRAN, opened(named(lesson, id)), { kind: 'play', move: first }));
  expect(kinds(said)).toEqual(['missed']);
});

test('a first move that is not the solution’s, and may still do it, is no loss', () => {
  const said = heard(nextAttempt(GRAN, opened(named(CITIES, 'paix')), { kind: 'play', move: go('galad-6') }));
  expect(kinds(said)).toEqual(['onward', 'onward']);
});

/** Stars of a task whose solution is now played through. */
function starsAfter(from: Attempt<Gran>): number | undefined {
  let now = from;
  for (const move of from.task.kind === 'play' ? from.task.solution : [])
    now = heard(nextAttempt(GRAN, now, { kind: 'play', move })).at(-1) ?? now;
  return now.note?.kind === 'done' ? now.note.stars : undefined;
}

test('the solution copied is one star, begun again or not; without it, three', () => {
  const task = named(WALKING, 'passer');
  const shown = heard(nextAttempt(GRAN, opened(task), { kind: 'show' })).at(-1) ?? opened(task);
  expect(shown.note).toBeUndefined();
  expect([opened(task).round, shown.round, nextAttempt(GRAN, shown, { kind: 'again' }).round]).toEqual([0, 1, 2]);
  expect(starsAfter(nextAttempt(GRAN, shown, { kind: 'again' }))).toBe(1);
  expect(starsAfter(opened(task, true))).toBe(1);
  expect(starsAfter(opened(task))).toBe(3);
});

describe('a question', () => {
  const task = Object.values(LESSONS)
    .flatMap(({ tasks }) => tasks as unknown as readonly Task<Gran>[])
    .find((one) => one.kind === 'ask' && one.answers.length === 3);
  if (task?.kind !== 'ask') throw new Error('no question of three answers');
  const [one = 0, other = 0] = [0, 1, 2].filter((at) => at !== task.right);
  const answered = (...answers: readonly number[]): Attempt<Gran> =>
    answers.reduce((now, answer) => nextAttempt(GRAN, now, { kind: 'answer', answer }), opened<Gran>(task));

  test.each<[string, readonly number[], number]>([
    ['found at once', [], 3],
    ['after one wrong', [one], 2],
    ['after the same wrong one, thrice', [one, one, one], 2],
    ['when nothing else was left', [one, other], 1],
  ])('%s: its stars', (_name, before, stars) => {
    expect(answered(...before, task.right).note).toEqual({ kind: 'done', stars });
  });

  test('once found, touching another answer changes nothing', () => {
    const found = answered(one, task.right);
    expect(nextAttempt(GRAN, found, { kind: 'answer', answer: other })).toBe(found);
  });
});

describe('a step taken back', () => {
  const task = named(CITIES, 'paix');
  const first = heard(nextAttempt(GRAN, opened(task), { kind: 'play', move: go('galad-6') })).at(-1) ?? opened(task);
  const lost = first.task.kind === 'play' && first.run ? GRAN.moves(first.run.states.at(-1) ?? first.run.states[0], task.seat) : [];

  test('leaves what was played before it, and what the others answered', () => {
    const missed = lost
      .map((move) => heard(nextAttempt(GRAN, first, { kind: 'play', move })).at(-1))
      .find((one) => one?.note?.kind === 'missed');
    if (!missed) throw new Error('no second move misses');
    const back = nextAttempt(GRAN, missed, { kind: 'back' });
    expect(back.run).toEqual(first.run);
    expect([back.note, back.slips]).toEqual([undefined, missed.slips]);
    expect(back.round).toBe(missed.round + 1);
  });

  test('there is none before the first', () => {
    const again = nextAttempt(GRAN, first, { kind: 'again' });
    expect(nextAttempt(GRAN, again, { kind: 'back' })).toBe(again);
  });
});

test('a poor attack is never « Bien », though it may go on; the solution’s is', () => {
  const words = WORDS.find(({ game }) => game.id === 'zargos');
  const lesson = CONQUEST as unknown as Lesson<GameTypes>;
  const [task] = lesson.tasks;
  const [told] = words ? toldTasks(words, lesson) : [];
  if (!words || !told || task.kind !== 'play') throw new Error('no first attack');
  const [best] = task.solution;
  const said = (move: GameTypes['move']) => spokenOf(nextAttempt(words.game, opened(task), { kind: 'play', move }), told);
  expect(said(best)).toMatch(/^Bien\. /);
  expect(said({ ...best, pawns: 1 } as GameTypes['move'])).toMatch(/^C’est joué\. /);
});
