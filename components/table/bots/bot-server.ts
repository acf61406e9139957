/** The worker's side: bots think here, over what their seat may see, and whoever advises. A game's worker is one line: `serveBots(BOTS, ADVICE)`. */
import { type Dice, diceFrom } from '#engine/core/dice.ts';
import type { Bot, Game, GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { type Adviser, type Counsel, counselOf, type Regret, type Reviewed, reviewing } from '../advice/adviser.ts';

export interface BotQuestion<View, Move> {
  readonly level: string;
  readonly view: View;
  readonly legal: readonly Move[];
  /** Of the bot's own stream, apart from the game's: for this seat at this move. */
  readonly seed: string;
  readonly budget: number;
}

export interface BotRequest<View, Move> {
  readonly id: number;
  readonly questions: readonly BotQuestion<View, Move>[];
}

export interface AdviceRequest<View, Move> {
  readonly id: number;
  /** `held`: what the board holds. */
  readonly advise: Omit<BotQuestion<View, Move>, 'level'> & { readonly held?: string };
}

/** Ends with `regrets`; before, how many moves are gone through. */
export interface ReviewRequest<G extends GameTypes> {
  readonly review: Reviewed<G>;
}

export type ReviewReply = { readonly done: number } | { readonly regrets: readonly Regret[] };

interface Reply<Answer> {
  readonly id: number;
  readonly answer: Answer;
  /** Milliseconds for all of it. */
  readonly ms: number;
}

/** Moves in the order of the questions. */
export type BotReply<Move> = Reply<readonly Move[]>;
/** Undefined where there is nothing to advise. `isWhole`: more evaluations would change nothing. */
export type AdviceReply<Move> = Reply<Counsel<Move> | undefined> & { readonly isWhole: boolean };

const diceOf = (seed: string): Dice => diceFrom(seeded(seed));

/** Answers to questions, in order. Throws on an unknown level, and when a bot does. */
export function think<View, Move>(
  bots: Readonly<Record<string, Bot<View, Move>>>,
  { id, questions }: BotRequest<View, Move>,
  clock: () => number,
): BotReply<Move> {
  const start = clock();
  const answer = questions.map(({ level, view, legal, seed, budget }) => {
    const bot = Object.hasOwn(bots, level) ? bots[level] : undefined;
    if (!bot) throw new Error(`no bot of level ${level}`);
    return bot(view, legal, diceOf(seed), budget);
  });
  return { id, answer, ms: clock() - start };
}

/** A game, and who advises in it. */
export interface Advising<G extends GameTypes> {
  readonly game: Game<G>;
  readonly adviser: Adviser<G['view'], G['move']>;
}

type Asked<G extends GameTypes> = BotRequest<G['view'], G['move']> | AdviceRequest<G['view'], G['move']> | ReviewRequest<G>;

/** Answers every question that reaches this worker. `advising`: left out where nobody advises. */
export function serveBots<G extends GameTypes>(bots: Readonly<Record<string, Bot<G['view'], G['move']>>>, advising?: Advising<G>): void {
  const clock = () => performance.now();
  const answerTo = (asked: Asked<G>): BotReply<G['move']> | AdviceReply<G['move']> | ReviewReply => {
    if ('questions' in asked) return think(bots, asked, clock);
    if (!advising) throw new Error('nobody advises here');
    const { game, adviser } = advising;
    if ('advise' in asked) {
      const { view, legal, seed, budget, held } = asked.advise;
      const start = clock();
      const answer = counselOf(adviser, view, legal, diceOf(seed), budget, held);
      return { id: asked.id, answer, ms: clock() - start, isWhole: !adviser.isDeepened };
    }
    const steps = reviewing(game, adviser, asked.review);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return { regrets: step.value };
      postMessage({ done: step.value } satisfies ReviewReply);
    }
  };
  addEventListener('message', ({ data }: MessageEvent<Asked<G>>) => postMessage(answerTo(data)));
}
