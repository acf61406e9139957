/** The island of `/zargos/exercices/`: the quiz of any game, with this one before it. The map of our board is drawn at build and handed over. */
import type { PictureProps } from '#components/arbiter/look.ts';
import { Quiz, type QuizLook } from '#components/quiz/Quiz.tsx';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { Picture } from '../arbiter/Picture.tsx';
import type { Pictured } from '../arbiter/seen.ts';
import { onOurGround } from '../play/ground.ts';

const LOOK: QuizLook<PictureProps<Zargos, Pictured>> = {
  game: 'zargos',
  name: 'Zargos',
  Picture,
  bench: async () => (await import('./spec.ts')).QUIZ,
};

export const ZargosQuiz = onOurGround(Quiz<PictureProps<Zargos, Pictured>>, { look: LOOK });
