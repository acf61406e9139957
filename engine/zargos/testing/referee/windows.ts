/** Who may play which card in a window, and on what (ZAR-MAG-4 to 11, ZAR-ARA-2, ZAR-GUERRE, ZAR-MOI-1). */
import type { PlaceId, SeaId } from '../../data/board-types.ts';
import type { CardId, RedId } from '../../data/cards.ts';
import type { Move, Seat, State, Target } from '../../game/types.ts';
import type { People } from '../../types.ts';
import { Table } from './table.ts';

/** What each red card aims at (the texts of the cards). */
const AIMS: Readonly<Record<RedId, 'kingdom' | 'seas' | 'place' | 'nothing'>> = {
  'vent-de-glace': 'kingdom',
  'vent-de-folie': 'kingdom',
  'vent-de-tempete': 'seas',
  'vent-de-mort': 'nothing',
  'vent-demoniaque': 'place',
  'tremblement-de-terre': 'nothing',
  'raz-de-maree': 'nothing',
  eclipse: 'nothing',
  canicule: 'nothing',
  typhon: 'nothing',
  inondations: 'nothing',
};

/** The people that a card deprives of its power. */
const AGAINST: Readonly<Partial<Record<RedId, People>>> = {
  'tremblement-de-terre': 'araignees',
  'raz-de-maree': 'dragons',
  eclipse: 'amazones',
  canicule: 'moines',
  typhon: 'ailes',
  inondations: 'chevaliers',
};

/** Whether a card aims at a people that nobody plays: such cards leave the game (ZAR-MAG-10). */
export function isAimless(state: State, card: CardId): boolean {
  const people = isRed(card) ? AGAINST[card] : undefined;
  return people !== undefined && !state.peoples.flat().includes(people);
}

/** Those that wait for the turn of one people. */
const BEFORE: Readonly<Partial<Record<RedId, People>>> = { 'raz-de-maree': 'dragons', typhon: 'ailes', inondations: 'chevaliers' };

export const isRed = (card: CardId): card is RedId => card in AIMS;

/** A target as a text, two sea cells in either order. */
export const targetKey = (target: Target): string => JSON.stringify('seas' in target ? { seas: [...target.seas].sort() } : target);

/** All that a red card may aim at, two sea cells in one order only. */
export function targetsOf(state: State, card: RedId): readonly Target[] {
  const { map } = new Table(state);
  const { kingdoms, seas } = map.board;
  if (AIMS[card] === 'kingdom') return kingdoms.map(({ id }) => ({ kingdom: id }));
  if (AIMS[card] === 'place') return map.ids.map((place) => ({ place }));
  if (AIMS[card] === 'nothing') return [{}];
  const pairs = seas.flatMap(({ id, seas: beside }): readonly (readonly SeaId[])[] => beside.map((other) => [id, other]));
  const lake = new Table(state).reads('ZAR-L-31', 'lac-seul') ? seas.filter(({ kind }) => kind === 'lake').map(({ id }) => [id]) : [];
  return [...pairs.filter(([a = '', b = '']) => a < b), ...lake].map((all) => ({ seas: all }));
}

/** ZAR-MAG-6: not twice the same card on the same target before the same turn, by one player or, under ZAR-L-48, by anybody. */
function isTwice(state: State, seat: Seat, card: RedId, target: Target): boolean {
  const isAnybody = state.options.options['ZAR-L-48'] === 'non';
  const isApart = new Table(state).reads('ZAR-L-67', 'non');
  const cells = (one: Target): readonly SeaId[] => ('seas' in one ? one.seas : []);
  const isSame = (one: Target) =>
    targetKey(one) === targetKey(target) || (isApart && cells(one).some((cell) => cells(target).includes(cell)));
  return state.played.some((one) => one.card === card && isSame(one.target) && (isAnybody || one.by === seat));
}

