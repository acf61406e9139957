/** All that « Le meilleur coup » of a game does once a puzzle is opened, in one piece to be fetched. */
import { formatArbiter } from '#components/arbiter/link.ts';
import type { Sheet } from '#components/arbiter/sheet.ts';
import { percent, upperFirst } from '#engine/core/french.ts';
import type { Game, GameTypes } from '#engine/core/game.ts';
import { type Checked, isRecord } from '#engine/core/input.ts';
import type { Reason, Refusal } from '#engine/core/verdict.ts';
import { isBest, type Puzzle, type Valued } from '#engine/practice/puzzle.ts';
import type { Placed, PuzzleSpec, Touches } from './spec.ts';

/** The puzzles of a game out of their file. */
type Read<G extends GameTypes, Seen, Theme extends string> = Pick<
  PuzzleSpec<G, Seen, Theme>,
  'arbiter' | 'measures' | 'isTheme' | 'unpack'
>;

const isChance = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function valuedIn<G extends GameTypes>(game: Game<G>, input: unknown): Valued<G['move']> | undefined {
  if (!isRecord(input) || !isChance(input.value)) return undefined;
  const move = game.checkMove(input.move);
  return move.ok ? { move: move.value, value: input.value } : undefined;
}

/** More than any question names. */
const MOST_PLACES = 8;

const arePlaces = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_PLACES && value.every((one) => typeof one === 'string');

const DAMAGED = 'Cet exercice est abîmé, ou d’une autre version du site.';

/** One record of the file: a question that its position asks, whose answer is one of those to choose from. */
export async function readPuzzle<G extends GameTypes, Seen, Theme extends string>(
  spec: Read<G, Seen, Theme>,
  input: unknown,
): Promise<Checked<Placed<G>>> {
  const no = { ok: false, field: '', because: DAMAGED } as const;
  if (!isRecord(input)) return no;
  const { id, theme, turns, places, seat, answers, position } = input;
  const { game } = spec.arbiter;
  const [best, second] = [valuedIn(game, input.best), valuedIn(game, input.second)];
  if (typeof id !== 'string' || typeof theme !== 'string' || !spec.isTheme(theme) || !best || !second) return no;
  if (!Number.isInteger(seat) || !Number.isInteger(answers) || (turns !== undefined && !Number.isInteger(turns))) return no;
  if (places !== undefined && !arePlaces(places)) return no;
  const state = await (spec.unpack ?? spec.arbiter.unpack)(position);
  if (!state.ok || !game.judge(state.value, best.move).ok) return no;
  const ask = { theme, ...(turns !== undefined && { turns: Number(turns) }), ...(places && { places }) };
  const choices = spec.measures.choices(state.value, Number(seat), ask);
  if (!choices.some((move) => JSON.stringify(move) === JSON.stringify(best.move))) return no;
  const puzzle: Puzzle<G['move']> = { id, ...ask, seat: Number(seat), answers: Number(answers), best, second, position };
  return { ok: true, value: { puzzle, state: state.value } };
}

/** A move to be chosen, and how it is called. */
interface Choice<Move> {
  readonly move: Move;
  readonly text: string;
}

/** A puzzle as the page shows it. */
export interface PosedPuzzle<G extends GameTypes> extends Placed<G> {
  readonly task: string;
  readonly told: string;
  readonly choices: readonly Choice<G['move']>[];
  readonly touches: Touches;
  /** There is no list beside the picture. */
  readonly byTouch: boolean;
  readonly hints: readonly [where: string, what: string];
}

/** What is said of a move that was played. */
export interface SaidOfMove {
  readonly isRight: boolean;
  readonly text: string;
}

/** What the solution tells. */
export interface Solution {
  readonly text: string;
  readonly why: readonly Reason[];
  /** Of the arbiter's address. */
  readonly fragment: string | undefined;
}

/** What touching the picture does: another choice, or a refusal. */
type Touch<Move> = { readonly at: number } | { readonly move: Move; readonly refusal: Refusal } | undefined;

