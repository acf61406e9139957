/** What happens at the table, as values: a game in play or looked at again, who looks, what was refused, what has to be said. */
import { type Eyes, type Seat, seenBy } from '#engine/core/events.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import { botOf } from '../chooser/seats.ts';
import { curtainLifted, eyesOn, humansOf, type ScreenState, screenAfter } from '../hot-seat.ts';
import { type Film, filmOf, recordAt, stepAt } from '../replay/film.ts';
import { nextStepper, openStepper, type StepEvent, type Stepper } from '../replay/stepper.ts';
import { type Blow, HUMAN, isOpenIn, type Narration, type Player, type SeenMove, type Show, type TableSpec } from '../spec.ts';
import { type WindowAnswer, type Wish, type Wishes, windowStateOf } from '../windows.ts';
import { type History, nowOf, seenSince, stateAt, undoneTap, withMove, withoutMoves } from './history.ts';
import { viewIn } from './lately.ts';
import { turnEnded } from './own.ts';

/**
 * Something to say, once, that somebody closes. `rescue`: a game that this page cannot play, to be taken away as a file. `teaches`: the game's lessons are
 * one link away.
 */
export interface Notice {
  readonly text: string;
  readonly teaches?: true;
  readonly rescue?: unknown;
}

export interface Sitting<G extends GameTypes> {
  readonly history: History<G>;
  readonly players: readonly Player[];
  readonly screen: ScreenState;
  /** Of a link or a file: only looked at, and never kept in the place of the game in progress. Absent: it is played here. */
  readonly guest?: Guest | undefined;
}

/** Where a game that is only looked at came from. */
export type Guest = 'link' | 'file';

/** What the last move shows. */
export interface Showing extends Show {
  /** All its pieces were seen: what came of them is told. */
  readonly told: boolean;
  /** Others did it: it stays until it could be read. */
  readonly stays: boolean;
  /** Moves made before it. */
  readonly from?: number | undefined;
  /** It was seen, and what goes on with it is awaited. */
  readonly awaits?: true;
  /** What goes on with it is told at once. */
  readonly passed?: true | undefined;
}

/** Another tab has gone on with the game that is played here: nothing moves by itself here then. `followed`: what it plays is shown as it comes. */
export type Elsewhere = 'ahead' | 'followed';

export interface Session<G extends GameTypes> {
  readonly sitting?: Sitting<G> | undefined;
  /** The game left aside, while another is looked at or chosen. */
  readonly aside?: Sitting<G> | undefined;
  /** Present while moves already made are looked at again. */
  readonly stepper?: Stepper | undefined;
  /** Present with the stepper: what it steps through. */
  readonly film?: Film<G> | undefined;
  readonly refused?: Refusal<G['rule']> | undefined;
  /** The last move that was. */
  readonly tried?: G['move'];
  /** What the last move shows, until it was seen: no bot plays meanwhile. */
  readonly show?: Showing | undefined;
  /** What a move did to who plays here, until it is read. */
  readonly blow?: Blow | undefined;
  /** Moves made before the first of those that are told together, until the last of them is made. */
  readonly gathered?: number | undefined;
  /** The last thing to say: it takes the place of the one before. */
  readonly notice?: Notice | undefined;
  readonly elsewhere?: Elsewhere | undefined;
  /** When people want to be asked whether they react. */
  readonly wishes: Wishes;
  /** Moves that were made by the same tap as the one before them: they are taken back with it. */
  readonly joined?: readonly G['move'][] | undefined;
  /** What they said of the question last asked of several. */
  readonly said?: WindowAnswer | undefined;
}

export const EMPTY: Session<never> = { wishes: {} };

