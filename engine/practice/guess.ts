/**
 * « Combien de chances ? »: situations of a game whose exact chance is to be guessed. The same word and edition make the same situations everywhere. A guess is
 * judged by how far it is from the chance, in points of percent: saying what one believes is the best one can do.
 */
import { type Dice, diceFrom, oneOf, shuffled } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import { type Edition, LAST_EDITION } from './edition.ts';

export interface Guessing<Situation> {
  /** Kinds of situations, met as often as one another. */
  readonly kinds: Readonly<Record<Edition, readonly string[]>>;
  /** One that a table might meet; undefined where the dice made none. */
  readonly draw: (kind: string, dice: Dice) => Situation | undefined;
  /** Exact, 0 to 1: of what is good for who acts. */
  readonly chanceOf: (situation: Situation) => number;
}

export interface Guess<Situation> {
  readonly kind: string;
  readonly situation: Situation;
  readonly chance: number;
}

/** What is asked about is neither hopeless nor sure; both included. */
export const LEAST = 0.04;
export const MOST = 0.96;

/** Chances are asked about in as many equal parts, so that no answer is the usual one. */
const PARTS = 5;
/** Situations looked at for a chance of the part that is wanted. */
const TRIES = 12;
/** Situations that are none, or beside the bounds, before something is wrong with what draws them. */
const MOST_TRIES = 5000;

const partOf = (chance: number): number => Math.min(PARTS - 1, Math.floor(chance * PARTS));

function guessAt<Situation>({ draw, chanceOf }: Guessing<Situation>, kind: string, part: number, dice: Dice): Guess<Situation> {
  let found: Guess<Situation> | undefined;
  let fit = 0;
  for (let tried = 0; tried < MOST_TRIES; tried += 1) {
    const situation = draw(kind, dice);
    const chance = situation === undefined ? 0 : chanceOf(situation);
    if (situation === undefined || chance < LEAST || chance > MOST) continue;
    found = { kind, situation, chance };
    fit += 1;
    if (partOf(chance) === part || fit === TRIES) return found;
  }
  if (!found) throw new Error(`no situation of kind ${kind}`);
  return found;
}

/** Situations without end, of one word; each kind once before any comes again, each part of the chances too. */
export function* guesses<Situation>(
  guessing: Guessing<Situation>,
  seed: string,
  edition: Edition = LAST_EDITION,
): Generator<Guess<Situation>, never> {
  const dice = diceFrom(seeded(`${seed}/chances`));
  const all = guessing.kinds[edition];
  let kinds: readonly string[] = [];
  let parts: readonly number[] = [];
  for (;;) {
    if (kinds.length === 0) kinds = shuffled(all, dice);
    if (parts.length === 0)
      parts = shuffled(
        Array.from({ length: PARTS }, (_, part) => part),
        dice,
      );
    const [kind, ...otherKinds] = kinds;
    const [part, ...otherParts] = parts;
    [kinds, parts] = [otherKinds, otherParts];
    yield guessAt(guessing, kind ?? oneOf(all, dice), part ?? 0, dice);
  }
}

/** Points of percent that a guess is off: above 0, too hopeful. `percent`: 0 to 100. */
export const offBy = (percent: number, chance: number): number => percent - 100 * chance;

/** Of guesses, how far off they are. */
export interface Errors {
  readonly count: number;
  /** Points of percent, on average: how far, whichever way; and which way, above 0 too hopeful. */
  readonly mean: number;
  readonly bias: number;
}

export function errorsOf(offs: readonly number[]): Errors {
  const mean = (numbers: readonly number[]): number =>
    numbers.length === 0 ? 0 : numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return { count: offs.length, mean: mean(offs.map(Math.abs)), bias: mean(offs) };
}

/** What a guess is worth: within 5 points known, within 10 nearly, else missed. As the notebook grades it. */
export const gradeOf = (off: number): 1 | 2 | 3 => (Math.abs(off) <= 5 ? 3 : Math.abs(off) <= 10 ? 2 : 1);
