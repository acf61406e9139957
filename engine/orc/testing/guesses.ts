/**
 * The chances of « Combien de chances ? » a second time, slow and obvious: every hand that the backs of each opponent may hide, one opponent after another. It
 * shares nothing with what it checks but the form of a question.
 */
import type { BattleAsked, Opponent } from '../situation.ts';

/** Copies of ORC-MAT-1 and ORC-MAT-2, by letters: people's troop, elite, chief, then goblin, troll, giant, war machine, flying machine, commando. */
const COPIES: Readonly<Record<string, number>> = { T: 7, E: 4, C: 2, g: 8, t: 4, G: 6, m: 4, v: 1, k: 1 };
/** Values of our box. */
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

/** What is not in sight, by letters. */
type Deck = Readonly<Record<string, number>>;

const worths = new Map<string, number>();

/** ORC-BAT-4 to ORC-BAT-7; a flying machine among the mercenaries needs a goblin that serves nothing (ORC-L-29). */
function worth(army: string): number {
  const known = worths.get(army);
  if (known !== undefined) return known;
  const count = (letter: string): number => army.split(letter).length - 1;
  const served = Math.min(count('m'), count('g'));
  const flown = count('v') > 0 && count('g') > served ? 4 : 0;
  let sum = 9 * served + flown;
  for (const letter of army) sum += (WORTH[letter] ?? 0) * ('TEC'.includes(letter) && count('C') === 1 ? 2 : 1);
  const value = count('C') === 2 ? 0 : sum;
  worths.set(army, value);
  return value;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

interface Hand {
  readonly cards: string;
  readonly ways: number;
}

/** Hands of so many cards of these letters, each with the number of ways to draw it. */
function hands(deck: Deck, letters: string, size: number): readonly Hand[] {
  if (letters === '') return size === 0 ? [{ cards: '', ways: 1 }] : [];
  const letter = letters.charAt(0);
  const copies = deck[letter] ?? 0;
  const found: Hand[] = [];
  for (let taken = 0; taken <= Math.min(copies, size); taken += 1)
    for (const { cards, ways } of hands(deck, letters.slice(1), size - taken))
      found.push({ cards: letter.repeat(taken) + cards, ways: ways * choose(copies, taken) });
  return found;
}

function without(deck: Deck, cards: string): Deck {
  const rest: Record<string, number> = { ...deck };
  for (const letter of cards) rest[letter] = (rest[letter] ?? 0) - 1;
  return rest;
}

interface Deals {
  readonly all: number;
  /** Those in which each opponent is worth less than `mine`. */
  readonly won: number;
}

/** Every way to deal to these opponents, one after another; two giants in one hand are no deal (ORC-GEA-1). */
function deals(deck: Deck, opponents: readonly Opponent[], mine: number, known: Map<string, Deals>): Deals {
  const [shown, ...others] = opponents;
  if (!shown) return { all: 1, won: 1 };
  const key = `${opponents.length} ${Object.values(deck)}`;
  const found = known.get(key);
  if (found) return found;
  if (shown.held !== shown.mercenaries) throw new Error('no such question is asked');
  const hirings = hands(deck, 'gtGmvk', shown.mercenaries).filter(({ cards }) => !cards.includes('GG'));
  let [all, won] = [0, 0];
  for (const own of hands(deck, 'TEC', shown.people)) {
    for (const hired of hirings) {
      const rest = deals(without(deck, own.cards + hired.cards), others, mine, known);
      const ways = own.ways * hired.ways;
      all += ways * rest.all;
      if (worth(own.cards + hired.cards) < mine) won += ways * rest.won;
    }
  }
  known.set(key, { all, won });
  return { all, won };
}

/** My army is worth more than each of theirs. */
function beatsAll({ people, mine, seen, opponents, options }: BattleAsked): number {
  if (Object.keys(options).length > 0) throw new Error('no such question is asked');
  const letters = (cards: readonly string[]): string => cards.map((card) => LETTERS[card.replace(`${people}-`, '')] ?? '').join('');
  const { all, won } = deals(without(COPIES, letters([...mine, ...seen])), opponents, worth(letters(mine)), new Map());
  return won / all;
}

export const guessOracles: Readonly<Record<string, (battle: BattleAsked) => number>> = { duel: beatsAll, melee: beatsAll };
