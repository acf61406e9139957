/** Moves from outside (a replay, a link): well-formed or not. Whether they may be played is for the game. */
import { misfit, type Report, readFields, readFlag, readInteger, readOneOf } from '../../core/input.ts';
import { moveChecker, type RawFields } from '../../core/move.ts';
import { DIRECTIONS, type Hex } from '../board/hex.ts';
import { MAX_COLUMNS, MAX_ROWS } from '../board/map.ts';
import { KINDS, MAX_GARRISON, PEOPLES } from '../types.ts';
import { MAX_SEATS, MOST_PLEDGES, type Move, type MoveKind, type Pledge } from './types.ts';

const FIELDS = {
  pick: ['kind', 'seat', 'continent', 'people'],
  found: ['kind', 'seat', 'at'],
  garrison: ['kind', 'seat', 'city', 'ids'],
  place: ['kind', 'seat', 'id', 'at'],
  settle: ['kind', 'seat'],
  offer: ['kind', 'seat', 'to', 'pledges'],
  answer: ['kind', 'seat', 'accepts'],
  break: ['kind', 'seat', 'with'],
  march: ['kind', 'seat', 'id', 'to', 'against', 'apart'],
  stay: ['kind', 'seat', 'id'],
  strike: ['kind', 'seat', 'id', 'to', 'target'],
  onward: ['kind', 'seat', 'to'],
  vanish: ['kind', 'seat', 'id'],
  return: ['kind', 'seat', 'id', 'to'],
  execute: ['kind', 'seat', 'city', 'id'],
  free: ['kind', 'seat', 'city', 'id', 'to'],
  shoot: ['kind', 'seat', 'shooters', 'target'],
  attack: ['kind', 'seat', 'attackers', 'targets'],
  sally: ['kind', 'seat', 'city', 'targets'],
  retreat: ['kind', 'seat', 'id', 'direction', 'alone'],
  spare: ['kind', 'seat', 'alone'],
  enter: ['kind', 'seat', 'id'],
  end: ['kind', 'seat'],
} as const satisfies Record<MoveKind, readonly string[]>;

/** Of a counter: the letter of its seat and its number; no people has more than 62. */
export const COUNTER_ID = /^[a-d][1-9]\d?$/;
export const COUNTER_WORDS = 'un pion : une lettre, a, b, c ou d, puis un numéro (a1)';
const CITY_ID = /^ville@\d{1,2},-?\d{1,2}$/;
const CITY_WORDS = 'une ville, « ville@ » et son hexagone (ville@7,2)';
/** No combat nor volley has more around one hex, nor within reach of one in this game. */
const MOST = 24;
const CONTINENTS_AT_MOST = 9;

function readId(value: unknown, path: string, report: Report): string {
  if (typeof value === 'string' && COUNTER_ID.test(value)) return value;
  misfit(value, path, COUNTER_WORDS, report);
  return 'a1';
}

function readCity(value: unknown, path: string, report: Report): string {
  if (typeof value === 'string' && CITY_ID.test(value)) return value;
  misfit(value, path, CITY_WORDS, report);
  return 'ville@0,0';
}

/** A counter or a city: what may be attacked. */
const readTarget = (value: unknown, path: string, report: Report): string =>
  typeof value === 'string' && value.startsWith('ville') ? readCity(value, path, report) : readId(value, path, report);

type ReadOne = (value: unknown, path: string, report: Report) => string;

function readList(value: unknown, path: string, least: number, most: number, readOne: ReadOne, report: Report): readonly string[] {
  if (Array.isArray(value) && value.length >= least && value.length <= most)
    return value.map((one: unknown, at) => readOne(one, `${path}.${at}`, report));
  misfit(value, path, `une liste de ${least} à ${most} pions`, report);
  return [];
}

function readHex(value: unknown, path: string, report: Report): Hex {
  const fields = readFields(value, path, ['q', 'r'], report);
  return {
    q: readInteger(fields.q, `${path}.q`, 0, MAX_COLUMNS, 0, report),
    r: readInteger(fields.r, `${path}.r`, -MAX_COLUMNS, MAX_ROWS, 0, report),
  };
}

