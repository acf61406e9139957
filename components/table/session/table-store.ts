/**
 * The table of a page: its session, kept at every move, and the bots that are asked when it is their turn. What a worker answers to a question
 * that is no longer asked is thrown away.
 */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { isRecord } from '#engine/core/input.ts';
import type { Counsel } from '../advice/adviser.ts';
import { givenKey } from '../advice/given.ts';
import type { Bots } from '../bots/bot-client.ts';
import type { Narration, TableSpec } from '../spec.ts';
import { botMoves, counselFor } from './asking.ts';
import { driverOf, type Tempo } from './drive.ts';
import { followerOf } from './following.ts';
import { nowOf } from './history.ts';
import { beginOn, type OnShelf, saveOn } from './keeping.ts';
import { playersAt, playersIn, readGame } from './reading.ts';
import { EMPTY, type Guest, nextSession, type Session, type SessionEvent } from './session.ts';
import { APART, type Keeper, type KeptGame } from './store.ts';

export interface TableStore<G extends GameTypes> {
  readonly get: () => Session<G>;
  readonly send: (event: SessionEvent<G>) => void;
  /** Plays a move if the rules allow it now; answers whether they did, and shows nothing otherwise. */
  readonly offer: (move: G['move']) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the bots of these seats would play now, in order. */
  readonly ask: (seats: readonly Seat[]) => Promise<readonly G['move'][]>;
  /** Looks at a game from a link or a file, at the move pointed at or the last one, or says why not. Answers whether it could. */
  readonly visit: (input: unknown, from: Guest, at?: number) => Promise<boolean>;
  /** What another tab has just written in the browser's storage: it may be this very game, which is said, or shown where that tab is followed. */
  readonly heard: (key: string | null, text: string | null) => Promise<void>;
  /** Takes up the game as another tab has left it, and goes on showing what that tab plays, until somebody plays here. */
  readonly follow: () => Promise<void>;
  /** The games that this browser keeps, the newest first. */
  readonly games: () => readonly KeptGame[];
  /** Whether the rules of today still play a kept game. */
  readonly isPlayable: (game: KeptGame) => boolean;
  /** Takes up a game that this browser keeps: the newest where none is named, unless it is over. Says so where the rules of today no longer play it. */
  readonly resume: (id?: string) => Promise<void>;
  /** What is kept of a game, as a file holds it. */
  readonly fileOf: (id: string) => unknown;
  readonly forget: (id: string) => void;
  /** Under which id the game in progress is kept. */
  readonly id: () => string;
  /**
   * What the adviser would play for `seat`, with that seat's eyes only, what belongs to it (each may be played after the one before), and why. Nothing is
   * played. Undefined where nobody advises, or nothing is worth it. `held`: what the board holds, which it is to be about.
   */
  readonly advise: (seat: Seat, held?: string) => Promise<Counsel<G['move']> | undefined>;
  /** What was advised in the game in progress (`givenKey`), in former visits too. */
  readonly given: () => readonly string[];
  /** How long bots' pauses are: 1 as the game wishes, 0 none, and no stop at what they do to who plays here. */
  readonly setPace: (pace: number) => void;
  /** How moves are told from now on: until then they are made in silence. */
  readonly setNarration: (narration: Narration<G>) => void;
  /** While it rests, no bot plays. */
  readonly rest: (on: boolean) => void;
  readonly resting: () => boolean;
  readonly bots: Pick<Bots<G['view'], G['move']>, 'hear' | 'enough'>;
  /** Nothing of what others do is shown until somebody here is asked or struck, nor waited for. */
  readonly hurry: () => void;
  /** Leaves the rest of the game to bots, or takes it up again: meanwhile nothing is waited for, nor asked. */
  readonly leaveOff: (isAbsent: boolean) => void;
  readonly isLeftOff: () => boolean;
  /** Why the game in progress is not kept; undefined while it is. */
  readonly unkept: () => string | undefined;
  readonly close: () => void;
}

/** What makes another game of the one in progress. */
const CHANGES: ReadonlySet<SessionEvent<GameTypes>['kind']> = new Set(['play', 'undo', 'withdraw']);

export const BOT_FAILED = 'Un adversaire automatique n’a pas répondu : il joue le premier coup permis.';

