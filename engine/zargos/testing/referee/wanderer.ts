/** Tables, crowded positions and moves drawn at random, for the second referee and the engine to be asked about. */
import { type Dice, oneOf, shuffled } from '../../../core/dice.ts';
import { anyReadings } from '../../../core/testing/readings.ts';
import type { PlaceId, TerritoryId } from '../../data/board-types.ts';
import { CARD_IDS, type CardId } from '../../data/cards.ts';
import type { GameOptions, Move, MoveOf, Seat, State } from '../../game/types.ts';
import { READINGS } from '../../options.ts';
import { PEOPLES, type People } from '../../types.ts';
import { clubBoard } from '../boards.ts';
import { CARRIERS, Table } from './table.ts';
import { askedSeat, isAimless, isRed, targetsOf } from './windows.ts';

const isLucky = (dice: Dice, oneIn: number): boolean => dice.roll(oneIn) === 1;

/** Any table: two to six seats, half of the rulings read as the default, the others anyhow, on our board or on a club's. */
export function refereeOptions(dice: Dice): GameOptions {
  const seats = oneOf([2, 3, 4, 5, 6], dice);
  const each = seats > 3 ? 1 : seats === 3 ? 2 : oneOf([2, 3], dice);
  return {
    seats,
    each,
    opening: 'rapide',
    offers: 0,
    options: anyReadings(READINGS, dice),
    board: isLucky(dice, 2) ? clubBoard(dice) : null,
  };
}

/** Who holds each territory: kingdoms whole one time in four, nobody one time in eight; every people has one at least. */
function owned(table: Table, peoples: readonly People[], dice: Dice): ReadonlyMap<PlaceId, People | null> {
  const owners = new Map<PlaceId, People | null>();
  const near = (people: People): People => (isLucky(dice, 3) ? oneOf(peoples, dice) : people);
  for (const { id } of table.map.board.kingdoms) {
    const [isWhole, lord] = [isLucky(dice, 4), oneOf(peoples, dice)];
    for (const land of table.map.membersOf(id)) owners.set(land.id, isLucky(dice, 8) ? null : isWhole ? lord : near(lord));
  }
  const homes = shuffled(
    table.map.board.territories.filter(({ kingdom }) => kingdom !== 'zargos').map(({ id }) => id),
    dice,
  );
  for (const [at, people] of peoples.entries()) owners.set(homes[at] ?? 'oz', people);
  if (table.map.board.territories.filter(({ id }) => table.map.isHeart(id)).every(({ id }) => owners.get(id) === owners.get('zargos')))
    owners.set('zargos', null);
  return owners;
}

/** The same table in the thick of the game: everybody everywhere, Dragons at sea, boats, magic in hands. For a state before its first turn. */
export function crowded(state: State, dice: Dice): State {
  const table = new Table(state);
  const peoples = state.peoples.flat();
  const owners = owned(table, peoples, dice);
  const left = new Map<People, number>(peoples.map((people) => [people, 90]));
  const some = (people: People, most: number): number => {
    const pawns = Math.min(left.get(people) ?? 0, dice.roll(most));
    left.set(people, (left.get(people) ?? 0) - pawns);
    return pawns;
  };
  const lands = table.map.board.territories.map(({ id }) => {
    const people = owners.get(id);
    return people ? some(people, oneOf([1, 2, 3, 4, 9], dice)) : 0;
  });
  const seas = table.map.board.seas.map(() => (peoples.includes('dragons') && isLucky(dice, 4) ? some('dragons', 4) : 0));
  const held = table.map.board.territories.map(({ id }, at) => ((lands[at] ?? 0) > 0 ? (owners.get(id) ?? null) : null));
  const city = held[table.map.numbers.get('zargos') ?? -1] ?? null;
  const master = city ? table.seatOf(city) : null;
  const pile = state.pile.filter((card) => !isAimless(state, card));
  const hands = state.peoples.map((_, seat) => pile.splice(0, dice.roll(master === seat ? 6 : 4) - 1));
  const first = state.turn?.seat ?? 0;
  const order = [...new Set(state.order.map((people) => table.seatOf(people)))];
  const around = [...order.slice(order.indexOf(first)), ...order.slice(0, order.indexOf(first))];
  if ((hands[first]?.length ?? 0) === 0) hands[first] = pile.splice(0, 1);
  return {
    ...state,
    owners: held,
    pawns: [...lands, ...seas],
    boats: Object.fromEntries(PEOPLES.map((people) => [people, peoples.includes(people) ? dice.roll(3) - 1 : 0])) as State['boats'],
    master,
    hands,
    pile,
    removed: [...state.removed, ...state.pile.filter((card) => isAimless(state, card))],
    asked: around.filter((seat) => (hands[seat]?.length ?? 0) > 0),
  };
}

