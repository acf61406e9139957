/** The island of `/zargos/exercices/`: the quiz of any game, with this one before it. The map of our board is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { PictureProps } from '#components/arbiter/look.ts';
import { Quiz, type QuizLook, type QuizProps } from '#components/quiz/Quiz.tsx';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { Picture } from '../arbiter/Picture.tsx';
import type { Seen } from '../arbiter/seen.ts';
import { type OurBoard, OurGround } from '../play/ground.ts';

const LOOK: QuizLook<PictureProps<Zargos, Seen>> = {
  game: 'zargos',
  name: 'Zargos',
  Picture,
  bench: async () => (await import('./spec.ts')).QUIZ,
};

type Props = Omit<QuizProps<PictureProps<Zargos, Seen>>, 'look'> & Pick<OurBoard, 'spots' | 'kingdoms'> & { children?: ComponentChildren };

export function ZargosQuiz({ children, spots, kingdoms, ...props }: Props) {
  const map = useMemo(() => ({ drawing: children, spots, kingdoms, cards: '' }), [children]);
  return (
    <OurGround.Provider value={map}>
      <Quiz {...props} look={LOOK} />
    </OurGround.Provider>
  );
}
