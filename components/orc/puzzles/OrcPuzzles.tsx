/** The island of `/orc/meilleur-coup/`: the puzzles of any game, with this one before them. */
import { type PuzzleLook, type PuzzleProps, Puzzles } from '#components/puzzle/Puzzles.tsx';
import type { Orc } from '#engine/orc/game.ts';
import type { Pictured } from '../arbiter/seen.ts';
import { CardTable } from './CardTable.tsx';

const LOOK: PuzzleLook<Orc, Pictured> = { game: 'orc', Picture: CardTable, bench: async () => (await import('./spec.ts')).PUZZLES };

export const OrcPuzzles = (props: Omit<PuzzleProps<Orc, Pictured>, 'look'>) => <Puzzles {...props} look={LOOK} />;
