/**
 * Reading from outside what the tools answer: a duel, a way through dragons, a position. What no game can show is refused with its rule; a
 * lenient caller (a link) goes on with what is taken.
 */
import { type Checked, firstProblem, isRecord, type Report, readFields, readFlag, readInteger, readOneOf, shown } from '../core/input.ts';
import { type BoardTables, isPoint, kindOf, nameOf } from './board/tables.ts';
import { MAX_AMULETS, STONES } from './data/box.ts';
import { COPIES, FORCES, type Force, PILE } from './data/cards.ts';
import { readOptions } from './options.ts';
import { isSymbol, reading } from './rules/pieces.ts';
import {
  type Bonus,
  COLORS,
  type Color,
  GOALS,
  KINGDOMS,
  type Options,
  type Piece,
  type PointId,
  type Position,
  type Ring,
} from './types.ts';

/** A duel: a card still unknown, `seen` being out of the pile, oldest first; or a force that is known. */
export type Duel = { readonly seen: readonly Force[]; readonly options: Options } | { readonly force: Force };

/** A way that stops on `legs.length - 1` dragons: `legs` are its points, to the first dragon, between dragons, beyond the last. */
export interface Road {
  readonly amulets: number;
  readonly legs: readonly number[];
  readonly seen: readonly Force[];
  readonly options: Options;
}

/** Most dragons on a way. */
export const MAX_DRAGONS = 8;
const MAX_LEG = 40;

/** A way of two points to each dragon, and two beyond the last. */
export const plainLegs = (dragons: number): readonly number[] => new Array<number>(dragons + 1).fill(2);

/** Cards out of the pile, oldest first: no more of a force than the box holds. */
export function readSeen(value: unknown, path: string, report: Report): readonly Force[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > PILE) {
    report(path, `${path} attend une liste de ${PILE} cartes au plus, pas ${Array.isArray(value) ? value.length : shown(value)}.`);
    return [];
  }
  const seen: Force[] = [];
  for (const [at, one] of value.entries()) {
    const force = FORCES.find((known) => known === one);
    if (force === undefined) report(`${path}[${at}]`, `${path}[${at}] attend une force, 6, 5, 4, 3, 2 ou 0, pas ${shown(one)}.`);
    else if (seen.filter((known) => known === force).length >= COPIES[force])
      report(`${path}[${at}]`, `${path}[${at}] : la boîte ne contient que ${COPIES[force]} cartes de force ${force} (GRA-MAT-2).`);
    else seen.push(force);
  }
  return seen;
}

export function readDuel(input: unknown, report: Report): Duel {
  const fields = readFields(input, '', ['seen', 'force', 'options'], report);
  const options = readOptions(fields.options, 'options', report);
  if (fields.force === undefined) return { seen: readSeen(fields.seen, 'seen', report), options };
  if (fields.seen !== undefined) report('seen', 'seen et force ne vont pas ensemble : la carte est à venir, ou elle est retournée.');
  return { force: readOneOf<Force>(fields.force, 'force', FORCES, 0, report) };
}

/** A duel from outside, refused whole at the first fault. */
export const checkDuel = (input: unknown): Checked<Duel> => firstProblem((report) => readDuel(input, report));

function readLegs(value: unknown, dragons: number, report: Report): readonly number[] {
  if (value === undefined) return plainLegs(dragons);
  if (!Array.isArray(value) || value.length !== dragons + 1) {
    report(
      'legs',
      `legs attend ${dragons + 1} nombres de points : jusqu’au premier dragon, d’un dragon au suivant, et au-delà du dernier.`,
    );
    return plainLegs(dragons);
  }
  return value.map((one: unknown, at) => readInteger(one, `legs[${at}]`, at === 0 ? 1 : 2, MAX_LEG, 2, report));
}

export function readRoad(input: unknown, report: Report): Road {
  const fields = readFields(input, '', ['amulets', 'dragons', 'legs', 'seen', 'options'], report);
  const dragons = readInteger(fields.dragons, 'dragons', 1, MAX_DRAGONS, 1, report);
  return {
    amulets: readInteger(fields.amulets ?? MAX_AMULETS, 'amulets', 0, MAX_AMULETS, MAX_AMULETS, report),
    legs: readLegs(fields.legs, dragons, report),
    seen: readSeen(fields.seen, 'seen', report),
    options: readOptions(fields.options, 'options', report),
  };
}

/** A way through dragons from outside, refused whole at the first fault. */
export const checkRoad = (input: unknown): Checked<Road> => firstProblem((report) => readRoad(input, report));

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
  report(path, `${path} attend un point du plateau, comme « ${tables.board.start} », pas ${shown(value)}.`);
  return undefined;
}

