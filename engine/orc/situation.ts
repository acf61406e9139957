/**
 * Reading an army, or a battle as one player sees it, from outside. What a box cannot hold and what no army may be made of is refused with its
 * rule; a lenient caller (a link) goes on with the cards that are taken.
 */
import { type Checked, firstProblem, isRecord, misfit, type Report, readFields, readInteger, readOneOf, shown } from '../core/input.ts';
import { boxOf, CARD_IDS, COPIES, isMercenary, isSpy, peopleOf, readValues } from './data/cards.ts';
import { type Options, type Readings, readingsOf, readOptions } from './options.ts';
import type { Army } from './rules/force.ts';
import { type ArmyCardKind, type CardId, MAX_SEATS, PEOPLES, type People, type Values } from './types.ts';

/** An army to value, with the box and the readings of the table. */
export interface Valued {
  readonly army: Army;
  readonly values: Values;
  readonly options: Options;
}

/** What an opponent shows: backs of the people called, mercenary backs sent with them, and mercenary backs held in all, those sent included. */
export interface Opponent {
  readonly people: number;
  readonly mercenaries: number;
  readonly held: number;
}

/** A battle before the reveal, as one player sees it. */
export interface BattleAsked {
  readonly people: People;
  /** Own cards laid down. */
  readonly mine: readonly ArmyCardKind[];
  /** Every other card whose place is known: discarded, or in the own hand. */
  readonly seen: readonly CardId[];
  /** 1 to 5. */
  readonly opponents: readonly Opponent[];
  readonly values: Values;
  readonly options: Options;
}

/** Neither the Sorcier nor oneself. */
export const MAX_OPPONENTS = MAX_SEATS - 2;

/** Longest list of cards that is read: all of the box. */
const MOST_CARDS = 80;

const boxRule = (card: CardId): string => (isMercenary(card) ? 'ORC-MAT-2' : 'ORC-MAT-1');

/** How many more of each card the box holds. */
type Stock = Record<CardId, number>;

/** A list of cards out of `stock`, which is drawn down; `refusal` says why a card of the box has no place in this list. */
function readCards<Card extends CardId>(
  value: unknown,
  path: string,
  stock: Stock,
  refusal: (card: CardId) => string | undefined,
  report: Report,
): Card[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > MOST_CARDS) {
    report(
      path,
      `${path} attend une liste de cartes, ${MOST_CARDS} au plus, pas ${Array.isArray(value) ? `${value.length}` : shown(value)}.`,
    );
    return [];
  }
  return value.flatMap((one: unknown, at) => {
    const where = `${path}[${at}]`;
    const card = CARD_IDS.find((id) => id === one);
    if (!card) {
      misfit(one, where, `une carte (${CARD_IDS.join(', ')})`, report);
      return [];
    }
    const because =
      refusal(card) ?? (stock[card] > 0 ? undefined : `la boîte ne contient que ${COPIES[card]} ${card} en tout (${boxRule(card)})`);
    if (because) {
      report(where, `${where} : ${because}.`);
      return [];
    }
    stock[card]--;
    return [card as Card];
  });
}

/** Why a card has no place in an army of `people`; a second giant included. */
function armyRefusal(people: People, readings: Readings): (card: CardId) => string | undefined {
  let giants = 0;
  return (card) => {
    if (isSpy(card)) return `${card} ne combat pas, il se montre avant la guerre (ORC-ESP-1)`;
    const other = peopleOf(card);
    if (other && other !== people) return `${card} n’est pas du peuple appelé, ${people} (ORC-BAT-1)`;
    if (card === 'geant' && ++giants > 1) return 'qui a deux géants les défausse tous, une armée n’en compte qu’un (ORC-GEA-1)';
    if (readings['ORC-L-29'] === 'interdit' && (card === 'machine-volante' || card === 'commando'))
      return `${card} ne se pose pas face cachée parmi les mercenaires (ORC-L-29)`;
    return undefined;
  };
}

/** Why a card does not board the flying machine. */
const boardingRefusal =
  (readings: Readings) =>
  (card: CardId): string | undefined => {
    if (card === 'gobelin' || (card === 'commando' && readings['ORC-L-30'] === 'oui')) return undefined;
    if (card === 'commando') return 'le commando ne sert pas de gobelin (ORC-L-30)';
    return `${card} n’embarque pas, la machine volante ne transporte que des gobelins (ORC-BAT-8)`;
  };

/** Mercenaries come as a reinforcement only, under one reading. */
function needPeople(count: number, others: number, path: string, readings: Readings, report: Report): void {
  if (readings['ORC-L-14'] === 'non' && count === 0 && others > 0)
    report(path, `${path} : des mercenaires sans carte du peuple appelé sont refusés sous cette lecture (ORC-L-14).`);
}

const readPeople = (value: unknown, report: Report): People => readOneOf(value, 'people', PEOPLES, 'orcs', report);

const peopleCount = (cards: readonly CardId[]): number => cards.filter(peopleOf).length;