/** Whether a target holds nobody: such plays are legal, and idle. */
export function isIdle(state: State, move: Move): boolean {
  if (move.kind !== 'card') return false;
  const table = new Table(state);
  const { target } = move;
  if ('place' in target) return table.pawns(target.place) === 0;
  return 'kingdom' in target && table.map.membersOf(target.kingdom).every(({ id }) => table.pawns(id) === 0);
}

/** Red cards that a seat may play before this turn, with every target; one that aims at its own people may be thrown away (ZAR-MAG-9). */
export function redMoves(state: State, seat: Seat): readonly Move[] {
  const cards = [...new Set(state.hands[seat])].filter(isRed);
  const ready = cards.filter((card) => {
    const people = BEFORE[card];
    return people === undefined || state.turn?.peoples.includes(people);
  });
  const plays = ready.flatMap((card) =>
    targetsOf(state, card)
      .filter((target) => !isTwice(state, seat, card, target))
      .map((target): Move => ({ kind: 'card', seat, card, target })),
  );
  const own = cards.filter((card) => state.peoples[seat]?.some((people) => people === AGAINST[card]));
  return [...plays, ...own.map((card): Move => ({ kind: 'discard', seat, card })), { kind: 'pass', seat }];
}

/** Answers to a red card that may be turned: the Vent d'Illusion names the new target. */
export function illusionMoves(state: State, seat: Seat): readonly Move[] {
  const { laid } = state;
  const pass: Move = { kind: 'pass', seat };
  if (!laid || laid.by === seat || !state.hands[seat]?.includes('vent-d-illusion')) return [pass];
  const isTurned = new Table(state).reads('ZAR-L-69', 'non');
  const others = targetsOf(state, laid.card).filter((target) => !isTurned || targetKey(target) !== targetKey(laid.target));
  return [...others.map((target): Move => ({ kind: 'card', seat, card: 'vent-d-illusion', target })), pass];
}

/** The largest group that the Araignées may call from a place to the fight under way (ZAR-ARA-2, ZAR-L-16, ZAR-L-25, ZAR-L-44). */
export function largestCall(table: Table, from: PlaceId): number {
  const { state, map } = table;
  const combat = state.turn?.combat;
  const at = combat ? map.ids[combat.at] : undefined;
  if (!combat || !at || combat.defender !== 'araignees' || table.owner(from) !== 'araignees') return 0;
  if (!table.mayVortex('araignees', from, at) || table.isFrozen(from) || table.isFrozen(at) || map.isZargos(at)) return 0;
  if (table.reads('ZAR-L-44', 'non') && table.attackAt(from)) return 0;
  const pawns = table.pawns(from);
  return Math.max(0, Math.min(pawns - 1, pawns - table.counted('called', from)));
}

/** Calls from each volcano, with the largest group, and none. */
export function callMoves(state: State, seat: Seat): readonly Move[] {
  const table = new Table(state);
  const calls = table.map.board.territories
    .map(({ id }) => ({ id, largest: largestCall(table, id) }))
    .filter(({ largest }) => largest > 0)
    .map(({ id, largest }): Move => ({ kind: 'call', seat, from: id, pawns: largest }));
  return [...calls, { kind: 'pass', seat }];
}

/** The Amazones have shot, or have not, against what the table reads now: readings may be changed in the middle of a fight (ZAR-L-43). */
function isMistimed(state: State, table: Table): boolean {
  const combat = state.turn?.combat;
  if (combat?.defender !== 'amazones') return false;
  const at = table.map.ids[combat.at];
  if (at === undefined || table.map.isZargos(at) || table.rages('eclipse')) return false;
  return combat.before.includes('shot') !== table.reads('ZAR-L-43', 'avant-le-tir');
}

