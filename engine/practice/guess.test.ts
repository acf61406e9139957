/** « Combien de chances ? »: situations that a table might meet, whose chance a second, slow count gives too; and how a guess is judged. */
import { describe, expect, test } from 'vitest';
import { diceFrom } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import { sortedJson } from '../core/replay.ts';
import { GRAN_GUESSING, type GranGuess } from '../gran/guesses.ts';
import { ORC_GUESSING } from '../orc/guesses.ts';
import type { Battle } from '../orc/situation.ts';
import { ZARGOS_GUESSING } from '../zargos/guesses.ts';
import { referenceFor } from '../zargos/reference.ts';
import type { Situation } from '../zargos/types.ts';
import { FACTORS } from '../zargos-lords/data/counters.ts';
import { LORDS_GUESSING } from '../zargos-lords/guesses.ts';
import type { Situation as LordsSituation } from '../zargos-lords/situation.ts';
import { errorsOf, excessOf, type Guess, type Guessing, guesses, LEAST, MOST, offBy } from './guess.ts';

/** Words that are asked; `npm run nightly` takes more. */
const GUESSES = Number(process.env.GUESSES ?? 100);
/** Situations of each. */
const EACH = 3;

function take<Situation>(guessing: Guessing<Situation>, word: string, count: number): readonly Guess<Situation>[] {
  const made = guesses(guessing, word);
  return Array.from({ length: count }, () => made.next().value);
}

/** `oracle`: undefined where it would take too long, or is not written for such a case. */
function laws<Situation>(name: string, guessing: Guessing<Situation>, oracle: (situation: Situation) => number | undefined): void {
  describe(name, () => {
    const asked = Array.from({ length: GUESSES }, (_, at) => take(guessing, `essai-${at}`, EACH)).flat();

    test('a situation is of its kinds, neither hopeless nor sure, and its chance is counted again', () => {
      for (const { kind, situation, chance } of asked) {
        expect(guessing.kinds).toContain(kind);
        expect(chance).toBeGreaterThanOrEqual(LEAST);
        expect(chance).toBeLessThanOrEqual(MOST);
        expect(guessing.chanceOf(situation)).toBe(chance);
      }
    });

    test('a slow count written apart gives the same chance', () => {
      let counted = 0;
      for (const { situation, chance } of asked) {
        const slow = oracle(situation);
        if (slow === undefined) continue;
        counted += 1;
        expect(Math.abs(slow - chance), sortedJson(situation)).toBeLessThan(1e-9);
      }
      expect(counted).toBeGreaterThan(GUESSES / 5);
    });

    test('all kinds come as often, and no part of the chances is most of them', () => {
      for (const kind of guessing.kinds)
        expect(asked.filter((one) => one.kind === kind).length).toBeGreaterThan(asked.length / guessing.kinds.length / 2);
      for (const part of [0, 1, 2, 3, 4]) {
        const inside = asked.filter(({ chance }) => Math.min(4, Math.floor(chance * 5)) === part).length;
        expect(inside).toBeGreaterThan(0);
        expect(inside).toBeLessThan(asked.length / 2);
      }
    });

    test('the same word asks the same, another word something else', () => {
      expect(sortedJson(take(guessing, 'club', 10))).toBe(sortedJson(take(guessing, 'club', 10)));
      expect(sortedJson(take(guessing, 'club', 10))).not.toBe(sortedJson(take(guessing, 'club-2', 10)));
    });
  });
}

/** Throw by throw, for armies small enough. */
function zargosSlowly(situation: Situation): number | undefined {
  const { attacker, defender } = situation;
  if (defender.people === 'demons' || attacker.people === 'moines' || defender.people === 'moines' || attacker.pawns > 6) return undefined;
  return referenceFor(situation)(attacker.pawns, defender.pawns).win.attacker;
}

laws('Zargos', ZARGOS_GUESSING, zargosSlowly);

/** The 24 dragons (GRA-MAT-2), and a way card by card: a die under the card costs an amulet, none is left to stop on the next one. */
const DRAGONS = [0, 0, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6];

function passes(pile: readonly number[], dragons: number, amulets: number): number {
  if (dragons === 0) return 1;
  if (amulets === 0) return 0;
  let sum = 0;
  for (const force of new Set(pile)) {
    const at = pile.indexOf(force);
    const rest = [...pile.slice(0, at), ...pile.slice(at + 1)];
    const copies = pile.filter((one) => one === force).length;
    const wins = [1, 2, 3, 4, 5, 6].filter((face) => face >= force).length;
    sum += copies * (wins * passes(rest, dragons - 1, amulets) + (6 - wins) * passes(rest, dragons - 1, amulets - 1));
  }
  return sum / (6 * pile.length);
}

function granSlowly({ asked, road }: GranGuess): number {
  const pile = [...DRAGONS];
  for (const force of road.seen) pile.splice(pile.indexOf(force), 1);
  if (asked === 'road') return passes(pile, road.legs.length - 1, road.amulets);
  return pile.reduce((sum, force) => sum + [1, 2, 3, 4, 5, 6].filter((face) => face >= force).length, 0) / (6 * pile.length);
}

laws('Gran', GRAN_GUESSING, granSlowly);

/** Values of ORC-VAL, by letters: people's troop, elite, chief, then goblin, troll, giant, war machine, flying machine, commando. */
const COPIES = { T: 7, E: 4, C: 2, g: 8, t: 4, G: 6, m: 4, v: 1, k: 1 };
const WORTH: Readonly<Record<string, number>> = { T: 3, E: 6, C: 4, g: 1, t: 5, G: 8 };
const LETTERS: Readonly<Record<string, string>> = {
  troupe: 'T',
  elite: 'E',
  chef: 'C',
  gobelin: 'g',
  troll: 't',
  geant: 'G',
  'machine-de-guerre': 'm',
  'machine-volante': 'v',
  commando: 'k',
};

