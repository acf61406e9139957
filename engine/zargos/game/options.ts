/** What may be chosen before a whole game begins (ZAR-PREP-2, ZAR-PREP-3). */
import { type Checked, firstProblem, type Report, readFields, readInteger, readOneOf } from '../../core/input.ts';
import { BOARD } from '../data/board.ts';
import { checkBoard } from '../data/board-check.ts';
import { type BoardFile, readBoardFile } from '../data/board-file.ts';
import { boardFor } from '../data/board-from.ts';
import type { Scenario } from '../data/scenario.ts';
import { readScenario } from '../data/scenario-check.ts';
import { readOptions } from '../options.ts';
import { startingPawns } from '../setup.ts';
import { type GameOptions, MAX_SEATS, MIN_SEATS, MOST_OFFERS, OPENINGS } from './types.ts';

const USUAL_OFFERS = 3;

/** Peoples of each player: those of the booklet, the usual one first (ZAR-PREP-2, ZAR-PREP-3). */
export const eachOf = (seats: number): readonly number[] => [1, 2, 3].filter((each) => startingPawns(seats, each) !== undefined);

function readBoard(value: unknown, report: Report): BoardFile | null {
  if (value === undefined || value === null) return null;
  const checked = checkBoard(value);
  const read = readBoardFile(value);
  if (checked.ok && 'file' in read) return read.file;
  const problem = checked.ok ? undefined : checked.problems[0];
  report(problem?.field ? `board.${problem.field}` : 'board', problem?.because ?? 'Le plateau est illisible.');
  return null;
}

function readEach(value: unknown, seats: number, isScenario: boolean, report: Report): number {
  const taken = isScenario ? [1] : eachOf(seats);
  const usual = taken[0] ?? 1;
  return value === undefined ? usual : readOneOf(value, 'each', taken, usual, report);
}

/**
 * Options from outside: `seats` (2 to 6), and if wanted `each` (peoples a player), `opening`, `offers` (0 to 12, else 3; none in a scenario), `options` (readings),
 * `board` (the table's own, as its form writes it) and `scenario`.
 */
export const checkGameOptions = (input: unknown): Checked<GameOptions> =>
  firstProblem((report) => {
    const fields = readFields(input, '', ['seats', 'each', 'opening', 'offers', 'options', 'board', 'scenario'], report);
    const seats = readInteger(fields.seats, 'seats', MIN_SEATS, MAX_SEATS, MIN_SEATS, report);
    const board = readBoard(fields.board, report);
    const isWhole = fields.scenario === undefined;
    const scenario: Scenario | undefined = isWhole
      ? undefined
      : readScenario(fields.scenario, seats, board ? boardFor(board) : BOARD, report);
    const openings = isWhole ? OPENINGS : OPENINGS.slice(0, 1);
    const offers = isWhole ? USUAL_OFFERS : 0;
    return {
      seats,
      each: readEach(fields.each, seats, !isWhole, report),
      opening: readOneOf(fields.opening ?? OPENINGS[0], 'opening', openings, OPENINGS[0], report),
      offers: readInteger(fields.offers ?? offers, 'offers', 0, isWhole ? MOST_OFFERS : 0, offers, report),
      options: readOptions(fields.options, 'options', report),
      board,
      ...(scenario && { scenario }),
    };
  });
