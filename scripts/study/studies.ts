/** The games that are studied: what is planned, and who plays it. */
import { playGran } from '#components/gran/study/measures.ts';
import { COUNTING as GRAN_COUNTING, PLAN as GRAN_PLAN, SEED as GRAN_SEED } from '#components/gran/study/plan.ts';
import { playOrc } from '#components/orc/study/measures.ts';
import { COUNTING as ORC_COUNTING, PAIRED as ORC_PAIRED, PLAN as ORC_PLAN, SEED as ORC_SEED } from '#components/orc/study/plan.ts';
import type { Counting } from '#components/study/count.ts';
import type { Planned, Playing, StudyKind } from '#components/study/plan.ts';
import { playZargos } from '#components/zargos/study/measures.ts';
import { playLords } from '#components/zargos-lords/study/measures.ts';
import {
  isPaired as isLordsPaired,
  PAIRED as LORDS_PAIRED,
  PLAN as LORDS_PLAN,
  SEED as LORDS_SEED,
} from '#components/zargos-lords/study/plan.ts';
import {
  isKept,
  COUNTING as ZARGOS_COUNTING,
  PAIRED as ZARGOS_PAIRED,
  PLAN as ZARGOS_PLAN,
  SEED as ZARGOS_SEED,
} from '#components/zargos/study/plan.ts';
import { GRAN } from '#engine/gran/game.ts';
import { ORC } from '#engine/orc/game.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';

export interface Studied {
  readonly version: number;
  readonly plan: readonly Planned[];
  readonly seed: string;
  readonly play: Playing;
  readonly counting?: Counting;
  /** Numbers compared game by game with the same deals under our readings, where these are shared. */
  readonly paired?: readonly string[];
  /** Whether a run is so compared; all are if left out. */
  readonly isPaired?: (kind: StudyKind) => boolean;
  /** Whether a number is kept of a run; all are if left out. */
  readonly isKept?: (kind: StudyKind, name: string) => boolean;
}

// biome-ignore format: a case a row
export const STUDIES: Readonly<Record<string, Studied>> = {
  gran: { version: GRAN.version, plan: GRAN_PLAN, seed: GRAN_SEED, play: playGran, counting: GRAN_COUNTING },
  orc: { version: ORC.version, plan: ORC_PLAN, seed: ORC_SEED, play: playOrc, counting: ORC_COUNTING, paired: ORC_PAIRED },
  zargos: { version: ZARGOS.version, plan: ZARGOS_PLAN, seed: ZARGOS_SEED, play: playZargos, counting: ZARGOS_COUNTING, paired: ZARGOS_PAIRED, isKept },
  'zargos-lords': { version: LORDS.version, plan: LORDS_PLAN, seed: LORDS_SEED, play: playLords, paired: LORDS_PAIRED, isPaired: isLordsPaired },
};

export function studied(game: string): Studied {
  const found = STUDIES[game];
  if (!found) throw new Error(`no study of ${game}`);
  return found;
}
