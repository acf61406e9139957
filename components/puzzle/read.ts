/** The puzzles of a game out of their file. */
import type { Game, GameTypes } from '#engine/core/game.ts';
import { type Checked, isRecord } from '#engine/core/input.ts';
import type { Puzzle, Valued } from '#engine/practice/puzzle.ts';
import type { Placed, PuzzleSpec } from './spec.ts';

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
