/** What the Moine should do at each throw of the coming round, and what each choice is worth (ZAR-MOI-1). */
import { percent } from '../../core/french.ts';
import type { Advice, HandOfGod, Situation } from '../fight/types.ts';
import { divisorOf, FACES, lossesFrom, otherSide, type Side, totalOf } from '../rules/combat.ts';
import { type FightState, firstSideOf, throwerAt } from '../rules/fight.ts';
import { defendingPawns, isDemons } from '../rules/powers.ts';
import { TIE } from './decide.ts';
import { holdOf, LOSSES, type MonkTable, monkCell, nodeOf } from './monk-table.ts';
import { monkTable } from './solve.ts';
import { bandOf, type Terms, termsOf } from './terms.ts';
import { type Throw, throwsOf } from './throws.ts';

/** What a throw is worth by the losses it inflicts, if it is kept and if a die of it is thrown again. */
interface Worth {
  readonly keep: (losses: number) => number;
  readonly again: (losses: number) => number;
}

const dot = (chances: Float64Array, at: number, count: number, worth: (losses: number) => number): number => {
  let total = 0;
  for (let j = 0; j < count; j++) total += (chances[at + j] ?? 0) * worth(j);
  return total;
};

/** Worth of second throws, the first having taken `taken`. */
const secondWorth =
  (table: MonkTable, x: number, y: number, taken: number) =>
  (losses: number): number =>
    table.value[monkCell(table, Math.max(0, x - losses), Math.max(0, y - taken))] ?? 0;

/** Worth of first throws: the power saved for the second throw, or used up. */
function firstWorth(table: MonkTable, falls: Float64Array, x: number, y: number): Worth {
  const band = bandOf(y);
  return {
    keep: (losses) =>
      dot(table.answer, nodeOf(table, band, x, Math.max(0, y - losses)) * LOSSES, falls.length, secondWorth(table, x, y, losses)),
    again: (losses) => dot(falls, 0, falls.length, secondWorth(table, x, y, losses)),
  };
}

/** « Relancer le 2 ? Oui : 61 % contre 54 %. » */
function sentenceOf(keep: number, best: Advice['rerolls'][number] | undefined, yes: boolean): string {
  if (!best) return `Garder : ${percent(keep)}.`;
  const [kept, again] = [percent(keep), percent(best.hold)];
  if (kept === again) {
    const little =
      Math.abs(keep - best.hold) > TIE ? 'cela change à peine ses chances de tenir' : 'cela ne change rien à ses chances de tenir';
    return `Relancer le ${best.face} ? ${yes ? `Oui, même si ${little}` : `Non : ${little}`} (${kept}).`;
  }
  return yes
    ? `Relancer le ${best.face} ? Oui : ${again} contre ${kept}.`
    : `Relancer le ${best.face} ? Non : garder ${kept} contre ${again}.`;
}

/** Advice on one throw. `own` dice are best thrown again from the lowest, others from the highest: between equals the first stays. */
function adviceOn({ faces, ways }: Throw, divisor: number, own: boolean, worth: Worth): Advice {
  const total = totalOf(faces);
  const keep = worth.keep(lossesFrom(total, divisor));
  const rerolls = [...new Set(faces)].map((face) => {
    let hold = 0;
    for (let shown = 1; shown <= FACES; shown++) hold += worth.again(lossesFrom(total - face + shown, divisor)) / FACES;
    return { face, hold };
  });
  const order = own ? rerolls.toReversed() : rerolls;
  const best = order.reduce((found, other) => (other.hold > found.hold + TIE ? other : found), order[0] ?? { face: 0, hold: 0 });
  const yes = best.hold > keep + TIE;
  const advice = { faces, chance: ways / FACES ** faces.length, keep, rerolls, sentence: sentenceOf(keep, best, yes) };
  return yes ? { ...advice, best: best.face } : advice;
}

/** The same for all throws of so many dice. */
const handAt = (thrower: HandOfGod['thrower'], dice: number, divisor: number, worth: Worth): HandOfGod => {
  const throws = throwsOf(dice).map((thrown) => adviceOn(thrown, divisor, thrower === 'monk', worth));
  const hold = throws.reduce((total, { chance, keep, rerolls, best }) => {
    const again = rerolls.find(({ face }) => face === best);
    return total + chance * (again ? again.hold : keep);
  }, 0);
  return { thrower, dice, hold, throws };
};

/** A fight in which the hand of God acts: its table covers the pawns of `terms` and all fewer. */
export interface MonkFight {
  readonly terms: Terms;
  readonly table: MonkTable;
}

