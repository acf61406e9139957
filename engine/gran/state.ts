/** A state from outside: well-formed, then free of contradictions. Whether play can lead there is not looked into. */
import { type Checked, firstProblem, misfit, type Report, readFields, readFlag, readInteger, readOneOf } from '../core/input.ts';
import type { RandomState } from '../core/random.ts';
import { type BoardTables, isPoint } from './board/tables.ts';
import { contradictions } from './contradictions.ts';
import { PILE } from './data/box.ts';
import { readSeen } from './odds/reading.ts';
import { readingsOf } from './options.ts';
import { tablesFor } from './rules/table.ts';
import { MAX_TURNS } from './rules/turn.ts';
import { checkGameOptions, DRAGONS } from './setup.ts';
import { readPiece, readPoints } from './situation.ts';
import { COLORS, FORCES, type Force, type GameOptions, PHASES, type PointId, type Position, type Ring, type State } from './types.ts';

const WORD = 2 ** 31;
/** Points that a turn may leave: those of its move and of the bonuses after it. */
const MAX_LEFT = 64;

function readRandom(value: unknown, report: Report): RandomState {
  const usual: RandomState = [1, 0, 0, 0];
  if (!Array.isArray(value) || value.length !== 4) {
    misfit(value, 'random', 'quatre nombres', report);
    return usual;
  }
  const [a = 1, b = 0, c = 0, d = 0] = value.map((word: unknown, at) => readInteger(word, `random.${at}`, -WORD, WORD - 1, 0, report));
  if ([a, b, c, d].some((word) => word !== 0)) return [a, b, c, d];
  report('random', 'random attend quatre nombres qui ne soient pas tous nuls.');
  return usual;
}

/** Points in the order in which they were left: the same one may come again. */
function readList(value: unknown, path: string, most: number, { board }: GameOptions, report: Report): readonly PointId[] {
  const tables = tablesFor({ board });
  if (!Array.isArray(value) || value.length > most) {
    misfit(value, path, `une liste de ${most} points au plus`, report);
    return [];
  }
  return value.flatMap((one: unknown, at) => {
    if (typeof one === 'string' && isPoint(tables, one)) return [one];
    misfit(one, `${path}.${at}`, 'un point du plateau', report);
    return [];
  });
}

function readPile(value: unknown, report: Report): readonly Force[] {
  if (!Array.isArray(value) || value.length > PILE) {
    misfit(value, 'pile', `une liste de ${PILE} cartes au plus`, report);
    return [];
  }
  return value.map((one: unknown, at) => readOneOf(one, `pile.${at}`, FORCES, 0, report));
}

/** The pile and what was seen of it make the box: together, or apart where cards go back under the pile (GRA-L-1). */
function checkPile({ options }: GameOptions, pile: readonly Force[], seen: readonly Force[], report: Report): void {
  const cards = readingsOf({ options })['GRA-L-1'] === 'sous-la-pile' ? pile : [...pile, ...seen];
  if ([...cards].sort().join() !== [...DRAGONS].sort().join())
    report('pile', `pile attend, avec seen, les ${PILE} cartes-dragons de la boîte.`);
}

function readRing(tables: BoardTables, value: unknown, report: Report): Ring {
  const fields = readFields(value, 'position.ring', ['at', 'bearer'], report);
  if (fields.bearer !== undefined) return { bearer: readOneOf(fields.bearer, 'position.ring.bearer', COLORS, COLORS[0], report) };
  if (typeof fields.at === 'string' && isPoint(tables, fields.at)) return { at: fields.at };
  misfit(fields.at, 'position.ring', 'un point du plateau ou un porteur', report);
  return { at: tables.board.ring };
}

function readTable(value: unknown, options: GameOptions, report: Report): Position {
  const tables = tablesFor(options);
  const fields = readFields(value, 'position', ['pieces', 'ring', 'stones', 'goal', 'options'], report);
  const given = Array.isArray(fields.pieces) ? fields.pieces.slice(0, COLORS.length + 1) : [];
  const pieces = given.flatMap((one: unknown, at) => readPiece(tables, one, `position.pieces[${at}]`, report) ?? []);
  const placed = COLORS.flatMap((color) => pieces.find((piece) => piece.color === color) ?? []);
  if (pieces.length !== options.seats || placed.some(({ color }) => !options.colors.includes(color)) || placed.length !== pieces.length)
    report('position.pieces', `position.pieces attend les chevaliers de la partie : ${options.colors.join(', ')}.`);
  return {
    pieces: placed,
    ring: readRing(tables, fields.ring, report),
    stones: readPoints(tables, fields.stones, 'position.stones', tables.board.points.length, report),
    goal: options.goal,
    options: options.options,
  };
}

/** Reads a state from outside, refused whole at the first fault: every field well-formed, whether or not such a position can be (`contradictions`). */
export function readState(input: unknown): Checked<State> {
  const options = checkGameOptions(typeof input === 'object' && input !== null && 'options' in input ? input.options : undefined);
  if (!options.ok) return { ...options, field: options.field === '' ? 'options' : `options.${options.field}` };
  return firstProblem((report): State => {
    const fields = readFields(
      input,
      '',
      ['random', 'options', 'position', 'phase', 'turn', 'turns', 'pending', 'left', 'bonus', 'pile', 'seen'],
      report,
    );
    const pile = readPile(fields.pile, report);
    const seen = readSeen(fields.seen, 'seen', report);
    checkPile(options.value, pile, seen, report);
    return {
      random: readRandom(fields.random, report),
      options: options.value,
      position: readTable(fields.position, options.value, report),
      phase: readOneOf(fields.phase, 'phase', PHASES, 'walk', report),
      turn: readInteger(fields.turn, 'turn', 0, options.value.seats - 1, 0, report),
      turns: readInteger(fields.turns, 'turns', 1, MAX_TURNS, 1, report),
      pending: readList(fields.pending, 'pending', 2, options.value, report),
      left: readList(fields.left, 'left', MAX_LEFT, options.value, report),
      bonus: readFlag(fields.bonus, 'bonus', report),
      pile,
      seen,
    };
  });
}

/** A state from outside that can be played on. */
export function checkState(input: unknown): Checked<State> {
  const read = readState(input);
  if (!read.ok) return read;
  const [first] = contradictions(read.value);
  return first ? { ok: false, field: '', because: `${first.text.slice(0, -1)} (${first.rule}).` } : read;
}
