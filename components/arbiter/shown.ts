/** An answer as the page shows it: plain data. */
import type { TurningTold } from '#components/our-table/turning/told.ts';
import type { LogLine } from '#engine/core/game.ts';
import type { Reason, Refusal } from '#engine/core/verdict.ts';
import type { TwinSet } from './desk.ts';
import type { Branch, GroundSaid } from './spec.ts';

/** « Légal », « Légal, mais nul ». */
export const legalHead = (but: string | undefined): string => (but ? `Légal, mais ${but}` : 'Légal');

export interface ShownTwin {
  readonly group: string | undefined;
  readonly id: string;
  readonly set: TwinSet;
  readonly text: string;
}

export type ShownAnswer<Move> =
  | { readonly kind: 'pending'; readonly text: string }
  | { readonly kind: 'impossible'; readonly clashes: readonly Reason[] }
  | {
      readonly kind: 'refused';
      readonly refusal: Refusal;
      readonly besides?: LogLine;
      readonly nearest: readonly { readonly move: Move; readonly text: string }[];
      /** One fact changed each, that would make it legal. */
      readonly twins?: readonly ShownTwin[];
      readonly rests: readonly string[];
      readonly turning?: TurningTold;
      readonly grounds?: readonly GroundSaid[];
    }
  | {
      readonly kind: 'legal';
      /** What it comes to all the same: « nul », it does nothing; « mortel ». */
      readonly but?: string;
      /** Rulings of ours without which the booklet does not answer. */
      readonly rests: readonly string[];
      readonly turning?: TurningTold;
      readonly grounds?: readonly GroundSaid[];
      readonly lines: readonly LogLine[];
      readonly chance?: { readonly sentence: string; readonly branches: readonly Branch<string>[] };
      readonly reasons?: readonly LogLine[];
      readonly unknown?: LogLine;
      /** Who is to do what after the move, where the position is known. */
      readonly follows?: string;
    };
