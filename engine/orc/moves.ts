/** Moves from outside (a replay, a link): well-formed or not. Whether they may be played is for the game. */
import type { Seat } from '../core/events.ts';
import { type Report, readInteger, readOneOf, shown } from '../core/input.ts';
import { moveChecker, type RawFields } from '../core/move.ts';
import { CARD_IDS, sortCards } from './data/cards.ts';
import { SHIELDS } from './setup.ts';
import { BACKS, type CardId, LAST_TICK, MAX_SEATS, MERCENARIES, type Move, type MoveKind, type Passenger, PEOPLES } from './types.ts';

/** The fields of each kind of move. */
const FIELDS = {
  deal: ['kind', 'seat', 'tick'],
  desertion: ['kind', 'seat', 'tick', 'pile'],
  shield: ['kind', 'seat', 'tick', 'pile'],
  wait: ['kind', 'seat'],
  champion: ['kind', 'seat', 'champion'],
  spy: ['kind', 'seat', 'target', 'card'],
  call: ['kind', 'seat', 'people'],
  send: ['kind', 'seat', 'cards'],
  commando: ['kind', 'seat', 'target', 'back'],
  fly: ['kind', 'seat', 'cards'],
  pass: ['kind', 'seat'],
} as const satisfies Record<MoveKind, readonly string[]>;

/** The clock runs on after the deal only to order shields: one tick each at most. */
export const MAX_TICK = LAST_TICK + SHIELDS * (MAX_SEATS - 1);
const MAX_PILE = 13;
/** All the mercenaries of the box. */
const MAX_CARDS = 24;
const PASSENGERS = ['gobelin', 'commando'] as const satisfies readonly Passenger[];

const readSeat = (value: unknown, path: string, report: Report): number => readInteger(value, path, 0, MAX_SEATS - 1, 0, report);

function readCards<Card extends CardId>(value: unknown, taken: readonly Card[], report: Report): readonly Card[] {
  if (!Array.isArray(value) || value.length > MAX_CARDS) {
    const what = Array.isArray(value) ? `une liste de ${value.length}` : shown(value);
    report('cards', `cards attend une liste de ${MAX_CARDS} cartes au plus (${taken.join(', ')}), pas ${what}.`);
    return [];
  }
  return sortCards(value.map((card, at) => readOneOf(card, `cards.${at}`, taken, taken[0] as Card, report)));
}

function readMove(kind: MoveKind, seat: Seat, fields: RawFields, report: Report): Move {
  switch (kind) {
    case 'deal':
      return { kind, seat, tick: readInteger(fields.tick, 'tick', 1, LAST_TICK, 1, report) };
    case 'desertion':
    case 'shield': {
      const tick = readInteger(fields.tick, 'tick', 0, MAX_TICK, 0, report);
      return { kind, seat, tick, pile: readInteger(fields.pile, 'pile', 0, MAX_PILE, 0, report) };
    }
    case 'champion':
      return { kind, seat, champion: readSeat(fields.champion, 'champion', report) };
    case 'spy': {
      const target = readSeat(fields.target, 'target', report);
      return { kind, seat, target, card: readOneOf(fields.card, 'card', CARD_IDS, 'gobelin', report) };
    }
    case 'call':
      return { kind, seat, people: readOneOf(fields.people, 'people', PEOPLES, 'orcs', report) };
    case 'send':
      return { kind, seat, cards: readCards(fields.cards, MERCENARIES, report) };
    case 'commando': {
      const target = readSeat(fields.target, 'target', report);
      return { kind, seat, target, back: readOneOf(fields.back, 'back', BACKS, 'mercenaires', report) };
    }
    case 'fly':
      return { kind, seat, cards: readCards(fields.cards, PASSENGERS, report) };
    case 'wait':
    case 'pass':
      return { kind, seat };
  }
}

export const checkMove = /* @__PURE__ */ moveChecker(FIELDS, 'pass', MAX_SEATS, readMove);
