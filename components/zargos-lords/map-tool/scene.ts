/** What the page of the small map holds, and what a visitor may do to it. */
import type { Choices } from '#engine/core/ruling.ts';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import type { HexMap } from '#engine/zargos-lords/board/map.ts';
import type { Position } from '#engine/zargos-lords/board/position.ts';
import type { OptionId } from '#engine/zargos-lords/options.ts';
import type { Kind, People } from '#engine/zargos-lords/types.ts';

export const QUESTIONS = ['mouvement', 'tir', 'recul'] as const;
export type MapQuestion = (typeof QUESTIONS)[number];

/** Hexes of a retreat that may be asked for. */
export const MOST_RETREAT = 8;

export interface Scene {
  /** Its counters are `p1`, `p2` … in their order, as in a link. */
  readonly position: Position;
  readonly question: MapQuestion;
  /** The counter asked about, by its id. */
  readonly asked: string | undefined;
  /** Of the retreat, 1 to `MOST_RETREAT`. */
  readonly hexes: number;
  /** Enemies that were attacked this turn: their zones are gone (LOR-ZDI-2). */
  readonly attacked: readonly string[];
  /** A move with a combat of its own (LOR-IND-1). */
  readonly isAlone: boolean;
  /** It flees before a vision: nobody fought it. */
  readonly isVision: boolean;
  /** Adjacent enemies that had no part in the combat it lost, by their ids (LOR-REC-2). */
  readonly aside: readonly string[];
  /** The hex looked at. */
  readonly target: Hex | undefined;
}

/** What a tap on a hex does. */
export type Tool =
  | { readonly kind: 'look' }
  | { readonly kind: 'paint'; readonly sign: string }
  | { readonly kind: 'place'; readonly pawn: Kind }
  | { readonly kind: 'found'; readonly people: People }
  | { readonly kind: 'clear' };

export type Act =
  | { readonly kind: 'tap'; readonly at: Hex; readonly tool: Tool }
  | { readonly kind: 'question'; readonly question: MapQuestion }
  | { readonly kind: 'hexes'; readonly hexes: number }
  | { readonly kind: 'alone'; readonly on: boolean }
  | { readonly kind: 'attacked'; readonly id: string; readonly on: boolean }
  | { readonly kind: 'vision'; readonly on: boolean }
  | { readonly kind: 'aside'; readonly id: string; readonly on: boolean }
  /** Without a reading: ours. */
  | { readonly kind: 'reading'; readonly id: OptionId; readonly reading: string | undefined }
  | { readonly kind: 'readings'; readonly choices: Choices }
  /** What a link says, `own` being the map of the box. */
  | { readonly kind: 'load'; readonly query: string; readonly own?: HexMap | undefined };

export interface Page {
  readonly scene: Scene;
  /** What its link said that is not taken. */
  readonly refused: readonly string[];
  /** Why the last edit was not made. */
  readonly told: string | undefined;
  /** The scene as a link; and under our readings. */
  readonly query: string;
  readonly unread: string;
}
