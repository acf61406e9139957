/**
 * The sentences that the games make, as they are read: refusals, logs, positions, leads, exercises, chances, coaches, lessons. Random games give the positions;
 * a move of another moment gives the refusals that a player meets, and each table of refusals is gone through with every value that its sentences take.
 */
import { nextDesk, openDesk } from '#components/arbiter/desk.ts';
import { type Dispute, disputeText, type QuickPart, type QuickSelect } from '#components/arbiter/quick/quick.ts';
import { sheetOf } from '#components/arbiter/sheet.ts';
import type { ArbiterSpec } from '#components/arbiter/spec.ts';
import { twinsOf } from '#components/arbiter/twins.ts';
import type { CoachSpec } from '#components/lesson/coach.ts';
import type { LessonSpec } from '#components/lesson/spec.ts';
import { toldTasks } from '#components/lesson/told.ts';
import { readPuzzle } from '#components/puzzle/bench.ts';
import type { PuzzleSpec } from '#components/puzzle/spec.ts';
import type { QuizBench } from '#components/quiz/bench.ts';
import type { GuessBench } from '#components/quiz/guess/bench.ts';
import { type Adviser, counselOf, doneOf } from '#components/table/advice/adviser.ts';
import { COACHED } from '#components/table/coach/first-game.ts';
import type { TableSpec } from '#components/table/spec.ts';
import { type Dice, diceFrom, oneOf } from '#engine/core/dice.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { seeded } from '#engine/core/random.ts';
import type { Lesson } from '#engine/practice/lesson.ts';

/** Takes a sentence, and where it was made. */
export type Keep = (sentence: string, from: string) => void;

/** How many games, moves looked at, questions; a night reads more. */
export interface Size {
  readonly games: number;
  readonly steps: number;
  readonly series: number;
}

/** What a game brings of its own. */
export interface Subject<G extends GameTypes> {
  readonly game: Game<G>;
  readonly options: (number: number) => G['options'];
  readonly arbiter?: ArbiterSpec<G>;
  readonly spec?: TableSpec<G>;
  readonly coach?: CoachSpec<G>;
  readonly adviser?: Adviser<G['view'], G['move']>;
  /** Moves that nobody lists, for what refuses them. */
  readonly odd?: (state: G['state'], dice: Dice) => readonly G['move'][];
}

/** The question on top of a game's arbiter. */
export interface QuickAsked<Asked> {
  readonly first: Asked;
  readonly parts: (asked: Asked) => readonly QuickPart<Asked>[];
  readonly format: (asked: Asked) => string;
  readonly disputes: readonly Dispute[];
}

const keepAll = (keep: Keep, from: string, lines: readonly { readonly text: string }[]): void => {
  for (const { text } of lines) keep(text, from);
};

/** What each touch of a thing that the lists of a move name then asks. */
function ofTouches<G extends GameTypes>(arbiter: ArbiterSpec<G>, state: G['state'], move: G['move'], keep: Keep): void {
  const lists = arbiter.form(state, move).flatMap((field) => (field.kind === 'choice' ? field.options : []));
  for (const at of new Set(lists.map(({ value }) => value))) {
    const touched = arbiter.touch(state, move, 'coup', at);
    if ('refused' in touched || !touched.move) continue;
    const asked = arbiter.pending?.('state' in touched ? touched.state : state, touched.move);
    if (asked) keep(asked, 'pending');
  }
}