/** A Vent de Guerre, one a player and fight (ZAR-MAG-6). */
export function windMoves(state: State, seat: Seat): readonly Move[] {
  const combat = state.turn?.combat;
  const table = new Table(state);
  const sides = combat && combat.defender !== 'demons' ? [combat.people, combat.defender].map((people) => table.seatOf(people)) : [];
  const isBoth = sides[0] === sides[1];
  const isUsed = isBoth && (combat?.winds.attacker || combat?.winds.defender);
  const pass: Move = { kind: 'pass', seat };
  if (!table.holdsCard(seat, 'vent-de-guerre') || isUsed || isMistimed(state, table)) return [pass];
  return [{ kind: 'card', seat, card: 'vent-de-guerre', target: {} }, pass];
}

/** The dice that lie there for the Moine to judge: of the shot, of who throws first (ZAR-L-3), or of the other. */
export function judgedDice(state: State): readonly number[] {
  const combat = state.turn?.combat;
  if (!combat) return [];
  const { stage, faces } = combat.fight;
  const isMonkFirst = state.options.options['ZAR-L-3'] !== 'adversaire-d-abord';
  const isMonks = (stage === 'first-decision') === isMonkFirst;
  const isAttackers = stage !== 'shot-decision' && (combat.people === 'moines') === isMonks;
  return isAttackers ? faces.attacker : faces.defender;
}

export const handMoves = (state: State, seat: Seat): readonly Move[] => [
  ...judgedDice(state).map((_, die): Move => ({ kind: 'reroll', seat, die })),
  { kind: 'pass', seat },
];

/** Where driven Dragons go: the nearest province of theirs on the board, over land or sea, or by sea alone (ZAR-RAZ, ZAR-L-24, ZAR-L-63), or a sea cell beside that stays open (ZAR-TEMPETE, ZAR-L-50). */
export function havens(state: State, from: PlaceId): readonly PlaceId[] {
  const table = new Table(state);
  const { map } = table;
  if (state.driven?.by === 'vent-de-tempete') return map.seasBeside(from).filter((cell) => !table.isClosed(cell));
  const isBySea = table.reads('ZAR-L-63', 'par-mer');
  const beside = (id: PlaceId) => (isBySea && map.isLand(id) ? [] : everyway(id));
  const everyway = (id: PlaceId) => [...map.neighbours(id), ...map.cellsOf(id), ...map.coastsOf(id), ...map.seasBeside(id)];
  const seen = new Set([from]);
  for (let rim: readonly PlaceId[] = [from]; rim.length > 0; ) {
    rim = [...new Set(rim.flatMap(beside))].filter((id) => !seen.has(id));
    const homes = rim.filter((id) => map.isLand(id) && table.owner(id) === 'dragons');
    if (homes.length > 0) return homes;
    for (const id of rim) seen.add(id);
  }
  return [];
}

export function fleeMoves(state: State, seat: Seat): readonly Move[] {
  const { ids } = new Table(state).map;
  const from = ids[state.driven?.from[0] ?? -1];
  return from ? havens(state, from).map((to): Move => ({ kind: 'flee', seat, to })) : [];
}

/** A hand too large puts any of its cards under the pile. */
export const sortingMoves = (state: State, seat: Seat): readonly Move[] =>
  [...new Set(state.hands[seat])].map((card): Move => ({ kind: 'discard', seat, card }));

/** The seat that the phase asks, by the booklet; undefined where several or none are. */
export function askedSeat(state: State): Seat | undefined {
  const table = new Table(state);
  const { turn } = state;
  const combat = turn?.combat;
  switch (state.phase) {
    case 'red':
    case 'illusion':
    case 'sorting':
      return state.asked[0];
    case 'attacks':
    case 'reorganisation':
      return turn?.seat;
    case 'call':
      return table.seatOf('araignees');
    case 'flight':
      return table.seatOf('dragons');
    case 'hand':
      return table.seatOf('moines');
    case 'winds': {
      const side = combat?.before[0] === 'wind-attacker' ? combat.people : combat?.defender;
      return side === undefined || side === 'demons' ? undefined : table.seatOf(side);
    }
    case 'reinforcements':
      return table.seatOf(state.purses[0]?.people ?? 'ailes');
    default:
      return undefined;
  }
}
