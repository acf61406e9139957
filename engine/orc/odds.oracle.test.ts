/**
 * The odds held to a count of every deal, on decks small enough: labelled cards, all ways to hand them out one opponent after another, deals with two
 * giants in one hand struck out. It shares no code with what it checks, the value of an army included.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import { COPIES } from './data/cards.ts';
import { fieldOf, type Strike } from './odds/field.ts';
import { allBelow, programmeOf, valueChances, worthOf } from './odds/joint.ts';
import { checkOdds } from './odds.ts';
import { checkBattle } from './situation.ts';
import { type CardId, MERCENARIES, type Mercenary } from './types.ts';

const LETTERS = { g: 'gobelin', t: 'troll', G: 'geant', m: 'machine-de-guerre', v: 'machine-volante', k: 'commando' } as const;
const WORTH: Readonly<Record<string, number>> = { T: 3, E: 6, C: 4, g: 1, t: 5, G: 8 };

/** An army of letters: T, E, C of the people, the rest mercenaries. */
function worth(army: string): number {
  const count = (letter: string) => army.split(letter).length - 1;
  if (count('C') === 2) return 0;
  const served = Math.min(count('m'), count('g'));
  let sum = 9 * served + (count('v') > 0 && count('g') > served ? 4 : 0);
  for (const letter of army) sum += (WORTH[letter] ?? 0) * ('TEC'.includes(letter) && count('C') === 1 ? 2 : 1);
  return sum;
}

/** All ways to draw `size` of `deck`: what is drawn, and what is left. */
function draws(deck: string, size: number): [string, string][] {
  if (size === 0) return [['', deck]];
  const [first, rest] = [deck.slice(0, 1), deck.slice(1)];
  if (first === '') return [];
  return [
    ...draws(rest, size - 1).map(([taken, left]): [string, string] => [first + taken, left]),
    ...draws(rest, size).map(([taken, left]): [string, string] => [taken, first + left]),
  ];
}

interface Shown {
  readonly people: number;
  readonly mercenaries: number;
  readonly held: number;
}

/** Every deal: for each opponent his cards of the people, those sent, those kept. */
function* deals(people: string, mercenaries: string, opponents: readonly Shown[], barred: string): Generator<[string, string][]> {
  const [shown, ...others] = opponents;
  if (!shown) {
    yield [];
    return;
  }
  for (const [army, peopleLeft] of draws(people, shown.people))
    for (const [sent, left] of draws(mercenaries, shown.mercenaries)) {
      if ([...barred].some((letter) => sent.includes(letter))) continue;
      for (const [kept, mercenariesLeft] of draws(left, shown.held - shown.mercenaries)) {
        if ((sent + kept).split('G').length > 2) continue;
        for (const rest of deals(peopleLeft, mercenariesLeft, others, barred)) yield [[army, sent], ...rest];
      }
    }
}

/** Values of all opponents, deal by deal, each deal (and each card that a commando may take) weighing the same; as exact fractions of `total`. */
function count(people: string, mercenaries: string, opponents: readonly Shown[], barred = '', strike?: Strike) {
  const rows: { values: number[]; weight: number }[] = [];
  for (const deal of deals(people, mercenaries, opponents, barred)) {
    const struck = strike ? (deal[strike.opponent]?.[strike.back === 'people' ? 0 : 1] ?? '') : '';
    const outcomes = struck === '' ? [deal] : [...struck].map((_, i) => removed(deal, strike, i));
    for (const outcome of outcomes) rows.push({ values: outcome.map(([a, b]) => worth(a + b)), weight: 5040 / outcomes.length });
  }
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const chance = (is: (values: number[]) => boolean) => rows.reduce((sum, row) => (is(row.values) ? sum + row.weight : sum), 0) / total;
  return { total, chance };
}

const removed = (deal: [string, string][], strike: Strike | undefined, i: number): [string, string][] =>
  deal.map(([army, sent], seat): [string, string] => {
    if (seat !== strike?.opponent) return [army, sent];
    const without = (text: string) => text.slice(0, i) + text.slice(i + 1);
    return strike.back === 'people' ? [without(army), sent] : [army, without(sent)];
  });

const PEOPLE = { T: 'nains-troupe', E: 'nains-elite', C: 'nains-chef' } as const;

/** The battle in which exactly these cards are unseen: all others are in `seen`. */
function battle(people: string, mercenaries: string, opponents: readonly Shown[], options = {}) {
  const copies = (letter: string) => (people + mercenaries).split(letter).length - 1;
  const rest = Object.entries({ ...PEOPLE, ...LETTERS }).flatMap(([letter, card]) =>
    new Array<CardId>(COPIES[card] - copies(letter)).fill(card),
  );
  return { people: 'nains', mine: [], seen: rest, opponents, options };
}

function compare(people: string, mercenaries: string, opponents: readonly Shown[], options = {}, barred = '', strike?: Strike) {
  const oracle = count(people, mercenaries, opponents, barred, strike);
  const field = fieldOf(accepted(checkBattle(battle(people, mercenaries, opponents, options))), strike);
  if (!field) return expect(oracle.total).toBe(0);
  expect(oracle.total).toBeGreaterThan(0);
  const seats = field.seats.map((_, at) => valueChances(worthOf(field, at)));
  const top = 1 + Math.max(...seats.flatMap((values) => values.map(([value]) => value)));
  seats.forEach((values, seat) => {
    for (let value = 0; value <= top; value++) {
      const chance = values.find(([one]) => one === value)?.[1] ?? 0;
      expect(chance).toBeCloseTo(
        oracle.chance((all) => all[seat] === value),
        12,
      );
    }
  });
  const programme = programmeOf(field);
  for (let limit = 0; limit <= top; limit++)
    expect(allBelow(programme, limit), `below ${limit}`).toBeCloseTo(
      oracle.chance((all) => all.every((value) => value < limit)),
      12,
    );
}

