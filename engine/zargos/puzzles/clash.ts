/** Fights that a question supposes: with pawns that it names, whoever's turn it is, and no card but the Vent de Guerre that it lends. */

import { placeOf } from '../board/tables.ts';
import type { Situation } from '../fight/types.ts';
import { endsOf, foreseen } from '../game/foreseen.ts';
import { ZARGOS } from '../game/game.ts';
import { situationFor } from '../game/situation.ts';
import { seatOf, tablesFor } from '../game/table.ts';
import type { Move, MoveOf, Seat, State } from '../game/types.ts';
import { oddsOf } from '../odds/fight.ts';
import type { People } from '../types.ts';

/** No red card in force changes a power or closes a way. */
export const isCalm = ({ effects }: State): boolean => effects.length === 0;

/** The people of another player that holds a territory. */
export function foeAt(state: State, seat: Seat, at: number): People | undefined {
  const owner = state.owners[at];
  return owner && seatOf(state, owner) !== seat ? owner : undefined;
}

/** Places from which the Araignées might call somebody there (ZAR-ARA-2), the fight of which is then more than the pawns that stand there. */
export function callers(state: State, at: number): readonly number[] {
  if (state.owners[at] !== 'araignees') return [];
  return (tablesFor(state.options).vortices[at] ?? []).filter((from) => state.owners[from] === 'araignees' && (state.pawns[from] ?? 0) > 1);
}

/** What a theme of « Le meilleur coup » brings. */
export interface PuzzleQuestion {
  /** What is asked of the seat in a state: the places of each question, none for one that names none; empty where nothing is. */
  readonly asks: (state: State, seat: Seat) => readonly (readonly string[])[];
  /** Empty where `places` are not the question's. */
  readonly choices: (state: State, seat: Seat, places: readonly string[]) => readonly Move[];
  readonly valueOf: (state: State, seat: Seat, places: readonly string[], move: Move) => number;
}

/** A question whose value is made of fights supposed. */
export interface ClashQuestion extends PuzzleQuestion {
  readonly clashesOf: (state: State, seat: Seat, places: readonly string[], move: Move) => readonly Clash[];
}

export interface Clash {
  readonly at: number;
  readonly people: People;
  readonly pawns: number;
  readonly defender: People | 'demons';
  /** 0 for demons. */
  readonly defenders: number;
  /** The attacker's Vent de Guerre. */
  readonly warWind: boolean;
  /** What the question hopes for: that the attacker holds the place in the end, or that the defender does. */
  readonly hoped: 'taken' | 'held';
}

export const situationAt = (state: State, { at, people, pawns, defender, defenders, warWind }: Clash): Situation =>
  situationFor(state, {
    at,
    people,
    defender,
    groups: [],
    called: null,
    engaged: { attacker: pawns, defender: defenders },
    winds: { attacker: warWind, defender: false },
  });

export function chanceOf(state: State, clash: Clash): number {
  const { win } = oddsOf(situationAt(state, clash));
  return clash.hoped === 'taken' ? win.attacker : win.defender;
}

/** Several fights, each apart from the others: that all end well. */
export const chanceOfAll = (state: State, clashes: readonly Clash[]): number =>
  clashes.reduce((product, clash) => product * chanceOf(state, clash), 1);

/** One fight of several, chosen by who hopes for the contrary. */
export const chanceOfWorst = (state: State, clashes: readonly Clash[]): number =>
  Math.min(...clashes.map((clash) => chanceOf(state, clash)));

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

/** `attaque`: which attack, alone and with all that may go, has the best chance to take a place that another player holds. */
export const ATTACK_QUESTION: PuzzleQuestion = {
  asks: (state) => (isFresh(state) ? [[]] : []),
  choices: attacksOf,
  valueOf: (state, _seat, _places, move) => chanceToTake(state, move),
};
