/** The handle of a board at a table: all that it may know of the moment on the screen, and all that it may do. */
import type { VNode } from 'preact';
import { NO_SEAT } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import type { Advised } from '../advice/adviser.ts';
import type { HabitKeeper } from '../chooser/habits.ts';
import type { TableHandle } from '../handle.ts';
import { lastTold, seenSince, withoutMoves } from '../session/history.ts';
import { movesIn, viewIn } from '../session/lately.ts';
import type { TableStore } from '../session/table-store.ts';
import { stops } from '../session/drive.ts';
import type { Narration } from '../spec.ts';
import { windowStateOf } from '../windows.ts';
import type { AtTable } from './moment.ts';

/** Listed where nothing may be played: always the same. */
const NONE: readonly never[] = [];

/** The move that was asked about, by its refusal: boards keep refusals while handles come and go. */
const REFUSED = new WeakMap<Refusal, unknown>();

/** What the shell has made of the moment beside. */
interface Beside<G extends GameTypes> {
  readonly habits: HabitKeeper;
  readonly arbiter: Narration<G>['arbiter'];
  /** Of a link to the arbiter, whether its move would be made under another reading. */
  readonly otherwise: ((link: string) => VNode) | undefined;
  /** How the bots' pauses are. */
  readonly pace: number;
  /** The last move told, in sentences. */
  readonly said: readonly string[];
  /** Pieces seen of the move that is shown. */
  readonly count: number;
  /** Where the step that is looked at again happened, or what a line of the log tells. */
  readonly places: readonly string[] | undefined;
  /** What was advised, and of which moment. */
  readonly advised: { readonly of: G['state']; readonly moves: Advised<G['move']> } | undefined;
  readonly isTaught?: boolean;
  /** Hears what is held on the board. */
  readonly hold: (id: string | undefined) => void;
}

/** What is used of a table. */
interface Seen<G extends GameTypes> extends Omit<AtTable<G>, 'table'> {
  readonly table: Pick<TableStore<G>, 'send' | 'offer' | 'ask' | 'resting' | 'leaveOff' | 'isLeftOff'>;
}

/** The arbiter's page with what may be shown of this moment; undefined where there is none, a clock runs, or somebody who sees only what all see would see more. */
function arbiterOf<G extends GameTypes>(
  { spec: { game, hidesNothing }, now, viewer }: Seen<G>,
  ask: Narration<G>['arbiter'],
): ((move?: G['move']) => string) | undefined {
  const isKnown = hidesNothing || game.outcome(now) !== undefined;
  if (!ask || game.clock?.tick(now) || (!isKnown && viewer === 'public')) return undefined;
  return (move) => ask(now, move, isKnown || viewer === 'public' ? undefined : viewer);
}

/** Asks this seat nothing more in the turn whose question is on the screen, or for some cards; undefined where nothing is asked so. */
function lettingGo<G extends GameTypes>(here: Seen<G>): ((notFor?: readonly string[]) => void) | undefined {
  const { spec, table, now, stepper, guest, isShowing, screen, humans, wishes } = here;
  const question = stepper || guest || isShowing ? undefined : spec.question?.(now);
  if (!question || screen.kind !== 'shown' || !humans.includes(screen.seat)) return undefined;
  const { seat } = screen;
  const wish = wishes[seat];
  const kept = wish === 'always' ? undefined : wish;
  return (notFor) =>
    table.send({
      kind: 'wish',
      seats: [seat],
      wish: { ...kept, ...(notFor ? { notFor: [...(kept?.notFor ?? []), ...notFor] } : { notIn: question.turn }) },
    });
}

/** Ids of the places that are spoken of: where a step happened, where a blow fell, where something is shown. */
function placesNamed<G extends GameTypes>(
  { blow, show }: Seen<G>,
  pace: number,
  places: readonly string[] | undefined,
): readonly string[] | undefined {
  if (places) return places;
  return stops(blow, pace) && !show ? blow?.places : show?.places;
}

export function handleOf<G extends GameTypes>(
  here: Seen<G>,
  { habits, arbiter: ask, otherwise, pace, said, count, places, advised, hold, isTaught = false }: Beside<G>,
): TableHandle<G> {
  const {
    spec,
    table,
    at,
    history,
    shown,
    now,
    viewer,
    screen,
    players,
    humans,
    stepper,
    guest,
    show,
    isShowing,
    isOpen,
    elsewhere,
    outcome,
  } = here;
  const { game } = spec;
  const live = !stepper && !guest;
  // Who is left alone is asked nothing, however long what was shown before stays.
  const isIdle = live && windowStateOf(spec, now, players, here.wishes, here.said)?.kind === 'idle';
  const isPlaying = live && screen.kind === 'shown' && !isShowing && !isIdle && !show?.holds && !table.isLeftOff();
  const movesOf = (seat: number) =>
    isPlaying && players[seat]?.kind === 'human' && (seat === viewer || isOpen) ? movesIn(game, now, seat) : NONE;
  const [letGo, arbiter] = [lettingGo(here), arbiterOf(here, ask)];
  const tick = isPlaying && !outcome && !elsewhere ? game.clock?.tick(now) : undefined;
  return {
    seat: viewer === 'public' ? NO_SEAT : viewer,
    view: viewIn(game, now, viewer),
    legal: viewer === 'public' ? NONE : movesOf(viewer),
    movesOf,
    live,
    players,
    humans,
    nameOf: (seat) => spec.nameOf(seat, now),
    at,
    since: (is) => seenSince(shown, at, viewer, is),
    told: lastTold(shown, at, viewer),
    said,
    isRead: show?.told === true,
    isStruck: stops(here.blow, pace) && !show,
    ...(isShowing && { show: { events: lastTold(shown, at + 1, viewer), count } }),
    pace,
    isWished: (name) => habits.get().own[name] === history.seed,
    wishFor: (name) => habits.set({ own: { ...habits.get().own, [name]: history.seed } }),
    habit: (name) => habits.get().own[name],
    keepHabit: (name, value) => habits.set({ own: { ...habits.get().own, [name]: value } }),
    ...(tick && { clock: { tick, resting: table.resting(), offer: table.offer, ask: table.ask } }),
    advised: !isShowing && advised?.of === now ? advised.moves : [],
    hold,
    isTaught,
    outcome: game.outcome(now),
    judge(move) {
      const verdict = game.judge(now, move);
      if (!verdict.ok) REFUSED.set(verdict, move);
      return verdict;
    },
    act: (move, joins) => table.send({ kind: 'play', move, ...(joins && { joins }) }),
    withdraw: (is) => (isPlaying && withoutMoves(spec, history, humans, is) ? () => table.send({ kind: 'withdraw', is }) : undefined),
    ...(isPlaying && humans.length === 1 && !outcome && { leaveOff: () => table.leaveOff(true) }),
    ...(letGo && { letGo }),
    named: placesNamed(here, pace, places),
    ...(arbiter && { arbiter }),
    ...(arbiter && otherwise && { otherwise: (refusal) => otherwise(arbiter(REFUSED.get(refusal) as G['move'] | undefined)) }),
  };
}
