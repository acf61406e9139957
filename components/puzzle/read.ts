/** The puzzles of a game out of their file. */
import type { GameTypes } from '#engine/core/game.ts';
import { type Checked, isRecord } from '#engine/core/input.ts';
import type { Puzzle, Valued } from '#engine/practice/puzzle.ts';
import type { Placed, PuzzleFace } from './face.ts';

type Read<G extends GameTypes, Seen> = Pick<PuzzleFace<G, Seen>, 'arbiter' | 'isTheme' | 'unpack'>;

const isChance = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function valuedIn<G extends GameTypes, Seen>({ arbiter }: Read<G, Seen>, input: unknown): Valued<G['move']> | undefined {
  if (!isRecord(input) || !isChance(input.value)) return undefined;
  const move = arbiter.game.checkMove(input.move);
  return move.ok ? { move: move.value, value: input.value } : undefined;
}

const DAMAGED = 'Cet exercice est abîmé, ou d’une autre version du site.';

/** One record of the file. */
export async function readPuzzle<G extends GameTypes, Seen>(face: Read<G, Seen>, input: unknown): Promise<Checked<Placed<G>>> {
  const no = { ok: false, field: '', because: DAMAGED } as const;
  if (!isRecord(input)) return no;
  const { id, theme, turns, seat, answers, position } = input;
  const [best, second] = [valuedIn(face, input.best), valuedIn(face, input.second)];
  if (typeof id !== 'string' || typeof theme !== 'string' || !face.isTheme(theme) || !best || !second) return no;
  if (!Number.isInteger(seat) || !Number.isInteger(answers) || (turns !== undefined && !Number.isInteger(turns))) return no;
  const state = await (face.unpack ?? face.arbiter.unpack)(position);
  if (!state.ok || !face.arbiter.game.judge(state.value, best.move).ok) return no;
  const puzzle: Puzzle<G['move']> = {
    id,
    theme,
    ...(turns !== undefined && { turns: Number(turns) }),
    seat: Number(seat),
    answers: Number(answers),
    best,
    second,
    position,
  };
  return { ok: true, value: { puzzle, state: state.value } };
}
