/** What happens in a skirmish. Nothing is hidden from anybody. */
import type { Tell as CoreTell, Seat } from '../../core/events.ts';
import type { Hex } from '../board/hex.ts';
import type { RuleId } from '../ids.ts';
import type { Fate } from '../rules/retreat.ts';
import type { Kind, Result } from '../types.ts';
import type { EndReason } from './types.ts';

/** A counter as it was when it happened. */
export interface Who {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Hex;
}

export type Event =
  | { readonly kind: 'turn'; readonly seat: Seat; readonly month: number }
  | {
      readonly kind: 'marched';
      readonly seat: Seat;
      readonly who: Who;
      readonly path: readonly Hex[];
      readonly cost: number;
      readonly against?: Who;
      readonly paralysed: boolean;
    }
  /** Nobody came to help: it goes back to where it came from. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly who: Who; readonly end: Hex; readonly against: Who }
  | {
      readonly kind: 'shot';
      readonly seat: Seat;
      readonly shot: 'arrows' | 'flames';
      readonly shooters: readonly Who[];
      readonly target: Who;
      readonly dice: readonly number[];
      readonly hits: number;
      readonly needed: number;
    }
  | {
      readonly kind: 'vision';
      readonly seat: Seat;
      readonly shooter: Who;
      readonly target: Who;
      readonly die: number;
      readonly hexes: number;
    }
  | {
      readonly kind: 'fought';
      readonly seat: Seat;
      readonly attackers: readonly Who[];
      readonly targets: readonly Who[];
      readonly attack: number;
      readonly defence: number;
      readonly charge: boolean;
      readonly die: number;
      readonly result: Result;
    }
  /** Eliminated by a combat or a shot, under the rule of its table. */
  | { readonly kind: 'fell'; readonly seat: Seat; readonly who: Who; readonly rule: RuleId }
  /** One of a retreat: `pushed` by another's, or the one whose it is. */
  | {
      readonly kind: 'retreated';
      readonly seat: Seat;
      readonly who: Who;
      readonly end: Hex;
      readonly fate: Fate;
      readonly pushed: boolean;
      readonly rule?: RuleId;
      readonly because?: string;
    }
  /** Eliminated rather than push others to their death. */
  | { readonly kind: 'gave-up'; readonly seat: Seat; readonly who: Who }
  /** `camps`: those who hold the other's. */
  | {
      readonly kind: 'over';
      readonly how: EndReason;
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly camps: readonly Seat[];
    };

export type Tell = CoreTell<Event>;
