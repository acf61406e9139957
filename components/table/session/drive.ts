/** What goes on by itself at a table: a seat that is left alone passes, and bots play one after another, at a pace. */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { humansOf } from '../hot-seat.ts';
import type { Blow, TableSpec } from '../spec.ts';
import { windowStateOf } from '../windows.ts';
import { type History, nowOf } from './history.ts';
import type { Session, Sitting } from './session.ts';

export interface Tempo {
  /** How long bots' pauses are: 1 as the game wishes, 0 none. */
  pace: number;
  /** No bot plays. */
  resting: boolean;
  /** Nothing is waited for until somebody here is asked or struck. */
  hurried: boolean;
  /** Whoever plays here has left the rest of it to bots. */
  absent: boolean;
}

/** Whether the table waits until the card of a blow is read: at no pace at all, of grave ones alone. */
export const stops = (blow: Blow | undefined, pace: number): boolean =>
  blow !== undefined && (pace > 0 ? !blow.isShown : blow.isGrave === true);

/** What is played here; undefined while somebody looks at something else, or at what has just been done. */
function playedIn<G extends GameTypes>({ sitting, stepper, elsewhere, show, blow }: Session<G>, { pace }: Tempo): Sitting<G> | undefined {
  return sitting?.guest || stepper || elsewhere || (show && !show.awaits) || stops(blow, pace) ? undefined : sitting;
}

/** The bot whose turn it is; undefined while somebody else's is, or nothing is played. `patient`: bots that keep their move back. */
export function botToMove<G extends GameTypes>(
  { game }: TableSpec<G>,
  session: Session<G>,
  tempo: Tempo,
  patient: readonly Seat[] = [],
): Seat | undefined {
  const sitting = playedIn(session, tempo);
  const now = sitting && nowOf(sitting.history);
  // Where a clock runs, the game's board asks.
  if (now === undefined || tempo.resting || game.clock?.tick(now)) return undefined;
  return game.toMove(now).find((seat) => (tempo.absent || sitting?.players[seat]?.kind === 'bot') && !patient.includes(seat));
}

/** How a seat at this screen that is left alone now passes. */
export function idleMove<G extends GameTypes>(spec: TableSpec<G>, session: Session<G>, tempo: Tempo): G['move'] | undefined {
  const sitting = playedIn(session, tempo);
  if (!sitting) return undefined;
  const now = nowOf(sitting.history);
  const asking = windowStateOf(spec, now, sitting.players, session.wishes, session.said);
  return asking?.kind === 'idle' ? spec.game.idle?.(now, asking.seat) : undefined;
}

/** What the bots drive. */
interface Road<G extends GameTypes> {
  readonly get: () => Session<G>;
  readonly ask: (seats: readonly Seat[]) => Promise<readonly G['move'][]>;
  readonly play: (move: G['move']) => void;
  readonly wait: (ms: number) => Promise<void>;
}

/** Answers what drives, as far as it goes at this tempo, unless it is on its way already. */
export function driverOf<G extends GameTypes>(spec: TableSpec<G>, tempo: Tempo, { get, ask, play, wait }: Road<G>): () => Promise<void> {
  let isDriving = false;
  /** Bots that keep their move back, at a moment of the game. */
  const patient = new WeakMap<History<G>, readonly Seat[]>();

  const next = (): Seat | undefined => {
    const { sitting } = get();
    return botToMove(spec, get(), tempo, sitting && patient.get(sitting.history));
  };

  /** One move of the bot `seat`; answers whether the game went on, by it or by somebody meanwhile. */
  const driveOne = async (seat: Seat): Promise<boolean> => {
    const { sitting } = get();
    const [move] = await ask([seat]);
    if (!sitting || !move) return false;
    const { history, players } = sitting;
    const isStill = () => get().sitting?.history === history && next() === seat;
    if (isStill() && spec.waits?.(nowOf(history), move, humansOf(players))) {
      patient.set(history, [...(patient.get(history) ?? []), seat]);
      return true;
    }
    if (isStill()) await wait((spec.pause?.(nowOf(history), move) ?? 0) * (tempo.hurried || get().show?.passed ? 0 : tempo.pace));
    if (isStill()) play(move);
    return get().sitting?.history !== history;
  };

  return async () => {
    if (isDriving) return;
    isDriving = true;
    try {
      // Nothing is awaited where nobody is to move: whoever plays at once after is driven on.
      for (;;) {
        const passing = idleMove(spec, get(), tempo);
        const seat = passing ? undefined : next();
        if (passing) play(passing);
        else if (seat === undefined) {
          tempo.hurried = false;
          break;
        } else if (!(await driveOne(seat))) break;
      }
    } finally {
      isDriving = false;
    }
  };
}
