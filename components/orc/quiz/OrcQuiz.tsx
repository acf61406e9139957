/** The island of `/orc/exercices/`: the quiz of any game, with this one before it. */
import type { PictureProps } from '#components/arbiter/look.ts';
import { Quiz, type QuizLook, type QuizProps } from '#components/quiz/Quiz.tsx';
import type { Orc } from '#engine/orc/game.ts';
import { Picture } from '../arbiter/Picture.tsx';
import type { Pictured } from '../arbiter/seen.ts';

const LOOK: QuizLook<PictureProps<Orc, Pictured>> = {
  game: 'orc',
  name: 'De l’Orc pour les braves',
  Picture,
  bench: async () => (await import('./spec.ts')).QUIZ,
};

export const OrcQuiz = (props: Omit<QuizProps<PictureProps<Orc, Pictured>>, 'look'>) => <Quiz {...props} look={LOOK} />;
