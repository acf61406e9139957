/** The island of `/zargos-lords/arbitre/`: the arbiter of any game, with this one before it. */
import { useMemo } from 'preact/hooks';
import { Arbiter, type ArbiterProps } from '#components/arbiter/Arbiter.tsx';
import type { Look, PictureProps } from '#components/arbiter/look.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import type { WorldName } from '../drawings/WorldPicture.tsx';
import { Picture } from './Picture.tsx';
import { Quick } from './Quick.tsx';
import type { LordsSeen } from './seen.ts';

const LOOK: Omit<Look<Lords, LordsSeen>, 'Picture'> = {
  game: 'zargos-lords',
  Quick,
  bench: async () => (await import('./spec.ts')).BENCH,
  boxWords: () => ({ mine: 'Avec les nombres de votre boîte', other: 'Avec les nombres d’une boîte.', ours: 'Avec les nombres du site.' }),
  hidesNothing: true,
};

interface Props extends Omit<ArbiterProps<Lords, LordsSeen>, 'look'> {
  names: readonly WorldName[];
}

export function LordsArbiter({ names, ...props }: Props) {
  const look = useMemo(() => ({ ...LOOK, Picture: (one: PictureProps<Lords, LordsSeen>) => <Picture {...one} names={names} /> }), [names]);
  return <Arbiter look={look} {...props} />;
}
