/** Positions of Gran for lessons, written short. */
import { normal } from '../edit.ts';
import { type DrawnKnights, drawn } from '../rules/drawn.ts';
import { setup } from '../setup.ts';
import type { Color, Force, MoveOf, PointId, Position, Seat, State, Walk } from '../types.ts';

/** Knights by colour; the ring lies on its first point where left out. */
interface Asked extends DrawnKnights, Partial<Pick<Position, 'ring' | 'stones' | 'goal'>> {
  /** By seat: the first plays first. */
  readonly colors?: readonly Color[];
  /** What differs from the beginning of the first seat's turn: the phase, cards seen. */
  readonly state?: Partial<Pick<State, 'phase' | 'turn' | 'pending' | 'left' | 'bonus' | 'seen'>>;
}

/** A position at the beginning of the first seat's turn, with the pile in its usual form: cards seen are out of it. */
export const positionOf = ({ colors = ['jaune', 'bleu'], ring, stones = [], goal = 3, state = {}, ...knights }: Asked): State =>
  normal({
    ...setup({ seats: colors.length, colors, goal, options: {}, board: null }, 'lecon'),
    position: drawn(knights, { ...(ring && { ring }), stones, goal }),
    turn: 0,
    ...state,
  });

/** The same with these cards on top of the pile, the next one first. */
export function withCards(state: State, ...forces: readonly Force[]): State {
  const pile = [...state.pile];
  for (const force of forces) pile.splice(pile.indexOf(force), 1);
  return { ...state, pile: [...forces, ...pile] };
}

/** A walk of the first seat: the points arrived on. */
export const go = (...path: Walk): MoveOf<'walk'> => ({ kind: 'walk', seat: 0, path });

export const goes = (seat: Seat, ...path: Walk): MoveOf<'walk'> => ({ kind: 'walk', seat, path });

/** What the first seat does on a point where it stands on none of its own. */
export const on = <Kind extends 'exile' | 'stone' | 'lift' | 'deposit'>(kind: Kind, at: PointId): MoveOf<Kind> =>
  ({ kind, seat: 0, at }) as MoveOf<Kind>;
