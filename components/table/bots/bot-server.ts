/** The worker's side: bots think here, over what their seat may see, and whoever advises. A game's worker is one line: `serveBots(BOTS, ADVICE)`. */
import { type Dice, diceFrom } from '#engine/core/dice.ts';
import type { Bot, Game, GameTypes, BotAloud } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import { type About, type Adviser, type Counsel, counselOf, type Regret, type Reviewed, reviewing } from '../advice/adviser.ts';

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
  readonly advise: Omit<BotQuestion<View, Move>, 'level'> & About;
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

/** What who thinks aloud weighs. */
export interface Word {
  readonly weighs: string;
}

/** Whoever thinks aloud decides at once. */
interface PlayNow {
  readonly enough: true;
}

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

type Asked<G extends GameTypes> = BotRequest<G['view'], G['move']> | AdviceRequest<G['view'], G['move']> | ReviewRequest<G> | PlayNow;

/** Milliseconds from one word of who thinks aloud to the next. */
const WORD_MS = 250;

/** The answer of one who thinks aloud, word by word; between two words others are heard. */
export async function thinkAloud<View, Move>(
  thinker: BotAloud<View, Move>,
  { level: _, view, legal, seed, budget }: BotQuestion<View, Move>,
  { clock, say, isEnough }: { clock: () => number; say: (weighs: string) => Promise<void>; isEnough: () => boolean },
): Promise<Move> {
  const steps = thinker(view, legal, diceOf(seed), budget);
  let said = clock();
  for (let step = steps.next(isEnough()); ; step = steps.next(isEnough())) {
    if (step.done) return step.value;
    if (clock() - said < WORD_MS) continue;
    await say(step.value);
    said = clock();
  }
}

/** Answers every question that reaches this worker. `advising`: left out where nobody advises; `thinkers`: the bots that think aloud. */
export function serveBots<G extends GameTypes>(
  bots: Readonly<Record<string, Bot<G['view'], G['move']>>>,
  advising?: Advising<G>,
  thinkers: Readonly<Record<string, BotAloud<G['view'], G['move']>>> = {},
): void {
  const clock = () => performance.now();
  let isEnough = false;
  const say = (weighs: string) => {
    postMessage({ weighs } satisfies Word);
    return new Promise<void>((go) => setTimeout(go));
  };
  const aloud = async ({ id, questions }: BotRequest<G['view'], G['move']>): Promise<BotReply<G['move']>> => {
    const start = clock();
    isEnough = false;
    const answer: G['move'][] = [];
    for (const question of questions) {
      const thinker = thinkers[question.level];
      if (thinker) answer.push(await thinkAloud(thinker, question, { clock, say, isEnough: () => isEnough }));
      else answer.push(...think(bots, { id, questions: [question] }, clock).answer);
    }
    return { id, answer, ms: clock() - start };
  };
  const answerTo = async (asked: Exclude<Asked<G>, PlayNow>): Promise<BotReply<G['move']> | AdviceReply<G['move']> | ReviewReply> => {
    if ('questions' in asked) return aloud(asked);
    if (!advising) throw new Error('nobody advises here');
    const { game, adviser } = advising;
    if ('advise' in asked) {
      const { view, legal, seed, budget, ...about } = asked.advise;
      const start = clock();
      const answer = counselOf(adviser, view, legal, diceOf(seed), budget, about);
      return { id: asked.id, answer, ms: clock() - start, isWhole: !adviser.isDeepened };
    }
    const steps = reviewing(game, adviser, asked.review);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) return { regrets: step.value };
      postMessage({ done: step.value } satisfies ReviewReply);
    }
  };
  addEventListener('message', ({ data }: MessageEvent<Asked<G>>) => {
    if ('enough' in data) isEnough = true;
    // The page hears of errors, not of a promise that fails.
    else answerTo(data).then((reply) => postMessage(reply), reportError);
  });
}
