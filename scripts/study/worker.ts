/** A worker thread of the studies: plays some games of one kind. */
import type { GameMeasures } from '#components/study/count.ts';
import type { StudyKind } from '#components/study/plan.ts';
import { studied } from './studies.ts';

export interface Batch {
  readonly game: string;
  readonly kind: StudyKind;
  readonly from: number;
  readonly to: number;
}

export function play({ game, kind, from, to }: Batch): readonly GameMeasures[] {
  const { play, seed } = studied(game);
  return play(kind, seed, from, to);
}
