/** The worker's side: bots think here, over what their seat may see. A game's worker is one line: `serveBots(BOTS)`. */
import { diceFrom } from '#engine/core/dice.ts';
import type { Bot } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';

export interface BotQuestion<View, Move> {
  readonly level: string;
  readonly view: View;
  readonly legal: readonly Move[];
  /** Of the bot's own stream, apart from the game's: for this seat at this move. */
  readonly seed: string;
  readonly budget: number;
  /** What belongs to the move is asked, too: advice wants it whole. */
  readonly whole?: true;
}

/** What a bot means to play at once after the move that it has chosen: the other groups of one attack. */
export type Following<View, Move> = (view: View, legal: readonly Move[], move: Move) => readonly Move[];

export interface BotRequest<View, Move> {
  readonly id: number;
  readonly questions: readonly BotQuestion<View, Move>[];
}

export type BotReply<Move> = {
  readonly id: number;
  /** In the order of the questions; after the move of a whole one, what follows it. */
  readonly moves: readonly Move[];
  /** Milliseconds for all of them. */
  readonly ms: number;
};

/** Answers to questions, in order. Throws on an unknown level, and when a bot does. */
export function think<View, Move>(
  bots: Readonly<Record<string, Bot<View, Move>>>,
  { id, questions }: BotRequest<View, Move>,
  clock: () => number,
  following?: Following<View, Move>,
): BotReply<Move> {
  const start = clock();
  const moves = questions.flatMap(({ level, view, legal, seed, budget, whole }) => {
    const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
    if (!bot) throw new Error(`no bot of level ${level}`);
    const move = bot(view, legal, diceFrom(seeded(seed)), budget);
    return [move, ...((whole && following?.(view, legal, move)) || [])];
  });
  return { id, moves, ms: clock() - start };
}

/** Answers every question that reaches this worker. `following`: left out where every move stands alone. */
export function serveBots<View, Move>(bots: Readonly<Record<string, Bot<View, Move>>>, following?: Following<View, Move>): void {
  addEventListener('message', ({ data }: MessageEvent<BotRequest<View, Move>>) => {
    postMessage(think(bots, data, () => performance.now(), following));
  });
}