/** The fight of a situation, if the hand of God acts in it. */
export function monkFight(situation: Situation): MonkFight | undefined {
  if (isDemons(situation.defender)) return undefined;
  const terms = termsOf(situation, situation.defender);
  const table = monkTable(terms);
  return table && { terms, table };
}

const ownerOf = (side: Side, { monk }: Terms): HandOfGod['thrower'] => (side === monk ? 'monk' : 'opponent');

/** Decisions at the first throw of a round, so many pawns standing. */
function firstHand({ terms, table }: MonkFight, pawns: Readonly<Record<Side, number>>): HandOfGod {
  const side = table.firstSide;
  const [x, y] = [pawns[side], pawns[otherSide(side)]];
  const falls = table.secondChoices[bandOf(y)]?.falls ?? new Float64Array(0);
  return handAt(ownerOf(side, terms), terms.dice[side][bandOf(x)] ?? 0, terms.divisor[side], firstWorth(table, falls, x, y));
}

/** Decisions at the second throw, the first having taken `taken` pawns off and the power being unused. */
function secondHand({ terms, table }: MonkFight, pawns: Readonly<Record<Side, number>>, taken: number): HandOfGod {
  const side = otherSide(table.firstSide);
  const [x, y] = [pawns[table.firstSide], pawns[side]];
  const worth = secondWorth(table, x, y, taken);
  return handAt(ownerOf(side, terms), terms.dice[side][bandOf(y)] ?? 0, terms.divisor[side], { keep: worth, again: worth });
}

/** Decisions at the Amazones' shot, under the reading of ZAR-L-2 that lets the Moine touch it; undefined elsewhere. */
export function shotHand({ terms, table }: MonkFight): HandOfGod | undefined {
  const { shot, attackers, defenders, monkTouchesShot } = terms;
  if (!shot || !monkTouchesShot) return undefined;
  const worth = (losses: number) => holdOf(table, Math.max(0, attackers - losses), defenders);
  return handAt('opponent', shot.dice, shot.divisor, { keep: worth, again: worth });
}

/** Losses of a first throw; throws a RangeError on faces that its dice cannot show. */
function takenBy({ terms, table }: MonkFight, pawns: Readonly<Record<Side, number>>, first: readonly number[]): number {
  const side = table.firstSide;
  const dice = terms.dice[side][bandOf(pawns[side])] ?? 0;
  if (first.length !== dice || !first.every((face) => Number.isInteger(face) && face >= 1 && face <= FACES)) {
    throw new RangeError(`a first throw is ${dice} faces from 1 to ${FACES}, not ${JSON.stringify(first)}`);
  }
  return lossesFrom(totalOf(first), terms.divisor[side]);
}

/**
 * The Moine's decisions in the coming round, the pawns of `situation` standing (after the shot, if there was one; a called group counts).
 * Without `first`: at each possible first throw. With the faces of a first throw that stands and on which the power was not used: at
 * each possible second throw. Undefined where no hand of God acts. Throws a RangeError on faces that the first dice cannot show.
 */
export function handOfGod(situation: Situation, first?: readonly number[]): HandOfGod | undefined {
  const fight = monkFight(situation);
  if (!fight) return undefined;
  const pawns = { attacker: situation.attacker.pawns, defender: defendingPawns(situation.defender) };
  return first ? secondHand(fight, pawns, takenBy(fight, pawns, first)) : firstHand(fight, pawns);
}

/** The advice on one throw, faces in any order; undefined when the hand has no such throw. */
export function adviceFor(hand: HandOfGod, faces: readonly number[]): Advice | undefined {
  const name = faces.toSorted((a, b) => b - a).join();
  return hand.throws.find((advice) => advice.faces.join() === name);
}

/** The Moine's best decision on the dice that lie there: the index of a die, or undefined to keep them. */
export function bestDecision(situation: Situation, fight: FightState): number | undefined {
  const { stage, pawns } = fight;
  const monk = monkFight(situation);
  if (!monk) return undefined;
  const side = throwerAt(situation, fight);
  const first = firstSideOf(situation);
  const taken = lossesFrom(totalOf(fight.faces[first]), divisorOf(first, situation.site));
  const hand =
    stage === 'shot-decision' ? shotHand(monk) : stage === 'first-decision' ? firstHand(monk, pawns) : secondHand(monk, pawns, taken);
  const face = hand && adviceFor(hand, fight.faces[side])?.best;
  return face === undefined ? undefined : fight.faces[side].indexOf(face);
}
