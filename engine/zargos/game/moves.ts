/** Moves from outside (a replay, a link): well-formed or not. Whether they may be played, and whether the board has such places, is for the game. */
import { together } from '../../core/french.ts';
import { misfit, type Report, readFields, readInteger, readOneOf } from '../../core/input.ts';
import { moveChecker, type RawFields } from '../../core/move.ts';
import { KINGDOM_IDS, type PlaceId, type SeaId, type TerritoryId } from '../data/board-types.ts';
import { CARD_IDS, type CardId } from '../data/cards.ts';
import { PEOPLES, type People } from '../types.ts';
import { MAX_SEATS, MOST_OFFERS, type Move, type MoveKind, type Seat, type Target, type TradedCard } from './types.ts';

/** The fields of each kind of move. */
const FIELDS = {
  choose: ['kind', 'seat', 'people'],
  take: ['kind', 'seat', 'pile'],
  plant: ['kind', 'seat', 'people', 'at'],
  grant: ['kind', 'seat', 'people', 'card'],
  reinforce: ['kind', 'seat', 'people', 'at', 'pawns'],
  boats: ['kind', 'seat', 'people', 'count'],
  offer: ['kind', 'seat', 'to', 'give', 'want'],
  accept: ['kind', 'seat', 'offer'],
  refuse: ['kind', 'seat', 'offer'],
  withdraw: ['kind', 'seat', 'offer'],
  card: ['kind', 'seat', 'card', 'target'],
  pass: ['kind', 'seat'],
  flee: ['kind', 'seat', 'to'],
  attack: ['kind', 'seat', 'people', 'from', 'to', 'pawns', 'card'],
  march: ['kind', 'seat', 'people', 'from', 'to', 'pawns', 'card'],
  fight: ['kind', 'seat', 'at'],
  call: ['kind', 'seat', 'from', 'pawns'],
  reroll: ['kind', 'seat', 'die'],
  discard: ['kind', 'seat', 'card'],
  done: ['kind', 'seat'],
} as const satisfies Record<MoveKind, readonly string[]>;

const TERRITORY = new RegExp(`^(?:${KINGDOM_IDS.join('|')})(?:-[1-9][0-9]?)?$`);
const SEA = /^(?:mer-[1-9][0-9]?|lac)$/;

/** More pawns or boats than any table has at once. */
const MOST = 999;
/** Cards on one side of an exchange: all those of the box. */
const MOST_CARDS = 60;
/** Dice that lie in one throw. */
const MOST_DICE = 6;
/** The two cells of a Tempête. */
const STORM = 2;
const CARRIERS = ['vent-de-terre', 'vent-d-ailleurs'] as const;
const SECRETS = ['renfort', 'bateau'] as const;
const GREEN_OR_BLUE = ['green', 'blue'] as const;

const isTerritory = (value: unknown): value is TerritoryId => typeof value === 'string' && TERRITORY.test(value);
const isSea = (value: unknown): value is SeaId => typeof value === 'string' && SEA.test(value);

function readTerritory(value: unknown, path: string, report: Report): TerritoryId {
  if (isTerritory(value)) return value;
  misfit(value, path, 'un territoire, comme « ohms » ou « ohms-3 »', report);
  return 'ohms';
}

function readPlace(value: unknown, path: string, report: Report): PlaceId {
  if (isTerritory(value) || isSea(value)) return value;
  misfit(value, path, 'un territoire ou une case mer, comme « ohms-3 » ou « mer-7 »', report);
  return 'ohms';
}

function readTraded(value: unknown, path: string, report: Report): TradedCard {
  const card = [...SECRETS, ...CARD_IDS].find((one) => one === value);
  if (card) return card;
  if (isTerritory(value)) return value;
  misfit(value, path, 'une carte, comme « ohms-3 », « renfort » ou « vent-de-guerre »', report);
  return 'renfort';
}

function readSide(value: unknown, path: string, report: Report): readonly TradedCard[] {
  if (Array.isArray(value) && value.length <= MOST_CARDS) return value.map((one: unknown, at) => readTraded(one, `${path}.${at}`, report));
  misfit(value, path, `une liste de ${MOST_CARDS} cartes au plus`, report);
  return [];
}