/** The same, Ailés about to reorganise on coasts and inland, with boats: most of it theirs, so that one march leads on to another. */
export function flocked(state: State, dice: Dice): State | undefined {
  const seat = state.peoples.findIndex((peoples) => peoples.includes('ailes'));
  const whole = crowded(state, dice);
  const { turn } = whole;
  if (seat < 0 || !turn) return undefined;
  const isTheirs = whole.owners.map((owner) => owner === 'ailes' || isLucky(dice, 3));
  const pawns = whole.pawns.map((count, at) => (isTheirs[at] ? oneOf([1, 2, 2, 3, 5], dice) : count));
  const peoples = whole.peoples[seat] ?? [];
  return {
    ...whole,
    phase: 'reorganisation',
    asked: [],
    owners: whole.owners.map((owner, at) => (isTheirs[at] ? 'ailes' : owner)),
    pawns,
    boats: { ...whole.boats, ailes: dice.roll(4) },
    turn: { ...turn, seat, peoples },
  };
}

/** A march of Ailés as it was listed and as it is played, mostly on from where one came to; undefined where none is listed. */
export function onward(
  moves: readonly Move[],
  last: PlaceId | undefined,
  dice: Dice,
): { readonly listed: MoveOf<'march'>; readonly played: MoveOf<'march'> } | undefined {
  const marches = moves.filter((move): move is MoveOf<'march'> => move.kind === 'march' && move.people === 'ailes');
  const on = marches.filter(({ from }) => from === last);
  const chosen = on.length > 0 && !isLucky(dice, 4) ? on : marches;
  if (chosen.length === 0) return undefined;
  const move = oneOf(chosen, dice);
  return { listed: move, played: isLucky(dice, 3) ? { ...move, pawns: dice.roll(move.pawns) } : move };
}

/** Kinds that a random player takes less often than others: those that end what he does. */
const SHY = new Set(['done', 'pass']);

/** One of the moves listed, the end of a turn one time in four. */
function taken(moves: readonly Move[], dice: Dice): Move {
  const bold = moves.filter(({ kind }) => !SHY.has(kind));
  const ends = moves.filter(({ kind }) => SHY.has(kind));
  const fights = bold.filter(({ kind }) => kind === 'fight');
  if (fights.length > 0 && isLucky(dice, 3)) return oneOf(fights, dice);
  const carried = bold.filter((move) => (move.kind === 'attack' || move.kind === 'march') && move.card !== null);
  if (carried.length > 0 && isLucky(dice, 6)) return oneOf(carried, dice);
  return oneOf(ends.length > 0 && (bold.length === 0 || isLucky(dice, 4)) ? ends : bold, dice);
}

/** A move as it was listed, and as it is played: a group is cut down half of the time. */
export function wanderedMove(moves: readonly Move[], dice: Dice): { readonly listed: Move; readonly played: Move } {
  const move = taken(moves, dice);
  const isGroup = move.kind === 'attack' || move.kind === 'march' || move.kind === 'call' || move.kind === 'reinforce';
  return { listed: move, played: isGroup && isLucky(dice, 2) ? { ...move, pawns: dice.roll(move.pawns) } : move };
}

const KINDS = ['attack', 'march', 'card', 'pass', 'done', 'fight', 'call', 'reroll', 'discard', 'flee', 'reinforce', 'boats'] as const;

/** Kinds of move that a phase hears. */
const HEARD: Partial<Record<State['phase'], readonly (typeof KINDS)[number][]>> = {
  red: ['card', 'card', 'pass'],
  illusion: ['card', 'card', 'pass'],
  flight: ['flee'],
  attacks: ['attack', 'attack', 'attack', 'attack', 'march', 'fight', 'done'],
  call: ['call'],
  winds: ['card', 'pass'],
  hand: ['reroll', 'pass'],
  sorting: ['discard'],
  reorganisation: ['march', 'march', 'march', 'march', 'card'],
  reinforcements: ['reinforce', 'reinforce', 'boats'],
};

