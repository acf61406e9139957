/** The island of a lesson of Gran: a lesson of any game, with this one before it. The map of our board is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { LessonIsland, type LessonProps } from '#components/lesson/LessonIsland.tsx';
import type { LessonLook } from '#components/lesson/spec.ts';
import type { Gran } from '#engine/gran/game.ts';
import type { Lesson } from '#engine/practice/lesson.ts';
import { OurMap } from '../play/our-map.ts';

const LESSONS = import.meta.glob<Lesson<Gran>>('/content/gran/lecons/*.ts', { import: 'LESSON' });

const LOOK: LessonLook<Gran> = {
  game: 'gran',
  scene: async () => (await import('./scene.ts')).SCENE,
  lesson: (slug) => LESSONS[`/content/gran/lecons/${slug}.ts`]?.() ?? Promise.reject(new Error(`no lesson ${slug}`)),
};

interface Props extends LessonProps {
  children?: ComponentChildren;
  still?: ComponentChildren;
}

export const GranLesson = ({ children, still, ...props }: Props) => (
  <OurMap.Provider value={children}>
    <LessonIsland
      {...props}
      look={LOOK}
      still={
        <div class="lesson-still">
          {children}
          {still}
        </div>
      }
    />
  </OurMap.Provider>
);
