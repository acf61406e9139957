/** What is on the screen of a table, as values: out of its session, and nothing else. */
import type { Eyes, Seat } from '#engine/core/events.ts';
import type { GameTypes, Outcome } from '#engine/core/game.ts';
import { eyesOn, humansOf } from '../hot-seat.ts';
import { humansHere } from '../session/guest.ts';
import { type History, nowOf, stateAt } from '../session/history.ts';
import { type Session, type Sitting, toldCount } from '../session/session.ts';
import type { TableStore } from '../session/table-store.ts';
import { isOpenIn, type TableSpec } from '../spec.ts';

export interface TableMoment<G extends GameTypes> extends Omit<Session<G>, 'sitting'>, Sitting<G> {
  /** What is looked at: every step of it, where it is looked at again. */
  readonly shown: History<G>;
  /** How many of its moves are told. */
  readonly at: number;
  /** The state that they give. */
  readonly now: G['state'];
  /** Pieces of the last move are being shown: all that is told is as it was before it. */
  readonly isShowing: boolean;
  /** How the game ended, once that is told, whatever moment of it is looked at. */
  readonly outcome: Outcome | undefined;
  /** People who sit there, and those of them at this screen: none where the game is only looked at. */
  readonly sat: readonly Seat[];
  readonly humans: readonly Seat[];
  readonly viewer: Eyes;
  /** Nothing is hidden between those at the screen. */
  readonly isOpen: boolean;
  /** Nobody at this screen has played yet. */
  readonly isOpening: boolean;
}

export function tableMoment<G extends GameTypes>(spec: TableSpec<G>, session: Session<G>, sitting: Sitting<G>): TableMoment<G> {
  const { history, players, screen } = sitting;
  const { stepper, film, show } = session;
  const shown = stepper && film ? film.history : history;
  const at = toldCount(sitting, session);
  const now = stateAt(shown, at);
  const isShowing = show?.told === false;
  const humans = humansHere(sitting);
  return {
    ...session,
    ...sitting,
    shown,
    at,
    now,
    isShowing,
    outcome: spec.game.outcome(isShowing ? now : nowOf(history)),
    sat: humansOf(players),
    humans,
    viewer: eyesOn(screen),
    isOpen: isOpenIn(spec, now),
    isOpening: humans.length > 0 && !history.moves.some(({ seat }) => humans.includes(seat)),
  };
}

/** What a part of the table is made out of. */
export interface AtTable<G extends GameTypes> extends TableMoment<G> {
  readonly spec: TableSpec<G>;
  readonly table: TableStore<G>;
}
