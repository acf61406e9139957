/** `attaque`: which attack, alone and with all that may go, has the best chance to take a place that another player holds. */
import { placeOf } from '../board/tables.ts';
import { endsOf, foreseen } from '../game/foreseen.ts';
import { ZARGOS } from '../game/game.ts';
import { seatOf, tablesFor } from '../game/table.ts';
import type { Move, MoveOf, Seat, State } from '../game/types.ts';
import { oddsOf } from '../odds/fight.ts';
import type { Question } from './question.ts';

/** Whether a seat's attacks are still to be thought of: nothing has moved yet. */
export const isFresh = ({ phase, turn }: State): boolean => phase === 'attacks' && turn?.engaged === false && turn.attacks.length === 0;

/** Attacks on other players' places by ways that need no card, the largest group of each. */
export function attacksOf(state: State, seat: Seat): readonly MoveOf<'attack'>[] {
  const tables = tablesFor(state.options);
  return ZARGOS.moves(state, seat).filter((move): move is MoveOf<'attack'> => {
    if (move.kind !== 'attack' || move.card !== null) return false;
    const owner = state.owners[placeOf(tables, move.to) ?? -1];
    return owner !== null && owner !== undefined && seatOf(state, owner) !== seat;
  });
}

function chanceToTake(state: State, move: Move): number {
  const fight = foreseen(state, move, true);
  return fight ? endsOf(fight.situations.map(oddsOf)).taken : 0;
}

export const ATTACK: Question = {
  asks: (state) => (isFresh(state) ? [[]] : []),
  choices: attacksOf,
  valueOf: (state, _seat, _places, move) => chanceToTake(state, move),
};
