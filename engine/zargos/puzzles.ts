/** « Le meilleur coup » of Zargos: exact odds of fights, and the hand of God counted throw by throw. Nobody plays a card; the Moine chooses at best. */
import type { Ask, Measures } from '../practice/puzzle.ts';
import { placeOf } from './board/tables.ts';
import { endsOf, foreseen } from './game/foreseen.ts';
import { ZARGOS, type Zargos } from './game/game.ts';
import { situationOf } from './game/situation.ts';
import { seatOf, tablesFor } from './game/table.ts';
import type { Move, Seat, State } from './game/types.ts';
import { oddsOf } from './odds/fight.ts';
import { adviceFor, handOfGod } from './odds/hand-of-god.ts';
import { firstSideOf, throwerAt } from './rules/fight.ts';
import type { Advice, Situation } from './types.ts';

/**
 * `attaque`: which attack, alone and with all that may go, has the best chance to take a place that another player holds; `main`: what the hand of God throws
 * again, or not, for the chance that the Moine's people holds the place.
 */
export const THEMES = ['attaque', 'main'] as const;
export type Theme = (typeof THEMES)[number];

/** Attacks on other players' places by ways that need no card, the largest group of each. */
function attacks(state: State, seat: Seat): readonly Move[] {
  const tables = tablesFor(state.options);
  return ZARGOS.moves(state, seat).filter((move) => {
    if (move.kind !== 'attack' || move.card !== null) return false;
    const owner = state.owners[placeOf(tables, move.to) ?? -1];
    return owner !== null && owner !== undefined && seatOf(state, owner) !== seat;
  });
}

/** What is to be decided on the throw that lies there; undefined at the Amazones' shot and against demons. */
function adviceAt(state: State): Advice | undefined {
  const fight = state.turn?.combat?.fight;
  if (!fight || fight.stage === 'shot-decision') return undefined;
  const situation = situationOf(state);
  const { attacker, defender } = situation;
  if (defender.people === 'demons') return undefined;
  const standing: Situation = {
    ...situation,
    attacker: { ...attacker, pawns: fight.pawns.attacker },
    defender: { ...defender, pawns: fight.pawns.defender, called: 0 },
  };
  const first = fight.stage === 'second-decision' ? fight.faces[firstSideOf(situation)] : undefined;
  const hand = handOfGod(standing, first);
  return hand && adviceFor(hand, fight.faces[throwerAt(situation, fight)]);
}

function asks(state: State, seat: Seat): readonly Ask<Theme>[] {
  if (!ZARGOS.toMove(state).includes(seat)) return [];
  if (state.phase === 'hand') return [{ theme: 'main' }];
  const isFresh = state.phase === 'attacks' && state.turn?.engaged === false && state.turn.attacks.length === 0;
  return isFresh ? [{ theme: 'attaque' }] : [];
}

function chanceToTake(state: State, move: Move): number {
  const fight = foreseen(state, move, true);
  return fight ? endsOf(fight.situations.map(oddsOf)).taken : 0;
}

function chanceToHold(state: State, move: Move): number {
  const advice = adviceAt(state);
  if (!advice || move.kind !== 'reroll') return advice?.keep ?? 0;
  const fight = state.turn?.combat?.fight;
  const face = fight?.faces[throwerAt(situationOf(state), fight)][move.die];
  return advice.rerolls.find((one) => one.face === face)?.hold ?? 0;
}

export const ZARGOS_PUZZLES: Measures<Zargos, Theme> = {
  asks,
  choices: (state, seat, { theme }) => (theme === 'attaque' ? attacks(state, seat) : ZARGOS.moves(state, seat)),
  valueOf: (state, _seat, { theme }, move) => (theme === 'attaque' ? chanceToTake(state, move) : chanceToHold(state, move)),
  kindOf: (_state, move) => JSON.stringify(move),
};
