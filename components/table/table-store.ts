/**
 * The table of a page: its session, kept at every move, and the bots that are asked when it is their turn. What a worker answers to a question
 * that is no longer asked is thrown away.
 */
import type { GameMove, GameState, Seat } from '#engine/core/game.ts';
import { checkReplay } from '#engine/core/replay.ts';
import { type Bots, streamOf } from './bot-client.ts';
import { type History, inSlices, nowOf, replaying, replayOf } from './history.ts';
import { readPlayers } from './seats.ts';
import { EMPTY, nextSession, type Session, type SessionEvent } from './session.ts';
import type { Player, TableSpec } from './spec.ts';
import { type Keeper, OVERWRITTEN } from './store.ts';

export interface Table<State, Move, Options, Rule extends string = string> {
  readonly get: () => Session<State, Move, Options, Rule>;
  readonly send: (event: SessionEvent<State, Move, Options>) => void;
  /** Plays a move if the rules allow it now; answers whether they did, and shows nothing otherwise. */
  readonly offer: (move: Move) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the bots of these seats would play now, in order. */
  readonly ask: (seats: readonly Seat[]) => Promise<readonly Move[]>;
  /** Looks at a game from a link or a file, or says why not. Answers whether it could. */
  readonly visit: (input: unknown, at?: number) => Promise<boolean>;
  /** Takes up the game that this browser keeps, when there is one. */
  readonly resume: () => Promise<void>;
  /** How long bots' pauses are: 1 as the game wishes, 0 none. */
  readonly setPace: (pace: number) => void;
  /** Why the game in progress is not kept; undefined while it is. */
  readonly unkept: () => string | undefined;
  readonly close: () => void;
}

export const BOT_FAILED = 'Un adversaire automatique n’a pas répondu : il joue le premier coup permis.';

export function openTable<State extends GameState, Move extends GameMove, View, Options, Rule extends string>(
  spec: TableSpec<State, Move, View, Options, Rule>,
  bots: Bots<View, Move>,
  keep: Keeper,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((go) => setTimeout(go, ms)),
): Table<State, Move, Options, Rule> {
  const { game } = spec;
  const listeners = new Set<() => void>();
  let session: Session<State, Move, Options, Rule> = EMPTY;
  let pace = 1;
  let driving = false;
  let closed = false;
  let unkept: string | undefined;

  const save = () => {
    const { sitting } = session;
    if (!sitting || sitting.guest) return;
    const saved = keep.save(replayOf(spec, sitting.history), sitting.players);
    unkept = saved.ok ? undefined : saved.because;
    if (saved.ok && saved.over) session = nextSession(spec, session, { kind: 'say', notice: { text: OVERWRITTEN } });
  };

  const send = (event: SessionEvent<State, Move, Options>) => {
    const before = session.sitting;
    session = nextSession(spec, session, event);
    if (session.sitting?.history !== before?.history && event.kind !== 'back') save();
    for (const listener of listeners) listener();
    void drive();
  };

  const questionsOf = ({ seed, moves }: History<State, Move, Options>, now: State, players: readonly Player[], seats: readonly Seat[]) =>
    seats.map((seat) => {
      const player = players[seat];
      const level = player?.kind === 'bot' ? player.level : spec.level;
      return { level, view: game.view(now, seat), legal: game.moves(now, seat), seed: streamOf(seed, seat, moves) };
    });

  const ask = async (seats: readonly Seat[]): Promise<readonly Move[]> => {
    const { sitting } = session;
    if (!sitting) return [];
    const questions = questionsOf(sitting.history, nowOf(sitting.history), sitting.players, seats);
    try {
      return await bots.ask(questions);
    } catch {
      if (closed) return [];
      send({ kind: 'say', notice: { text: BOT_FAILED } });
      return questions.flatMap(({ legal }) => legal.find((move) => game.clock?.isWait(move)) ?? legal.slice(0, 1));
    }
  };

  /** The bot whose turn it is; undefined while somebody else's is, or nothing is played. */
  const botToMove = (): Seat | undefined => {
    const { sitting, stepper } = session;
    if (!sitting || sitting.guest || stepper || closed) return undefined;
    const now = nowOf(sitting.history);
    // Where a clock runs, the game's board asks.
    if (game.clock?.tick(now)) return undefined;
    return game.toMove(now).find((seat) => sitting.players[seat]?.kind === 'bot');
  };

  /** One move of the bot `seat`; answers whether the game went on, by it or by somebody meanwhile. */
  async function driveOne(seat: Seat): Promise<boolean> {
    const history = session.sitting?.history;
    const isStill = () => session.sitting?.history === history && botToMove() === seat;
    const [move] = await ask([seat]);
    if (!move || !history) return false;
    if (isStill()) await wait((spec.pause?.(nowOf(history), move) ?? 0) * pace);
    if (isStill()) send({ kind: 'play', move });
    return session.sitting?.history !== history;
  }

  async function drive(): Promise<void> {
    if (driving) return;
    driving = true;
    try {
      for (let seat = botToMove(); seat !== undefined; seat = botToMove()) if (!(await driveOne(seat))) break;
    } finally {
      driving = false;
    }
  }

  const replayed = async (input: unknown) => {
    const checked = checkReplay(game, input);
    return checked.ok ? inSlices(replaying(spec, checked.value)) : checked;
  };

  return {
    get: () => session,
    send,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    offer(move) {
      const { sitting, stepper } = session;
      if (!sitting || stepper || sitting.guest || closed || !game.judge(nowOf(sitting.history), move).ok) return false;
      send({ kind: 'play', move });
      return true;
    },
    async visit(input, at) {
      const read = await replayed(input);
      if (read.ok) send({ kind: 'visit', history: read.history, at: at ?? 0 });
      else send({ kind: 'say', notice: { text: `${read.because} Rien n’a changé ici.` } });
      return read.ok;
    },
    async resume() {
      const kept = keep.load();
      if (!kept) return;
      const read = await replayed(kept.replay);
      if (read.ok) {
        const { seats } = spec.chosenOf(read.history.options);
        send({ kind: 'sit', history: read.history, players: readPlayers(kept.players, seats, spec.levels, spec.level) });
      } else {
        const text = `La partie gardée ne peut pas reprendre ici. ${read.because} Enregistrez-la si vous y tenez.`;
        send({ kind: 'say', notice: { text, rescue: kept.replay } });
      }
    },
    setPace(next) {
      pace = next;
    },
    unkept: () => unkept,
    close() {
      closed = true;
      bots.cancel();
      listeners.clear();
    },
  };
}