/** Of one position: who is to do what, every kind of move in words, what some of them lead to. */
function ofPosition<G extends GameTypes>(
  { game, arbiter, spec, coach, adviser }: Subject<G>,
  state: G['state'],
  told: readonly G['event'][],
  keep: Keep,
): void {
  const since = (is: (event: G['event']) => boolean) => told.slice(Math.max(0, told.findLastIndex(is)));
  if (arbiter) {
    keep(arbiter.moment(state), 'moment');
    keep(arbiter.summary(state), 'summary');
    for (const { note } of arbiter.groups(state)) keep(note, 'group');
  }
  const question = spec?.question?.(state);
  if (question) keep(question.text, 'question');
  for (const seat of game.toMove(state)) {
    const legal = game.moves(state, seat);
    const view = game.view(state, seat);
    if (coach)
      for (const turn of coach.step ? [coach.step(view)] : Array.from({ length: coach.turns ?? COACHED }, (_, at) => at + 1)) {
        const { now, idea } = coach.tip({ view, seat, legal, turn, since });
        keep(now, 'coach');
        keep(idea, 'coach');
      }
    for (const say of [coach?.paid, coach?.seen]) keep(say?.({ view, seat, legal, turn: 1, since }) ?? '', 'coach');
    const kinds = new Set<string>();
    for (const move of legal) {
      if (kinds.has(move.kind)) continue;
      kinds.add(move.kind);
      if (arbiter) {
        keep(`${arbiter.say(move, state)}.`, 'move');
        if (arbiter.pending) ofTouches(arbiter, state, move, keep);
        for (const { label } of arbiter.form(state, move)) keep(label, 'field');
        const { lines, chance, unknown } = arbiter.leads(state, move, seat);
        keepAll(keep, 'lead', lines);
        if (unknown) keep(unknown.text, 'lead');
        if (chance) keep(chance.sentence, 'lead');
        for (const branch of chance?.branches ?? []) {
          keep(branch.title, 'lead');
          keepAll(keep, 'lead', branch.lines);
        }
      }
      if (!adviser) continue;
      const { line, more } = adviser.grounds({ moves: [move], value: 2.5 }, view, legal);
      for (const text of [adviser.say([move], view), line, ...more]) keep(text, 'advice');
    }
    const counsel = adviser && legal.length > 1 ? counselOf(adviser, view, legal, diceFrom(seeded('conseil')), 40) : undefined;
    for (const text of [counsel?.grounds.line, ...(counsel?.grounds.more ?? []), counsel?.otherwise, doneOf(counsel?.text ?? '')])
      if (text) keep(text, 'advice');
  }
}

/** Longer lists are of places, read once. */
const MOST_TOGETHER = 24;

/** All that the page of an arbiter says of what is asked of it: each question of its lists, each dispute that is ready. */
export function ofQuestions<G extends GameTypes, Asked>(
  arbiter: ArbiterSpec<G, unknown>,
  { first, parts, format, disputes }: QuickAsked<Asked>,
  keep: Keep,
): void {
  const ready = disputes.map(({ id }) => disputeText(id));
  const lists = (asked: Asked) => parts(asked).filter((part) => typeof part !== 'string');
  const valuesOf = ({ groups }: QuickSelect<Asked>) => groups.flatMap(({ options }) => options.map(({ value }) => value));
  const texts = new Set<string>(ready);
  for (const list of lists(first))
    for (const value of valuesOf(list)) {
      const changed = list.set(value);
      texts.add(format(changed));
      // Of each verb, each thing that may follow it.
      const others = /quoi/.test(list.label) ? lists(changed).filter((one) => valuesOf(one).length <= MOST_TOGETHER) : [];
      for (const other of others) for (const one of valuesOf(other)) texts.add(format(other.set(one)));
    }
  // Under one reading of each ruling, and without what would permit it: both take long, and few questions say all that they say.
  const once: typeof arbiter = { ...arbiter, together: 0, isFact: () => false };
  for (const question of texts) {
    const sheet = sheetOf(once, nextDesk(once, openDesk(once), { kind: 'ask', question }));
    for (const text of [sheet.sentence, sheet.moment, ...sheet.seats, ...sheet.groups.map(({ note }) => note)]) keep(text, 'question');
    if (sheet.answer.kind === 'refused') for (const { text } of sheet.answer.nearest) keep(text, 'question');
  }
  for (const question of ready) {
    const { state, move } = nextDesk(arbiter, openDesk(arbiter), { kind: 'ask', question });
    for (const { text } of twinsOf(arbiter, state, move, 9)) keep(text, 'twin');
  }
}

