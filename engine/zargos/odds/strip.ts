/** Strips of a fight without the hand of God: one side has one to six pawns, the other seven or more. */
import { otherSide, type Side } from '../rules/combat.ts';
import { cellOf, SMALL } from './corner.ts';
import { add, type FightOutcome } from './outcome.ts';
import { bandOf, type Terms } from './terms.ts';
import { addScaled, addStruck, chanceList, endOf, land, lossChances, PAD, sum } from './vectors.ts';

/** `[p]`: the chances by pawns of the larger side, beside p pawns of the smaller, 0 to 6. */
export type Rows = readonly Float64Array[];

export const emptyRows = (larger: number): Rows => Array.from({ length: SMALL + 1 }, () => chanceList(larger));

/** Index of the first entry of a list with full dice. */
export const FULL_FROM = PAD + SMALL + 1;

export interface Strip {
  readonly smaller: Side;
  /** `[pawns of the smaller side][pawns left]` under the larger side's full dice, which may always take all six. */
  readonly falls: readonly Float64Array[];
  /** Losses of the larger side by the smaller side's band. */
  readonly hits: readonly Float64Array[];
}

export function stripOf(smaller: Side, { dice, divisor }: Terms): Strip {
  const larger = otherSide(smaller);
  const full = lossChances(dice[larger][2], divisor[larger]);
  const falls = Array.from({ length: SMALL + 1 }, (_, pawns) => land(pawns, full).chances);
  return { smaller, falls, hits: [0, 1].map((band) => lossChances(dice[smaller][band] ?? 0, divisor[smaller])) };
}

/** One round from every state of the strip; rows that hold next to nothing are let go. */
export function fightStrip({ falls, hits }: Strip, rows: Rows, into: Rows): void {
  for (let pawns = 1; pawns <= SMALL; pawns++) {
    const row = rows[pawns];
    const strikes = hits[bandOf(pawns)];
    const end = row ? endOf(row, FULL_FROM) : FULL_FROM;
    if (!row || !strikes || end === FULL_FROM) continue;
    const struck = new Float64Array(end);
    addStruck(struck, row, strikes, FULL_FROM, end);
    for (let left = 0; left <= pawns; left++) {
      const target = into[left];
      if (target) addScaled(target, struck, falls[pawns]?.[left] ?? 0, FULL_FROM - strikes.length, end);
    }
  }
}

/** Sorts what a round left in the rows: ends are booked, states of the corner moved there. Answers the chance that it ended. */
export function sortStrip({ smaller }: Strip, rows: Rows, corner: Float64Array, outcome: FightOutcome): number {
  let ended = 0;
  rows.forEach((row, left) => {
    const none = sum(row, 0, PAD + 1);
    if (left === 0) {
      const holds = outcome[otherSide(smaller)];
      for (let i = PAD + 1; i < row.length; i++) add(holds, i - PAD, row[i] ?? 0);
      add(outcome.nobody, 0, none);
      ended += sum(row, 0, row.length);
      row.fill(0);
    } else {
      add(outcome[smaller], left, none);
      ended += none;
      for (let larger = 1; larger <= SMALL; larger++) {
        add(corner, smaller === 'attacker' ? cellOf(left, larger) : cellOf(larger, left), row[PAD + larger] ?? 0);
      }
      row.fill(0, 0, FULL_FROM);
    }
  });
  return ended;
}
