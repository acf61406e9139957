/** The island of `/orc/arbitre/`: the arbiter of any game, with this one before it. */
import { Arbiter, type ArbiterProps } from '#components/arbiter/Arbiter.tsx';
import type { Look } from '#components/arbiter/look.ts';
import { valuesSaid } from '#components/our-table/box/BoxLine.tsx';
import type { Orc } from '#engine/orc/game.ts';
import { boxIn } from '../box.ts';
import { Picture } from './Picture.tsx';
import { Quick } from './Quick.tsx';
import type { Pictured } from './seen.ts';

const LOOK: Look<Orc, Pictured> = {
  game: 'orc',
  Picture,
  Quick,
  bench: async () => (await import('./spec.ts')).BENCH,
  boxWords: (text) => valuesSaid({ ...boxIn(text) }),
};

export const OrcArbiter = (props: Omit<ArbiterProps<Orc, Pictured>, 'look'>) => <Arbiter {...props} look={LOOK} />;
