/** What happens in a game. Garrisons, and what is placed behind a screen, are told to those who may know. */
import type { Tell as CoreTell, Seat } from '../../core/events.ts';
import type { Hex } from '../board/hex.ts';
import type { RuleId } from '../ids.ts';
import type { Fate } from '../rules/retreat.ts';
import type { OUTCOMES } from '../rules/siege.ts';
import type { Kind, People, Result } from '../types.ts';
import type { EndReason, Pledge, Preparation } from './types.ts';

/** A counter as it was when it happened. */
export interface Who {
  readonly id: string;
  readonly kind: Kind;
  readonly at: Hex;
  /** Who stands on top of it. */
  readonly escort?: Kind;
}

/** A city as it was when it happened. */
export interface Where {
  readonly at: Hex;
  readonly people: People;
}

/** Those who are told; left out: all. */
interface Told {
  readonly to?: readonly Seat[];
}

export type Event =
  /** `land`: what the continent is called. */
  | { readonly kind: 'picked'; readonly seat: Seat; readonly continent: number; readonly land: string; readonly people: People }
  | ({ readonly kind: 'founded'; readonly seat: Seat; readonly at: Hex } & Told)
  | ({ readonly kind: 'garrisoned'; readonly seat: Seat; readonly city: string; readonly ids: readonly string[] } & Told)
  | ({ readonly kind: 'placed'; readonly seat: Seat; readonly who: Who } & Told)
  /** What was left of a step was done for a seat. */
  | { readonly kind: 'settled'; readonly seat: Seat; readonly step: Preparation }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly month: number }
  | { readonly kind: 'offered'; readonly seat: Seat; readonly with: Seat; readonly pledges: readonly Pledge[] }
  | { readonly kind: 'answered'; readonly seat: Seat; readonly with: Seat; readonly accepts: boolean }
  /** `owed`: hostages were promised, who are owed no more. */
  | { readonly kind: 'broke'; readonly seat: Seat; readonly with: Seat; readonly owed?: boolean }
  | {
      readonly kind: 'marched';
      readonly seat: Seat;
      readonly who: Who;
      readonly path: readonly Hex[];
      readonly cost: number;
      readonly against?: Who;
      /** Whose city it came to besiege. */
      readonly city?: People;
      readonly paralysed: boolean;
      /** Its escort, or the one it escorts, stays. */
      readonly apart?: boolean;
      /** It came out of a city. */
      readonly out?: boolean;
    }
  /** An escort is put on; `hostage`: of another people, it holds it from now on. */
  | { readonly kind: 'paired'; readonly seat: Seat; readonly who: Who; readonly hostage: boolean }
  /** `taken`: the people whose city it was. */
  | { readonly kind: 'entered'; readonly seat: Seat; readonly who: Who; readonly taken?: People }
  /** Nobody came to help: it goes back to where it came from. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly who: Who; readonly end: Hex; readonly against?: Who; readonly city?: People }
  | { readonly kind: 'vanished'; readonly seat: Seat; readonly who: Who }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly who: Who; readonly end: Hex }
  | { readonly kind: 'executed'; readonly seat: Seat; readonly who: Who }
  | { readonly kind: 'freed'; readonly seat: Seat; readonly who: Who; readonly end: Hex }
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
      /** A combat of its own. */
      readonly alone?: boolean;
    }
  /** A siege: what was told of the garrison, and what came of it. */
  | {
      readonly kind: 'besieged';
      readonly seat: Seat;
      readonly attackers: readonly Who[];
      readonly city: Where;
      readonly pawns: number;
      readonly outcome: (typeof OUTCOMES)[number];
      readonly rule: RuleId;
      readonly garrison?: readonly Kind[];
      readonly attack?: number;
      readonly defence?: number;
      readonly die?: number;
      readonly result?: Result;
    }
  | {
      readonly kind: 'sallied';
      readonly seat: Seat;
      readonly city: Where;
      readonly garrison: readonly Kind[];
      readonly targets: readonly Who[];
      readonly attack: number;
      readonly defence: number;
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
  /** Not a counter is left to it, in the open or in a city. */
  | { readonly kind: 'out'; readonly seat: Seat }
  /** `camps`: those who hold the other's. */
  | {
      readonly kind: 'over';
      readonly how: EndReason;
      readonly winners: readonly Seat[];
      readonly scores: readonly number[];
      readonly camps: readonly Seat[];
    };

export type Tell = CoreTell<Event>;
