/** An answer as the page shows it: plain data. */
import type { LogLine } from '#engine/core/game.ts';
import type { Choices } from '#engine/core/ruling.ts';
import type { Reason, Refusal, Verdict } from '#engine/core/verdict.ts';
import type { FieldSet } from './desk.ts';
import type { Branch, GroundSaid } from './spec.ts';

/** Which readings would turn the verdict over, the smallest sets first. */
export interface ShownTurning {
  readonly turns: readonly { readonly choices: Choices; readonly verdict: Verdict }[];
  /** All sets of readings were tried. */
  readonly isWhole: boolean;
  /** With our readings, where the table's say otherwise. */
  readonly ours?: Verdict;
}

export interface ShownTwin {
  readonly group: string | undefined;
  readonly id: string;
  readonly set: FieldSet;
  readonly text: string;
}

export type ShownAnswer<Move> =
  | { readonly kind: 'pending'; readonly text: string }
  | { readonly kind: 'impossible'; readonly clashes: readonly Reason[] }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly nearest: readonly { readonly move: Move; readonly text: string }[];
      /** One fact changed each, that would make it legal. */
      readonly twins?: readonly ShownTwin[];
      readonly rests: readonly string[];
      readonly turning?: ShownTurning;
      readonly grounds?: readonly GroundSaid[];
    }
  | {
      readonly kind: 'legal';
      /** Rulings of ours without which the booklet does not answer. */
      readonly rests: readonly string[];
      readonly turning?: ShownTurning;
      readonly grounds?: readonly GroundSaid[];
      readonly lines: readonly LogLine[];
      readonly chance?: { readonly sentence: string; readonly branches: readonly Branch<string>[] };
      readonly reasons?: readonly LogLine[];
      readonly unknown?: LogLine;
      /** Who is to do what after the move, where the position is known. */
      readonly follows?: string;
    };
