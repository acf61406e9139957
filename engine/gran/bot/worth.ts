/**
 * What a position is worth to each knight: the turns that he seems to need to have his seals, one after the other. The way to the ring, the way from there
 * to a city that he lacks, and a whole round for each seal after that; what helps or delays on the way counts in turns too.
 */
import { numberOf } from '../board/tables.ts';
import { GRAN } from '../game.ts';
import { ringPoint } from '../rules/pieces.ts';
import { tablesFor } from '../rules/table.ts';
import type { Move, Piece, Seat, State } from '../types.ts';
import { groundOf, NO_WAY, type Room, type Stoned, type Ways, waysOf } from './ways.ts';

/** Points of a turn. */
const STRIDE = 2;
/** Turns of a round, from one seal to the next: to the ring, and back to a city. */
const ROUND = 11;
/** What is lost by bringing the ring to a city that has given its seal, rather than going round with it for ever: a round, and some. */
const AGAIN = 18;
/** Turns that an amulet saves, the first one most: it buys an attack, or a way past a dragon. */
const AMULETS = [0, 1.4, 2, 2.4];
/** A way longer than this many turns, or none, will be found shorter: each turn beyond counts little. */
const LONG = 13;
const BEYOND = 0.15;
/** Turns lost to who has no way to the ring, and to who has few points to walk on: all of them in a pocket of one, half of them in one of `ROOM` more. Both together are less than a round. */
const SHUT = 5;
const PENNED = 5;
const ROOM = 8;
/** The same of who has no amulet either, nor a city to get one: nobody is farther from the ring. */
const STRANDED = 12;
/** A turn lost to a dragon. */
const HELD = 1;
/** What taking the ring from its bearer takes, beyond reaching him. */
const CHASE = 3;
/** Who may be attacked before he moves again loses the ring half of the time. */
const DANGER = 4;
/** The bonus of a duel won is a move more. */
const BONUS = 0.8;
/** To lay or move a stone is worth a little. */
const STONE = 0.3;

/** An attack waits for its point of exile: any does, to see what it changes. */
function settled(state: State): State {
  if (state.phase !== 'exile') return state;
  const [first] = GRAN.moves(state, state.turn);
  return first ? settled(GRAN.step(state, first).state) : state;
}

/** Part of a round until a seat moves, from 0 to 1: what a move still asks for is taken as done. */
function waitOf({ turn, phase, options: { seats } }: State, seat: Seat): number {
  const next = phase === 'walk' || phase === 'bonus' ? turn : turn + 1;
  return ((seat - next + seats) % seats) / seats;
}

const pennedIn = ({ size }: Room): number => (PENNED * ROOM) / (ROOM + size);

/** Points to the ring for who has no amulet: straight on, or by a city that gives one. */
function unarmedEffort(ways: Ways, ground: Stoned, from: number, direct: number, armed: Uint8Array): number {
  if (direct < NO_WAY) return direct;
  const near = ground.efforts(from, true, false);
  return Math.min(NO_WAY, ...ways.cities.map(({ number }) => (near[number] ?? NO_WAY) + (armed[number] ?? NO_WAY)));
}

/** Turns that a seat seems to need to have its seals, and those that walls may cost it besides. */
interface Need {
  readonly turns: number;
  readonly walls: number;
}

