/**
 * The course of a turn: a move, what the point does, a duel and its bonus, then the next player (chapters « Déplacement » to « Attaque »). Each function
 * takes the state in which the move is legal.
 */
import { diceFrom, shuffled } from '../../core/dice.ts';
import { type Played, telling } from '../../core/events.ts';
import { resume } from '../../core/random.ts';
import { kindOf } from '../board/tables.ts';
import { COLLARS, PILE, STONES } from '../data/box.ts';
import type { Event, Tell } from '../events.ts';
import { readingsOf } from '../options.ts';
import { DRAGONS } from '../setup.ts';
import type { Color, Force, MoveOf, PointId, Position, Seat, State, Walk } from '../types.ts';
import { endOf, land, victimOf } from './arrival.ts';
import { hasWon } from './cities.ts';
import { isBlocked } from './movement.ts';
import { hasOpenForStone, hasOpenForSword } from './openings.ts';
import { isBearer, otherAt, pieceOf, replaced } from './pieces.ts';
import { deposited, depositsNow } from './ring.ts';
import { colorOf, moverNow, seatOf, tablesFor } from './table.ts';

/** The die beats a dragon that it equals. */
export const isVictory = (force: Force, die: number): boolean => die >= force;

export interface DuelEnd {
  readonly position: Position;
  readonly won: boolean;
  /** The winner may play a bonus of two points (GRA-DRA-3). */
  readonly bonus: boolean;
  /** The beaten bearer puts the ring down in another kingdom (GRA-ANN-4). */
  readonly deposit: boolean;
  /** A black collar was left to put on him; without one his turn is lost all the same (GRA-L-6). */
  readonly collar: boolean;
}

/** A duel's end for the knight on a dragon: nothing is lost by winning; losing costs an amulet and the next turn. */
export function duel(position: Position, color: Color, force: Force, die: number): DuelEnd {
  if (isVictory(force, die)) return { position, won: true, bonus: true, deposit: false, collar: false };
  const piece = pieceOf(position, color);
  const beaten = replaced(position, { ...piece, amulets: piece.amulets - 1, held: true });
  const collars = position.pieces.filter(({ held }) => held).length;
  return { position: beaten, won: false, bonus: false, deposit: isBearer(position, color), collar: collars < COLLARS };
}

/** The next turn of a beaten knight: it takes the collar off, and is all he does (GRA-DRA-2). */
export const released = (position: Position, color: Color): Position => replaced(position, { ...pieceOf(position, color), held: false });

/** No game of the table lasts so many turns; a game between bots that do not want to win might. */
export const MAX_TURNS = 2000;

const sealsOf = ({ position, options }: State, seat: Seat): number => new Set(pieceOf(position, colorOf(options, seat)).seals).size;

/** Different seals by seat. */
export const scoresOf = (state: State): readonly number[] => state.options.colors.map((_, seat) => sealsOf(state, seat));

/** Those with most seals. */
export function leadersOf(state: State): readonly Seat[] {
  const scores = scoresOf(state);
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}

/** The table stops there, and seals decide (GRA-L-31). */
export function stop(state: State, tell: Tell): State {
  tell({ kind: 'stopped', turns: state.turns, winners: leadersOf(state) });
  return { ...state, phase: 'over', pending: [], left: [], bonus: false };
}

/** The next player, clockwise (GRA-L-27). */
function nextTurn(state: State, tell: Tell): State {
  if (state.turns >= MAX_TURNS) return stop(state, tell);
  const turn = (state.turn + 1) % state.options.seats;
  tell({ kind: 'turn', seat: turn });
  return { ...state, phase: 'walk', turn, turns: state.turns + 1, pending: [], left: [], bonus: false };
}

/** What becomes of the knight who stops on a dragon. */
type Duelling = (state: State, at: PointId, tell: Tell) => State;

/** A move along `path`; an attack waits for its point of exile. */
export function walk(state: State, { seat, path }: MoveOf<'walk'>, tell: Tell, duelling: Duelling = fight): State {
  const mover = moverNow(state);
  tell({ kind: 'walked', seat, from: mover.piece.at, path, bonus: state.bonus });
  if (victimOf(mover, path)) return { ...state, phase: 'exile', pending: path };
  return arrived(state, path, undefined, tell, duelling);
}