/** Random games, read by everybody at the table; moves of other moments are refused. */
export function ofGames<G extends GameTypes>(subject: Subject<G>, { games, steps }: Size, keep: Keep): void {
  const { game } = subject;
  for (let number = 0; number < games; number += 1) {
    const dice = diceFrom(seeded(`sentences/${game.id}/${number}`));
    let state = game.setup(subject.options(number), `sentences/${number}`);
    const told: G['event'][] = [];
    const met: G['move'][] = [];
    const looked = new Set<string>();
    for (let step = 0; step < steps && !game.outcome(state); step += 1) {
      const tick = game.clock?.tick(state);
      const seats = game.toMove(state);
      const listed = game.moves(state, oneOf(seats, dice));
      const move = tick && (dice.roll(4) > 1 || listed.length === 0) ? tick : oneOf(listed, dice);
      const moment = `${move.kind} ${step % 40 === 0}`;
      if (dice.roll(12) === 1 || !looked.has(moment)) {
        looked.add(moment);
        ofPosition(subject, state, told, keep);
        const again = met.length > 0 ? Array.from({ length: 6 }, () => oneOf(met, dice)) : [];
        for (const other of [...again, ...(subject.odd?.(state, dice) ?? [])]) {
          const verdict = game.judge(state, other);
          if (!verdict.ok) keep(verdict.because, 'refusal');
        }
      }
      met.push(move);
      const played = game.step(state, move);
      for (const eyes of ['public', 0, 1] as const) keepAll(keep, 'log', game.explain(played.events, played.state, eyes));
      keepAll(keep, 'log', game.explain(played.events, played.state, 'public', true));
      told.push(...played.events);
      state = played.state;
    }
  }
}

/** What is asked and told of stored puzzles, one in so many. */
export async function ofPuzzles<G extends GameTypes, Seen, Theme extends string>(
  spec: PuzzleSpec<G, Seen, Theme>,
  records: readonly unknown[],
  every: number,
  keep: Keep,
): Promise<void> {
  for (const record of records.filter((_, at) => at % every === 0)) {
    const placed = await readPuzzle(spec, record);
    if (!placed.ok) throw new Error(placed.because);
    for (const text of [spec.task(placed.value), ...spec.hints(placed.value), spec.told(placed.value)]) keep(text, 'puzzle');
    keepAll(keep, 'puzzle', spec.why(placed.value));
  }
}

export function ofQuiz(bench: QuizBench<unknown>, { series }: Size, keep: Keep): void {
  for (let number = 0; number < series; number += 1) {
    const made = bench.series(`sentences/${number}`);
    for (let next = made.next(); !next.done; next = made.next()) {
      const { now, told, said, answer } = next.value;
      keep(now, 'quiz');
      keep(told, 'quiz');
      keep(`${said}.`, 'quiz');
      if (answer.kind === 'legal') keepAll(keep, 'quiz', answer.lines);
      if (answer.kind === 'refused') {
        keep(answer.refusal.because, 'quiz');
        for (const { text } of answer.nearest) keep(text, 'quiz');
      }
    }
  }
}

export function ofGuesses(bench: GuessBench<unknown>, { series }: Size, keep: Keep): void {
  for (let number = 0; number < series; number += 1) {
    const made = bench.from(`sentences/${number}`);
    for (let at = 0; at < 10; at += 1) {
      const { facts, asked, sentence, reasons } = made.next().value;
      for (const text of [...facts, asked, sentence]) keep(text, 'guess');
      keepAll(keep, 'guess', reasons);
    }
  }
}

/** Everything that a lesson says before it begins, and its hints and answers. */
export function ofLesson<G extends GameTypes>(words: LessonSpec<G>, lesson: Lesson<G>, keep: Keep): void {
  for (const { position, who, solution, answers, learnt } of toldTasks(words, lesson))
    for (const text of [position, who, ...solution, ...answers, learnt]) keep(text, 'lesson');
  for (const task of lesson.tasks) {
    keep(task.task, 'lesson');
    for (const text of task.kind === 'play' ? task.hints : task.answers.map(({ reply }) => reply)) keep(text, 'lesson');
  }
}
