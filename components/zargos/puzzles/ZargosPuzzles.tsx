/** The island of `/zargos/meilleur-coup/`: the puzzles of any game, with this one before them. The map of our board is drawn at build and handed over. */
import { type PuzzleLook, Puzzles } from '#components/puzzle/Puzzles.tsx';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { Picture } from '../arbiter/Picture.tsx';
import type { Pictured } from '../arbiter/seen.ts';
import { onOurGround } from '../play/ground.ts';

const LOOK: PuzzleLook<Zargos, Pictured> = { game: 'zargos', Picture, bench: async () => (await import('./spec.ts')).PUZZLES };

export const ZargosPuzzles = onOurGround(Puzzles<Zargos, Pictured>, { look: LOOK });
