/** The island of `/zargos-lords/meilleur-coup/`: the puzzles of any game, with this one before them. */
import { type PuzzleLook, type PuzzleProps, Puzzles } from '#components/puzzle/Puzzles.tsx';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { PuzzlePicture, type PuzzleSeen } from './PuzzlePicture.tsx';

const LOOK: PuzzleLook<Lords, PuzzleSeen> = {
  game: 'zargos-lords',
  Picture: PuzzlePicture,
  bench: async () => (await import('./spec.ts')).PUZZLES,
};

export const LordsPuzzles = (props: Omit<PuzzleProps<Lords, PuzzleSeen>, 'look'>) => <Puzzles {...props} look={LOOK} />;
