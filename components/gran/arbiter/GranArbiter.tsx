/** The island of `/gran/arbitre/`: the arbiter of any game, with this one before it. The map of our board is drawn at build and handed over. */
import { Arbiter } from '#components/arbiter/Arbiter.tsx';
import type { Look } from '#components/arbiter/look.ts';
import { onOurMap } from '#components/gran/play/our-map.ts';
import type { Gran } from '#engine/gran/game.ts';
import { Picture } from './Picture.tsx';
import { Quick } from './Quick.tsx';
import type { Pictured } from './seen.ts';

const LOOK: Look<Gran, Pictured> = {
  game: 'gran',
  Picture,
  Quick,
  bench: async () => (await import('./spec.ts')).BENCH,
  boxWords: () => ({ mine: 'Sur le plateau de votre boîte', other: 'Sur le plateau d’une boîte.', ours: 'Sur le plateau du site.' }),
  hidesNothing: true,
};

export const GranArbiter = onOurMap(Arbiter<Gran, Pictured>, { look: LOOK });
