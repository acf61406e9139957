/** Reading a position from outside. What no game can show is refused with its rule; a lenient caller (a link) goes on with what is taken. */
import {
  type Checked,
  firstProblem,
  isRecord,
  misfit,
  type Report,
  readFields,
  readFlag,
  readInteger,
  readOneOf,
  shown,
} from '../core/input.ts';
import { type BoardTables, isPoint, kindOf, nameOf } from './board/tables.ts';
import { type Clash, pieceClash, ringClash, stoneClash } from './contradictions/board.ts';
import { MAX_AMULETS, STONES } from './data/box.ts';
import { readOptions } from './options.ts';
import { type Bonus, COLORS, type Color, GOALS, KINGDOMS, type Piece, type PointId, type Position, type Ring } from './types.ts';

/** Points that a turn may have left before a bonus: those of its move and of the bonuses before. */
const MAX_LEFT = 16;

/** A position, and the knight whose moves are asked. */
export interface MoveQuestion {
  readonly position: Position;
  readonly mover: Color;
  readonly bonus?: Bonus;
  /** One point, judged alone; left out, all. */
  readonly to?: PointId;
}

function readPoint(tables: BoardTables, value: unknown, path: string, report: Report): PointId | undefined {
  if (typeof value === 'string' && isPoint(tables, value)) return value;
  misfit(value, path, `un point du plateau, comme « ${tables.board.start} »`, report);
  return undefined;
}

/** A list of points, each once, `most` at most. */
export function readPoints(tables: BoardTables, value: unknown, path: string, most: number, report: Report): readonly PointId[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > most) {
    report(path, `${path} attend une liste de ${most} points au plus, pas ${Array.isArray(value) ? value.length : shown(value)}.`);
    return [];
  }
  const found: PointId[] = [];
  for (const [at, one] of value.entries()) {
    const point = readPoint(tables, one, `${path}[${at}]`, report);
    if (point === undefined) continue;
    if (found.includes(point)) report(`${path}[${at}]`, `${path}[${at}] : « ${nameOf(tables, point)} » est déjà dans la liste.`);
    else found.push(point);
  }
  return found;
}

function readSeals(value: unknown, path: string, report: Report): Piece['seals'] {
  if (value === undefined) return [];
  const known = Array.isArray(value) ? value.flatMap((one) => KINGDOMS.filter((kingdom) => kingdom === one)) : [];
  if (Array.isArray(value) && known.length === value.length) return known;
  report(path, `${path} attend une liste de royaumes (${KINGDOMS.join(', ')}), ceux dont la cité a donné un sceau.`);
  return [];
}

export function readPiece(tables: BoardTables, value: unknown, path: string, report: Report): Piece | undefined {
  const fields = readFields(value, path, ['color', 'at', 'amulets', 'seals', 'held', 'waiting'], report);
  const color = COLORS.find((one) => one === fields.color);
  if (!color) misfit(fields.color, `${path}.color`, COLORS.join(', '), report);
  const at = readPoint(tables, fields.at, `${path}.at`, report);
  if (!color || at === undefined) return undefined;
  return {
    color,
    at,
    amulets: readInteger(fields.amulets ?? MAX_AMULETS, `${path}.amulets`, 0, MAX_AMULETS, MAX_AMULETS, report),
    seals: readSeals(fields.seals, `${path}.seals`, report),
    held: readFlag(fields.held, `${path}.held`, report),
    waiting: readFlag(fields.waiting, `${path}.waiting`, report),
  };
}

function readRing(tables: BoardTables, value: unknown, position: Position, report: Report): Ring {
  const there = position.pieces.find(({ at }) => at === tables.board.ring);
  const fallback: Ring = there ? { bearer: there.color } : { at: tables.board.ring };
  if (value === undefined) return fallback;
  const fields = readFields(value, 'ring', ['at', 'bearer'], report);
  if (isRecord(value) && (fields.at === undefined) === (fields.bearer === undefined)) {
    report('ring', 'ring attend un point (at) ou un porteur (bearer), l’un des deux.');
    return fallback;
  }
  if (fields.bearer !== undefined) {
    const bearer = position.pieces.find(({ color, waiting }) => color === fields.bearer && !waiting)?.color;
    if (bearer) return { bearer };
    misfit(fields.bearer, 'ring.bearer', 'la couleur d’un chevalier parti du départ', report);
    return fallback;
  }
  const at = readPoint(tables, fields.at, 'ring.at', report);
  if (at === undefined) return fallback;
  const clash = ringClash(tables, position, at);
  if (clash) report('ring.at', `ring.at : ${told(clash)}.`);
  return clash ? fallback : { at };
}

