/** What happens in a game of Gran. Nothing is hidden from anybody but the order of the pile, which no event tells. */
import type { Tell as CoreTell } from '../core/events.ts';
import type { Force, Kingdom, PointId, SealGift, Seat, Walk } from './types.ts';

export type Event =
  /** A turn begins: told of every turn but the first. */
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'walked'; readonly seat: Seat; readonly from: PointId; readonly path: Walk; readonly bonus: boolean }
  /** `passing`: on the first point of two. */
  | { readonly kind: 'took-ring'; readonly seat: Seat; readonly at: PointId; readonly passing: boolean }
  /** `ring`, `collar`: what the victim bore; `amulets`: those left to the attacker. */
  | {
      readonly kind: 'attacked';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly at: PointId;
      readonly ring: boolean;
      readonly collar: boolean;
      readonly amulets: number;
    }
  | { readonly kind: 'exiled'; readonly seat: Seat; readonly victim: Seat; readonly at: PointId }
  /** `seal`: left out without the ring. */
  | {
      readonly kind: 'city';
      readonly seat: Seat;
      readonly at: PointId;
      readonly kingdom: Kingdom;
      readonly amulets: number;
      readonly seal?: SealGift;
    }
  /** `reserve`: stones left in it. */
  | { readonly kind: 'laid'; readonly seat: Seat; readonly at: PointId; readonly reserve: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: PointId; readonly at: PointId }
  /** A magic stone or a sword that does nothing: no stone in the reserve, none on the board, or no point that takes one. */
  | { readonly kind: 'nothing'; readonly seat: Seat; readonly at: PointId; readonly why: 'reserve' | 'board' | 'nowhere' }
  | { readonly kind: 'shuffled' }
  /** `left`: cards still face down. */
  | { readonly kind: 'card'; readonly seat: Seat; readonly at: PointId; readonly force: Force; readonly left: number }
  | { readonly kind: 'die'; readonly seat: Seat; readonly face: number; readonly force: Force; readonly won: boolean }
  /** `collar`: whether one was left in the box. */
  | { readonly kind: 'beaten'; readonly seat: Seat; readonly amulets: number; readonly collar: boolean; readonly ring: boolean }
  /** `from`: what made its bearer give it up (GRA-CIT-1, GRA-ANN-4); `taker`: a knight who stands there. */
  | {
      readonly kind: 'deposited';
      readonly seat: Seat;
      readonly from: 'city' | 'dragon';
      readonly at: PointId;
      readonly taker: Seat | null;
    }
  /** No point takes it (GRA-L-30). */
  | { readonly kind: 'kept-ring'; readonly seat: Seat }
  | { readonly kind: 'released'; readonly seat: Seat; readonly collar: boolean }
  /** Without a move, or a bonus left unused. */
  | { readonly kind: 'passed'; readonly seat: Seat; readonly bonus: boolean }
  | { readonly kind: 'over'; readonly seat: Seat; readonly seals: number }
  /** No end after so many turns, by agreement or not: those with most seals share it. */
  | { readonly kind: 'stopped'; readonly turns: number; readonly winners: readonly Seat[] };

export type Tell = CoreTell<Event>;
