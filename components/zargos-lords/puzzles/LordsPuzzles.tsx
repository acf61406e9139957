/** The island of `/zargos-lords/meilleur-coup/`: the puzzles of any game, with this one before them. */
import { type PuzzleLook, type PuzzleProps, Puzzles } from '#components/puzzle/Puzzles.tsx';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { PuzzlePicture } from './PuzzlePicture.tsx';

const LOOK: PuzzleLook<Lords, readonly Hex[]> = {
  game: 'zargos-lords',
  Picture: PuzzlePicture,
  bench: async () => (await import('./spec.ts')).PUZZLES,
};

export const LordsPuzzles = (props: Omit<PuzzleProps<Lords, readonly Hex[]>, 'look'>) => <Puzzles {...props} look={LOOK} />;