export type SessionEvent<G extends GameTypes> =
  /** A new game, or the one that was kept under `id`. */
  | { readonly kind: 'sit'; readonly history: History<G>; readonly players: readonly Player[]; readonly id?: string }
  /** A game to look at, and who sat there where that is known; `at`: the move pointed at, the last one where none is. */
  | {
      readonly kind: 'visit';
      readonly from: Guest;
      readonly history: History<G>;
      readonly at?: number | undefined;
      readonly players?: readonly Player[] | undefined;
    }
  /** Another tab has gone on with the game, or is followed no more. */
  | { readonly kind: 'elsewhere'; readonly how: 'ahead' | undefined }
  /** The game as another tab has left it. */
  | { readonly kind: 'follow'; readonly history: History<G> }
  /** `joins`: made by the same tap as the move of this screen before it. */
  | { readonly kind: 'play'; readonly move: G['move']; readonly joins?: boolean }
  /** One's last moves that `is` tells are taken back, the others stay. */
  | { readonly kind: 'withdraw'; readonly is: (move: G['move']) => boolean }
  | { readonly kind: 'undo' | 'lift' | 'live' | 'back' | 'leave' | 'take-over' }
  /** The game is looked at again: from the last move of who plays here, from before the move `at`, or from its end. */
  | { readonly kind: 'review'; readonly since?: 'own'; readonly at?: number }
  /** Looks with these eyes: a seat's only where nobody's secret is at stake. */
  | { readonly kind: 'watch'; readonly eyes: Eyes }
  | { readonly kind: 'step'; readonly step: StepEvent }
  /** The question asked together is answered: somebody wants to react, or nobody does. */
  | { readonly kind: 'answer'; readonly wants: Seat | undefined }
  /** When these seats want to be asked from now on. */
  | { readonly kind: 'wish'; readonly seats: readonly Seat[]; readonly wish: Wish | undefined }
  | { readonly kind: 'say'; readonly notice: Notice }
  /** All pieces of what is shown were seen; it was seen long enough. */
  | { readonly kind: 'told' | 'seen' }
  /** Its pieces are seen no more, nor is it read any longer; of one that goes on, the end is read. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'hush' | 'accept' | 'read' };

/** The state that is on the screen. */
export function shownState<G extends GameTypes>(session: Session<G>): G['state'] | undefined {
  const { sitting, film } = session;
  return sitting && stateAt(film?.history ?? sitting.history, toldCount(sitting, session));
}

/** How many moves are told: those looked at again, or all that were made but for the one whose pieces are still being shown. */
export function toldCount<G extends GameTypes>({ history }: Sitting<G>, { stepper, show }: Pick<Session<G>, 'stepper' | 'show'>): number {
  return stepper?.at ?? history.moves.length - (show?.told === false ? 1 : 0);
}

/** Whether the eyes may be changed at will: nobody here plays, or all is over. */
export function mayWatch<G extends GameTypes>({ game }: TableSpec<G>, { history, players }: Sitting<G>): boolean {
  return humansOf(players).length === 0 || game.outcome(nowOf(history)) !== undefined;
}

type Spec<G extends GameTypes> = TableSpec<G> & Narration<G>;

const watching = (eyes: Eyes): ScreenState => (eyes === 'public' ? { kind: 'public' } : { kind: 'shown', seat: eyes });

/** The seat that somebody who looks on would take: the one looked with, or whoever is to move. */
export const seatToTake = <G extends GameTypes>({ toMove }: Pick<Game<G>, 'toMove'>, state: G['state'], screen: ScreenState): Seat =>
  screen.kind === 'shown' || screen.kind === 'waiting' ? screen.seat : (toMove(state)[0] ?? 0);

const PRESENT = { stepper: undefined, film: undefined } as const;

/** The game is looked at again, after `count` of its moves. */
function reviewing<G extends GameTypes>(spec: Spec<G>, history: History<G>, count: number): Pick<Session<G>, 'stepper' | 'film'> {
  const film = filmOf(spec, history);
  return { film, stepper: openStepper(film.history.moves.length, stepAt(film, count)) };
}