/** A list of points, each once, `most` at most. */
function readPoints(tables: BoardTables, value: unknown, path: string, most: number, report: Report): readonly PointId[] {
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
  if (Array.isArray(value) && value.every((one) => KINGDOMS.some((kingdom) => kingdom === one)))
    return KINGDOMS.filter((kingdom) => value.includes(kingdom));
  report(path, `${path} attend une liste de royaumes (${KINGDOMS.join(', ')}), ceux dont la cité a donné un sceau.`);
  return [];
}

function readPiece(tables: BoardTables, value: unknown, path: string, report: Report): Piece | undefined {
  const fields = readFields(value, path, ['color', 'at', 'amulets', 'seals', 'held', 'waiting'], report);
  const color = COLORS.find((one) => one === fields.color);
  if (!color) report(`${path}.color`, `${path}.color attend ${COLORS.join(', ')}, pas ${shown(fields.color)}.`);
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

/** Why a knight cannot stand where he is put, given those before him. */
function pieceFault(tables: BoardTables, position: Position, piece: Piece, before: readonly Piece[]): string | undefined {
  const at = `« ${nameOf(tables, piece.at)} »`;
  const kind = kindOf(tables, piece.at);
  if (before.some(({ color }) => color === piece.color)) return `le chevalier ${piece.color} est placé deux fois (GRA-MAT-1)`;
  if (piece.waiting && piece.at !== tables.board.start)
    return `on n’attend son premier coup que sur la case de départ, pas sur ${at} (GRA-PREP-1)`;
  if (piece.held && kind !== 'dragon' && !(kind === 'exile' && reading(position, 'GRA-L-13') === 'reste-du'))
    return `on n’est sous carcan noir que sur un dragon, pas sur ${at} (GRA-DRA-2)`;
  if (position.stones.includes(piece.at)) return `une pierre-obstacle est posée sur ${at} (GRA-PIE-2)`;
  const other = before.find((one) => one.at === piece.at);
  if (!other || (other.waiting && piece.waiting) || (kind === 'city' && reading(position, 'GRA-L-24') === 'partage')) return undefined;
  return `le chevalier ${other.color} est déjà sur ${at} (GRA-DEP-3)`;
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
    report('ring.bearer', `ring.bearer attend la couleur d’un chevalier parti du départ, pas ${shown(fields.bearer)}.`);
    return fallback;
  }
  const at = readPoint(tables, fields.at, 'ring.at', report);
  if (at === undefined) return fallback;
  const because = ringFault(tables, position, at);
  if (because) report('ring.at', `ring.at : ${because}.`);
  return because ? fallback : { at };
}

function ringFault(tables: BoardTables, { stones, pieces }: Position, at: PointId): string | undefined {
  const name = `« ${nameOf(tables, at)} »`;
  if (isSymbol(tables, at)) return `${name} est un point symbolique, l’anneau n’y est jamais posé (GRA-CIT-1)`;
  if (kindOf(tables, at) === 'exile') return `${name} est un point d’exil, l’anneau n’y est jamais posé (GRA-L-15)`;
  if (stones.includes(at)) return `une pierre-obstacle est posée sur ${name} (GRA-PIE-3)`;
  const piece = pieces.find((one) => one.at === at);
  return piece && `le chevalier ${piece.color} est sur ${name} : il porte donc l’anneau (GRA-ANN-1)`;
}

/** Reads a position; what is at fault is left out of it. Fields: `pieces`, `ring`, `stones`, `goal`, `options`. */
export function readPosition(
  tables: BoardTables,
  fields: { readonly [K in 'pieces' | 'ring' | 'stones' | 'goal' | 'options']?: unknown },
  report: Report,
): Position {
  const options = readOptions(fields.options, 'options', report);
  const goal = readOneOf(fields.goal ?? GOALS[0], 'goal', GOALS, GOALS[0], report);
  const stones = readPoints(tables, fields.stones, 'stones', STONES, report).filter((at, place) => {
    const kind = kindOf(tables, at);
    const isGood = kind === 'black' || (kind === 'exile' && options['GRA-L-22'] !== 'non');
    if (!isGood)
      report(`stones[${place}]`, `stones[${place}] : « ${nameOf(tables, at)} » ne reçoit jamais de pierre-obstacle (GRA-PIE-3).`);
    return isGood;
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
    const because = pieceFault(tables, empty, piece, placed);
    if (because) report(`pieces[${at}]`, `pieces[${at}] : ${because}.`);
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
    report('mover', `mover attend la couleur d’un chevalier placé (${colors || 'aucun'}), pas ${shown(fields.mover)}.`);
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
