/** Fights that a question supposes: with pawns that it names, whoever's turn it is, and no card but the Vent de Guerre that it lends. */
import { situationFor } from '../game/situation.ts';
import type { State } from '../game/types.ts';
import { oddsOf } from '../odds/fight.ts';
import type { People, Situation } from '../types.ts';

export interface Clash {
  /** Place fought for. */
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

/** The chance of what is hoped for. */
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
