/** The page's side of the bots: asks, waits, cancels. A worker that fails or hangs is replaced, and its question fails. */
import type { Counsel } from '../advice/adviser.ts';
import type { AdviceReply, AdviceRequest, BotQuestion, BotReply, BotRequest, Word } from './bot-server.ts';

/** How many evaluations a bot gets: what this device affords in a time that does not bore, from what its last thought took. */

interface Thought {
  /** Evaluations it was given. */
  readonly budget: number;
  readonly ms: number;
}

/** Of the first thought: short on any device. */
export const PROBE = 200;
const LEAST = 50;
const MOST = 20_000;
/** Milliseconds that a bot may think. */
export const MOST_MS = 250;
/** And whoever advises, after a first look that is short on any device. */
const ADVICE_MS = 800;
const GLANCE = 60;
/** How many times more may be looked at, to have it looked at again. */
const AGAIN = 2;

/** The budget after `last`: at most four times more or less than the last, so that one hiccup decides nothing. */
export function budgetAfter(last: Thought | undefined, allowed = MOST_MS): number {
  if (!last) return PROBE;
  const wanted = (last.budget * allowed) / Math.max(last.ms, 0.5);
  const near = Math.max(last.budget / 4, Math.min(last.budget * 4, wanted));
  return Math.round(Math.max(LEAST, Math.min(MOST, near)));
}

/** What of a `Worker` is used. */
export interface Thinker {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

type Asking<View, Move> = Omit<BotQuestion<View, Move>, 'budget'>;

export interface Bots<View, Move> {
  /** Moves in the order of the questions. Rejects when the worker fails, takes longer than `patience`, or is called off. */
  readonly ask: (questions: readonly Asking<View, Move>[]) => Promise<readonly Move[]>;
  /** What is advised, and why; undefined where nothing is. Rejects as `ask` does. */
  readonly advise: (asked: Omit<AdviceRequest<View, Move>['advise'], 'budget'>) => Promise<Counsel<Move> | undefined>;
  /** Told what who thinks aloud weighs; nothing once it has decided, or was called off. */
  hear?: ((weighs?: string) => void) | undefined;
  /** Whoever thinks aloud decides at once. */
  readonly enough: () => void;
  /** Ends whatever is being thought; the next question starts anew. */
  readonly cancel: () => void;
}

const PATIENCE = 20_000;

/** `patience`: milliseconds before a silent worker is given up. */
export function botsIn<View, Move>(start: () => Thinker, patience = PATIENCE): Bots<View, Move> {
  let worker: Thinker | undefined;
  let next = 0;
  const thoughts = new Map<string, Thought>();
  let advised: Thought | undefined;
  type Reply = BotReply<Move> | AdviceReply<Move>;
  const waiting = new Map<number, { done: (told: Reply) => void; failed: (error: Error) => void }>();
  const stop = (why: string) => {
    bots.hear?.();
    worker?.terminate();
    worker = undefined;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { failed } of all) failed(new Error(why));
  };
  const open = () => {
    const opened = start();
    opened.onmessage = ({ data }: MessageEvent<Reply & Partial<Word>>) => {
      bots.hear?.(data.weighs);
      // A word answers no question.
      waiting.get(data.id)?.done(data);
    };
    opened.onerror = () => stop('the worker failed');
    return opened;
  };
  const send = <Answer extends Reply>(asked: BotRequest<View, Move> | AdviceRequest<View, Move>) =>
    new Promise<Answer>((done, failed) => {
      const timer = setTimeout(() => stop('the worker is silent'), patience);
      const settle =
        <Heard>(tell: (heard: Heard) => void) =>
        (heard: Heard) => {
          clearTimeout(timer);
          waiting.delete(asked.id);
          tell(heard);
        };
      waiting.set(asked.id, { done: settle((told: Reply) => done(told as Answer)), failed: settle(failed) });
      worker ??= open();
      worker.postMessage(asked);
    });
  const bots: Bots<View, Move> = {
    async ask(asking) {
      const [first] = asking;
      if (!first) return [];
      const budget = budgetAfter(thoughts.get(first.level));
      next += 1;
      const { answer, ms } = await send<BotReply<Move>>({ id: next, questions: asking.map((one) => ({ ...one, budget })) });
      thoughts.set(first.level, { budget, ms: ms / asking.length });
      return answer;
    },
    async advise(asked) {
      for (let isSecond = false; ; isSecond = true) {
        const budget = advised ? budgetAfter(advised, ADVICE_MS) : GLANCE;
        next += 1;
        const { answer, ms, isWhole } = await send<AdviceReply<Move>>({ id: next, advise: { ...asked, budget } });
        advised = { budget, ms };
        // Where there was time for much more, it is taken.
        if (isSecond || isWhole || budgetAfter(advised, ADVICE_MS) < AGAIN * budget) return answer;
      }
    },
    enough: () => worker?.postMessage({ enough: true }),
    cancel: () => stop('called off'),
  };
  return bots;
}
