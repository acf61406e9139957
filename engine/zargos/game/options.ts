/** What may be chosen before a whole game begins (ZAR-PREP-2, ZAR-PREP-3). */
import { type Checked, firstProblem, type Report, readFields, readInteger, readOneOf } from '../../core/input.ts';
import { checkBoard } from '../data/board-check.ts';
import { type BoardFile, readBoardFile } from '../data/board-file.ts';
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

function readEach(value: unknown, seats: number, report: Report): number {
  const taken = eachOf(seats);
  const usual = taken[0] ?? 1;
  return value === undefined ? usual : readOneOf(value, 'each', taken, usual, report);
}

/**
 * Options from outside: `seats` (2 to 6), and if wanted `each` (peoples a player), `opening`, `offers` (0 to 12, else 3), `options` (readings) and `board` (the
 * table's own, as its form writes it).
 */
export const checkGameOptions = (input: unknown): Checked<GameOptions> =>
  firstProblem((report) => {
    const fields = readFields(input, '', ['seats', 'each', 'opening', 'offers', 'options', 'board'], report);
    const seats = readInteger(fields.seats, 'seats', MIN_SEATS, MAX_SEATS, MIN_SEATS, report);
    return {
      seats,
      each: readEach(fields.each, seats, report),
      opening: readOneOf(fields.opening ?? OPENINGS[0], 'opening', OPENINGS, OPENINGS[0], report),
      offers: readInteger(fields.offers ?? USUAL_OFFERS, 'offers', 0, MOST_OFFERS, USUAL_OFFERS, report),
      options: readOptions(fields.options, 'options', report),
      board: readBoard(fields.board, report),
    };
  });
