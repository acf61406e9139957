/** What a game was, out of all that happened in it: for the page of its end. */
import type { Event } from '#engine/gran/events.ts';
import type { Seat } from '#engine/gran/types.ts';

interface SeatTally {
  /** Different seals after a turn: only the turns that brought one, from 1. */
  readonly seals: readonly { readonly turn: number; readonly count: number }[];
  readonly won: number;
  readonly lost: number;
  readonly attacks: number;
  readonly exiles: number;
  /** Times that the ring came into this hand: picked up, won by an attack, or put down under the knight. */
  readonly rings: number;
  readonly stones: number;
}

export interface Tally {
  readonly seats: readonly SeatTally[];
  /** Turns begun, of all players. */
  readonly turns: number;
  /** Times that the ring went from a hand into another, put down in between or not. */
  readonly handed: number;
}

const NEW: SeatTally = { seals: [], won: 0, lost: 0, attacks: 0, exiles: 0, rings: 0, stones: 0 };

interface Running {
  readonly seats: SeatTally[];
  turns: number;
  handed: number;
  last: Seat | undefined;
}

function add(running: Running, seat: Seat, part: Partial<Record<Exclude<keyof SeatTally, 'seals'>, number>>): void {
  const now = running.seats[seat] ?? NEW;
  const sums = Object.entries(part).map(([key, more]) => [key, now[key as keyof typeof part] + more]);
  running.seats[seat] = { ...now, ...Object.fromEntries(sums) };
}

function ringTo(running: Running, seat: Seat): void {
  add(running, seat, { rings: 1 });
  if (running.last !== undefined && running.last !== seat) running.handed += 1;
  running.last = seat;
}

function sealTo(running: Running, seat: Seat): void {
  const now = running.seats[seat] ?? NEW;
  running.seats[seat] = { ...now, seals: [...now.seals, { turn: running.turns, count: (now.seals.at(-1)?.count ?? 0) + 1 }] };
}

function count(running: Running, event: Event): void {
  switch (event.kind) {
    case 'turn':
      running.turns += 1;
      break;
    case 'took-ring':
      ringTo(running, event.seat);
      break;
    case 'attacked':
      add(running, event.seat, { attacks: 1 });
      add(running, event.victim, { exiles: 1 });
      if (event.ring) ringTo(running, event.seat);
      break;
    case 'deposited':
      if (event.taker !== null) ringTo(running, event.taker);
      break;
    case 'die':
      add(running, event.seat, event.won ? { won: 1 } : { lost: 1 });
      break;
    case 'laid':
      add(running, event.seat, { stones: 1 });
      break;
    case 'city':
      if (event.seal === 'first' || event.seal === 'returned') sealTo(running, event.seat);
      break;
  }
}

/** `events`: of each move, in order. */
export function tallyOf(seats: number, events: readonly (readonly Event[])[]): Tally {
  const running: Running = { seats: Array.from({ length: seats }, () => NEW), turns: 1, handed: 0, last: undefined };
  for (const told of events) for (const event of told) count(running, event);
  return { seats: running.seats, turns: running.turns, handed: running.handed };
}
