/** The island of a lesson of De l'Orc: a lesson of any game, with this one before it. */
import type { ComponentChildren } from 'preact';
import { LessonIsland, type LessonProps } from '#components/lesson/LessonIsland.tsx';
import type { LessonLook } from '#components/lesson/spec.ts';
import { inlineDrawings } from '#components/orc/drawings/inline.ts';
import type { Orc } from '#engine/orc/game.ts';
import type { Lesson } from '#engine/practice/lesson.ts';

const LESSONS = import.meta.glob<Lesson<Orc>>('/content/orc/lecons/*.ts', { import: 'LESSON' });

const LOOK: LessonLook<Orc> = {
  game: 'orc',
  scene: async () => {
    await inlineDrawings().catch(() => {});
    return (await import('./scene.ts')).SCENE;
  },
  lesson: (slug) => LESSONS[`/content/orc/lecons/${slug}.ts`]?.() ?? Promise.reject(new Error(`no lesson ${slug}`)),
};

export const OrcLesson = ({ still, ...props }: LessonProps & { still?: ComponentChildren }) => (
  <LessonIsland {...props} look={LOOK} still={<div class="lesson-still">{still}</div>} />
);
