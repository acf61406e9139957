/**
 * The table of a page: its session, kept at every move, and the bots that are asked when it is their turn. What a worker answers to a question
 * that is no longer asked is thrown away.
 */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { isRecord } from '#engine/core/input.ts';
import { checkReplay } from '#engine/core/replay.ts';
import type { Advised, Counsel } from '../advice/adviser.ts';
import type { Bots } from '../bots/bot-client.ts';
import { streamOf } from '../bots/stream.ts';
import { readPlayers } from '../chooser/seats.ts';
import { humansOf } from '../hot-seat.ts';
import type { Narration, Player, TableSpec } from '../spec.ts';
import { windowStateOf } from '../windows.ts';
import { type History, inSlices, nowOf, replaying, replayOf } from './history.ts';
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
   * played. Undefined where nobody advises, or nothing is worth it.
   */
  readonly advise: (seat: Seat) => Promise<Counsel<G['move']> | undefined>;
  /** How long bots' pauses are: 1 as the game wishes, 0 none, and no stop at what they do to who plays here. */
  readonly setPace: (pace: number) => void;
  /** How moves are told from now on: until then they are made in silence. */
  readonly setNarration: (narration: Narration<G>) => void;
  /** While it rests, no bot plays. */
  readonly rest: (on: boolean) => void;
  readonly resting: () => boolean;
  /** Nothing of what others do is shown until somebody here is asked or struck, nor waited for. */
  readonly hurry: () => void;
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
  let pace = 1;
  let resting = false;
  let hurried = false;
  let driving = false;
  let closed = false;
  /** Bots that keep their move back, at this moment of the game. */
  let patient: { readonly of: History<G> | undefined; readonly seats: readonly Seat[] } = { of: undefined, seats: [] };
  let unkept: string | undefined;

  let id = '';

  const save = () => {
    const { sitting } = session;
    if (!sitting || sitting.guest) return;
    const { history, players } = sitting;
    const now = nowOf(history);
    const names = players.map((_, seat) => spec.nameOf(seat, now));
    const saved = keep.save({ id, replay: replayOf(spec, history), players, names, over: game.outcome(now) !== undefined });
    unkept = saved.ok ? undefined : saved.because;
    if (!saved.ok || !saved.apart) return;
    id = saved.apart;
    session = nextSession(told, session, { kind: 'say', notice: { text: APART } });
  };

  const tell = () => {
    for (const listener of listeners) listener();
    void drive();
  };

  /** How often the game of another tab was asked for: of several answers the last one counts. */
  let followings = 0;
  /** It is being read: a move made on what it was before would be written over it. */
  let reading = 0;

  const send = (event: SessionEvent<G>) => {
    if (reading > 0 && CHANGES.has(event.kind)) return;
    const before = session.sitting;
    const again = event.kind === 'sit' ? event.id : undefined;
    if (event.kind === 'sit' || event.kind === 'take-over') {
      resting = false;
      const own = before && !before.guest ? before : session.aside;
      // A game that nobody has begun to play is not worth finding again.
      if (own && own.history.moves.length === 0 && id !== again) keep.forget(id);
      id = again ?? keep.newId();
    }
    session = nextSession(told, session, event);
    if (session.show && (pace === 0 || hurried)) session = nextSession(told, session, { kind: 'seen' });
    // What was taken up again, or laid aside meanwhile, is kept already.
    if (session.sitting?.history !== before?.history && event.kind !== 'back' && event.kind !== 'follow' && !again) save();
    tell();
  };

  const questionOf = ({ seed, moves }: History<G>, now: G['state'], seat: Seat) => ({
    view: game.view(now, seat),
    legal: game.moves(now, seat),
    seed: streamOf(seed, seat, moves),
  });
  const questionsOf = (history: History<G>, now: G['state'], players: readonly Player[], seats: readonly Seat[]) =>
    seats.map((seat) => {
      const player = players[seat];
      return { ...questionOf(history, now, seat), level: player?.kind === 'bot' ? player.level : spec.level };
    });

  /** The first of these moves, and those after it as far as each may be played after the one before. */
  const inARow = (from: G['state'], [first, ...others]: Advised<G['move']>): Advised<G['move']> => {
    const kept: [G['move'], ...G['move'][]] = [first];
    let [now, last] = [from, first];
    for (const move of others) {
      now = game.play(now, last).state;
      if (!game.judge(now, move).ok) break;
      kept.push(move);
      last = move;
    }
    return kept;
  };

  const ask = async (seats: readonly Seat[]): Promise<readonly G['move'][]> => {
    const { sitting } = session;
    if (!sitting) return [];
    const questions = questionsOf(sitting.history, nowOf(sitting.history), sitting.players, seats);
    try {
      return await bots.ask(questions);
    } catch {
      if (closed) return [];
      send({ kind: 'say', notice: { text: BOT_FAILED } });
      return questions.flatMap(({ legal }) => legal.find((move) => game.silent?.(move)) ?? legal.slice(0, 1));
    }
  };

  /** The bot whose turn it is; undefined while somebody else's is, or nothing is played. */
  const botToMove = (): Seat | undefined => {
    const { sitting, stepper, elsewhere, blow, show } = session;
    if (!sitting || sitting.guest || stepper || elsewhere || resting || show || closed || (blow && pace > 0)) return undefined;
    const now = nowOf(sitting.history);
    // Where a clock runs, the game's board asks.
    if (game.clock?.tick(now)) return undefined;
    const waiting = patient.of === sitting.history ? patient.seats : [];
    return game.toMove(now).find((seat) => sitting.players[seat]?.kind === 'bot' && !waiting.includes(seat));
  };

  /** Passes for a seat at this screen that is left alone now; answers whether it did. */
  const passed = (): boolean => {
    const { sitting, stepper, elsewhere, wishes, said, blow, show } = session;
    if (!sitting || sitting.guest || stepper || elsewhere || show || closed || (blow && pace > 0)) return false;
    const now = nowOf(sitting.history);
    const asking = windowStateOf(spec, now, sitting.players, wishes, said);
    const move = asking?.kind === 'idle' ? game.idle?.(now, asking.seat) : undefined;
    if (move) send({ kind: 'play', move });
    return move !== undefined;
  };

  /** One move of the bot `seat`; answers whether the game went on, by it or by somebody meanwhile. */
  async function driveOne(seat: Seat): Promise<boolean> {
    const history = session.sitting?.history;
    const isStill = () => session.sitting?.history === history && botToMove() === seat;
    const [move] = await ask([seat]);
    if (!move || !history) return false;
    if (isStill() && spec.waits?.(nowOf(history), move, humansOf(session.sitting?.players ?? []))) {
      patient = { of: history, seats: [...(patient.of === history ? patient.seats : []), seat] };
      return true;
    }
    if (isStill()) await wait((spec.pause?.(nowOf(history), move) ?? 0) * (hurried ? 0 : pace));
    if (isStill()) send({ kind: 'play', move });
    return session.sitting?.history !== history;
  }

  async function drive(): Promise<void> {
    if (driving) return;
    driving = true;
    try {
      for (;;) {
        if (passed()) continue;
        const seat = botToMove();
        if (seat === undefined) hurried = false;
        if (seat === undefined || !(await driveOne(seat))) break;
      }
    } finally {
      driving = false;
    }
  }

  const replayed = async (input: unknown) => {
    const checked = checkReplay(game, input);
    return checked.ok ? inSlices(replaying(spec, checked.value)) : checked;
  };

  const playersOf = (players: unknown, options: G['options']) =>
    readPlayers(players, spec.chosenOf(options).seats, spec.levels, spec.level);
  const playersIn = (input: unknown, options: G['options']) =>
    isRecord(input) && input.players !== undefined ? playersOf(input.players, options) : undefined;

  const follow = async () => {
    const [asked, wanted] = [++followings, id];
    reading += 1;
    try {
      const kept = keep.load(wanted);
      const read = kept && (await replayed(kept.replay));
      if (asked === followings && id === wanted && read?.ok) send({ kind: 'follow', history: read.history });
    } finally {
      reading -= 1;
    }
  };

  return {
    get: () => session,
    send,
    follow,
    async heard(key, text) {
      if (!keep.isOther(key, text, id)) return;
      if (session.elsewhere === 'followed') await follow();
      else send({ kind: 'elsewhere', how: 'ahead' });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    offer(move) {
      const { sitting, stepper, elsewhere } = session;
      if (!sitting || stepper || elsewhere || sitting.guest || closed || !game.judge(nowOf(sitting.history), move).ok) return false;
      send({ kind: 'play', move });
      return true;
    },
    async visit(input, from, at) {
      const read = await replayed(input);
      if (read.ok) send({ kind: 'visit', from, history: read.history, at, players: playersIn(input, read.history.options) });
      else send({ kind: 'say', notice: { text: `${read.because} Rien n’a changé ici.` } });
      return read.ok;
    },
    games: keep.list,
    isPlayable: ({ version }) => version <= game.version && version >= (game.since ?? game.version),
    async resume(wanted) {
      const [newest] = keep.list();
      const chosen = wanted ?? (newest?.over ? undefined : newest?.id);
      const kept = chosen === undefined ? undefined : keep.load(chosen);
      if (!kept || chosen === undefined) return;
      const read = await replayed(kept.replay);
      if (read.ok) {
        send({ kind: 'sit', history: read.history, players: playersOf(kept.players, read.history.options), id: chosen });
      } else {
        const text = `La partie gardée ne peut pas reprendre ici. ${read.because} Enregistrez-la si vous y tenez.`;
        send({ kind: 'say', notice: { text, rescue: kept.replay } });
      }
    },
    fileOf(wanted) {
      const kept = keep.load(wanted);
      return kept && isRecord(kept.replay) ? { ...kept.replay, players: kept.players } : undefined;
    },
    forget(wanted) {
      keep.forget(wanted);
      if (wanted === id && session.aside) session = { ...session, aside: undefined };
      tell();
    },
    id: () => id,
    async advise(seat) {
      const { sitting } = session;
      if (!sitting || !spec.advice) return undefined;
      const now = nowOf(sitting.history);
      const counsel = await bots.advise(questionOf(sitting.history, now, seat)).catch(() => undefined);
      return counsel && session.sitting?.history === sitting.history ? { ...counsel, moves: inARow(now, counsel.moves) } : undefined;
    },
    setNarration({ blow, show, where }) {
      told = { ...spec, ...(blow && { blow }), ...(show && { show }), ...(where && { where }) };
    },
    setPace(next) {
      pace = next;
      if (pace === 0 && session.show) send({ kind: 'seen' });
      else void drive();
    },
    rest(on) {
      resting = on;
      tell();
    },
    resting: () => resting,
    hurry() {
      hurried = true;
      send({ kind: 'seen' });
    },
    unkept: () => unkept,
    close() {
      closed = true;
      bots.cancel();
      listeners.clear();
    },
  };
}
