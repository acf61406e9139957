/** The island of `/zargos/meilleur-coup/`: the puzzles of any game, with this one before them. The map of our board is drawn at build and handed over. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { type PuzzleLook, type PuzzleProps, Puzzles } from '#components/puzzle/Puzzles.tsx';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { Picture } from '../arbiter/Picture.tsx';
import type { Seen } from '../arbiter/seen.ts';
import { type OurBoard, OurGround } from '../play/ground.ts';

const LOOK: PuzzleLook<Zargos, Seen> = { game: 'zargos', Picture, bench: async () => (await import('./spec.ts')).PUZZLES };

type Props = Omit<PuzzleProps<Zargos, Seen>, 'look'> & Pick<OurBoard, 'spots' | 'kingdoms'> & { children?: ComponentChildren };

export function ZargosPuzzles({ children, spots, kingdoms, ...props }: Props) {
  const map = useMemo(() => ({ drawing: children, spots, kingdoms, cards: '' }), [children]);
  return (
    <OurGround.Provider value={map}>
      <Puzzles {...props} look={LOOK} />
    </OurGround.Provider>
  );
}
