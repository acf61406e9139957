/** The island of a lesson of Zargos: a lesson of any game, with this one before it. The map of our board is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { LessonIsland, type LessonProps } from '#components/lesson/LessonIsland.tsx';
import type { LessonLook } from '#components/lesson/spec.ts';
import type { Lesson } from '#engine/practice/lesson.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { type OurBoard, OurGround } from '../play/ground.ts';

const LESSONS = import.meta.glob<Lesson<Zargos>>('/content/zargos/lecons/*.ts', { import: 'LESSON' });

const LOOK: LessonLook<Zargos> = {
  game: 'zargos',
  scene: async () => (await import('./scene.ts')).SCENE,
  lesson: (slug) => LESSONS[`/content/zargos/lecons/${slug}.ts`]?.() ?? Promise.reject(new Error(`no lesson ${slug}`)),
};

type Props = LessonProps & Pick<OurBoard, 'spots' | 'kingdoms' | 'cards'> & { children?: ComponentChildren; still?: ComponentChildren };

export function ZargosLesson({ children, still, spots, kingdoms, cards, ...props }: Props) {
  const ground = useMemo(() => ({ drawing: children, spots, kingdoms, cards }), [children]);
  return (
    <OurGround.Provider value={ground}>
      <LessonIsland
        {...props}
        look={LOOK}
        still={
          <div class="lesson-still">
            <div class="lesson-still-map">{children}</div>
            {still}
          </div>
        }
      />
    </OurGround.Provider>
  );
}