/** What these seats were told since their last turn is looked at again, step by step and by itself. */
function readingOver<G extends GameTypes>(spec: Spec<G>, { history, players, screen }: Sitting<G>): Pick<Session<G>, 'stepper' | 'film'> {
  const { film, stepper } = reviewing(spec, history, turnEnded(spec, history, humansOf(players)));
  if (!film || !stepper) return PRESENT;
  const { events, states } = film.history;
  const isTold = (at: number) => spec.game.explain(events[at - 1] ?? [], stateAt(film.history, at), eyesOn(screen)).length > 0;
  const stops = states.flatMap((_, at) => (at > stepper.at && isTold(at) ? [at] : []));
  return { film, stepper: openStepper(stepper.count, stops[0] ?? stepper.count, stops) };
}

type Manners = Pick<Session<GameTypes>, 'wishes' | 'said'>;

/** A sitting as `history` leaves it. */
function seated<G extends GameTypes>(
  spec: Spec<G>,
  sitting: Omit<Sitting<G>, 'screen'> & { readonly screen: ScreenState | undefined },
  { wishes, said }: Manners,
  before?: G['state'],
): Sitting<G> {
  const { players } = sitting;
  const now = nowOf(sitting.history);
  const isOpen = isOpenIn(spec, now);
  // What was open to all closes: nobody holds the device yet.
  const screen = before !== undefined && isOpenIn(spec, before) && !isOpen ? undefined : sitting.screen;
  const asking = windowStateOf(spec, now, players, wishes, said);
  if (asking?.kind === 'alone' && said?.wants === asking.seat && said.question === spec.question?.(now)?.id) {
    return { ...sitting, screen: { kind: 'shown', seat: asking.seat } };
  }
  const toMove = asking?.kind === 'idle' ? [] : spec.game.toMove(now);
  return { ...sitting, screen: screenAfter(players, toMove, screen, isOpen, asking?.kind === 'together' ? asking.seats : []) };
}

/** Ids of the places that these events are about, each once. */
export const placesIn = <G extends GameTypes>(
  { where }: Narration<G>,
  events: readonly G['event'][],
  view: G['view'],
): readonly string[] => [...new Set(events.flatMap((event) => where?.(event, view) ?? []))];

/** The moves of `after` from the one numbered `from` on, as those at the screen saw them. */
function seenMoves<G extends GameTypes>(
  { game }: Spec<G>,
  { screen }: Sitting<G>,
  after: History<G>,
  from: number,
): SeenMove<G> | undefined {
  const move = after.moves.at(-1);
  const eyes = eyesOn(screen);
  if (!move) return undefined;
  return {
    move,
    before: viewIn(game, stateAt(after, from), eyes),
    after: viewIn(game, nowOf(after), eyes),
    events: after.events.slice(from).flatMap((told) => seenBy(told, eyes)),
  };
}

/** What a move did to those who play here: to the one by itself, to several with their names, and only where it was none of theirs (the line of each turn tells those). */
function blowTo<G extends GameTypes>(
  { blow, nameOf }: Spec<G>,
  humans: readonly Seat[],
  seen: SeenMove<G>,
  after: G['state'],
): Blow | undefined {
  if (humans.length < 2) return humans[0] === undefined ? undefined : blow?.(seen, humans[0]);
  if (humans.includes(seen.move.seat)) return undefined;
  const blows = humans.flatMap((seat) => {
    const one = blow?.(seen, seat);
    return one ? [{ ...one, text: `${nameOf(seat, after)} : ${one.text.replace(/^V(?=o)/, 'v')}` }] : [];
  });
  const [first, ...others] = blows;
  if (!first || others.length === 0) return first;
  const [text, places] = [blows.map((one) => one.text).join(' '), blows.flatMap((one) => one.places)];
  return { ...first, text, places, isGrave: blows.some(({ isGrave }) => isGrave) };
}