const told = ({ rule, because }: Clash): string => `${because} (${rule})`;

/** Reads a position; what is at fault is left out of it. Fields: `pieces`, `ring`, `stones`, `goal`, `options`. */
function readPosition(
  tables: BoardTables,
  fields: { readonly [K in 'pieces' | 'ring' | 'stones' | 'goal' | 'options']?: unknown },
  report: Report,
): Position {
  const options = readOptions(fields.options, 'options', report);
  const goal = readOneOf(fields.goal ?? GOALS[0], 'goal', GOALS, GOALS[0], report);
  const stones = readPoints(tables, fields.stones, 'stones', STONES, report).filter((at, place) => {
    const clash = stoneClash(tables, { options }, at);
    if (clash) report(`stones[${place}]`, `stones[${place}] : ${told(clash)}.`);
    return !clash;
  });
  const empty: Position = { pieces: [], ring: { at: tables.board.ring }, stones, goal, options };
  if (!Array.isArray(fields.pieces) || fields.pieces.length < 1 || fields.pieces.length > COLORS.length) {
    report('pieces', `pieces attend une liste de 1 à ${COLORS.length} chevaliers.`);
    return empty;
  }
  const placed: Piece[] = [];
  for (const [at, one] of fields.pieces.entries()) {
    const piece = readPiece(tables, one, `pieces[${at}]`, report);
    if (!piece) continue;
    const clash = pieceClash(tables, empty, piece, placed);
    if (clash) report(`pieces[${at}]`, `pieces[${at}] : ${told(clash)}.`);
    else placed.push(piece);
  }
  const position = { ...empty, pieces: COLORS.flatMap((color) => placed.filter((piece) => piece.color === color)) };
  return { ...position, ring: readRing(tables, fields.ring, position, report) };
}

/** Reads a question on moves; undefined where there is no knight to move. */
export function readMoveQuestion(tables: BoardTables, input: unknown, report: Report): MoveQuestion | undefined {
  const fields = readFields(input, '', ['pieces', 'ring', 'stones', 'goal', 'options', 'mover', 'bonus', 'to'], report);
  const position = readPosition(tables, fields, report);
  const mover = position.pieces.find(({ color }) => color === fields.mover);
  if (!mover) {
    const colors = position.pieces.map(({ color }) => color).join(', ');
    misfit(fields.mover, 'mover', `la couleur d’un chevalier placé (${colors || 'aucun'})`, report);
    return undefined;
  }
  const to = fields.to === undefined ? undefined : readPoint(tables, fields.to, 'to', report);
  if (fields.bonus === undefined) return { position, mover: mover.color, ...(to !== undefined && { to }) };
  const { left } = readFields(fields.bonus, 'bonus', ['left'], report);
  const bonus = { left: readPoints(tables, left, 'bonus.left', MAX_LEFT, report) };
  const isOn = kindOf(tables, mover.at) === 'dragon' && !mover.held;
  if (!isOn)
    report(
      'bonus',
      `bonus : on ne gagne de bonus que sur un dragon que l’on vient de battre, pas sur « ${nameOf(tables, mover.at)} » (GRA-DRA-3).`,
    );
  return { position, mover: mover.color, ...(isOn && { bonus }), ...(to !== undefined && { to }) };
}

/** A question on moves from outside, refused whole at the first fault. */
export function checkMoveQuestion(tables: BoardTables, input: unknown): Checked<MoveQuestion> {
  const checked = firstProblem((report) => readMoveQuestion(tables, input, report));
  if (!checked.ok) return checked;
  return checked.value ? { ok: true, value: checked.value } : { ok: false, field: 'mover', because: 'mover attend un chevalier placé.' };
}