/** A list that may be empty, but must be said. */
function need(input: unknown, field: 'cards' | 'mine', report: Report): void {
  if (isRecord(input) && !Object.hasOwn(input, field)) report(field, `${field} attend la liste des cartes engagées.`);
}

/** Reads an army; what is at fault is left out of it. */
function readArmy(input: unknown, report: Report): Valued {
  const fields = readFields(input, '', ['people', 'cards', 'flying', 'values', 'options'], report);
  const people = readPeople(fields.people, report);
  const options = readOptions(fields.options, 'options', report);
  const readings = readingsOf({ options });
  const values = boxOf(readValues(fields.values, 'values', report)).values;
  const stock: Stock = { ...COPIES };
  need(input, 'cards', report);
  const cards = readCards<ArmyCardKind>(fields.cards, 'cards', stock, armyRefusal(people, readings), report);
  if (fields.flying === undefined) {
    needPeople(peopleCount(cards), cards.length, 'cards', readings, report);
    return { army: { people, cards }, values, options };
  }
  if (stock['machine-volante'] === 0) {
    report('flying', 'flying : la machine volante est déjà engagée, et la boîte n’en contient qu’une (ORC-MAT-2).');
    return { army: { people, cards }, values, options };
  }
  const flying = readCards<ArmyCardKind>(fields.flying, 'flying', stock, boardingRefusal(readings), report);
  needPeople(peopleCount(cards), cards.length + 1, 'cards', readings, report);
  return { army: { people, cards, flying }, values, options };
}

/** Reads an army from outside; refuses at the first fault. */
export const checkArmy = (input: unknown): Checked<Valued> => firstProblem((report) => readArmy(input, report));

const left = (stock: Stock, isTaken: (card: CardId) => boolean): number =>
  CARD_IDS.reduce((sum, card) => sum + (isTaken(card) ? stock[card] : 0), 0);

/** The backs that opponents show, out of the cards that nobody saw (`people` and `mercenaries` of them). */
function readOpponents(value: unknown, people: number, mercenaries: number, readings: Readings, report: Report): Opponent[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_OPPONENTS) {
    report(
      'opponents',
      `opponents attend une liste de 1 à ${MAX_OPPONENTS} adversaires, pas ${Array.isArray(value) ? `${value.length}` : shown(value)} : ${MAX_SEATS} joueurs au plus, et le Sorcier ne combat pas (ORC-MAN-1).`,
    );
    return [];
  }
  let [freePeople, freeMercenaries] = [people, mercenaries];
  return value.map((one: unknown, at) => {
    const path = `opponents[${at}]`;
    const fields = readFields(one, path, ['people', 'mercenaries', 'held'], report);
    const shows = readInteger(fields.people, `${path}.people`, 0, MOST_CARDS, 0, report);
    const sends = readInteger(fields.mercenaries, `${path}.mercenaries`, 0, MOST_CARDS, 0, report);
    const held = fields.held === undefined ? sends : readInteger(fields.held, `${path}.held`, sends, MOST_CARDS, sends, report);
    if (shows > freePeople)
      report(
        `${path}.people`,
        `${path}.people : ${shows} dos de ce peuple, alors qu’il n’en reste que ${freePeople} hors de vue (ORC-MAT-1).`,
      );
    if (held > freeMercenaries) {
      const field = fields.held === undefined ? 'mercenaries' : 'held';
      report(
        `${path}.${field}`,
        `${path}.${field} : ${held} mercenaires, alors qu’il n’en reste que ${freeMercenaries} hors de vue (ORC-MAT-2).`,
      );
    }
    needPeople(shows, sends, path, readings, report);
    const counted = { people: Math.min(shows, freePeople), held: Math.min(held, freeMercenaries) };
    freePeople -= counted.people;
    freeMercenaries -= counted.held;
    return { people: counted.people, mercenaries: Math.min(sends, counted.held), held: counted.held };
  });
}

/** Reads a battle; what is at fault is left out of it. */
export function readBattle(input: unknown, report: Report): BattleAsked {
  const fields = readFields(input, '', ['people', 'mine', 'seen', 'opponents', 'values', 'options'], report);
  const people = readPeople(fields.people, report);
  const options = readOptions(fields.options, 'options', report);
  const readings = readingsOf({ options });
  const values = boxOf(readValues(fields.values, 'values', report)).values;
  const stock: Stock = { ...COPIES };
  need(input, 'mine', report);
  const mine = readCards<ArmyCardKind>(fields.mine, 'mine', stock, armyRefusal(people, readings), report);
  needPeople(peopleCount(mine), mine.length, 'mine', readings, report);
  const seen = readCards<CardId>(fields.seen, 'seen', stock, () => undefined, report);
  const ofPeople = left(stock, (card) => peopleOf(card) === people);
  const opponents = readOpponents(fields.opponents, ofPeople, left(stock, isMercenary), readings, report);
  return { people, mine, seen, opponents, values, options };
}

/** Reads a battle from outside; refuses at the first fault. */
export const checkBattle = (input: unknown): Checked<BattleAsked> => firstProblem((report) => readBattle(input, report));