/** What the last move of `after` did to those who play here, with what was gathered before it; it is gathered itself where what follows belongs to it. */
function struckIn<G extends GameTypes>(
  spec: Spec<G>,
  { gathered }: Session<G>,
  sitting: Sitting<G>,
  after: History<G>,
  seen: SeenMove<G>,
): Pick<Session<G>, 'blow' | 'gathered'> {
  const [now, last] = [nowOf(after), after.moves.length - 1];
  const from = Math.min(gathered ?? last, last);
  if (spec.gathers?.(seen) && !spec.game.outcome(now)) return { gathered: from };
  const blow = blowTo(spec, humansOf(sitting.players), (from < last && seenMoves(spec, sitting, after, from)) || seen, now);
  return { gathered: undefined, blow: blow && from < last ? { ...blow, moves: last + 1 - from } : blow };
}

/** What the last move of `after` did to those who play here, and what is shown of it. */
function toldOf<G extends GameTypes>(
  spec: Spec<G>,
  session: Session<G>,
  sitting: Sitting<G>,
  after: History<G>,
): Pick<Session<G>, 'blow' | 'gathered' | 'show'> {
  const { show: last } = session;
  const seen = spec.blow || spec.show ? seenMoves(spec, sitting, after, after.moves.length - 1) : undefined;
  if (!seen) return {};
  const humans = humansOf(sitting.players);
  const struck = struckIn(spec, session, sitting, after, seen);
  const { blow } = struck;
  const going = last?.awaits ? last : undefined;
  const passed = going?.passed;
  const show =
    spec.show?.(seen, humans, (is) => seenSince(after, after.moves.length, eyesOn(sitting.screen), is)) ?? (passed && ({} satisfies Show));
  const stays = show?.isOwn || !humans.includes(seen.move.seat);
  const showing = show && {
    ...show,
    places: show.places ?? placesIn(spec, seen.events, seen.before),
    told: false,
    stays,
    goesOn: show.goesOn && stays && !blow,
    from: going ? going.from : sitting.history.moves.length,
    passed,
  };
  if (show?.pieces && !passed) return { ...struck, show: showing };
  const read = readShow(showing, blow);
  return { ...struck, show: passed && read?.goesOn ? seenShow(read) : read };
}

/** Once its pieces were seen, it stays unless a card tells it. */
const readShow = (show: Showing | undefined, blow: Blow | undefined): Showing | undefined =>
  show?.stays && (!blow || blow.isShown) ? { ...show, herald: undefined, told: true } : undefined;

const seenShow = (show: Showing | undefined): Showing | undefined => (show?.goesOn ? { ...show, told: true, awaits: true } : undefined);

/** What goes on to be said beside another game, or none: not what was said of one that teaches. */
const lasting = (notice: Notice | undefined): Notice | undefined => (notice?.teaches ? undefined : notice);

/** Somebody sits down at `history`: of what was before only what has to be said stays. */
const begun = <G extends GameTypes>(
  spec: Spec<G>,
  { notice }: Pick<Session<G>, 'notice'>,
  history: History<G>,
  players: readonly Player[],
): Session<G> => ({ ...EMPTY, notice: lasting(notice), sitting: seated(spec, { history, players, screen: undefined }, EMPTY) });

