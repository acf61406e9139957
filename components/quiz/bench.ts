/** All that the quiz of a game does once somebody asks for a question, in one piece to be fetched. */
import { openDesk } from '#components/arbiter/desk.ts';
import { formatArbiter } from '#components/arbiter/link.ts';
import type { PictureProps } from '#components/arbiter/look.ts';
import { sheetOf } from '#components/arbiter/sheet.ts';
import type { ShownAnswer } from '#components/arbiter/shown.ts';
import type { ArbiterSpec } from '#components/arbiter/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Edition } from '#engine/practice/edition.ts';
import type { Difficulty } from '#engine/practice/level.ts';
import {
  type Asking,
  about,
  endless,
  type GameQuestion,
  type Knowing,
  type Practice,
  type QuizQuestion,
  series,
  slipOf,
} from '#engine/practice/quiz.ts';
import { COUNT } from './link.ts';

/** A question as the page shows it. `Drawn`: what its picture is made of. */
export interface PosedQuestion<Drawn> {
  readonly isLegal: boolean;
  /** What it is about, in the boxes: a rule, or what may be played. */
  readonly slip: string;
  /** Rules to name the right one among; none where it is only shown. */
  readonly names: readonly string[];
  /** What an answer hangs on beside the picture, whose moment it is above all: before it. */
  readonly now: string;
  /** The rest of the position, after the picture; empty where the picture is all. */
  readonly told: string;
  /** The move, in a sentence without its full stop. */
  readonly said: string;
  readonly answer: ShownAnswer<unknown>;
  /** Tells nothing of the answer. */
  readonly blind: Drawn;
  readonly open: Drawn;
  /** Of the page that judges this very case, after its address; undefined where it would be too long. */
  readonly address: () => Promise<string | undefined>;
}

export interface QuizBench<Drawn> {
  /** Without an edition, the last one. */
  readonly series: (seed: string, edition?: Edition) => Iterator<PosedQuestion<Drawn>, undefined>;
  readonly endless: (seed: string, knowing: () => Knowing) => Iterator<PosedQuestion<Drawn>, undefined>;
  /** Of these rules, to be seen again. */
  readonly about: (
    seed: string,
    rules: readonly string[],
    level: Difficulty,
  ) => { readonly count: number; readonly questions: Iterator<PosedQuestion<Drawn>, undefined> };
}

/** What a question shows, beside what the engine says of it. */
export type QuestionShown<Drawn> = Omit<PosedQuestion<Drawn>, 'isLegal' | 'slip' | 'names'>;

export function quizBenchOf<State, Move extends { readonly kind: string }, Rule extends string, Drawn>(
  asking: Asking<State, Move, Rule>,
  show: (question: QuizQuestion<State, Move, Rule>) => QuestionShown<Drawn>,
): QuizBench<Drawn> {
  function* pose(questions: Iterable<QuizQuestion<State, Move, Rule>>): Generator<PosedQuestion<Drawn>, undefined> {
    for (const question of questions)
      yield { ...show(question), isLegal: question.verdict.ok, slip: slipOf(question), names: question.names };
    return undefined;
  }
  return {
    series: (seed, edition) => pose(series(asking, seed, COUNT, edition)),
    endless: (seed, knowing) => pose(endless(asking, seed, knowing)),
    about(seed, rules, level) {
      const { count, questions } = about(asking, seed, rules, level);
      return { count, questions: pose(questions) };
    },
  };
}

/** What a whole game brings: its arbiter, what it asks about, and what everybody at the table and the owner of `eyes` know of a position, as in `Posed`. */
export interface QuizSpec<G extends GameTypes, Seen> {
  readonly arbiter: ArbiterSpec<G, Seen>;
  readonly practice: Practice<G>;
  readonly now: (state: G['state'], eyes: Seat) => string;
  readonly told: (state: G['state'], eyes: Seat) => string;
  /** What the picture shows, put in another order for who proposes the move. */
  readonly arranged?: (seen: Seen, eyes: Seat) => Seen;
}

/** Another player's move stands in nobody's place. */
function ownNearest<Move extends { readonly seat: Seat }>(answer: ShownAnswer<Move>, eyes: Seat): ShownAnswer<Move> {
  return answer.kind === 'refused' ? { ...answer, nearest: answer.nearest.filter(({ move }) => move.seat === eyes) } : answer;
}

export const quizOf = <G extends GameTypes, Seen>({
  arbiter,
  practice,
  now,
  told,
  arranged = (seen) => seen,
}: QuizSpec<G, Seen>): QuizBench<PictureProps<G, Seen>> =>
  quizBenchOf(practice, ({ state, move, eyes }: GameQuestion<G>): QuestionShown<PictureProps<G, Seen>> => {
    const made = sheetOf(arbiter, { ...openDesk(arbiter), state, move, eyes });
    const sheet = { ...made, answer: ownNearest(made.answer, eyes), seen: arranged(made.seen, eyes) };
    const seen = arranged(arbiter.seen(state, move, false, eyes), eyes);
    return {
      now: now(state, eyes),
      told: told(state, eyes),
      said: sheet.said,
      answer: sheet.answer,
      blind: { state, move, sheet: { ...sheet, verdict: '', sentence: '', answer: { kind: 'legal', lines: [], rests: [] }, seen } },
      open: { state, move, sheet },
      address: async () => {
        const fragment = await formatArbiter(arbiter, { state, move, eyes });
        return fragment && `#${fragment}`;
      },
    };
  });
