/** How a game begins (GRA-PREP-1, GRA-PREP-2), and what may be chosen before it. */

import { accepted } from '../core/accepted.ts';
import { diceFrom, shuffled } from '../core/dice.ts';
import { type Checked, firstProblem, misfit, type Report, readFields, readInteger, readOneOf } from '../core/input.ts';
import { seeded } from '../core/random.ts';
import { BOARD } from './data/board.ts';
import { boardOf, checkBoard } from './data/board-check.ts';
import { formatBoard } from './data/board-file.ts';
import { COPIES, MAX_AMULETS } from './data/box.ts';
import { readOptions } from './options.ts';
import {
  type Board,
  type BoardFile,
  COLORS,
  type Color,
  FORCES,
  type Force,
  type GameOptions,
  GOALS,
  type Goal,
  MAX_SEATS,
  MIN_SEATS,
  type Options,
  type Position,
  type State,
} from './types.ts';

/** Knights of `colors`, 1 to 6 each once, wait on the start with three amulets; the ring lies on Tirad's crystal ball. */
export const openingOf = (board: Board, colors: readonly Color[], goal: Goal = 3, options: Options = {}): Position => ({
  pieces: COLORS.filter((color) => colors.includes(color)).map((color) => ({
    color,
    at: board.start,
    amulets: MAX_AMULETS,
    seals: [],
    held: false,
    waiting: true,
  })),
  ring: { at: board.ring },
  stones: [],
  goal,
  options,
});

/** The board that a table plays on: its own, or ours. */
export const boardFor = ({ board }: Pick<GameOptions, 'board'>): Board => (board ? boardOf(board) : BOARD);

/** The 24 dragon cards (GRA-MAT-2), strongest first. */
export const DRAGONS: readonly Force[] = FORCES.flatMap((force) => Array.from({ length: COPIES[force] }, () => force));

function readColors(value: unknown, seats: number, report: Report): readonly Color[] {
  const usual = COLORS.slice(0, seats);
  if (value === undefined) return usual;
  if (!Array.isArray(value) || value.length !== seats || new Set(value).size !== seats) {
    misfit(value, 'colors', `${seats} couleurs différentes, une par joueur`, report);
    return usual;
  }
  return value.map((color, at) => readOneOf(color, `colors.${at}`, COLORS, 'jaune', report));
}

function readBoard(value: unknown, report: Report): BoardFile | null {
  if (value === undefined || value === null) return null;
  const checked = checkBoard(value);
  if (checked.ok) return formatBoard(checked.value);
  const [{ field, because }] = checked.problems;
  report(field === '' ? 'board' : `board.${field}`, because);
  return null;
}

/** Options from outside: `seats`, and if wanted `colors` (by seat), `goal`, `options` (readings) and `board` (the table's own). */
export const checkGameOptions = (input: unknown): Checked<GameOptions> =>
  firstProblem((report) => {
    const fields = readFields(input, '', ['seats', 'colors', 'goal', 'options', 'board'], report);
    const seats = readInteger(fields.seats, 'seats', MIN_SEATS, MAX_SEATS, MIN_SEATS, report);
    return {
      seats,
      colors: readColors(fields.colors, seats, report),
      goal: readOneOf(fields.goal ?? GOALS[0], 'goal', GOALS, GOALS[0], report),
      options: readOptions(fields.options, 'options', report),
      board: readBoard(fields.board, report),
    };
  });

/** The first state: the pile is shuffled, then the first player drawn (GRA-PREP-2). Throws on options that the checker refuses. */
export function setup(input: GameOptions, seed: string): State {
  const options = accepted(checkGameOptions(input));
  const random = seeded(seed);
  const dice = diceFrom(random);
  const pile = shuffled(DRAGONS, dice);
  const turn = dice.roll(options.seats) - 1;
  return {
    options,
    position: openingOf(boardFor(options), options.colors, options.goal, options.options),
    phase: 'walk',
    turn,
    turns: 1,
    pending: [],
    left: [],
    bonus: false,
    pile,
    seen: [],
    random: random.state(),
  };
}