export const exile = (state: State, { at }: MoveOf<'exile'>, tell: Tell, duelling: Duelling = fight): State =>
  arrived(state, state.pending as Walk, at, tell, duelling);

function arrived(state: State, path: Walk, to: PointId | undefined, tell: Tell, duelling: Duelling): State {
  const { turn: seat, options } = state;
  const mover = moverNow(state);
  const { position, ring, victim, reward, duel: fights } = land(mover, path, to);
  const at = endOf(path);
  if (ring !== undefined) tell({ kind: 'took-ring', seat, at: ring, passing: ring !== at });
  if (victim && to !== undefined) {
    const his = seatOf(options, victim.color);
    const { amulets } = pieceOf(position, mover.piece.color);
    tell({ kind: 'attacked', seat, victim: his, at, ring: isBearer(state.position, victim.color), collar: victim.held, amulets });
    tell({ kind: 'exiled', seat, victim: his, at: to });
  }
  const left = [...state.left, mover.piece.at, ...path.slice(0, -1)];
  const after: State = { ...state, position, pending: [], left };
  if (reward) {
    const { kingdom, amulets, seal } = reward;
    tell({ kind: 'city', seat, at, kingdom, amulets, ...(seal && { seal }) });
    return inCity(after, reward.deposit, tell);
  }
  return (fights ? duelling : onPoint)(after, at, tell);
}

/** The game is won as soon as the seals are there (GRA-BUT-1). */
function inCity(state: State, deposit: boolean, tell: Tell): State {
  const { turn: seat, options, position } = state;
  if (hasWon(position, pieceOf(position, colorOf(options, seat)))) {
    tell({ kind: 'over', seat, seals: sealsOf(state, seat) });
    return { ...state, phase: 'over', left: [], bonus: false };
  }
  return deposit ? givenUp(state, tell) : nextTurn(state, tell);
}

/** The ring is to be put down; where no point takes it, its bearer keeps it (GRA-L-30). */
function givenUp(state: State, tell: Tell): State {
  const { turn: seat, options, position } = state;
  if (depositsNow(tablesFor(options), position, moverNow(state).piece.at).length > 0) return { ...state, phase: 'deposit' };
  tell({ kind: 'kept-ring', seat });
  return nextTurn(state, tell);
}

/** Magic stones and swords (GRA-PIE-1, GRA-PIE-4). */
function onPoint(state: State, at: PointId, tell: Tell): State {
  const { turn: seat, options, position } = state;
  const tables = tablesFor(options);
  const kind = kindOf(tables, at);
  const nothing = (why: 'reserve' | 'board' | 'nowhere'): State => {
    tell({ kind: 'nothing', seat, at, why });
    return nextTurn(state, tell);
  };
  if (kind === 'magic') {
    if (position.stones.length >= STONES) return nothing('reserve');
    return hasOpenForStone(tables, position) ? { ...state, phase: 'stone' } : nothing('nowhere');
  }
  if (kind === 'sword') {
    if (position.stones.length === 0) return nothing('board');
    const isSome = position.stones.some((stone) => hasOpenForSword(tables, position, stone));
    return isSome ? { ...state, phase: 'lift' } : nothing('nowhere');
  }
  return nextTurn(state, tell);
}

export function lay(state: State, { seat, at }: MoveOf<'stone'>, tell: Tell): State {
  const { position, pending } = state;
  const [from] = pending;
  if (state.phase === 'sword' && from !== undefined) {
    tell({ kind: 'moved', seat, from, at });
    const stones = [...position.stones.filter((stone) => stone !== from), at];
    return nextTurn({ ...state, position: { ...position, stones } }, tell);
  }
  const stones = [...position.stones, at];
  tell({ kind: 'laid', seat, at, reserve: STONES - stones.length });
  return nextTurn({ ...state, position: { ...position, stones } }, tell);
}

