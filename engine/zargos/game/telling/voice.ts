/** Who reads a log of Zargos, and how seats, peoples and places are called to him. */
import type { Eyes } from '../../../core/events.ts';
import { upperFirst } from '../../../core/french.ts';
import type { LogLine } from '../../../core/game.ts';
import type { BoardTables } from '../../board/tables.ts';
import type { PlaceId } from '../../data/board-types.ts';
import type { RuleId } from '../../ids.ts';
import type { People } from '../../types.ts';
import type { Event } from '../events.ts';
import { tablesFor } from '../table.ts';
import type { Seat, State, Trade } from '../types.ts';
import { fromPlace, leaderOf, peoplesIn, placeIn, seatName } from '../words.ts';

export type ToldLine = LogLine<RuleId>;

export const line = (text: string, ...rules: readonly RuleId[]): ToldLine => ({ text: upperFirst(text), rules });

/** What the lines ask of a state, or of a view. */
export type Known = Pick<State, 'options' | 'phase' | 'peoples' | 'round' | 'turn' | 'effects'> & {
  readonly trade: Pick<Trade, 'of'> | null;
};

export interface Voice {
  readonly state: Known;
  readonly tables: BoardTables;
  readonly isYou: (seat: Seat) => boolean;
  /** « Vous prenez » to the reader himself, « Les Moines prennent » to the others. */
  readonly does: (seat: Seat, verb: string, yours: string) => string;
  /** « vous », « les Dragons et les Ailés » */
  readonly who: (seat: Seat) => string;
  /** « des Dragons et des Ailés », whoever reads. */
  readonly ofSeat: (seat: Seat) => string;
  /** « à vous », « aux Dragons et aux Ailés » */
  readonly toSeat: (seat: Seat) => string;
  /** « vos Dragons » to who leads them, « les Dragons » to the others. */
  readonly the: (people: People) => string;
  readonly ofThe: (people: People) => string;
  readonly toThe: (people: People) => string;
  readonly at: (place: PlaceId) => string;
  readonly from: (place: PlaceId) => string;
}

/** `reader`: who is spoken to; nobody is by `public`. */
export function voiceOf(state: Known, reader: Eyes): Voice {
  const tables = tablesFor(state.options);
  const isYou = (seat: Seat) => seat === reader;
  const isYours = (people: People) => leaderOf(state, people) === reader;
  return {
    state,
    tables,
    isYou,
    does: (seat, verb, yours) => (isYou(seat) ? `Vous ${yours}` : `${seatName(state, seat)} ${verb}`),
    who: (seat) => (isYou(seat) ? 'vous' : seatName(state, seat)),
    ofSeat: (seat) => seatName(state, seat, 'des'),
    toSeat: (seat) => (isYou(seat) ? 'à vous' : seatName(state, seat, 'aux')),
    the: (people) => peoplesIn(isYours(people) ? 'vos' : 'les', [people]),
    ofThe: (people) => peoplesIn(isYours(people) ? 'de vos' : 'des', [people]),
    toThe: (people) => peoplesIn(isYours(people) ? 'à vos' : 'aux', [people]),
    at: (place) => placeIn(tables, place),
    from: (place) => fromPlace(tables, place),
  };
}

/** An event with those told right before and right after it. */
export interface Around {
  readonly before: Event | undefined;
  readonly next: Event | undefined;
  readonly all: readonly Event[];
  readonly index: number;
}

/** The event of that kind right after. */
export const nextOf = <Kind extends Event['kind']>({ next }: Around, kind: Kind): Extract<Event, { readonly kind: Kind }> | undefined =>
  next?.kind === kind ? (next as Extract<Event, { readonly kind: Kind }>) : undefined;

/** Whether the game was still being set up when the event happened: before the first round, or right up to it. */
export const isOpening = ({ round }: Pick<State, 'round'>, { all, index }: Around): boolean =>
  round === 0 || all.slice(index).some((event) => event.kind === 'round' && event.round === 1);
