/** A worker thread of the studies: plays some games of one kind. */
import type { Measures } from '#components/study/count.ts';
import type { Kind } from '#components/study/plan.ts';
import { studied } from './studies.ts';

export interface Batch {
  readonly game: string;
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
}

export function play({ game, kind, from, to }: Batch): readonly Measures[] {
  const { play, seed } = studied(game);
  return play(kind, seed, from, to);
}
