/** What the calculator's page is asked. */
import type { Situation } from '#engine/zargos/fight/types.ts';

/** In percent. */
export const DEFAULT_TARGET = 80;

export interface FightAsked {
  readonly situation: Situation;
  /** The second fight, while two are compared. */
  readonly other: Situation | undefined;
  /** The chance that « plus petite attaque » must reach, in percent: 1 to 99. */
  readonly target: number;
}
