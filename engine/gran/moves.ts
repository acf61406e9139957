/** Moves from outside (a replay, a link): well-formed or not. Whether they may be played, and whether the board has such points, is for the game. */
import { misfit, type Report } from '../core/input.ts';
import { moveChecker, type RawFields } from '../core/move.ts';
import { MAX_SEATS, type Move, type MoveKind, type PointId, type Seat, type Walk } from './types.ts';

const FIELDS = {
  walk: ['kind', 'seat', 'path'],
  exile: ['kind', 'seat', 'at'],
  stone: ['kind', 'seat', 'at'],
  lift: ['kind', 'seat', 'at'],
  deposit: ['kind', 'seat', 'at'],
  release: ['kind', 'seat'],
  pass: ['kind', 'seat'],
  stop: ['kind', 'seat'],
} as const satisfies Record<MoveKind, readonly string[]>;

const POINT = /^[a-z0-9-]{1,60}$/;

function readPoint(value: unknown, path: string, report: Report): PointId {
  if (typeof value === 'string' && POINT.test(value)) return value;
  misfit(value, path, 'un point du plateau, comme « galad-7 »', report);
  return '';
}

function readPath(value: unknown, report: Report): Walk {
  if (Array.isArray(value) && (value.length === 1 || value.length === 2)) {
    const [first, second] = value.map((one: unknown, at) => readPoint(one, `path.${at}`, report));
    return second === undefined ? [first ?? ''] : [first ?? '', second];
  }
  misfit(value, 'path', 'un ou deux points, ceux où l’on arrive', report);
  return [''];
}

function readMove(kind: MoveKind, seat: Seat, fields: RawFields, report: Report): Move {
  switch (kind) {
    case 'walk':
      return { kind, seat, path: readPath(fields.path, report) };
    case 'exile':
    case 'stone':
    case 'lift':
    case 'deposit':
      return { kind, seat, at: readPoint(fields.at, 'at', report) };
    case 'release':
    case 'pass':
    case 'stop':
      return { kind, seat };
  }
}

export const checkMove = /* @__PURE__ */ moveChecker(FIELDS, 'pass', MAX_SEATS, readMove);