const shows = (...list: [people: number, mercenaries: number, held?: number][]): Shown[] =>
  list.map(([people, mercenaries, held = mercenaries]) => ({ people, mercenaries, held }));

const rows: [name: string, people: string, mercenaries: string, opponents: Shown[]][] = [
  ['one opponent, people only', 'TTTECC', '', shows([3, 0])],
  ['ORC-BAT-7: both chiefs in one hand or in two', 'TCC', '', shows([2, 0], [1, 0])],
  ['ORC-BAT-6: machines and goblins', '', 'mmgg', shows([0, 2], [0, 2])],
  ['ORC-GEA-1: giants sent', '', 'GGtgm', shows([0, 2], [0, 1])],
  ['ORC-GEA-1: giants sent or kept', 'TE', 'GGGtgmk', shows([1, 1, 2], [1, 1, 3])],
  ['ORC-GEA-1: three hands, one without a card in the battle', 'TC', 'GGtgm', shows([1, 1], [1, 0, 2], [0, 1])],
  ['ORC-L-29: special cards face down', 'TT', 'vkggm', shows([1, 2], [1, 2])],
  ['everything at once', 'TEC', 'GGmgvt', shows([1, 2], [2, 1, 2])],
  ['all cards in hands', 'TE', 'Gtg', shows([1, 2], [1, 1])],
  ['ORC-GEA-1: no deal at all', '', 'GG', shows([0, 2])],
];

test.each(rows)('%s', (_name, people, mercenaries, opponents) => compare(people, mercenaries, opponents));

test.each(rows)('ORC-L-29, other reading: special cards are not sent: %s', (_name, people, mercenaries, opponents) =>
  compare(people, mercenaries, opponents, { 'ORC-L-29': 'interdit' }, 'vk'),
);

const strikes: Strike[] = [
  { opponent: 0, back: 'people' },
  { opponent: 0, back: 'mercenaries' },
  { opponent: 1, back: 'people' },
  { opponent: 1, back: 'mercenaries' },
];

test.each(strikes)('ORC-BAT-3: a commando takes a card of $back from opponent $opponent', (strike) => {
  compare('TECC', 'Gmgt', shows([2, 2], [1, 1]), {}, '', strike);
  compare('TCC', 'GGmg', shows([2, 1, 2], [1, 1]), {}, '', strike);
  compare('TCC', 'Gvgk', shows([2, 1, 2], [1, 1]), { 'ORC-L-29': 'interdit' }, 'vk', strike);
});

const MOST = { g: 6, t: 4, G: 6, m: 4, v: 1, k: 1 } as const;

const small = fc.record({
  people: fc.array(fc.constantFrom('T', 'T', 'T', 'E', 'E', 'C'), { maxLength: 4 }).map((list) => list.join('')),
  mercenaries: fc
    .array(fc.constantFrom('g', 'g', 'g', 't', 't', 'G', 'G', 'm', 'm', 'v', 'k'), { maxLength: 6 })
    .map((list) => list.filter((letter, i) => list.slice(0, i).filter((one) => one === letter).length < MOST[letter]).join('')),
  opponents: fc.array(fc.tuple(fc.nat(2), fc.nat(2), fc.nat(1)), { minLength: 1, maxLength: 3 }),
});

test('ORC-GEA-1, ORC-MAT-5: random small decks agree with the count of all deals', () => {
  fc.assert(
    fc.property(small, ({ people, mercenaries, opponents }) => {
      const list = opponents.map(([a, b, kept]) => ({ people: a, mercenaries: b, held: b + kept }));
      fc.pre((people.match(/C/g) ?? []).length <= 2);
      fc.pre(list.reduce((sum, one) => sum + one.people, 0) <= people.length);
      fc.pre(list.reduce((sum, one) => sum + one.held, 0) <= mercenaries.length);
      compare(people, mercenaries, list);
    }),
    { numRuns: 150 },
  );
});

/** By hand. */
test('ORC-GEA-1: one card sent of two held, one giant among three unseen mercenaries', () => {
  // Hands of two out of G t t': all three hold at most one giant. The card sent is the giant in 2 of 6 (hand, sent) pairs.
  const found = checkOdds({ ...battle('', 'Gtt', shows([0, 1, 2])), mine: [] });
  expect(found.ok && found.value.value[0]?.map(([value, chance]) => [value, chance.toFixed(12)])).toEqual([
    [5, (2 / 3).toFixed(12)],
    [8, (1 / 3).toFixed(12)],
  ]);
});

test('ORC-GEA-1: two giants and two trolls, two cards sent: never both giants', () => {
  // Six pairs, the pair of giants struck out: one pair of trolls (10), four of giant and troll (13).
  const found = checkOdds(battle('', 'GGtt', shows([0, 2])));
  expect(found.ok && found.value.value[0]?.map(([value, chance]) => [value, chance.toFixed(12)])).toEqual([
    [10, '0.200000000000'],
    [13, '0.800000000000'],
  ]);
});

test('mercenaries of this file are those of the box', () => {
  const named: readonly Mercenary[] = Object.values(LETTERS);
  expect([...named].sort()).toEqual([...MERCENARIES].sort());
});
