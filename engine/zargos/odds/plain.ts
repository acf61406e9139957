/**
 * Fights without the hand of God, solved exactly, round by round. States fall into three kinds, by what fixes the dice (ZAR-COM-3):
 *
 * - both sides have seven pawns or more: the dice do not change, so each side's losses are independent of the other's, and two
 *   lists (chances of each side's pawns) stand for the whole square of states;
 * - one side has one to six, the other seven or more: a strip of six rows, each a list over the pawns of the larger side;
 * - both have one to six: the corner, 36 states, each followed alone. Here alone can a round pass in which nobody falls, at worst one
 *   in eighteen (one die ÷ 3 against one die): what still fights is negligible soon enough.
 */
import { cornerThrows, emptyCorner, fightCorner, SMALL } from './corner.ts';
import { add, emptyOutcome, type FightOutcome, LAST_COUNTED } from './outcome.ts';
import { emptyRows, FULL_FROM, fightStrip, type Rows, sortStrip, stripOf } from './strip.ts';
import type { Terms } from './terms.ts';
import { addScaled, addStruck, chanceList, endOf, lossChances, NEGLIGIBLE, PAD, sum } from './vectors.ts';

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

/** Moves out of the lists what is no longer full on both sides; answers whether there was any. */
function partLists({ listA, listD, fewA, fewD }: Front): boolean {
  if (sum(listA, 0, FULL_FROM) + sum(listD, 0, FULL_FROM) === 0) return false;
  for (const list of [listA, listD]) list[PAD] = sum(list, 0, PAD + 1);
  for (let left = 0; left <= SMALL; left++) {
    const [withA, withD] = [fewA[left], fewD[left]];
    if (withA) addScaled(withA, listD, listA[PAD + left] ?? 0, PAD, listD.length);
    if (withD) addScaled(withD, listA, listD[PAD + left] ?? 0, FULL_FROM, listA.length);
  }
  for (const list of [listA, listD]) list.fill(0, 0, FULL_FROM);
  return true;
}

const whole = (list: Float64Array): number => sum(list, 0, list.length);

/** Whether a row holds a state to follow. */
const goesOn = (rows: Rows): boolean => rows.some((row) => endOf(row, FULL_FROM) > FULL_FROM);

/** The odds of the rounds, from `start` (`[a]`: chance of a attackers after the shot) against all the defenders. */
export function solvePlain(start: Float64Array, terms: Terms): FightOutcome {
  const outcome = emptyOutcome(terms.attackers, terms.defenders);
  const hitsOnA = lossChances(terms.dice.defender[2], terms.divisor.defender);
  const hitsOnD = lossChances(terms.dice.attacker[2], terms.divisor.attacker);
  const stripA = stripOf('attacker', terms);
  const stripD = stripOf('defender', terms);
  const throws = cornerThrows(terms);
  let front = emptyFront(terms);
  let next = emptyFront(terms);
  /** Whether the strips or the corner may hold anything. */
  let mixed = false;

  /** Puts every state of a front in its place; answers the chance that the fight ended. */
  const sort = (one: Front): number => {
    mixed = partLists(one) || mixed;
    return mixed ? sortStrip(stripA, one.fewA, one.corner, outcome) + sortStrip(stripD, one.fewD, one.corner, outcome) : 0;
  };
  const outsideCorner = ({ listA, listD, fewA, fewD }: Front): boolean =>
    !mixed || whole(listA) * whole(listD) > NEGLIGIBLE || goesOn(fewA) || goesOn(fewD);
  const book = (round: number, ended: number): void => {
    add(outcome.rounds, Math.min(round, LAST_COUNTED + 1), ended);
    add(outcome.meanRounds, 0, round * ended);
  };

  front.listA.set(start, PAD);
  front.listD[PAD + terms.defenders] = 1;
  book(0, sort(front));
  let round = 1;
  for (; outsideCorner(front); round++) {
    clear(next);
    const inCorner = mixed ? fightCorner(throws, front.corner, next.corner, outcome) : 0;
    addStruck(next.listA, front.listA, hitsOnA, FULL_FROM, endOf(front.listA, FULL_FROM));
    addStruck(next.listD, front.listD, hitsOnD, FULL_FROM, endOf(front.listD, FULL_FROM));
    if (mixed) {
      fightStrip(stripA, front.fewA, next.fewA);
      fightStrip(stripD, front.fewD, next.fewD);
    }
    book(round, inCorner + sort(next));
    [front, next] = [next, front];
  }
  let corner = front.corner;
  for (; whole(corner) > NEGLIGIBLE; round++) {
    const after = emptyCorner();
    book(round, fightCorner(throws, corner, after, outcome));
    corner = after;
  }
  return outcome;
}
