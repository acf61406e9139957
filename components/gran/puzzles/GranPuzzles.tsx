/** The island of `/gran/meilleur-coup/`: the puzzles of any game, with this one before them. The map of our board is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { type PuzzleLook, type PuzzleProps, Puzzles } from '#components/puzzle/Puzzles.tsx';
import type { Gran } from '#engine/gran/game.ts';
import { Picture } from '../arbiter/Picture.tsx';
import type { Seen } from '../arbiter/seen.ts';
import { OurMap } from '../play/our-map.ts';

const LOOK: PuzzleLook<Gran, Seen> = { game: 'gran', Picture, bench: async () => (await import('./spec.ts')).PUZZLES };

export const GranPuzzles = ({ children, ...props }: Omit<PuzzleProps<Gran, Seen>, 'look'> & { children?: ComponentChildren }) => (
  <OurMap.Provider value={children}>
    <Puzzles {...props} look={LOOK} />
  </OurMap.Provider>
);
