/** The island of `/zargos/arbitre/`: the arbiter of any game, with this one before it. The map of our board is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Arbiter, type ArbiterProps } from '#components/arbiter/Arbiter.tsx';
import type { Look } from '#components/arbiter/look.ts';
import { type OurBoard, OurGround } from '#components/zargos/play/ground.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { Picture } from './Picture.tsx';
import type { Seen } from './seen.ts';

const LOOK: Look<Zargos, Seen> = {
  game: 'zargos',
  Picture,
  bench: async () => (await import('./zargos-bench.ts')).BENCH,
  boxWords: () => ({ mine: 'Sur le plateau de votre boîte', other: 'Sur le plateau d’une boîte.', ours: 'Sur le plateau du site.' }),
  countsForAll: true,
};

type Props = Omit<ArbiterProps<Zargos, Seen>, 'look'> & Pick<OurBoard, 'spots' | 'kingdoms'> & { children?: ComponentChildren };

export function ZargosArbiter({ children, spots, kingdoms, ...props }: Props) {
  const map = useMemo(() => ({ drawing: children, spots, kingdoms, cards: '' }), [children]);
  return (
    <OurGround.Provider value={map}>
      <Arbiter {...props} look={LOOK} />
    </OurGround.Provider>
  );
}
