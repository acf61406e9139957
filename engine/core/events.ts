/**
 * What happens in a game, as data: dice thrown, cards drawn, points scored. One event feeds the log, the board, the replay's captions, the statistics and
 * the tests. Rule functions tell events through their last argument, in the order in which they happen.
 */
import type { Verdict } from './verdict.ts';

/** A place at the table, from 0, clockwise. */
export type Seat = number;

/** Who looks: a seat, or what everybody at the table sees and nobody's hand. */
export type Eyes = Seat | 'public';

/** The seat of a view with public eyes. */
export const NO_SEAT: Seat = -1;

export interface GameEvent {
  readonly kind: string;
  /** Seats that see it; left out: everybody at the table. */
  readonly to?: readonly Seat[];
}

/** Takes the events of a move as they happen. */
export type Tell<Event> = (event: Event) => void;

/** A move played: what it made of the state, and what happened on the way. */
export interface Played<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Those of `events` that these eyes see. */
export const seenBy = <Event extends GameEvent>(events: readonly Event[], eyes: Eyes): readonly Event[] =>
  events.some(({ to }) => to) ? events.filter(({ to }) => to === undefined || (eyes !== 'public' && to.includes(eyes))) : events;

export function telling<State, Event>(run: (tell: Tell<Event>) => State): Played<State, Event> {
  const events: Event[] = [];
  const state = run((event) => {
    events.push(event);
  });
  return { state, events };
}

/** How a game judges and plays, by the state `after` a move; `play` throws with the rule that does not allow it. */
export function judged<State, Move extends { readonly kind: string }, Event, Rule extends string>(
  judge: (state: State, move: Move) => Verdict<Rule>,
  after: (state: State, move: Move, tell: Tell<Event>) => State,
) {
  const step = (state: State, move: Move): Played<State, Event> => telling((tell) => after(state, move, tell));
  const play = (state: State, move: Move): Played<State, Event> => {
    const verdict = judge(state, move);
    if (!verdict.ok) throw new Error(`${move.kind} refused by ${verdict.rule}: ${verdict.because}`);
    return step(state, move);
  };
  return { judge, step, play };
}
