/**
 * Fights without the hand of God, solved exactly, round by round. States fall into three kinds, by what fixes the dice (ZAR-COM-3):
 *
 * - both sides have seven pawns or more: the dice do not change, so each side's losses are independent of the other's, and two
 *   lists (chances of each side's pawns) stand for the whole square of states;
 * - one side has one to six, the other seven or more: a strip of six rows, each a list over the pawns of the larger side;
 * - both have one to six: the corner, 36 states, each followed alone. Here alone can a round pass in which nobody falls, and what
 *   still fights after the counted rounds is finished in closed form: pawns only go down, so each state is visited in order, its
 *   visits multiplied by 1 / (1 - chance of such a round).
 */
import { emptyCorner, fightCorner, finishCorner, throwsOf } from './corner.ts';
import { lossChances } from './losses.ts';
import { add, emptyOutcome, LAST_COUNTED, type Outcome } from './outcome.ts';
import { emptyRows, FULL_FROM, fightStrip, type Rows, sortStrip, stripOf } from './strip.ts';
import type { Terms } from './terms.ts';
import { addScaled, addStruck, chanceList, PAD, sum } from './vectors.ts';

/** When lists and strips hold less than this in all they are dropped: an error far below that of doubles, and many rounds saved. */
const NEGLIGIBLE = 1e-30;

/** Everything that still fights. */
interface Front {
  readonly listA: Float64Array;
  readonly listD: Float64Array;
  /** Fewer than seven attackers, seven defenders or more. */
  readonly fewA: Rows;
  readonly fewD: Rows;
  readonly corner: Float64Array;
}

const emptyFront = ({ attackers, defenders }: Terms): Front => ({
  listA: chanceList(attackers),
  listD: chanceList(defenders),
  fewA: emptyRows(defenders),
  fewD: emptyRows(attackers),
  corner: emptyCorner(),
});

function clear({ listA, listD, fewA, fewD, corner }: Front): void {
  for (const list of [listA, listD, ...fewA, ...fewD, corner]) list.fill(0);
}

/** Moves out of the lists what is no longer full on both sides. */
function partLists({ listA, listD, fewA, fewD }: Front): void {
  for (const list of [listA, listD]) list[PAD] = sum(list, 0, PAD + 1);
  fewA.forEach((row, left) => {
    addScaled(row, listD, listA[PAD + left] ?? 0, PAD);
  });
  fewD.forEach((row, left) => {
    addScaled(row, listA, listD[PAD + left] ?? 0, FULL_FROM);
  });
  for (const list of [listA, listD]) list.fill(0, 0, FULL_FROM);
}

const whole = (list: Float64Array): number => sum(list, 0, list.length);

const inRows = (rows: Rows): number => rows.reduce((total, row) => total + whole(row), 0);

/** The odds of the rounds, from `start` (`[a]`: chance of a attackers after the shot) against all the defenders. */
export function solvePlain(start: Float64Array, terms: Terms): Outcome {
  const outcome = emptyOutcome(terms.attackers, terms.defenders);
  const hitsOnA = lossChances(terms.dice.defender[2], terms.divisor.defender);
  const hitsOnD = lossChances(terms.dice.attacker[2], terms.divisor.attacker);
  const stripA = stripOf('attacker', terms);
  const stripD = stripOf('defender', terms);
  const throws = throwsOf(terms);
  const sort = (front: Front): number => {
    partLists(front);
    return sortStrip(stripA, front.fewA, front.corner, outcome) + sortStrip(stripD, front.fewD, front.corner, outcome);
  };

  let front = emptyFront(terms);
  let next = emptyFront(terms);
  front.listA.set(start, PAD);
  front.listD[PAD + terms.defenders] = 1;
  outcome.rounds[0] = sort(front);
  for (let round = 1; ; round++) {
    const lists = whole(front.listA) * whole(front.listD);
    const fewA = inRows(front.fewA);
    const fewD = inRows(front.fewD);
    const wide = lists + fewA + fewD > NEGLIGIBLE;
    if (round > LAST_COUNTED && !wide) break;
    clear(next);
    let ended = fightCorner(throws, front.corner, next.corner, outcome);
    if (wide) {
      addStruck(next.listA, front.listA, hitsOnA, FULL_FROM);
      addStruck(next.listD, front.listD, hitsOnD, FULL_FROM);
      if (fewA > 0) fightStrip(stripA, front.fewA, next.fewA);
      if (fewD > 0) fightStrip(stripD, front.fewD, next.fewD);
      ended += sort(next);
    }
    add(outcome.rounds, Math.min(round, LAST_COUNTED + 1), ended);
    add(outcome.meanRounds, 0, round * ended);
    [front, next] = [next, front];
  }
  finishCorner(throws, front.corner, outcome);
  return outcome;
}