export function openTable<G extends GameTypes>(
  spec: TableSpec<G>,
  bots: Bots<G['view'], G['move']>,
  keep: Keeper,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((go) => setTimeout(go, ms)),
): TableStore<G> {
  const { game } = spec;
  const listeners = new Set<() => void>();
  let session: Session<G> = EMPTY;
  let told: TableSpec<G> & Narration<G> = spec;
  const shelf: OnShelf = { id: '', unkept: undefined };
  const tempo: Tempo = { pace: 1, resting: false, hurried: false, absent: false };
  let isClosed = false;

  const become = (event: SessionEvent<G>) => {
    session = nextSession(told, session, event);
  };
  const say = (text: string, rescue?: unknown) => send({ kind: 'say', notice: { text, rescue } });
  const ask = async (seats: readonly Seat[]) =>
    session.sitting ? botMoves(spec, bots, session.sitting, seats, () => isClosed || say(BOT_FAILED)) : [];

  const play = (move: G['move']) => send({ kind: 'play', move });
  const get = () => session;
  const drive = driverOf(spec, tempo, { get, ask, play, wait });
  const following = followerOf(
    keep,
    () => shelf.id,
    (replay) => readGame(spec, replay),
    (history) => send({ kind: 'follow', history }),
  );

  const tell = () => {
    for (const listener of listeners) listener();
    void drive();
  };

  const save = () => {
    const { sitting } = session;
    if (sitting && !sitting.guest && saveOn(spec, keep, shelf, sitting)) become({ kind: 'say', notice: { text: APART } });
  };

  function send(event: SessionEvent<G>): void {
    if (following.isReading() && CHANGES.has(event.kind)) return;
    const before = session.sitting;
    const again = event.kind === 'sit' ? event.id : undefined;
    if (event.kind === 'sit' || event.kind === 'take-over') {
      tempo.resting = false;
      tempo.absent = false;
      beginOn(keep, shelf, before && !before.guest ? before : session.aside, again);
    }
    become(event);
    if (session.show && (tempo.pace === 0 || tempo.hurried || tempo.absent)) become({ kind: 'seen' });
    if (session.blow && tempo.absent) become({ kind: 'read' });
    // What was taken up again, or laid aside meanwhile, is kept already.
    if (session.sitting?.history !== before?.history && event.kind !== 'back' && event.kind !== 'follow' && !again) save();
    tell();
  }

  return {
    get,
    send,
    ask,
    follow: following.follow,
    games: keep.list,
    isPlayable: ({ version }) => version <= game.version && version >= (game.since ?? game.version),
    id: () => shelf.id,
    unkept: () => shelf.unkept,
    resting: () => tempo.resting,
    bots,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    offer(move) {
      const { sitting, stepper, elsewhere } = session;
      if (!sitting || stepper || elsewhere || sitting.guest || isClosed || !game.judge(nowOf(sitting.history), move).ok) return false;
      play(move);
      return true;
    },
    async heard(key, text) {
      if (!keep.isOther(key, text, shelf.id)) return;
      if (session.elsewhere === 'followed') await following.follow();
      else send({ kind: 'elsewhere', how: 'ahead' });
    },
    async visit(input, from, at) {
      const read = await readGame(spec, input);
      if (read.ok) send({ kind: 'visit', from, history: read.history, at, players: playersIn(spec, read.history, input) });
      else say(`${read.because} Rien n’a changé ici.`);
      return read.ok;
    },
    async resume(wanted) {
      const [newest] = keep.list();
      const id = wanted ?? (newest?.over ? undefined : newest?.id);
      const kept = id === undefined ? undefined : keep.load(id);
      if (!kept || id === undefined) return;
      const read = await readGame(spec, kept.replay);
      if (read.ok) send({ kind: 'sit', history: read.history, players: playersAt(spec, read.history, kept.players), id });
      else say(`La partie gardée ne peut pas reprendre ici. ${read.because} Enregistrez-la si vous y tenez.`, kept.replay);
    },
    fileOf(wanted) {
      const kept = keep.load(wanted);
      return kept && isRecord(kept.replay) ? { ...kept.replay, players: kept.players } : undefined;
    },
    forget(wanted) {
      keep.forget(wanted);
      if (wanted === shelf.id && session.aside) session = { ...session, aside: undefined };
      tell();
    },
    async advise(seat, held) {
      const { sitting } = session;
      const purpose = sitting?.guest ? undefined : keep.purpose(shelf.id);
      const counsel = sitting && (await counselFor(spec, bots, sitting.history, seat, { held, purpose }));
      if (session.sitting?.history !== sitting?.history) return undefined;
      const at = sitting?.history.moves.length ?? 0;
      if (counsel && !sitting?.guest)
        keep.give(
          shelf.id,
          counsel.moves.map((move, number) => givenKey(at + number, move)),
          counsel.purpose,
        );
      return counsel;
    },
    given: () => keep.given(shelf.id),
    setNarration(narration) {
      told = { ...spec, ...narration };
    },
    setPace(pace) {
      tempo.pace = pace;
      if (pace === 0 && session.show) send({ kind: 'seen' });
      else void drive();
    },
    rest(resting) {
      tempo.resting = resting;
      tell();
    },
    hurry() {
      tempo.hurried = true;
      send({ kind: 'seen' });
    },
    leaveOff(isAbsent) {
      tempo.absent = isAbsent;
      send({ kind: 'seen' });
    },
    isLeftOff: () => tempo.absent,
    close() {
      isClosed = true;
      tempo.resting = true;
      bots.cancel();
      listeners.clear();
    },
  };
}
