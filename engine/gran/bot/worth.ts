/**
 * What a position is worth to each knight: the turns that he seems to need to have his seals, one after the other. The way to the ring, the way from there
 * to a city that he lacks, and a whole round for each seal after that; what helps or delays on the way counts in turns too.
 */
import { numberOf } from '../board/tables.ts';
import { GRAN } from '../game.ts';
import { ringPoint } from '../rules/pieces.ts';
import { tablesFor } from '../rules/table.ts';
import type { Move, Piece, Seat, State } from '../types.ts';
import { carriesFrom, effortsTo, marked, NO_WAY, type Ways, waysOf } from './ways.ts';

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

/** Points to the ring for who has no amulet: straight on, or by a city that gives one. */
function unarmedEffort(ways: Ways, closed: Uint8Array, from: number, direct: number, armed: Uint8Array): number {
  if (direct < NO_WAY) return direct;
  const near = effortsTo(ways, closed, from, true);
  return Math.min(NO_WAY, ...ways.cities.map(({ number }) => (near[number] ?? NO_WAY) + (armed[number] ?? NO_WAY)));
}

/** Turns that each seat seems to need, by seat. `wary`: an opponent near a bearer is looked at. */
export function needs(before: State, wary: boolean): readonly number[] {
  const state = settled(before);
  const { options, position, phase, turn } = state;
  const tables = tablesFor(options);
  const ways = waysOf(tables);
  const closed = marked(tables, position.stones);
  const bearer = 'bearer' in position.ring && phase !== 'deposit' ? position.ring.bearer : undefined;
  const ring = numberOf(tables, ringPoint(position));
  const efforts = effortsTo(ways, closed, ring, false);
  const isBare = position.pieces.some(({ amulets, color }) => amulets === 0 && color !== bearer);
  const bare = isBare ? effortsTo(ways, closed, ring, true) : efforts;
  const carries = carriesFrom(ways, closed, ring);
  const taken = position.pieces.map(({ at }) => numberOf(tables, at));
  /** To a city whose seal he lacks; failing that to any. */
  const carryOf = ({ seals }: Piece): number =>
    ways.cities.reduce((least, { kingdom, number }) => {
      const far = (carries[number] ?? NO_WAY) + (taken.includes(number) ? 1 : 0);
      return Math.min(least, seals.includes(kingdom) ? far + AGAIN : far);
    }, NO_WAY);
  const effortOf = ({ at, amulets }: Piece): number => {
    const from = numberOf(tables, at);
    const direct = (amulets === 0 ? bare : efforts)[from] ?? NO_WAY;
    return amulets === 0 ? unarmedEffort(ways, closed, from, direct, efforts) : direct;
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
  return options.colors.map((color, seat) => {
    const piece = position.pieces.find((one) => one.color === color);
    if (!piece) throw new Error(`no ${color} knight`);
    const missing = position.goal - new Set(piece.seals).size;
    if (missing <= 0) return 0;
    const isActing = seat === turn;
    const gain = isActing && phase === 'bonus' ? BONUS : isActing && (phase === 'stone' || phase === 'lift') ? STONE : 0;
    const delay = (piece.held ? HELD : 0) + waitOf(state, seat);
    return Math.max(0, wayOf(piece) + (missing - 1) * ROUND + delay - (AMULETS[piece.amulets] ?? 0) - gain + 3);
  });
}

/** Turns behind at which an opponent counts no more: to wall him in further is a waste of time. */
const FAR_BEHIND = 6;

/** What a position is worth to a seat beside the others, the best of them most: in turns, the more the better. */
export function leadOf(state: State, seat: Seat, wary = false): number {
  const all = needs(state, wary);
  const own = all[seat] ?? 0;
  const others = all.filter((_, at) => at !== seat).map((one) => Math.min(one, own + FAR_BEHIND));
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
  return 0.3 * Math.min(...others) + 0.1 * mean - own;
}

/** Turns behind the best at which a seat's chances are an eighth of his. */
const BEHIND = 8;

/** Chances of each seat, roughly. From 0 to 1, adding up to 1. */
export function chances(state: State): readonly number[] {
  const all = needs(state, true);
  const least = Math.min(...all);
  const weights = all.map((one) => {
    const near = BEHIND / (BEHIND + one - least);
    return near * near * near;
  });
  const sum = weights.reduce((total, one) => total + one, 0);
  return weights.map((one) => one / sum);
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