const readSeat = (value: unknown, path: string, report: Report): number => readInteger(value, path, 0, MAX_SEATS - 1, 0, report);

function readPledges(value: unknown, path: string, report: Report): readonly Pledge[] {
  if (!Array.isArray(value) || value.length > MOST_PLEDGES) {
    misfit(value, path, `une liste de ${MOST_PLEDGES} otages au plus`, report);
    return [];
  }
  return value.map((one: unknown, at): Pledge => {
    const fields = readFields(one, `${path}.${at}`, ['from', 'to', 'kind'], report);
    return {
      from: readSeat(fields.from, `${path}.${at}.from`, report),
      to: readSeat(fields.to, `${path}.${at}.to`, report),
      kind: readOneOf(fields.kind as Pledge['kind'], `${path}.${at}.kind`, KINDS, KINDS[0], report),
    };
  });
}

function readMarch(seat: number, fields: RawFields, report: Report): Move {
  const { against, apart } = fields;
  return {
    kind: 'march',
    seat,
    id: readId(fields.id, 'id', report),
    to: readHex(fields.to, 'to', report),
    ...(against !== undefined && { against: readTarget(against, 'against', report) }),
    ...(apart !== undefined && { apart: readOneOf(apart as 'escort', 'apart', ['escort', 'escorted'] as const, 'escort', report) }),
  };
}

function readMove(kind: MoveKind, seat: number, fields: RawFields, report: Report): Move {
  const id = () => readId(fields.id, 'id', report);
  const to = () => readHex(fields.to, 'to', report);
  const at = () => readHex(fields.at, 'at', report);
  const city = () => readCity(fields.city, 'city', report);
  const ids = (field: string, readOne: ReadOne = readId) => readList(fields[field], field, 1, MOST, readOne, report);
  switch (kind) {
    case 'pick': {
      const continent = readInteger(fields.continent, 'continent', 0, CONTINENTS_AT_MOST, 0, report);
      if (fields.people === undefined) return { kind, seat, continent };
      return { kind, seat, continent, people: readOneOf(fields.people as (typeof PEOPLES)[number], 'people', PEOPLES, PEOPLES[0], report) };
    }
    case 'found':
      return { kind, seat, at: at() };
    case 'garrison':
      return { kind, seat, city: city(), ids: readList(fields.ids, 'ids', 0, MAX_GARRISON, readId, report) };
    case 'place':
      return { kind, seat, id: id(), at: at() };
    case 'offer':
      return { kind, seat, to: readSeat(fields.to, 'to', report), pledges: readPledges(fields.pledges ?? [], 'pledges', report) };
    case 'answer':
      return { kind, seat, accepts: readFlag(fields.accepts, 'accepts', report) };
    case 'break':
      return { kind, seat, with: readSeat(fields.with, 'with', report) };
    case 'march':
      return readMarch(seat, fields, report);
    case 'strike':
      return { kind, seat, id: id(), to: to(), target: readId(fields.target, 'target', report) };
    case 'onward':
      return { kind, seat, to: to() };
    case 'stay':
    case 'vanish':
    case 'enter':
      return { kind, seat, id: id() };
    case 'return':
      return { kind, seat, id: id(), to: to() };
    case 'execute':
      return { kind, seat, city: city(), id: id() };
    case 'free':
      return { kind, seat, city: city(), id: id(), to: to() };
    case 'shoot':
      return { kind, seat, shooters: ids('shooters'), target: readId(fields.target, 'target', report) };
    case 'attack':
      return { kind, seat, attackers: ids('attackers'), targets: ids('targets', readTarget) };
    case 'sally':
      return { kind, seat, city: city(), targets: ids('targets') };
    case 'retreat':
      return {
        kind,
        seat,
        id: id(),
        direction: readOneOf(fields.direction, 'direction', DIRECTIONS, 'n', report),
        alone: readFlag(fields.alone, 'alone', report),
      };
    case 'spare':
      return { kind, seat, alone: readFlag(fields.alone, 'alone', report) };
    case 'settle':
    case 'end':
      return { kind, seat };
  }
}

export const checkMove = /* @__PURE__ */ moveChecker(FIELDS, 'end', MAX_SEATS, readMove);