/** By seat. `wary`: an opponent near a bearer is looked at, and so are walls. */
function needs(before: State, wary: boolean): readonly Need[] {
  const state = settled(before);
  const { options, position, phase, turn } = state;
  const tables = tablesFor(options);
  const ways = waysOf(tables);
  const ground = groundOf(tables, position.stones);
  const bearer = 'bearer' in position.ring && phase !== 'deposit' ? position.ring.bearer : undefined;
  const ring = numberOf(tables, ringPoint(position));
  const efforts = ground.efforts(ring, false, wary);
  const hasBare = position.pieces.some(({ amulets, color }) => amulets === 0 && color !== bearer);
  const bare = hasBare ? ground.efforts(ring, true, wary) : efforts;
  const carries = ground.carries(ring);
  const taken = position.pieces.map(({ at }) => numberOf(tables, at));
  /** What walls will cost in a city: the ring is put down in another kingdom. */
  const trapOf = (city: number): number => {
    const room = ground.room(city, false);
    return pennedIn(room) + (room.isWide ? 0 : SHUT);
  };
  /** To a city whose seal he lacks; failing that to any. */
  const carryOf = ({ seals }: Piece): number =>
    ways.cities.reduce((least, { kingdom, number }) => {
      const isLast = !wary || new Set(seals).size + 1 >= position.goal;
      const far = (carries[number] ?? NO_WAY) + (taken.includes(number) ? 1 : 0) + (isLast ? 0 : trapOf(number));
      return Math.min(least, seals.includes(kingdom) ? far + AGAIN : far);
    }, NO_WAY);
  const effortOf = ({ at, amulets }: Piece): number => {
    const from = numberOf(tables, at);
    const direct = (amulets === 0 ? bare : efforts)[from] ?? NO_WAY;
    return amulets === 0 ? unarmedEffort(ways, ground, from, direct, efforts) : direct;
  };
  const isNear = (piece: Piece): boolean => piece.color !== bearer && piece.amulets > 0 && !piece.held && effortOf(piece) <= STRIDE;
  const inDanger = wary && bearer !== undefined && position.pieces.some(isNear);

  const whole = (piece: Piece): number => {
    if (phase === 'deposit') return ROUND;
    const carry = carryOf(piece);
    if (piece.color === bearer) return carry + (inDanger && options.colors[turn] !== bearer ? DANGER : 0);
    return effortOf(piece) / STRIDE + carry + (bearer === undefined ? 0 : CHASE + (piece.amulets === 0 ? CHASE : 0));
  };
  const wayOf = (piece: Piece): number => {
    const way = whole(piece);
    return way <= LONG ? way : LONG + (way - LONG) * BEYOND;
  };
  /** Turns lost to walls: the bearer passes over them, until he has put the ring down. */
  const wallsOf = (piece: Piece): number => {
    if (!wary || piece.color === bearer) return 0;
    const isBare = piece.amulets === 0;
    const shut = effortOf(piece) < NO_WAY ? 0 : isBare ? STRANDED : SHUT;
    return pennedIn(ground.room(numberOf(tables, piece.at), isBare)) + shut;
  };
  return options.colors.map((color, seat): Need => {
    const piece = position.pieces.find((one) => one.color === color);
    if (!piece) throw new Error(`no ${color} knight`);
    const missing = position.goal - new Set(piece.seals).size;
    if (missing <= 0) return { turns: 0, walls: 0 };
    const isActing = seat === turn;
    const gain = isActing && phase === 'bonus' ? BONUS : isActing && (phase === 'stone' || phase === 'lift') ? STONE : 0;
    const delay = (piece.held ? HELD : 0) + waitOf(state, seat);
    const rounds = (missing - 1) * ROUND;
    const turns = Math.max(0, wayOf(piece) + rounds + delay - (AMULETS[piece.amulets] ?? 0) - gain + 3);
    return { turns, walls: wallsOf(piece) };
  });
}

/** Turns behind at which an opponent counts no more: to hold him up further is a waste of time. */
const FAR_BEHIND = 6;

/** As a seat looks at them all: its own walls are in its way, those of the others are no help; who shuts everybody in has won nothing yet. */
const seenBy = (seat: Seat, all: readonly Need[]): readonly number[] =>
  all.map(({ turns, walls }, at) => (at === seat ? turns + walls : turns));

/** What a position is worth to a seat beside the others, the best of them most: in turns, the more the better. */
export function leadOf(state: State, seat: Seat, wary = false): number {
  const all = seenBy(seat, needs(state, wary));
  const own = all[seat] ?? 0;
  const others = all.filter((_, at) => at !== seat).map((one) => Math.min(one, own + FAR_BEHIND));
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  return 0.3 * Math.min(...others) + 0.1 * mean - own;
}

/** Turns behind the best at which a seat's chances are an eighth of his. */
const BEHIND = 8;
/** Turns from the end at which a game as good as won would be worth nothing: of two won ways the shorter is taken. Beyond `SIGHT` they are all far. */
const HASTE = 250;
const SIGHT = 60;

/** Chances of each seat as it sees them, roughly, a win far off counting less. Each from 0 to 1. */
export function chances(state: State): readonly number[] {
  const found = needs(state, true);
  return found.map((_, seat) => {
    const all = seenBy(seat, found);
    const least = Math.min(...all);
    const weights = all.map((one) => {
      const near = BEHIND / (BEHIND + one - least);
      return near * near * near;
    });
    const share = (weights[seat] ?? 0) / weights.reduce((total, one) => total + one, 0);
    return share * (1 - (share * Math.min(least, SIGHT)) / HASTE);
  });
}

/** How much a turn lost takes from the promise of a move: the less, the more. */
const SLACK = 0.3;

/** How promising moves look to who makes them, one step ahead; what a duel brings nobody knows, so that it promises what there is already. */
export function promises(state: State, moves: readonly Move[]): readonly number[] {
  const seat = state.turn;
  const leads = moves.map((move) => {
    const after = GRAN.step(state, move).state;
    return leadOf(after.random === state.random ? after : state, seat, true);
  });
  const best = Math.max(...leads);
  return leads.map((lead) => 1 / (SLACK + best - lead) ** 2);
}
