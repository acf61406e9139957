/** The corner of a fight without the hand of God: one to six pawns on each side, each state followed alone. */
import type { Side } from '../rules/combat.ts';
import { add, type FightOutcome, settle } from './outcome.ts';
import { bandOf, type Terms } from './terms.ts';
import { type Landing, land, lossChances, NEGLIGIBLE } from './vectors.ts';

/** One more pawn than this and a side has its full dice. */
export const SMALL = 6;

const WIDTH = SMALL + 1;

/** Cell of a attackers against d defenders. */
export const cellOf = (a: number, d: number): number => a * WIDTH + d;

export const emptyCorner = (): Float64Array => new Float64Array(WIDTH * WIDTH);

/** Throws against each number of pawns by the dice of each band of the other side. */
export interface Throws {
  /** `[pawns of the side][band of the other]` */
  readonly on: Readonly<Record<Side, readonly (readonly Landing[])[]>>;
}

const against = (striker: Side, { dice, divisor }: Terms): readonly (readonly Landing[])[] =>
  Array.from({ length: WIDTH }, (_, pawns) => dice[striker].map((count) => land(pawns, lossChances(count, divisor[striker]))));

export const cornerThrows = (terms: Terms): Throws => ({
  on: { attacker: against('defender', terms), defender: against('attacker', terms) },
});

const NONE: Landing = { least: 0, chances: new Float64Array(0) };

/** One round from one state: what fights on goes `into` a corner, what ends is booked. Answers the chance that it ended. */
function fight({ on }: Throws, a: number, d: number, mass: number, into: Float64Array, outcome: FightOutcome): number {
  const byA = on.attacker[a]?.[bandOf(d)] ?? NONE;
  const byD = on.defender[d]?.[bandOf(a)] ?? NONE;
  let ended = 0;
  for (let i = 0; i < byA.chances.length; i++) {
    const left = byA.least + i;
    const chance = mass * (byA.chances[i] ?? 0);
    for (let j = 0; j < byD.chances.length; j++) {
      const stand = byD.least + j;
      const both = chance * (byD.chances[j] ?? 0);
      if (left > 0 && stand > 0) add(into, cellOf(left, stand), both);
      else {
        settle(outcome, left, stand, both);
        ended += both;
      }
    }
  }
  return ended;
}

/** One round from every state of `corner`. */
export function fightCorner(throws: Throws, corner: Float64Array, into: Float64Array, outcome: FightOutcome): number {
  let ended = 0;
  for (let a = 1; a <= SMALL; a++) {
    for (let d = 1; d <= SMALL; d++) {
      const mass = corner[cellOf(a, d)] ?? 0;
      if (mass > NEGLIGIBLE) ended += fight(throws, a, d, mass, into, outcome);
    }
  }
  return ended;
}
