/** What happens at the table, as values: a game in play or looked at again, who looks, what was refused, what has to be said. */
import type { GameMove, GameState, Seat } from '#engine/core/game.ts';
import { cutTo, type History, nowOf, stateAt, undoPoint, withMove } from './history.ts';
import { type Eyes, eyesOf, humansOf, lifted } from './hot-seat.ts';
import { botOf } from './seats.ts';
import { HUMAN, type Player, type TableSpec } from './spec.ts';
import { nextStepper, openStepper, type StepEvent, type Stepper } from './stepper.ts';

export interface Refused<Rule extends string = string> {
  readonly rule: Rule;
  readonly because: string;
}

/** Something to say, once, that somebody closes. `rescue`: a game that this page cannot play, to be taken away as a file. */
export interface Notice {
  readonly text: string;
  readonly rescue?: unknown;
}

export interface Sitting<State, Move, Options> {
  readonly history: History<State, Move, Options>;
  readonly players: readonly Player[];
  readonly eyes: Eyes;
  /** Of a link or a file: only looked at, and never kept in the place of the game in progress. */
  readonly guest: boolean;
}

export interface Session<State, Move, Options, Rule extends string = string> {
  readonly sitting: Sitting<State, Move, Options> | undefined;
  /** The game left aside, while another is looked at or chosen. */
  readonly aside: Sitting<State, Move, Options> | undefined;
  /** Present while moves already made are looked at again. */
  readonly stepper: Stepper | undefined;
  readonly refused: Refused<Rule> | undefined;
  readonly notices: readonly Notice[];
}

export const EMPTY: Session<never, never, never, never> = {
  sitting: undefined,
  aside: undefined,
  stepper: undefined,
  refused: undefined,
  notices: [],
};

export type SessionEvent<State, Move, Options> =
  /** A new game, or the one that was kept. */
  | { readonly kind: 'sit'; readonly history: History<State, Move, Options>; readonly players: readonly Player[] }
  /** A game to look at; `at`: the move pointed at. */
  | { readonly kind: 'visit'; readonly history: History<State, Move, Options>; readonly at: number }
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'undo' | 'lift' | 'review' | 'live' | 'back' | 'leave' }
  /** Looks with the eyes of `seat`: only where nobody's secret is at stake. */
  | { readonly kind: 'watch'; readonly seat: Seat }
  | { readonly kind: 'step'; readonly step: StepEvent }
  /** Goes on from the move looked at, the seat that is watched being played by somebody. */
  | { readonly kind: 'take-over'; readonly level: string }
  | { readonly kind: 'say'; readonly notice: Notice }
  | { readonly kind: 'hush'; readonly text: string }
  | { readonly kind: 'accept' };

/** The state that is on the screen. */
export function shownState<State, Move, Options>({ sitting, stepper }: Session<State, Move, Options>): State | undefined {
  return sitting && (stepper ? stateAt(sitting.history, stepper.at) : nowOf(sitting.history));
}

/** Whether the eyes may be changed at will: nobody plays, or all is over, or it is a game looked at. */
export function mayWatch<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  { game }: TableSpec<State, Move, View, Options, Rule>,
  { history, players, guest }: Sitting<State, Move, Options>,
): boolean {
  return guest || humansOf(players).length === 0 || game.outcome(nowOf(history)) !== undefined;
}

type Spec<State extends GameState, Move extends GameMove, View, Options, Rule extends string> = TableSpec<State, Move, View, Options, Rule>;

/** A sitting as `history` leaves it. */
function seated<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  { game, open }: Spec<State, Move, View, Options, Rule>,
  sitting: Omit<Sitting<State, Move, Options>, 'eyes'> & { readonly eyes: Eyes | undefined },
  before?: State,
): Sitting<State, Move, Options> {
  const now = nowOf(sitting.history);
  const isOpen = open?.(now) ?? false;
  // What was open to all closes: nobody holds the device yet.
  const eyes = before !== undefined && open?.(before) && !isOpen ? undefined : sitting.eyes;
  return { ...sitting, eyes: eyesOf(sitting.players, game.toMove(now), eyes, isOpen) };
}

export function nextSession<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  spec: Spec<State, Move, View, Options, Rule>,
  session: Session<State, Move, Options, Rule>,
  event: SessionEvent<State, Move, Options>,
): Session<State, Move, Options, Rule> {
  const { sitting, stepper, notices } = session;
  const calm = { ...session, refused: undefined };
  const own = sitting && !sitting.guest ? sitting : session.aside;
  switch (event.kind) {
    case 'sit': {
      const { history, players } = event;
      return { ...calm, sitting: seated(spec, { history, players, guest: false, eyes: undefined }), aside: undefined, stepper: undefined };
    }
    case 'visit': {
      const { history, at } = event;
      const seats = spec.chosenOf(history.options).seats;
      const players = Array.from({ length: seats }, () => botOf(spec.level));
      const visited: Sitting<State, Move, Options> = { history, players, guest: true, eyes: { kind: 'shown', seat: 0 } };
      return { ...calm, sitting: visited, aside: own, stepper: openStepper(history.moves.length, at) };
    }
    case 'back':
      return { ...calm, sitting: own, aside: undefined, stepper: undefined };
    case 'leave':
      return { ...calm, sitting: undefined, aside: own, stepper: undefined };
    case 'say':
      return notices.some(({ text }) => text === event.notice.text) ? session : { ...session, notices: [...notices, event.notice] };
    case 'hush':
      return { ...session, notices: notices.filter(({ text }) => text !== event.text) };
    case 'accept':
      return calm;
  }
  if (!sitting) return session;
  const { history, players, eyes } = sitting;
  switch (event.kind) {
    case 'play': {
      if (stepper || sitting.guest) return session;
      const played = withMove(spec, history, event.move);
      if (!played.ok) return { ...session, refused: { rule: played.rule, because: played.because } };
      return { ...calm, sitting: seated(spec, { ...sitting, history: played.history }, nowOf(history)) };
    }
    case 'undo': {
      const at = stepper || sitting.guest ? undefined : undoPoint(spec, history, humansOf(players));
      return at === undefined ? session : { ...calm, sitting: seated(spec, { ...sitting, history: cutTo(history, at) }) };
    }
    case 'lift':
      return { ...session, sitting: { ...sitting, eyes: lifted(eyes) } };
    case 'watch':
      return mayWatch(spec, sitting) ? { ...session, sitting: { ...sitting, eyes: { kind: 'shown', seat: event.seat } } } : session;
    case 'review':
      return { ...calm, stepper: openStepper(history.moves.length, history.moves.length) };
    case 'live':
      return sitting.guest ? session : { ...calm, stepper: undefined };
    case 'step':
      return stepper ? { ...calm, stepper: nextStepper(stepper, event.step) } : session;
    case 'take-over': {
      const taken = players.map((player, seat) => (seat === eyes.seat ? HUMAN : player.kind === 'bot' ? player : botOf(event.level)));
      const cut = stepper ? cutTo(history, stepper.at) : history;
      const now = seated(spec, { history: cut, players: taken, guest: false, eyes: undefined });
      return { ...calm, sitting: now, aside: undefined, stepper: undefined };
    }
  }
}
