/** Whether a move is legal in any phase after the opening, by the second referee alone; the exchanges of magic are not modelled. */
import type { Move, State } from '../../game/types.ts';
import { attacks, type Departure, isLegalAttack, strolls } from './attacks.ts';
import { isLegalPurchase } from './count.ts';
import { isLegalMarch, marches } from './marches.ts';
import { Table } from './table.ts';
import {
  askedSeat,
  callMoves,
  fleeMoves,
  handMoves,
  illusionMoves,
  judgedDice,
  largestCall,
  redMoves,
  sortingMoves,
  targetKey,
  windMoves,
} from './windows.ts';

/** A move as a text; two sea cells in either order are the same target. */
export function keyOf(move: Move): string {
  if (move.kind === 'card') return `card ${move.seat} ${move.card} ${targetKey(move.target)}`;
  if (move.kind === 'attack' || move.kind === 'march')
    return `${move.kind} ${move.seat} ${move.people} ${move.from}>${move.to} ${move.pawns} ${move.card}`;
  return JSON.stringify(Object.entries(move).sort());
}

/** Everything that may be done in a window, a call with its largest group. */
function windowMoves(state: State): readonly Move[] | undefined {
  const seat = askedSeat(state) ?? -1;
  if (state.phase === 'red') return redMoves(state, seat);
  if (state.phase === 'illusion') return illusionMoves(state, seat);
  if (state.phase === 'call') return callMoves(state, seat);
  if (state.phase === 'winds') return windMoves(state, seat);
  if (state.phase === 'hand') return handMoves(state, seat);
  if (state.phase === 'flight') return fleeMoves(state, seat);
  return state.phase === 'sorting' ? sortingMoves(state, seat) : undefined;
}

/** Fights that may be opened, and the end of the attacks once none is left (ZAR-COM-1). */
function fightMoves(state: State): readonly Move[] {
  const { map } = new Table(state);
  const seat = state.turn?.seat ?? -1;
  const pending = state.turn?.attacks ?? [];
  const fights = pending.map(({ at }) => ({ kind: 'fight', seat, at: map.ids[at] }) as Move);
  return pending.length > 0 ? fights : [{ kind: 'done', seat }];
}

/** All that may be done while attacking, each group as large as it may be. */
function attackMoves(state: State): readonly Move[] {
  const seat = state.turn?.seat ?? -1;
  const sent = attacks(state).map(({ largest, ...way }): Move => ({ kind: 'attack', seat, ...way, pawns: largest }));
  const walked = strolls(state).map(({ largest, ...way }): Move => ({ kind: 'march', seat, ...way, pawns: largest }));
  return [...sent, ...walked, ...fightMoves(state)];
}

/** A Vent de Brume, while none is in force (ZAR-BRUME, ZAR-MAG-6). */
const mistMoves = (state: State): readonly Move[] => {
  const seat = state.turn?.seat ?? -1;
  const isHeld = new Table(state).holdsCard(seat, 'vent-de-brume') && !state.turn?.mist;
  return isHeld ? [{ kind: 'card', seat, card: 'vent-de-brume', target: {} }] : [];
};

export interface Listing {
  /** Everything that may be listed, each group as large as it may be. */
  readonly all: readonly Move[];
  /** What must be: marches of two steps are two marches of one, strolls between two fights are at pleasure. */
  readonly due: readonly Move[];
}

/** Of dice that show the same, one is enough. */
function isFirstOfFace(state: State, move: Move): boolean {
  const thrown = judgedDice(state);
  return move.kind !== 'reroll' || thrown.indexOf(thrown[move.die] ?? 0) === move.die;
}

/** What a seat may do; undefined where this referee lists nothing. */
function listed(state: State): Listing | undefined {
  if (state.phase === 'attacks') {
    const all = attackMoves(state);
    return { all, due: all.filter(({ kind }) => kind !== 'march') };
  }
  if (state.phase !== 'reorganisation') {
    const all = windowMoves(state);
    return all && { all, due: state.phase === 'hand' ? all.filter((move) => isFirstOfFace(state, move)) : all };
  }
  const seat = state.turn?.seat ?? -1;
  const found = marches(state);
  const march = ({ people, from, to, card, largest }: Departure): Move => ({ kind: 'march', seat, people, from, to, pawns: largest, card });
  const rest: readonly Move[] = [...mistMoves(state), { kind: 'done', seat }];
  return { all: [...found.map(march), ...rest], due: [...found.filter(({ length }) => length === 1).map(march), ...rest] };
}

/** Of moves that differ in the size of their group, the largest. */
function largestOf(moves: readonly Move[]): readonly Move[] {
  const most = new Map<string, Move>();
  for (const move of moves) {
    const key = move.kind === 'march' ? keyOf({ ...move, pawns: 0 }) : keyOf(move);
    const known = most.get(key);
    if (!known || (known.kind === 'march' && move.kind === 'march' && known.pawns < move.pawns)) most.set(key, move);
  }
  return [...most.values()];
}

/** What a seat may do in one of some tellings of a reorganisation. */
export function listedIn(told: readonly State[]): Listing | undefined {
  const found = told.flatMap((state) => listed(state) ?? []);
  return found.length === 0
    ? undefined
    : { all: largestOf(found.flatMap(({ all }) => all)), due: largestOf(found.flatMap(({ due }) => due)) };
}

const isIn = (move: Move, moves: readonly Move[]): boolean => moves.some((one) => keyOf(one) === keyOf(move));

export function isLegal(state: State, move: Move): boolean {
  if (move.seat !== askedSeat(state)) return false;
  const asked = windowMoves(state);
  if (state.phase === 'call' && move.kind === 'call')
    return Number.isInteger(move.pawns) && move.pawns >= 1 && move.pawns <= largestCall(new Table(state), move.from);
  if (asked) return isIn(move, asked);
  if (state.phase === 'reinforcements') return isLegalPurchase(state, move);
  if (state.phase === 'attacks' && move.kind === 'attack') return isLegalAttack(state, move);
  if ((state.phase === 'attacks' || state.phase === 'reorganisation') && move.kind === 'march') return isLegalMarch(state, move);
  if (state.phase === 'attacks') return isIn(move, fightMoves(state));
  return state.phase === 'reorganisation' && (move.kind === 'done' || isIn(move, mistMoves(state)));
}
