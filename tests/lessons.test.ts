/** Every lesson of every game, played: its solutions, its refusals, what it says of moves that miss. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LessonSpec } from '#components/lesson/spec.ts';
import { lessonFaults } from '#components/lesson/told.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Lesson } from '#engine/practice/lesson.ts';

const LESSONS = import.meta.glob<Lesson<never>>('/content/*/lecons/*.ts', { eager: true, import: 'LESSON' });

const WORDS = Object.values(
  import.meta.glob<LessonSpec<GameTypes>>('/components/*/lessons/spec.ts', { eager: true, import: 'LESSON_SPEC' }),
);

describe.each(WORDS.map((words) => [words.game.id, words] as const))('lessons of %s', (game, words) => {
  const own = Object.entries(LESSONS).filter(([path]) => path.startsWith(`/content/${game}/`));

  test('no two of them have one place in the path', () => {
    const places = own.map(([path]) => /^ordre: (.+)$/m.exec(readFileSync(`.${path.replace(/ts$/, 'mdx')}`, 'utf8'))?.[1]);
    expect(places.filter((place, at) => place === undefined || places.indexOf(place) !== at)).toEqual([]);
  });

  test.each(own)('%s: solutions, refusals and costs are as it says', (path, lesson) => {
    const source = readFileSync(`.${path}`, 'utf8');
    expect(lessonFaults(words, lesson as unknown as Lesson<GameTypes>, path.slice(1), source)).toEqual([]);
  });
});
