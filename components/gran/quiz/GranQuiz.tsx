/** The island of `/gran/exercices/`: the quiz of any game, with this one before it. The map of our board is drawn at build and handed over. */
import type { PictureProps } from '#components/arbiter/look.ts';
import { Quiz, type QuizLook } from '#components/quiz/Quiz.tsx';
import type { Gran } from '#engine/gran/game.ts';
import { Picture } from '../arbiter/Picture.tsx';
import type { Pictured } from '../arbiter/seen.ts';
import { onOurMap } from '../play/our-map.ts';

const LOOK: QuizLook<PictureProps<Gran, Pictured>> = {
  game: 'gran',
  name: 'Gran',
  Picture,
  bench: async () => (await import('./spec.ts')).QUIZ,
};

export const GranQuiz = onOurMap(Quiz<PictureProps<Gran, Pictured>>, { look: LOOK });
