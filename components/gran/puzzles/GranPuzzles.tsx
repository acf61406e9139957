/** The island of `/gran/meilleur-coup/`: the puzzles of any game, with this one before them. The map of our board is drawn at build and handed over. */
import { type PuzzleLook, Puzzles } from '#components/puzzle/Puzzles.tsx';
import type { Gran } from '#engine/gran/game.ts';
import { Picture } from '../arbiter/Picture.tsx';
import type { Pictured } from '../arbiter/seen.ts';
import { onOurMap } from '../play/our-map.ts';

const LOOK: PuzzleLook<Gran, Pictured> = { game: 'gran', Picture, bench: async () => (await import('./spec.ts')).PUZZLES };

export const GranPuzzles = onOurMap(Puzzles<Gran, Pictured>, { look: LOOK });
