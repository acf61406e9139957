/** What a theme of « Le meilleur coup » brings. */
import type { Move, Seat, State } from '../game/types.ts';
import type { Clash } from './clash.ts';

export interface Question {
  /** What is asked of the seat in a state: the places of each question, none for one that names none; empty where nothing is. */
  readonly asks: (state: State, seat: Seat) => readonly (readonly string[])[];
  /** Empty where `places` are not the question's. */
  readonly choices: (state: State, seat: Seat, places: readonly string[]) => readonly Move[];
  readonly valueOf: (state: State, seat: Seat, places: readonly string[], move: Move) => number;
}

/** A question whose value is made of fights supposed. */
export interface ClashQuestion extends Question {
  readonly clashesOf: (state: State, seat: Seat, places: readonly string[], move: Move) => readonly Clash[];
}
