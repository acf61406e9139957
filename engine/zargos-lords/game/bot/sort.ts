/** What the search over plans is told of a game: a skirmish is one sort, a war another. */
import type { Dice } from '../../../core/dice.ts';
import type { Seat } from '../../../core/events.ts';
import type { Move, MoveOf, State, Table } from '../types.ts';

export type March = MoveOf<'march'>;
/** Marches in their order: what is done before shots and combats. */
export type TurnPlan = readonly March[];
/** What a whim adds to a march, the same for a counter and a hex. */
export type Whim = (id: string, at: March['to']) => number;

export const NO_WHIM: Whim = () => 0;

/** Anything up to so much, about all or one. */
export function whimOf(dice: Dice, most: number, only?: string): Whim {
  const whims = new Map<string, number>();
  return (id, { q, r }) => {
    if (only !== undefined && id !== only) return 0;
    const key = `${id} ${q} ${r}`;
    const known = whims.get(key) ?? ((dice.roll(2001) - 1001) / 1000) * most;
    whims.set(key, known);
    return known;
  };
}

/** How a plan is thought up: what it is called, who is asked, in which order, and with what whim. */
export interface Idea {
  readonly name: string;
  readonly order: readonly string[];
  readonly whim: Whim;
}

export interface Sort {
  /** What a captain would do. */
  readonly captain: (table: Table, legal: readonly Move[]) => Move | undefined;
  /** What comes before the marches, if anything is worth it. */
  readonly first: (table: Table, legal: readonly Move[]) => Move | undefined;
  /** What a move promises, where games are played on. */
  readonly glance: (table: Table, move: Move) => number;
  /** Told that a table comes of one where the turn's marches began. */
  readonly keep?: (table: Table, begun: Table) => void;
  /** What a march has to promise, beyond staying. */
  readonly least: number;
  /** How often those that stayed are asked again. */
  readonly passes: number;
  /** Plans that are worth a look, beside the captain's own. */
  readonly ideas: (table: Table, ids: readonly string[], dice: Dice) => readonly Idea[];
  /** How far a seat is ahead. */
  readonly edge: (state: State, seat: Seat) => number;
  /** By how much it is as good as won, and how much more with each month left. */
  readonly lead: readonly [now: number, month: number];
  /** Months left under which games are played on to their end. */
  readonly last: number;
  /** Looks of a turn, and moves played on in them from which no other begins. */
  readonly looks: number;
  readonly moves: number;
}
