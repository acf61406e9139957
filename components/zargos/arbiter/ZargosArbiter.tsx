/** The island of `/zargos/arbitre/`: the arbiter of any game, with this one before it. The map of our board is drawn at build and handed over. */
import { Arbiter } from '#components/arbiter/Arbiter.tsx';
import type { Look } from '#components/arbiter/look.ts';
import { onOurGround } from '#components/zargos/play/ground.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { Picture } from './Picture.tsx';
import { Quick } from './Quick.tsx';
import type { Pictured } from './seen.ts';

const LOOK: Look<Zargos, Pictured> = {
  game: 'zargos',
  Picture,
  Quick,
  bench: async () => (await import('./zargos-bench.ts')).BENCH,
  boxWords: () => ({ mine: 'Sur le plateau de votre boîte', other: 'Sur le plateau d’une boîte.', ours: 'Sur le plateau du site.' }),
};

export const ZargosArbiter = onOurGround(Arbiter<Zargos, Pictured>, { look: LOOK });
