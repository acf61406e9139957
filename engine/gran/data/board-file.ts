/** A board as a club writes it down: what is read of the form, before anything is said of the whole. */
import { isRecord, misfit, type Report, readFields, readInteger, readOneOf, shown } from '../../core/input.ts';
import {
  type Board,
  type BoardFile,
  type BoardLine,
  type BoardPoint,
  KINGDOMS,
  type Kingdom,
  POINT_KINDS,
  SEAL_COLORS,
  type SealColor,
  SHEET,
} from '../types.ts';

const MAX_POINTS = 300;
const MAX_LINES = 600;
const MAX_NAME = 60;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const formatBoard = ({ points, lines, start, ring, seals }: Board): BoardFile => ({ points, lines, start, ring, seals });

function readId(value: unknown, path: string, report: Report): string {
  if (typeof value === 'string' && value.length <= MAX_NAME && ID.test(value)) return value;
  misfit(value, path, 'un nom en minuscules sans accent, comme « tirad-7 »', report);
  return '';
}

function readName(value: unknown, path: string, report: Report): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_NAME && !/[\p{C}]/u.test(value)) return value;
  misfit(value, path, `un nom de 1 à ${MAX_NAME} signes`, report);
  return '';
}

const readPlace = (value: unknown, path: string, report: Report): number => readInteger(value, path, 0, SHEET, 0, report);

function readPoint(value: unknown, path: string, report: Report): BoardPoint {
  const fields = readFields(value, path, ['id', 'name', 'kind', 'kingdom', 'x', 'y'], report);
  const id = readId(fields.id, `${path}.id`, report);
  const kind = readOneOf(fields.kind, `${path}.kind`, POINT_KINDS, 'black', report);
  const kingdom = fields.kingdom === undefined ? undefined : readOneOf(fields.kingdom, `${path}.kingdom`, KINGDOMS, 'tirad', report);
  const place = { x: readPlace(fields.x, `${path}.x`, report), y: readPlace(fields.y, `${path}.y`, report) };
  return { id, name: readName(fields.name, `${path}.name`, report), kind, ...(kingdom && { kingdom }), ...place };
}

function readLine(value: unknown, path: string, report: Report): BoardLine {
  const fields = readFields(value, path, ['a', 'b', 'bend'], report);
  const ends = { a: readId(fields.a, `${path}.a`, report), b: readId(fields.b, `${path}.b`, report) };
  if (fields.bend === undefined) return ends;
  if (!Array.isArray(fields.bend) || fields.bend.length !== 2) {
    misfit(fields.bend, `${path}.bend`, 'deux nombres, à droite et en bas', report);
    return ends;
  }
  const [x, y] = fields.bend.map((one: unknown, at) => readPlace(one, `${path}.bend[${at}]`, report));
  return { ...ends, bend: [x ?? 0, y ?? 0] };
}

function readList<Item>(value: unknown, path: string, most: number, read: (value: unknown, path: string) => Item, report: Report): Item[] {
  if (!Array.isArray(value) || value.length > most) {
    report(path, `${path} attend une liste de ${most} éléments au plus, pas ${Array.isArray(value) ? value.length : shown(value)}.`);
    return [];
  }
  return value.map((one: unknown, at) => read(one, `${path}[${at}]`));
}

function readSeals(value: unknown, report: Report): Record<Kingdom, SealColor> {
  const fields = readFields(value, 'seals', KINGDOMS, report);
  const read = (kingdom: Kingdom) => readOneOf(fields[kingdom], `seals.${kingdom}`, SEAL_COLORS, 'rouge', report);
  return { tirad: read('tirad'), urgad: read('urgad'), galad: read('galad'), elgad: read('elgad') };
}

/** Reads the form of a board from outside, field by field. */
export function readBoardFile(value: unknown, report: Report): BoardFile {
  if (!isRecord(value)) report('', `Un plateau est un objet (champs points, lines, start, ring, seals), pas ${shown(value)}.`);
  const fields = isRecord(value) ? readFields(value, '', ['points', 'lines', 'start', 'ring', 'seals'], report) : {};
  return {
    points: readList(fields.points, 'points', MAX_POINTS, (one, path) => readPoint(one, path, report), report),
    lines: readList(fields.lines, 'lines', MAX_LINES, (one, path) => readLine(one, path, report), report),
    start: readId(fields.start, 'start', report),
    ring: readId(fields.ring, 'ring', report),
    seals: readSeals(fields.seals, report),
  };
}
