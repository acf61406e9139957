/**
 * The chances of « Combien de chances ? » a second time, slow and obvious, from the booklet: every throw of the dice, every die that the Moine may have thrown
 * again. It shares nothing with what it checks but the form of a question.
 */

import type { Situation } from '../fight/types.ts';
import type { DemonDice, People } from '../types.ts';

interface Throw {
  readonly faces: readonly number[];
  readonly chance: number;
}

const FACES = [1, 2, 3, 4, 5, 6];
const total = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

const thrown = new Map<number, readonly Throw[]>();

/** Every throw of so many dice, the order of the dice left aside. */
function throwsOf(dice: number): readonly Throw[] {
  const known = thrown.get(dice);
  if (known) return known;
  const found = new Map<string, Throw>();
  for (let number = 0; number < 6 ** dice; number += 1) {
    const faces = Array.from({ length: dice }, (_, die) => 1 + (Math.floor(number / 6 ** die) % 6)).sort();
    const key = faces.join();
    found.set(key, { faces, chance: (found.get(key)?.chance ?? 0) + 1 / 6 ** dice });
  }
  thrown.set(dice, [...found.values()]);
  return [...found.values()];
}

/** Totals after one die was thrown again, each as likely. */
const rethrown = (faces: readonly number[], face: number): readonly number[] => FACES.map((fresh) => total(faces) - face + fresh);

/** ZAR-COM-3. */
const diceOf = (pawns: number): number => (pawns >= 7 ? 3 : pawns >= 4 ? 2 : 1);

/** One camp in the rounds: what divides the losses that it inflicts (ZAR-COM-4, ZAR-CAP-1), and a die of Vent de Guerre, a fourth one if need be (ZAR-L-8). */
interface Camp {
  readonly divisor: 2 | 3;
  readonly wind: 0 | 1;
}

/** Chances that the first camp stands alone at the end, and that the second does; what is left is that nobody stands (ZAR-COM-5). */
interface Ends {
  readonly first: number;
  readonly second: number;
}

const NOBODY: Ends = { first: 0, second: 0 };
const plus = (sum: Ends, more: Ends, chance: number): Ends => ({
  first: sum.first + chance * more.first,
  second: sum.second + chance * more.second,
});

/** The same fight after other losses. */
type Next = (totalOfFirst: number, totalOfSecond: number) => Ends;

/** One round, nobody throwing again. */
function plainRound(dice: number, against: number, next: Next): Ends {
  let sum = NOBODY;
  for (const mine of throwsOf(dice))
    for (const theirs of throwsOf(against)) sum = plus(sum, next(total(mine.faces), total(theirs.faces)), mine.chance * theirs.chance);
  return sum;
}

/** What is as good, computed another way, differs by less. */
const SAME = 1e-12;

/** The Moine, first camp, does what gives his people the province most often; as often, he keeps. */
const better = (kept: Ends, others: readonly Ends[]): Ends =>
  others.reduce((best, one) => (one.first > best.first + SAME ? one : best), kept);

/** ZAR-MOI-1, ZAR-L-3: the Moine throws and decides, then his opponent throws; the hand of God takes one die of one of the two throws. */
function prayingRound(dice: number, against: number, next: Next): Ends {
  const answers = new Map<string, Ends>();
  const answer = (mine: number, isFree: boolean): Ends => {
    const key = `${mine} ${isFree}`;
    const known = answers.get(key);
    if (known) return known;
    let sum = NOBODY;
    for (const { faces, chance } of throwsOf(against)) {
      const again = isFree ? [...new Set(faces)] : [];
      const others = again.map((face) => rethrown(faces, face).reduce((mean, theirs) => plus(mean, next(mine, theirs), 1 / 6), NOBODY));
      sum = plus(sum, better(next(mine, total(faces)), others), chance);
    }
    answers.set(key, sum);
    return sum;
  };
  let sum = NOBODY;
  for (const { faces, chance } of throwsOf(dice)) {
    const others = [...new Set(faces)].map((face) =>
      rethrown(faces, face).reduce((mean, mine) => plus(mean, answer(mine, false), 1 / 6), NOBODY),
    );
    sum = plus(sum, better(answer(total(faces), true), others), chance);
  }
  return sum;
}

const fought = new Map<string, Ends>();

/** Rounds to the end (ZAR-COM-2). `isPraying`: the first camp are Moines with the hand of God. */
function fight(pawns: number, against: number, first: Camp, second: Camp, isPraying: boolean): Ends {
  if (pawns <= 0) return against <= 0 ? NOBODY : { first: 0, second: 1 };
  if (against <= 0) return { first: 1, second: 0 };
  const key = JSON.stringify([pawns, against, first, second, isPraying]);
  const known = fought.get(key);
  if (known) return known;
  const round = isPraying ? prayingRound : plainRound;
  // A round without a loss begins the same fight again: what it is worth is guessed, then counted, until both are the same.
  let guess = NOBODY;
  for (;;) {
    const again = guess;
    const found = round(diceOf(pawns) + first.wind, diceOf(against) + second.wind, (mine, theirs) => {
      const [killed, lost] = [Math.floor(mine / first.divisor), Math.floor(theirs / second.divisor)];
      return killed + lost === 0 ? again : fight(pawns - lost, against - killed, first, second, isPraying);
    });
    if (Math.abs(found.first - again.first) + Math.abs(found.second - again.second) < 1e-15) break;
    guess = found;
  }
  fought.set(key, guess);
  return guess;
}

/** A fight against a people. */
function taken({ attacker, defender, site, eclipse, heatwave, options }: Situation): number {
  if (defender.people === 'demons' || defender.called > 0 || Object.keys(options).length > 0 || (site !== 'province' && site !== 'capital'))
    throw new Error('no such question is asked');
  const isWalled = site === 'capital';
  const assault: Camp = { divisor: isWalled ? 3 : 2, wind: attacker.warWind ? 1 : 0 };
  const defence: Camp = { divisor: 2, wind: defender.warWind ? 1 : 0 };
  const prays = (people: People): boolean => people === 'moines' && !heatwave;
  const from = (pawns: number): number =>
    prays(defender.people)
      ? fight(defender.pawns, pawns, defence, assault, true).second
      : fight(pawns, defender.pawns, assault, defence, prays(attacker.people)).first;
  if (defender.people !== 'amazones' || eclipse) return from(attacker.pawns);
  // ZAR-AMA-1: they shoot first, without the die of the wind and out of reach of the hand of God (ZAR-L-2).
  return throwsOf(diceOf(defender.pawns)).reduce(
    (sum, { faces, chance }) => sum + chance * from(attacker.pawns - Math.floor(total(faces) / (isWalled ? 2 : 3))),
    0,
  );
}

/** ZAR-ZRG-1, ZAR-ZRG-2: one round, the demons alone throw; no people has a power there (ZAR-ZRG-4). */
function spared(pawns: number, dice: DemonDice): number {
  return throwsOf(dice)
    .filter(({ faces }) => pawns > Math.floor(total(faces) / 2))
    .reduce((sum, { chance }) => sum + chance, 0);
}

function entered({ attacker, defender }: Situation): number {
  if (defender.people !== 'demons') throw new Error('no such question is asked');
  return spared(attacker.pawns, defender.dice);
}

/** By kind of question: the chance that the attacker takes the place. */
export const guessOracles: Readonly<Record<string, (situation: Situation) => number>> = {
  'rase-campagne': taken,
  remparts: taken,
  cartes: taken,
  vents: taken,
  canicule: taken,
  eclipse: taken,
  demons: entered,
};