export const lift = (state: State, { at }: MoveOf<'lift'>): State => ({ ...state, phase: 'sword', pending: [at] });

/** Where the ring may be put down it is; a knight that stands there takes it (GRA-L-11). */
export function putDown(state: State, { seat, at }: MoveOf<'deposit'>, tell: Tell): State {
  const taker = otherAt(state.position, at);
  const from = kindOf(tablesFor(state.options), moverNow(state).piece.at) === 'dragon' ? 'dragon' : 'city';
  tell({ kind: 'deposited', seat, from, at, taker: taker ? seatOf(state.options, taker.color) : null });
  return nextTurn({ ...state, position: deposited(state.position, at) }, tell);
}

/** The next card: of the pile, of a pile shuffled anew, or of one that goes round (GRA-L-1). */
function drawCard(state: State, tell: Tell): { readonly state: State; readonly force: Force } {
  const random = resume(state.random);
  const goesRound = readingsOf(state.position)['GRA-L-1'] === 'sous-la-pile';
  const isEmpty = state.pile.length === 0;
  if (isEmpty) tell({ kind: 'shuffled' });
  const pile = isEmpty ? shuffled(DRAGONS, diceFrom(random)) : state.pile;
  const [force, ...rest] = pile;
  if (force === undefined) throw new Error('a pile without a card');
  const seen = [...(isEmpty ? [] : state.seen), force];
  const drawn = goesRound ? { pile: [...rest, force], seen: seen.slice(-PILE) } : { pile: rest, seen };
  return { state: { ...state, ...drawn, random: random.state() }, force };
}

/** The card is turned, then the die thrown (GRA-DRA-1, GRA-DRA-2): a roll for each card of a pile shuffled anew, then one. */
function fight(before: State, at: PointId, tell: Tell): State {
  const { turn: seat } = before;
  const { state, force } = drawCard(before, tell);
  tell({ kind: 'card', seat, at, force, left: state.pile.length });
  const random = resume(state.random);
  const face = diceFrom(random).roll(6);
  tell({ kind: 'die', seat, face, force, won: isVictory(force, face) });
  return fought({ ...state, random: random.state() }, force, face, tell);
}

/** What the die makes of the duel. */
function fought(state: State, force: Force, face: number, tell: Tell): State {
  const { turn: seat, options } = state;
  const color = colorOf(options, seat);
  const end = duel(state.position, color, force, face);
  const after: State = { ...state, position: end.position };
  if (isVictory(force, face)) return withBonus(after, tell);
  tell({ kind: 'beaten', seat, amulets: pieceOf(end.position, color).amulets, collar: end.collar, ring: end.deposit });
  return end.deposit ? givenUp({ ...after, bonus: false }, tell) : nextTurn(after, tell);
}

/** The state after a legal move that leads to a duel, won or lost, and what happened once the die was thrown: whatever the cards and dice to come. */
export const afterDuel = (state: State, move: MoveOf<'walk' | 'exile'>, won: boolean): Played<State, Event> =>
  telling((tell) => {
    const duelling: Duelling = (before) => fought(before, won ? 0 : 6, 1, tell);
    return move.kind === 'walk' ? walk(state, move, () => undefined, duelling) : exile(state, move, () => undefined, duelling);
  });

/** Two points more for the winner (GRA-DRA-3), where there are any. */
function withBonus(state: State, tell: Tell): State {
  const next: State = { ...state, phase: 'bonus', bonus: true };
  return isBlocked(moverNow(next)) ? nextTurn(state, tell) : next;
}

export function release(state: State, { seat }: MoveOf<'release'>, tell: Tell): State {
  const { position, options } = state;
  const color = colorOf(options, seat);
  tell({ kind: 'released', seat, collar: kindOf(tablesFor(options), pieceOf(position, color).at) === 'dragon' });
  return nextTurn({ ...state, position: released(position, color) }, tell);
}

export function pass(state: State, { seat }: MoveOf<'pass'>, tell: Tell): State {
  tell({ kind: 'passed', seat, bonus: state.bonus });
  return nextTurn(state, tell);
}
