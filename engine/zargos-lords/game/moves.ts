/** Moves from outside (a replay, a link): well-formed or not. Whether they may be played is for the game. */
import { misfit, type Report, readFields, readFlag, readInteger, readOneOf } from '../../core/input.ts';
import { moveChecker, type RawFields } from '../../core/move.ts';
import { DIRECTIONS, type Hex } from '../board/hex.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../board/map.ts';
import { type Move, type MoveKind, SEATS } from './types.ts';

const FIELDS = {
  march: ['kind', 'seat', 'id', 'to', 'against'],
  shoot: ['kind', 'seat', 'shooters', 'target'],
  attack: ['kind', 'seat', 'attackers', 'targets'],
  retreat: ['kind', 'seat', 'id', 'direction', 'alone'],
  end: ['kind', 'seat'],
} as const satisfies Record<MoveKind, readonly string[]>;

const ID = /^[ab][1-6]$/;
const MOST = 6;

function readId(value: unknown, path: string, report: Report): string {
  if (typeof value === 'string' && ID.test(value)) return value;
  misfit(value, path, 'un pion, de a1 à a6 ou de b1 à b6', report);
  return 'a1';
}

function readIds(value: unknown, path: string, report: Report): readonly string[] {
  if (Array.isArray(value) && value.length > 0 && value.length <= MOST)
    return value.map((one: unknown, at) => readId(one, `${path}.${at}`, report));
  misfit(value, path, `une liste de 1 à ${MOST} pions`, report);
  return [];
}

function readHex(value: unknown, path: string, report: Report): Hex {
  const fields = readFields(value, path, ['q', 'r'], report);
  return {
    q: readInteger(fields.q, `${path}.q`, 0, MAX_COLUMNS, 0, report),
    r: readInteger(fields.r, `${path}.r`, -MAX_COLUMNS, MAX_ROWS, 0, report),
  };
}

function readMove(kind: MoveKind, seat: number, fields: RawFields, report: Report): Move {
  switch (kind) {
    case 'march': {
      const id = readId(fields.id, 'id', report);
      const to = readHex(fields.to, 'to', report);
      return fields.against === undefined
        ? { kind, seat, id, to }
        : { kind, seat, id, to, against: readId(fields.against, 'against', report) };
    }
    case 'shoot':
      return { kind, seat, shooters: readIds(fields.shooters, 'shooters', report), target: readId(fields.target, 'target', report) };
    case 'attack':
      return { kind, seat, attackers: readIds(fields.attackers, 'attackers', report), targets: readIds(fields.targets, 'targets', report) };
    case 'retreat':
      return {
        kind,
        seat,
        id: readId(fields.id, 'id', report),
        direction: readOneOf(fields.direction, 'direction', DIRECTIONS, 'n', report),
        alone: readFlag(fields.alone, 'alone', report),
      };
    case 'end':
      return { kind, seat };
  }
}

export const checkMove = /* @__PURE__ */ moveChecker(FIELDS, 'end', SEATS, readMove);
