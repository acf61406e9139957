/** Attacks by the booklet: who may go where, and with how many (ZAR-ATT, ZAR-MER, ZAR-DRA-2, ZAR-ARA-1, ZAR-AIL, ZAR-CHE-1). */
import type { PlaceId } from '../../data/board-types.ts';
import type { MoveOf, State } from '../../game/types.ts';
import type { People } from '../../types.ts';
import { CARRIERS, type Carrier, Table } from './table.ts';

export interface Departure {
  readonly people: People;
  readonly from: PlaceId;
  readonly to: PlaceId;
  readonly card: Carrier;
  /** The largest group. */
  readonly largest: number;
}

interface Way {
  readonly bySea: boolean;
  readonly boats: number;
}

const ON_FOOT: Way = { bySea: false, boats: 0 };

/** A crossing by boat, or by Vent de Terre: three cells without boats (ZAR-TERRE, ZAR-L-42). */
function sail(table: Table, people: People, from: PlaceId, to: PlaceId, card: Carrier): readonly Way[] {
  const cells = table.crossing(from, to);
  if (!Number.isFinite(cells) || !table.mayBoard(people)) return [];
  if (table.reads('ZAR-L-12', 'zargos-seul') && table.owner(to) === null && !table.map.isZargos(to)) return [];
  if (card && cells > 3 && table.reads('ZAR-L-42', 'aucun-cumul')) return [];
  const boats = Math.max(0, cells - (card ? 3 : 0));
  return boats <= table.state.boats[people] ? [{ bySea: true, boats }] : [];
}

/** Out of the sea come Dragons alone (ZAR-DRA-2, ZAR-L-18); not under a Raz-de-marée, nor out of a closed cell. */
function ashore(table: Table, people: People, from: PlaceId, to: PlaceId): readonly Way[] {
  const isStopped = table.rages('raz-de-maree') || table.isClosed(from) || (table.reads('ZAR-L-18', 'non') && table.map.isZargos(to));
  return people === 'dragons' && table.map.coastsOf(from).includes(to) && !isStopped ? [ON_FOOT] : [];
}

export function attackWays(table: Table, people: People, from: PlaceId, to: PlaceId, card: Carrier): readonly Way[] {
  const { map } = table;
  if (map.isSea(from)) return card === null ? ashore(table, people, from, to) : [];
  if (card === 'vent-d-ailleurs') return map.isHeart(to) ? [] : [ON_FOOT];
  const isNear = map.neighbours(from).includes(to) || table.mayVortex(people, from, to) || table.mayFly(people, from, to);
  if (isNear) return card ? [] : [ON_FOOT];
  return sail(table, people, from, to, card);
}

/** Whether Chevaliers that have fought may fight on (ZAR-CHE-1, ZAR-INONDATIONS, ZAR-L-37). */
function mayChain(table: Table, people: People, from: PlaceId, to: PlaceId): boolean {
  if (people !== 'chevaliers' || table.rages('inondations') || table.map.isZargos(from)) return false;
  return !table.map.isZargos(to) || table.reads('ZAR-L-37', 'oui-en-entrant');
}

/** A pawn stays in a province, none has to at sea; those that came this turn have fought (ZAR-ATT-4, ZAR-MER-2, ZAR-L-36). */
function largestBy(table: Table, people: People, from: PlaceId, to: PlaceId, { bySea }: Way): number {
  const pawns = table.pawns(from);
  const mayAll = mayChain(table, people, from, to) && (!bySea || table.reads('ZAR-L-36', 'oui'));
  const ready = mayAll ? pawns : pawns - table.counted('came', from);
  return Math.min(table.map.isSea(from) ? pawns : pawns - 1, ready);
}

/** Joint attacks: of one people (ZAR-L-61); convoys alone under the other reading of ZAR-L-35. */
function mayJoin(table: Table, people: People, to: PlaceId, { bySea }: Way): boolean {
  const attack = table.attackAt(to);
  if (!attack) return people !== 'chevaliers' || !table.wasStruck(to);
  if (attack.people !== people) return false;
  return !table.reads('ZAR-L-35', 'non') || !(bySea || attack.groups.some((group) => group.bySea));
}

function mayAttackAtAll(table: Table, people: People): boolean {
  const { state } = table;
  if (state.phase !== 'attacks' || !state.turn?.peoples.includes(people)) return false;
  return !state.turn.engaged || (people === 'chevaliers' && !table.rages('inondations'));
}

/** The largest group that may go; 0 where none may. */
function largestAttack(table: Table, people: People, from: PlaceId, to: PlaceId, card: Carrier): number {
  const { state, map } = table;
  if (!mayAttackAtAll(table, people) || from === to) return 0;
  if (table.owner(from) !== people || !map.isLand(to) || table.owner(to) === people) return 0;
  if (table.isFrozen(from) || table.isFrozen(to)) return 0;
  if (card && !table.holdsCard(state.turn?.seat ?? -1, card)) return 0;
  const groups = attackWays(table, people, from, to, card)
    .filter((way) => mayJoin(table, people, to, way))
    .map((way) => largestBy(table, people, from, to, way));
  return Math.max(0, ...groups);
}

/** Every attack that the seat to move may send, with its largest group. */
export function attacks(state: State): readonly Departure[] {
  const table = new Table(state);
  const found: Departure[] = [];
  const cards = CARRIERS.filter((card) => card === null || table.holdsCard(state.turn?.seat ?? -1, card));
  for (const people of state.turn?.peoples ?? [])
    for (const from of table.held(people))
      for (const { id: to } of table.map.board.territories)
        for (const card of cards) {
          const largest = largestAttack(table, people, from, to, card);
          if (largest > 0) found.push({ people, from, to, card, largest });
        }
  return found;
}

/** Between two fights Chevaliers march at home under the other reading of ZAR-L-32: to a province next to theirs. */
function largestStroll(table: Table, people: People, from: PlaceId, to: PlaceId, card: Carrier): number {
  const { state, map } = table;
  if (!table.reads('ZAR-L-32', 'oui') || card !== null || people !== 'chevaliers' || table.rages('inondations')) return 0;
  if (state.phase !== 'attacks' || !state.turn?.peoples.includes(people)) return 0;
  if (table.owner(from) !== people || table.owner(to) !== people || !map.neighbours(from).includes(to)) return 0;
  if (table.isFrozen(from) || table.isFrozen(to) || table.isAsleep(from, to)) return 0;
  return Math.max(0, table.pawns(from) - 1);
}

export function strolls(state: State): readonly Departure[] {
  const table = new Table(state);
  const found: Departure[] = [];
  for (const from of table.held('chevaliers'))
    for (const to of table.map.neighbours(from)) {
      const largest = largestStroll(table, 'chevaliers', from, to, null);
      if (largest > 0) found.push({ people: 'chevaliers', from, to, card: null, largest });
    }
  return found;
}

const isGroup = (pawns: number, largest: number): boolean => Number.isInteger(pawns) && pawns >= 1 && pawns <= largest;

export function isLegalAttack(state: State, { seat, people, from, to, pawns, card }: MoveOf<'attack'>): boolean {
  return seat === state.turn?.seat && isGroup(pawns, largestAttack(new Table(state), people, from, to, card));
}

export function isLegalStroll(state: State, { seat, people, from, to, pawns, card }: MoveOf<'march'>): boolean {
  return seat === state.turn?.seat && isGroup(pawns, largestStroll(new Table(state), people, from, to, card));
}
