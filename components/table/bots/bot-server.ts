/** The worker's side: bots think here, over what their seat may see. A game's worker is one line: `serveBots(BOTS)`. */
import { diceFrom } from '#engine/core/dice.ts';
import type { Bot } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';

export interface Question<View, Move> {
  readonly level: string;
  readonly view: View;
  readonly legal: readonly Move[];
  /** Of the bot's own stream, apart from the game's: for this seat at this move. */
  readonly seed: string;
  readonly budget: number;
}

export interface Asked<View, Move> {
  readonly id: number;
  readonly questions: readonly Question<View, Move>[];
}

export type Told<Move> = {
  readonly id: number;
  /** In the order of the questions. */
  readonly moves: readonly Move[];
  /** Milliseconds for all of them. */
  readonly ms: number;
};

/** Answers to questions, in order. Throws on an unknown level, and when a bot does. */
export function think<View, Move>(
  bots: Readonly<Record<string, Bot<View, Move>>>,
  { id, questions }: Asked<View, Move>,
  clock: () => number,
): Told<Move> {
  const start = clock();
  const moves = questions.map(({ level, view, legal, seed, budget }) => {
    const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
    if (!bot) throw new Error(`no bot of level ${level}`);
    return bot(view, legal, diceFrom(seeded(seed)), budget);
  });
  return { id, moves, ms: clock() - start };
}

/** Answers every question that reaches this worker. */
export function serveBots<View, Move>(bots: Readonly<Record<string, Bot<View, Move>>>): void {
  addEventListener('message', ({ data }: MessageEvent<Asked<View, Move>>) => {
    postMessage(think(bots, data, () => performance.now()));
  });
}
