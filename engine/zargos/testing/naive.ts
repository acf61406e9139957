/** Somebody who has just learnt the moves: for how often a beginner wins. */
import { oneOf } from '../../core/dice.ts';
import type { Bot } from '../../core/game.ts';
import { numberOf, tablesFor } from '../game/table.ts';
import type { Move, MoveOf, View } from '../game/types.ts';

/** One time in so many he stops declaring. */
const STOPS = 4;

/**
 * Attacks any place that holds fewer pawns than he sends, and sends all that may go, without a look at the chances or at what he leaves behind; buys all in one
 * place, anywhere; never regroups, and plays no card.
 */
export const naive: Bot<View, Move> = (view, legal, dice) => {
  const tables = tablesFor(view.options);
  const attacks = legal.filter(
    (move): move is MoveOf<'attack'> =>
      move.kind === 'attack' && move.card === null && move.pawns > (view.pawns[numberOf(tables, move.to)] ?? 0),
  );
  if (attacks.length > 0 && !view.turn?.engaged && dice.roll(STOPS) > 1) return oneOf(attacks, dice);
  const bought = view.phase === 'reinforcements' ? legal.filter((move): move is MoveOf<'reinforce'> => move.kind === 'reinforce') : [];
  const most = Math.max(0, ...bought.map(({ pawns }) => pawns));
  if (most > 0)
    return oneOf(
      bought.filter(({ pawns }) => pawns === most),
      dice,
    );
  const ends = ['fight', 'pass', 'done'] as const;
  return ends.flatMap((kind) => legal.find((move) => move.kind === kind) ?? [])[0] ?? oneOf(legal, dice);
};