/** What a red card aims at. */
function readTarget(value: unknown, report: Report): Target {
  const fields = readFields(value, 'target', ['kingdom', 'seas', 'place'], report);
  const given = Object.keys(fields);
  if (given.length > 1) report('target', `target attend un royaume, des cases mer ou un lieu, pas ${together(given)} à la fois.`);
  if (fields.kingdom !== undefined) return { kingdom: readOneOf(fields.kingdom, 'target.kingdom', KINGDOM_IDS, KINGDOM_IDS[0], report) };
  if (fields.place !== undefined) return { place: readPlace(fields.place, 'target.place', report) };
  if (fields.seas === undefined) return {};
  const { seas } = fields;
  if (Array.isArray(seas) && seas.length > 0 && seas.length <= STORM && seas.every(isSea)) return { seas };
  misfit(seas, 'target.seas', 'une ou deux cases mer, comme « mer-7 »', report);
  return {};
}

const readPeople = ({ people }: RawFields, report: Report): People => readOneOf(people, 'people', PEOPLES, PEOPLES[0], report);
const readPawns = ({ pawns }: RawFields, report: Report): number => readInteger(pawns, 'pawns', 1, MOST, 1, report);
const readSeat = (value: unknown, path: string, report: Report): Seat => readInteger(value, path, 0, MAX_SEATS - 1, 0, report);
const readMagic = ({ card }: RawFields, report: Report): CardId => readOneOf(card, 'card', CARD_IDS, CARD_IDS[0], report);

function readGroup(fields: RawFields, report: Report) {
  const { card } = fields;
  return {
    people: readPeople(fields, report),
    from: readPlace(fields.from, 'from', report),
    to: readPlace(fields.to, 'to', report),
    pawns: readPawns(fields, report),
    card: card === null || card === undefined ? null : readOneOf(card, 'card', CARRIERS, CARRIERS[0], report),
  };
}

function readMove(kind: MoveKind, seat: Seat, fields: RawFields, report: Report): Move {
  switch (kind) {
    case 'choose':
      return { kind, seat, people: readPeople(fields, report) };
    case 'take':
      return { kind, seat, pile: readOneOf(fields.pile, 'pile', GREEN_OR_BLUE, GREEN_OR_BLUE[0], report) };
    case 'plant':
      return { kind, seat, people: readPeople(fields, report), at: readTerritory(fields.at, 'at', report) };
    case 'grant':
      return { kind, seat, people: readPeople(fields, report), card: readOneOf(fields.card, 'card', SECRETS, SECRETS[0], report) };
    case 'reinforce':
      return { kind, seat, people: readPeople(fields, report), at: readPlace(fields.at, 'at', report), pawns: readPawns(fields, report) };
    case 'boats':
      return { kind, seat, people: readPeople(fields, report), count: readInteger(fields.count, 'count', 1, MOST, 1, report) };
    case 'offer': {
      const to = fields.to === null || fields.to === undefined ? null : readSeat(fields.to, 'to', report);
      return { kind, seat, to, give: readSide(fields.give, 'give', report), want: readSide(fields.want, 'want', report) };
    }
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return { kind, seat, offer: readInteger(fields.offer, 'offer', 1, MAX_SEATS * MOST_OFFERS, 1, report) };
    case 'card':
      return { kind, seat, card: readMagic(fields, report), target: readTarget(fields.target, report) };
    case 'flee':
      return { kind, seat, to: readPlace(fields.to, 'to', report) };
    case 'attack':
    case 'march':
      return { kind, seat, ...readGroup(fields, report) };
    case 'fight':
      return { kind, seat, at: readTerritory(fields.at, 'at', report) };
    case 'call':
      return { kind, seat, from: readTerritory(fields.from, 'from', report), pawns: readPawns(fields, report) };
    case 'reroll':
      return { kind, seat, die: readInteger(fields.die, 'die', 0, MOST_DICE - 1, 0, report) };
    case 'discard':
      return { kind, seat, card: readMagic(fields, report) };
    case 'pass':
    case 'done':
      return { kind, seat };
  }
}

export const checkMove = /* @__PURE__ */ moveChecker(FIELDS, 'pass', MAX_SEATS, readMove);