/** A place near another one, by land, sea or vortex, or any. */
function nearby({ map }: Table, from: PlaceId, dice: Dice): PlaceId {
  const beside = [...map.neighbours(from), ...map.cellsOf(from), ...map.coastsOf(from), ...map.seasBeside(from), ...map.acrossStrait(from)];
  if (isLucky(dice, 3) || beside.length === 0) return oneOf(map.ids, dice);
  const next = oneOf(beside, dice);
  return isLucky(dice, 3) ? oneOf([...map.neighbours(next), ...map.cellsOf(next), ...map.coastsOf(next)], dice) : next;
}

function anyGroup(table: Table, kind: 'attack' | 'march', seat: Seat, dice: Dice): MoveOf<'attack'> | MoveOf<'march'> {
  const people = oneOf(isLucky(dice, 12) ? PEOPLES : (table.state.turn?.peoples ?? PEOPLES), dice);
  const held = table.held(people);
  const from = isLucky(dice, 12) || held.length === 0 ? oneOf(table.map.ids, dice) : oneOf(held, dice);
  const at = table.pawns(from);
  const mine = kind === 'march' && held.length > 0 && isLucky(dice, 2) ? oneOf(held, dice) : nearby(table, from, dice);
  const hand = table.state.hands[seat] ?? [];
  // What a Vent de Terre would still do in a Vent de Brume, which asks for no boats, nothing says.
  const isIdle = (card: (typeof CARRIERS)[number]) => card === 'vent-de-terre' && table.state.turn?.mist;
  const cards = (isLucky(dice, 12) ? CARRIERS : CARRIERS.filter((card) => card === null || hand.includes(card))).filter(
    (card) => !isIdle(card),
  );
  return { kind, seat, people, from, to: mine, pawns: Math.max(1, at - dice.roll(3) + 1), card: oneOf(cards, dice) };
}

function anyCard(state: State, seat: Seat, dice: Dice): Move {
  const hand = state.hands[seat] ?? [];
  const card: CardId = hand.length > 0 && !isLucky(dice, 6) ? oneOf(hand, dice) : oneOf(CARD_IDS, dice);
  const aim = state.laid?.card ?? card;
  const targets = isRed(aim) ? targetsOf(state, aim) : [];
  const target = targets.length > 0 ? oneOf(targets, dice) : {};
  return { kind: 'card', seat, card, target };
}

/** A well-formed move of any kind, legal or not: mostly of the seat that is asked and of a kind that the phase hears. */
export function anyMove(state: State, dice: Dice): Move {
  const table = new Table(state);
  const { map } = table;
  const asked = askedSeat(state) ?? 0;
  const seat = isLucky(dice, 12) ? dice.roll(state.options.seats) - 1 : asked;
  const kind = isLucky(dice, 12) ? oneOf(KINDS, dice) : oneOf(HEARD[state.phase] ?? KINDS, dice);
  const land = (): TerritoryId => oneOf(map.board.territories, dice).id;
  const pending = (state.turn?.attacks ?? []).map(({ at }) => map.ids[at] as TerritoryId);
  const people = isLucky(dice, 6) ? oneOf(PEOPLES, dice) : (state.purses[0]?.people ?? oneOf(PEOPLES, dice));
  switch (kind) {
    case 'attack':
    case 'march':
      return anyGroup(table, kind, seat, dice);
    case 'card':
      return anyCard(state, seat, dice);
    case 'pass':
    case 'done':
      return { kind, seat };
    case 'fight':
      return { kind, seat, at: pending.length > 0 && !isLucky(dice, 4) ? oneOf(pending, dice) : land() };
    case 'call': {
      const held = table.held('araignees').filter((id): id is TerritoryId => map.hasVolcano(id));
      return { kind, seat, from: held.length > 0 && !isLucky(dice, 4) ? oneOf(held, dice) : land(), pawns: dice.roll(4) };
    }
    case 'reroll':
      return { kind, seat, die: dice.roll(5) - 1 };
    case 'discard':
      return { kind, seat, card: oneOf(isLucky(dice, 3) || !state.hands[seat]?.length ? CARD_IDS : state.hands[seat], dice) };
    case 'flee': {
      const from = map.ids[state.driven?.from[0] ?? -1];
      return { kind, seat, to: from && !isLucky(dice, 3) ? nearby(table, from, dice) : oneOf(map.ids, dice) };
    }
    case 'reinforce': {
      const held = table.held(people);
      const most = Math.floor((state.purses[0]?.points ?? 0) / 2);
      return {
        kind,
        seat,
        people,
        at: held.length > 0 && !isLucky(dice, 4) ? oneOf(held, dice) : oneOf(map.ids, dice),
        pawns: dice.roll(most + 2),
      };
    }
    case 'boats':
      return { kind, seat, people, count: dice.roll(4) };
  }
}