export function nextSession<G extends GameTypes>(spec: Spec<G>, session: Session<G>, event: SessionEvent<G>): Session<G> {
  const { sitting, stepper, film } = session;
  const calm = { ...session, refused: undefined, show: undefined, blow: undefined };
  const own = sitting && !sitting.guest ? sitting : session.aside;
  switch (event.kind) {
    case 'sit':
      return begun(spec, session, event.history, event.players);
    case 'visit': {
      const { history, from, at = history.moves.length } = event;
      const seats = spec.chosenOf(history.options).seats;
      const players = event.players ?? Array.from({ length: seats }, () => botOf(spec.level));
      const visited: Sitting<G> = { history, players, guest: from, screen: { kind: 'public' } };
      return { ...calm, sitting: visited, aside: own, ...reviewing(spec, history, at) };
    }
    case 'back':
      return { ...calm, sitting: own, aside: undefined, ...PRESENT };
    case 'leave':
      return { ...calm, notice: lasting(session.notice), sitting: undefined, aside: own, ...PRESENT };
    case 'say':
      return session.notice?.text === event.notice.text ? session : { ...session, notice: event.notice };
    case 'hush':
      return { ...session, notice: undefined };
    // The game laid aside while another is looked at goes on too.
    case 'follow': {
      const now = own && seated(spec, { ...own, history: event.history }, session);
      if (!now || own !== sitting) return now ? { ...session, elsewhere: 'followed', aside: now } : session;
      return { ...calm, ...PRESENT, gathered: undefined, elsewhere: 'followed', sitting: now };
    }
    case 'elsewhere':
      return own ? { ...session, show: undefined, elsewhere: event.how } : session;
    case 'accept':
      return { ...session, refused: undefined };
    case 'read':
      return session.show?.herald ? { ...session, show: { ...session.show, herald: undefined } } : { ...session, blow: undefined };
    case 'told':
      return { ...session, show: readShow(session.show, session.blow) };
    case 'seen':
      return { ...session, show: seenShow(session.show) };
    case 'pass': {
      const { show, blow } = session;
      const seen = seenShow(show);
      return { ...session, show: seen ? { ...seen, passed: true } : show?.told ? undefined : readShow(show, blow) };
    }
  }
  if (!sitting) return session;
  const { history, players, screen } = sitting;
  switch (event.kind) {
    case 'play': {
      if (stepper || sitting.guest) return session;
      const played = withMove(spec, history, event.move);
      if (!played.ok) return { ...session, refused: played, tried: event.move };
      return {
        ...calm,
        elsewhere: undefined,
        ...(event.joins && { joined: [...(session.joined ?? []), event.move] }),
        ...toldOf(spec, session, sitting, played.history),
        sitting: seated(spec, { ...sitting, history: played.history }, session, nowOf(history)),
      };
    }
    case 'undo':
    case 'withdraw': {
      if (stepper || sitting.guest) return session;
      const humans = humansOf(players);
      const left = 'is' in event ? withoutMoves(spec, history, humans, event.is) : undoneTap(spec, history, humans, session.joined);
      return left ? { ...calm, elsewhere: undefined, sitting: seated(spec, { ...sitting, history: left }, session) } : session;
    }
    case 'answer': {
      const question = spec.question?.(nowOf(history))?.id;
      if (question === undefined || sitting.guest) return session;
      const said = { question, wants: event.wants };
      return { ...session, said, sitting: seated(spec, sitting, { ...session, said }) };
    }
    case 'wish': {
      const wishes = { ...session.wishes, ...Object.fromEntries(event.seats.map((seat) => [seat, event.wish])) };
      return { ...session, wishes, sitting: sitting.guest ? sitting : seated(spec, sitting, { ...session, wishes }) };
    }
    case 'lift':
      return { ...session, sitting: { ...sitting, screen: curtainLifted(screen) } };
    case 'watch':
      return mayWatch(spec, sitting) ? { ...session, sitting: { ...sitting, screen: watching(event.eyes) } } : session;
    case 'review':
      return { ...calm, ...(event.since ? readingOver(spec, sitting) : reviewing(spec, history, event.at ?? history.moves.length)) };
    case 'live':
      return sitting.guest ? session : { ...calm, ...PRESENT };
    case 'step':
      return stepper ? { ...calm, stepper: nextStepper(stepper, event.step) } : session;
    // Goes on from the move looked at: by those who sat there, or with somebody in the seat that is watched.
    case 'take-over': {
      const cut = stepper && film ? recordAt(spec, film, stepper.at) : history;
      const own = seatToTake(spec.game, nowOf(cut), screen);
      const taken = humansOf(players).length > 0 ? players : players.map((player, seat) => (seat === own ? HUMAN : player));
      return begun(spec, session, cut, taken);
    }
  }
}
