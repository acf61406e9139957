/** The island of a lesson of Zargo's Lords: a lesson of any game, on its table. */
import type { ComponentChildren } from 'preact';
import { LessonIsland, type LessonProps } from '#components/lesson/LessonIsland.tsx';
import type { LessonLook } from '#components/lesson/spec.ts';
import type { Lesson } from '#engine/practice/lesson.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';

const LESSONS = import.meta.glob<Lesson<Lords>>('/content/zargos-lords/lecons/*.ts', { import: 'LESSON' });

const lesson = (slug: string): Promise<Lesson<Lords>> =>
  LESSONS[`/content/zargos-lords/lecons/${slug}.ts`]?.() ?? Promise.reject(new Error(`no lesson ${slug}`));

const LOOK: LessonLook<Lords> = {
  game: 'zargos-lords',
  scene: async () => (await import('./scene.ts')).SCENE,
  lesson,
};

interface Props extends LessonProps {
  still?: ComponentChildren;
}

export const LordsLesson = ({ still, ...props }: Props) => (
  <LessonIsland {...props} look={LOOK} still={<div class="lesson-still">{still}</div>} />
);
