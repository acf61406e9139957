/**
 * Windows: where a game asks whether anybody reacts. Somebody alone at the screen is asked when there is something to play; several people are asked
 * together and in public, so that nobody is handed the device for nothing and nothing is told by who is asked.
 */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { humansOf } from './hot-seat.ts';
import { movesIn } from './session/lately.ts';
import type { Player, TableSpec, WindowQuestion } from './spec.ts';

/** When a seat wants to be asked: whatever it holds, or no more in one turn, or for some cards; without a wish, when something can be played that matters. */
export type Wish = 'always' | { readonly notIn?: string; readonly notFor?: readonly string[] };

/** By seat. */
export type Wishes = Readonly<Record<Seat, Wish | undefined>>;

/** What the people at this screen said of a question: who wants to react; undefined for nobody. */
export interface WindowAnswer {
  readonly question: string;
  readonly wants: Seat | undefined;
}

/** What becomes of a question: a seat is left alone, people are asked together, or one by one as ever. */
export type WindowState =
  | { readonly kind: 'idle'; readonly seat: Seat }
  | { readonly kind: 'together'; readonly question: WindowQuestion; readonly seats: readonly Seat[] }
  | { readonly kind: 'alone'; readonly seat: Seat };

const isLeftAlone = (wish: Wish | undefined, { turn }: WindowQuestion): boolean => typeof wish === 'object' && wish.notIn === turn;

/** Undefined where the game asks no such question, or nobody at this screen is to answer. */
export function windowStateOf<G extends GameTypes>(
  { game, question: questionOf, takes, harmsNobody }: TableSpec<G>,
  state: G['state'],
  players: readonly Player[],
  wishes: Wishes,
  said: WindowAnswer | undefined,
): WindowState | undefined {
  const question = questionOf?.(state);
  const humans = humansOf(players);
  const seat = question && game.toMove(state).find((one) => humans.includes(one));
  if (!question || seat === undefined) return undefined;
  const idle = game.idle?.(state, seat);
  if (!idle) return { kind: 'alone', seat };
  const wish = wishes[seat];
  if (isLeftAlone(wish, question)) return { kind: 'idle', seat };
  if (wish === 'always') return { kind: 'alone', seat };
  if (humans.length === 1) {
    const isNothing = (move: G['move']) =>
      move.kind === idle.kind || wish?.notFor?.includes(takes?.(move) ?? '') || harmsNobody?.(state, move);
    return { kind: movesIn(game, state, seat).every(isNothing) ? 'idle' : 'alone', seat };
  }
  if (said?.question === question.id) return { kind: said.wants === seat ? 'alone' : 'idle', seat };
  const seats = question.seats.filter((one) => humans.includes(one) && !isLeftAlone(wishes[one], question) && wishes[one] !== 'always');
  return { kind: 'together', question, seats };
}
