/** A hand too large is sorted at once: cards of one's choice go under the pile (ZAR-MAG-1, ZAR-ZRG-5, ZAR-ZRG-6, ZAR-L-40). */
import { ALLOWED, refuse, type Verdict } from '../../core/verdict.ts';
import { cardOf } from '../data/cards.ts';
import type { RuleId } from '../ids.ts';
import { handLimit, surplus } from '../rules/mastery.ts';
import type { Chapter } from './chapter.ts';
import type { Tell } from './events.ts';
import { played } from './settle.ts';
import { goesOn } from './turn.ts';
import type { Move, Seat, State } from './types.ts';

function judge(state: State, move: Move): Verdict<RuleId> {
  const hand = state.hands[move.seat] ?? [];
  const most = handLimit(state.master === move.seat);
  if (move.kind !== 'discard') return refuse('ZAR-MAG-1', `Vous tenez ${hand.length} cartes de magie : il faut d’abord en garder ${most}.`);
  return hand.includes(move.card) ? ALLOWED : refuse('ZAR-MAG-1', `Vous n’avez pas ${cardOf(move.card).the} en main.`);
}

/** Each kind of card in hand. */
const moves = (state: State, seat: Seat): readonly Move[] =>
  [...new Set(state.hands[seat] ?? [])].map((card) => ({ kind: 'discard', seat, card }));

function play(state: State, move: Move, tell: Tell): State {
  if (move.kind !== 'discard') throw new Error(`no ${move.kind} of a hand too large`);
  const { seat, card } = move;
  tell({ kind: 'discarded', seat, count: 1 });
  const after = played(state, seat, card);
  if (surplus(after.hands[seat]?.length ?? 0, after.master === seat) > 0) return after;
  return goesOn({ ...after, asked: after.asked.slice(1), phase: after.resume ?? 'attacks', resume: null }, tell);
}

export const SORTING: Chapter = { judge, moves, play };