function worth(army: string): number {
  const count = (letter: string): number => army.split(letter).length - 1;
  if (count('C') === 2) return 0;
  const served = Math.min(count('m'), count('g'));
  const flown = count('v') > 0 && count('g') > served ? 4 : 0;
  return [...army].reduce(
    (sum, letter) => sum + (WORTH[letter] ?? 0) * ('TEC'.includes(letter) && count('C') === 1 ? 2 : 1),
    9 * served + flown,
  );
}

/** Hands of so many cards of a deck of letters, each with the number of ways to draw it. */
function hands(deck: Readonly<Record<string, number>>, letters: string, size: number): readonly (readonly [hand: string, ways: number])[] {
  if (letters === '') return size === 0 ? [['', 1]] : [];
  const letter = letters.charAt(0);
  const copies = deck[letter] ?? 0;
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
  return Array.from({ length: Math.min(copies, size) + 1 }, (_, taken) => taken).flatMap((taken) =>
    hands(deck, letters.slice(1), size - taken).map(([hand, ways]) => [letter.repeat(taken) + hand, ways * choose(copies, taken)] as const),
  );
}

/** Every army of one opponent; two giants in one hand are no deal (ORC-GEA-1). */
function orcSlowly({ people, mine, seen, opponents }: Battle): number | undefined {
  const [shown, ...others] = opponents;
  if (!shown || others.length > 0) return undefined;
  const letters = (cards: readonly string[]): string => cards.map((card) => LETTERS[card.replace(`${people}-`, '')] ?? '').join('');
  const deck: Record<string, number> = { ...COPIES };
  for (const letter of letters(mine) + letters(seen)) deck[letter] = (deck[letter] ?? 0) - 1;
  let [won, all] = [0, 0];
  for (const [own, ways] of hands(deck, 'TEC', shown.people))
    for (const [hired, times] of hands(deck, 'gtGmvk', shown.mercenaries)) {
      if (hired.includes('GG')) continue;
      all += ways * times;
      if (worth(letters(mine)) > worth(own + hired)) won += ways * times;
    }
  return won / all;
}

laws('De l’Orc', ORC_GUESSING, orcSlowly);

/** Every throw of the dice of a volley; a combat on the plain, its factors added up, its row of the table. */
function lordsSlowly(situation: LordsSituation): number | undefined {
  const { box } = situation;
  if (situation.action === 'arrows' || situation.action === 'flames') {
    const { action, target, shots, ground } = situation;
    if (ground !== 'plaine') return undefined;
    const dice = shots.flatMap(({ distance, count }) => new Array<readonly number[]>(count).fill(box[action][distance - 1] ?? []));
    const hits = dice.reduce<readonly number[]>((sums, die) => sums.flatMap((sum) => die.map((more) => sum + more)), [0]);
    return hits.filter((sum) => sum >= box.needs[action][target]).length / hits.length;
  }
  if (situation.action !== 'combat') return undefined;
  const { attackers, defenders } = situation;
  if (attackers.some(({ charge }) => charge !== undefined) || defenders.some(({ ground }) => ground !== 'plaine')) return undefined;
  const sum = (list: readonly { readonly kind: keyof typeof FACTORS }[]): number =>
    list.reduce((all, { kind }) => all + FACTORS[kind].combat, 0);
  const difference = sum(attackers) - sum(defenders);
  const row = box.combat.filter(({ from }) => from <= difference).at(-1);
  return (row?.results ?? []).filter((result) => result.startsWith('D')).length / 6;
}

laws('Zargo’s Lords', LORDS_GUESSING, lordsSlowly);

describe('how a guess is judged', () => {
  test('by points of percent, above 0 too hopeful', () => {
    expect(offBy(70, 0.62)).toBeCloseTo(8, 12);
    expect(offBy(50, 0.75)).toBe(-25);
  });

  test('the worked number of the page: 70 % for 62 % costs 0.2420 instead of 0.2356 in Brier’s score', () => {
    const brier = (said: number, chance: number): number => chance * (1 - said) ** 2 + (1 - chance) * said ** 2;
    expect(brier(0.7, 0.62)).toBeCloseTo(0.242, 12);
    expect(brier(0.62, 0.62)).toBeCloseTo(0.2356, 12);
    expect(excessOf(8)).toBeCloseTo(brier(0.7, 0.62) - brier(0.62, 0.62), 12);
  });

  test('what it costs too much is the square of how far off it is, whatever the chance: the chance itself costs least', () => {
    const dice = diceFrom(seeded('brier'));
    for (let tried = 0; tried < 200; tried += 1) {
      const [said, chance] = [dice.roll(101) - 1, (dice.roll(999) + 0.5) / 1000];
      const brier = (bet: number): number => chance * (1 - bet) ** 2 + (1 - chance) * bet ** 2;
      expect(excessOf(offBy(said, chance))).toBeCloseTo(brier(said / 100) - brier(chance), 12);
      expect(brier(said / 100)).toBeGreaterThanOrEqual(brier(chance) - 1e-15);
    }
  });

  test('the usual error, and which way: too hopeful by 6 points on average, off by 8', () => {
    expect(errorsOf([8, 12, -2, 6, 12, 0])).toEqual({ count: 6, mean: 40 / 6, bias: 6 });
    expect(errorsOf([])).toEqual({ count: 0, mean: 0, bias: 0 });
  });
});
