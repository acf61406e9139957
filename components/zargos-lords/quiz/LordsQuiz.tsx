/** The island of `/zargos-lords/exercices/`: the quiz of any game, with this one before it. */
import { Quiz, type QuizLook, type QuizProps } from '#components/quiz/Quiz.tsx';
import { croppedTo } from '../map-tool/crop.ts';
import { HexBoard } from '../map-tool/HexBoard.tsx';
import type { DrawnQuestion } from './spec.ts';

const Picture = ({ position, asked, target, spent, shown, around }: DrawnQuestion) => (
  <HexBoard
    position={position}
    asked={asked}
    target={target}
    shown={shown}
    spent={spent}
    crop={croppedTo(position, around)}
    label="Carte à hexagones. Flèches pour marcher d’hexagone en hexagone."
    tap={() => {}}
  />
);

const LOOK: QuizLook<DrawnQuestion> = {
  game: 'zargos-lords',
  name: 'Zargo’s Lords',
  Picture,
  bench: async () => (await import('./spec.ts')).QUIZ,
  judge: 'Voir sur la petite carte',
};

export const LordsQuiz = (props: Omit<QuizProps<DrawnQuestion>, 'look'>) => <Quiz {...props} look={LOOK} />;
