/**
 * The values of « Le meilleur coup » a second time, slow and obvious: every move of the second referee, every card of the pile one by one, every face of the
 * die. It shares nothing with what it checks but the form of a state.
 */
import type { Force, Move, Seat, State } from '../types.ts';
import { refereeAfter, refereeMoves } from './referee.ts';

/** The 24 dragons (GRA-MAT-2). */
const CARDS: readonly Force[] = [0, 0, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6];

/** Duels of one turn, at most: more are lost. */
const MOST_DUELS = 2;

export interface ChanceAsked {
  readonly theme: string;
  readonly turns?: number;
}

/** All that a move may lead to, each as likely as its weight. */
function ends(state: State, move: Move): readonly { readonly state: State; readonly weight: number }[] {
  try {
    const [only] = refereeAfter(state, move, {});
    return only ? [{ state: only, weight: 1 }] : [];
  } catch {
    const isOut = state.pile.length === 0;
    const cards = isOut ? CARDS : state.pile;
    return [...new Set(cards)].flatMap((card) => {
      const copies = cards.filter((one) => one === card).length;
      const rest = [...cards];
      rest.splice(rest.indexOf(card), 1);
      const pile = [card, ...rest];
      return [1, 2, 3, 4, 5, 6].flatMap((face) => {
        const chance = { card, face, ...(isOut && { fresh: pile }) };
        const [end] = refereeAfter(isOut ? state : { ...state, pile }, move, chance);
        return end ? [{ state: end, weight: copies / (6 * cards.length) }] : [];
      });
    });
  }
}

const knightOf = ({ position, options }: State, seat: Seat) => position.pieces.find(({ color }) => color === options.colors[seat]);
const sealsOf = (state: State, seat: Seat): number => new Set(knightOf(state, seat)?.seals).size;
const bears = ({ position: { ring }, options }: State, seat: Seat): boolean => 'bearer' in ring && ring.bearer === options.colors[seat];
const begun = (state: State, seat: Seat): State => ({ ...state, phase: 'walk', turn: seat, pending: [], left: [], bonus: false });

type Goal = 'anneau' | 'sceau';

/** The best chance of a seat to come to its goal, nobody else moving. */
function reach(start: State, seat: Seat, goal: Goal, turns: number) {
  const seals = sealsOf(start, seat);
  const known = new Map<string, number>();
  const best = (state: State, left: number, duels: number): number => {
    const { random: _, turns: _turns, ...rest } = state;
    const key = JSON.stringify([{ ...rest, pile: [...state.pile].sort(), seen: [] }, left, duels]);
    const value = known.get(key) ?? Math.max(0, ...refereeMoves(state).map((move) => after(state, move, left, duels)));
    known.set(key, value);
    return value;
  };
  const after = (state: State, move: Move, left: number, duels: number): number => {
    const all = ends(state, move);
    const fought = duels + (all.length > 1 ? 1 : 0);
    if (fought > MOST_DUELS) return 0;
    return all.reduce((sum, end) => sum + end.weight * worth(end.state, left, fought), 0);
  };
  const worth = (state: State, left: number, duels: number): number => {
    if (goal === 'sceau' && sealsOf(state, seat) > seals) return 1;
    if (state.phase === 'over') return 0;
    if (state.turn === seat) return best(state, left, duels);
    if (goal === 'anneau' && bears(state, seat)) return 1;
    return left === 1 ? 0 : best(begun(state, seat), left - 1, 0);
  };
  return { best: () => best(start, turns, 0), after: (move: Move) => after(start, move, turns, 0) };
}

/** What a move is worth to who makes it. */
export function oracleValue(state: State, seat: Seat, { theme, turns = 1 }: ChanceAsked, move: Move): number {
  if (theme === 'anneau' || theme === 'sceau') return reach(state, seat, theme, turns).after(move);
  const other = (seat + 1) % state.options.seats;
  const stopped = (next: State): number => {
    const goal = theme === 'barrage' && bears(next, other) ? 'sceau' : 'anneau';
    return 1 - reach(begun(next, other), other, goal, turns).best();
  };
  const kept = (before: State, one: Move, duels: number): number => {
    const all = ends(before, one);
    const fought = duels + (all.length > 1 ? 1 : 0);
    if (fought > MOST_DUELS) return 0;
    return all.reduce((sum, end) => sum + end.weight * held(end.state, fought), 0);
  };
  const held = (next: State, duels: number): number => {
    if (next.phase === 'over') return 0;
    if (next.turn === seat) return Math.max(0, ...refereeMoves(next).map((one) => kept(next, one, duels)));
    return bears(next, seat) ? stopped(next) : 0;
  };
  return theme === 'barrage' ? ends(state, move).reduce((sum, end) => sum + end.weight * stopped(end.state), 0) : kept(state, move, 0);
}
