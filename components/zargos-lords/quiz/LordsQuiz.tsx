/** The island of `/zargos-lords/exercices/`: the quiz of any game, with this one before it. */
import { Quiz, type QuizLook, type QuizProps } from '#components/quiz/Quiz.tsx';
import { HexBoard } from '../map-tool/HexBoard.tsx';
import type { Drawn } from './spec.ts';

const Picture = ({ position, asked, target, spent, shown }: Drawn) => (
  <HexBoard
    position={position}
    asked={asked}
    target={target}
    shown={shown}
    spent={spent}
    label="Carte à hexagones. Flèches pour marcher d’hexagone en hexagone."
    tap={() => {}}
  />
);

const LOOK: QuizLook<Drawn> = {
  game: 'zargos-lords',
  name: 'Zargo’s Lords',
  Picture,
  bench: async () => (await import('./spec.ts')).QUIZ,
  judge: 'Voir sur la petite carte',
};

export const LordsQuiz = (props: Omit<QuizProps<Drawn>, 'look'>) => <Quiz {...props} look={LOOK} />;