export interface PuzzleBench<G extends GameTypes, Seen> {
  readonly open: (record: unknown) => Promise<Checked<PosedPuzzle<G>>>;
  /** What the picture draws with `move` proposed; without one, nothing is. */
  readonly picture: (posed: PosedPuzzle<G>, move: G['move'] | undefined) => { readonly move: G['move']; readonly sheet: Sheet<G, Seen> };
  readonly touch: (posed: PosedPuzzle<G>, at: number | undefined, place: string) => Touch<G['move']>;
  /** Counted when asked: a few milliseconds, a few dozen at most. */
  readonly say: (posed: PosedPuzzle<G>, move: G['move']) => SaidOfMove;
  readonly solution: (posed: PosedPuzzle<G>) => Promise<Solution>;
}

export function puzzleBenchOf<G extends GameTypes, Seen, Theme extends string>(spec: PuzzleSpec<G, Seen, Theme>): PuzzleBench<G, Seen> {
  const { arbiter, measures } = spec;
  const say = (placed: Placed<G>, move: G['move']): string => spec.say?.(placed, move) ?? arbiter.say(move, placed.state);
  const moves = ({ choices }: PosedPuzzle<G>): readonly G['move'][] => choices.map(({ move }) => move);
  return {
    async open(record) {
      const read = await readPuzzle(spec, record);
      if (!read.ok) return read;
      const { puzzle, state } = read.value;
      const ask = { ...puzzle, theme: puzzle.theme as Theme };
      const found = measures.choices(state, puzzle.seat, ask);
      const choices = found.map((move) => ({ move, text: upperFirst(say(read.value, move)) }));
      const value = {
        ...read.value,
        task: spec.task(read.value),
        told: spec.told(read.value),
        hints: spec.hints(read.value),
        choices,
        touches: spec.touches(read.value, found),
        byTouch: spec.byTouch === true,
      };
      return { ok: true, value };
    },
    picture(posed, proposed) {
      const { state, puzzle } = posed;
      const move = proposed ?? spec.blank(state, puzzle.seat);
      const verdict = proposed && arbiter.game.judge(state, proposed);
      const sheet: Sheet<G, Seen> = {
        said: '',
        moment: '',
        summary: '',
        verdict: '',
        sentence: '',
        answer:
          verdict && !verdict.ok ? { kind: 'refused', refusal: verdict, nearest: [], rests: [] } : { kind: 'legal', lines: [], rests: [] },
        isWhole: true,
        form: [],
        groups: [],
        seats: arbiter.seats(state),
        choices: {},
        box: '',
        seen: spec.seen(posed, move, moves(posed), proposed !== undefined),
      };
      return { move, sheet };
    },
    touch(posed, at, place) {
      const found = posed.touches.get(place);
      if (found) return { at: found[(found.indexOf(at ?? -1) + 1) % found.length] ?? 0 };
      const { state, puzzle } = posed;
      // Where the question names its places, or shows all, others are not for choosing.
      if (puzzle.places || posed.byTouch || posed.touches.size === 0) return undefined;
      const like = posed.choices[at ?? 0]?.move ?? spec.blank(state, puzzle.seat);
      const touched = arbiter.touch(state, like, 'coup', place);
      if (!('move' in touched) || touched.move === undefined) return undefined;
      const verdict = arbiter.game.judge(state, touched.move);
      return verdict.ok ? undefined : { move: touched.move, refusal: verdict };
    },
    say(posed, move) {
      const { puzzle, state } = posed;
      const value = measures.valueOf(state, puzzle.seat, { ...puzzle, theme: puzzle.theme as Theme }, move);
      const chance = spec.chance(posed);
      if (isBest(puzzle, value)) return { isRight: true, text: `${percent(value)} ${chance} : aucun autre coup ne fait aussi bien.` };
      return {
        isRight: false,
        text: `Permis, mais ${percent(value)} ${chance} ; le meilleur coup en donne ${percent(puzzle.best.value)}.`,
      };
    },
    async solution(posed) {
      const { puzzle, state } = posed;
      const { best, second, answers } = puzzle;
      const others = `des ${answers - 1} autres réponses`;
      const rest =
        second.value === 0
          ? `Aucune ${others} n’en donne la moindre.`
          : `Aucune ${others} n’en donne plus de ${percent(second.value)} : ${say(posed, second.move)}.`;
      const text = `${upperFirst(say(posed, best.move))} : ${percent(best.value)} ${spec.chance(posed)}. ${rest}`;
      const asked = { state, move: best.move, eyes: puzzle.seat };
      const fragment = arbiter.pageless ? undefined : await formatArbiter(arbiter, asked);
      return { text, why: spec.why(posed), fragment };
    },
  };
}
