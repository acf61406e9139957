/** What goes on by itself at a table: a seat that is left alone passes, and bots play one after another, at a pace. */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { humansOf } from '../hot-seat.ts';
import type { TableSpec } from '../spec.ts';
import { windowStateOf } from '../windows.ts';
import { type History, nowOf } from './history.ts';
import type { Session, Sitting } from './session.ts';

interface Tempo {
  /** How long bots' pauses are: 1 as the game wishes, 0 none. */
  readonly pace: number;
  /** No bot plays. */
  readonly resting: boolean;
  /** Nothing is waited for until somebody here is asked or struck. */
  readonly hurried: boolean;
}

/** What is played here; undefined while somebody looks at something else, or at what has just been done. */
function goingOn<G extends GameTypes>(session: Session<G>, pace: number): Sitting<G> | undefined {
  const { sitting, stepper, elsewhere, show, blow } = session;
  return sitting?.guest || stepper || elsewhere || show || (blow && pace > 0) ? undefined : sitting;
}

/** The bot whose turn it is; undefined while somebody else's is, or nothing is played. `patient`: bots that keep their move back. */
export function botToMove<G extends GameTypes>(
  { game }: TableSpec<G>,
  session: Session<G>,
  { pace, resting }: Tempo,
  patient: readonly Seat[] = [],
): Seat | undefined {
  const sitting = resting ? undefined : goingOn(session, pace);
  const now = sitting && nowOf(sitting.history);
  // Where a clock runs, the game's board asks.
  if (now === undefined || game.clock?.tick(now)) return undefined;
  return game.toMove(now).find((seat) => sitting?.players[seat]?.kind === 'bot' && !patient.includes(seat));
}

/** How a seat at this screen that is left alone now passes. */
export function idleMove<G extends GameTypes>(spec: TableSpec<G>, session: Session<G>, { pace }: Tempo): G['move'] | undefined {
  const sitting = goingOn(session, pace);
  if (!sitting) return undefined;
  const now = nowOf(sitting.history);
  const asking = windowStateOf(spec, now, sitting.players, session.wishes, session.said);
  return asking?.kind === 'idle' ? spec.game.idle?.(now, asking.seat) : undefined;
}

/** What the bots drive. */
interface Road<G extends GameTypes> {
  readonly session: () => Session<G>;
  readonly ask: (seat: Seat) => Promise<G['move'] | undefined>;
  readonly play: (move: G['move']) => void;
  readonly wait: (ms: number) => Promise<void>;
}

interface Driver {
  readonly tempo: () => Tempo;
  readonly set: (tempo: Partial<Tempo>) => void;
  /** As far as it goes, unless it is on its way already. */
  readonly goOn: () => Promise<void>;
  /** For good. */
  readonly stop: () => void;
}

export function driverOf<G extends GameTypes>(spec: TableSpec<G>, { session, ask, play, wait }: Road<G>): Driver {
  let tempo: Tempo = { pace: 1, resting: false, hurried: false };
  let isDriving = false;
  let isStopped = false;
  /** Bots that keep their move back, at this moment of the game. */
  let patient: { readonly of: History<G> | undefined; readonly seats: readonly Seat[] } = { of: undefined, seats: [] };

  const historyNow = () => session().sitting?.history;
  const patientNow = () => (patient.of === historyNow() ? patient.seats : []);
  const next = () => (isStopped ? undefined : botToMove(spec, session(), tempo, patientNow()));

  /** One move of the bot `seat`; answers whether the game went on, by it or by somebody meanwhile. */
  const driveOne = async (seat: Seat): Promise<boolean> => {
    const history = historyNow();
    const isStill = () => historyNow() === history && next() === seat;
    const move = await ask(seat);
    if (!move || !history) return false;
    if (isStill() && spec.waits?.(nowOf(history), move, humansOf(session().sitting?.players ?? []))) {
      patient = { of: history, seats: [...patientNow(), seat] };
      return true;
    }
    if (isStill()) await wait((spec.pause?.(nowOf(history), move) ?? 0) * (tempo.hurried ? 0 : tempo.pace));
    if (isStill()) play(move);
    return historyNow() !== history;
  };

  return {
    tempo: () => tempo,
    set(change) {
      tempo = { ...tempo, ...change };
    },
    async goOn() {
      if (isDriving) return;
      isDriving = true;
      try {
        for (;;) {
          const passing = isStopped ? undefined : idleMove(spec, session(), tempo);
          if (passing) {
            play(passing);
            continue;
          }
          const seat = next();
          if (seat === undefined) tempo = { ...tempo, hurried: false };
          if (seat === undefined || !(await driveOne(seat))) break;
        }
      } finally {
        isDriving = false;
      }
    },
    stop() {
      isStopped = true;
    },
  };
}
