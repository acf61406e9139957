/** The bots' quick reckoning beside the rules' own, and their odds beside plain counting. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ARMY_CARD_KINDS, BOX, COPIES, PEOPLE_CARDS } from '../data/cards.ts';
import { readingsOf } from '../options.ts';
import { forceOf } from '../rules/force.ts';
import { type ArmyCardKind, MERCENARIES, type Mercenary, PEOPLES } from '../types.ts';
import { countsOf, hasTwoChiefs, mercenaryForce, peopleForce, worthsOf } from './kinds.ts';
import { meterOf } from './pick.ts';
import { announced, chanceAtMost } from './rivals.ts';
import { holds } from './strength.ts';

const cards = <Card extends ArmyCardKind>(kinds: readonly Card[]) =>
  fc
    .tuple(...kinds.map((kind) => fc.integer({ min: 0, max: kind === 'geant' ? 1 : Math.min(3, COPIES[kind]) })))
    .map((counts) => kinds.flatMap((kind, at) => new Array<Card>(counts[at] ?? 0).fill(kind)));

const READINGS = ['compte-et-double', 'compte-sans-doubler', 'nulle'] as const;

test('ORC-BAT-5, ORC-BAT-6, ORC-BAT-7, ORC-L-12: the quick reckoning of an army is that of the rules', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PEOPLES.keys()),
      fc.constantFrom(...READINGS),
      cards(PEOPLE_CARDS),
      cards(MERCENARIES),
      (at, chief, all, mercenaries) => {
        const people = PEOPLES[at] ?? 'orcs';
        const army: readonly ArmyCardKind[] = [...all.filter((card) => card.startsWith(`${people}-`)), ...mercenaries];
        const worths = worthsOf({ seats: 4, options: { 'ORC-L-12': chief }, values: {} });
        const hand = countsOf(army);
        const quick = hasTwoChiefs(hand, at) ? 0 : peopleForce(hand, at, worths) + mercenaryForce(hand, worths);
        expect(quick).toBe(forceOf({ people, cards: army }, BOX.values, readingsOf({ options: { 'ORC-L-12': chief } })).value);
      },
    ),
  );
});

test('a club’s own values are reckoned with', () => {
  const worths = worthsOf({ seats: 4, options: {}, values: { 'orcs-elite': 7 } });
  expect(peopleForce(countsOf(['orcs-elite', 'orcs-elite', 'orcs-chef']), 0, worths)).toBe(2 * (7 + 7 + 4));
});

/** Every pick of `size` cards, each card a card. */
const picks = <Card>(from: readonly Card[], size: number): readonly (readonly Card[])[] =>
  size === 0 ? [[]] : from.flatMap((card, at) => picks(from.slice(at + 1), size - 1).map((rest) => [card, ...rest]));

test('any of the mercenaries held, equally likely: as many ways as picks counted one by one', () => {
  const worths = worthsOf({ seats: 4, options: {}, values: {} });
  fc.assert(
    fc.property(
      fc.shuffledSubarray<Mercenary>([...MERCENARIES, 'gobelin', 'gobelin', 'troll', 'machine-de-guerre']),
      fc.nat(5),
      (held, size) => {
        const most = Math.min(size, held.length);
        const ways = picks(held, most).map((sent) => mercenaryForce(countsOf(sent), worths));
        const found = announced(countsOf(held), most, worths, meterOf(10_000));
        for (const force of new Set(ways))
          expect(chanceAtMost(found, force)).toBeCloseTo(ways.filter((one) => one <= force).length / ways.length, 12);
      },
    ),
    { numRuns: 60 },
  );
});

test('without a budget, the share of the whole', () => {
  const worths = worthsOf({ seats: 4, options: {}, values: {} });
  expect(announced(countsOf(['troll', 'gobelin', 'troll']), 2, worths, meterOf(0))).toEqual([{ force: 22 / 3, chance: 1 }]);
});

test('a lead of nothing holds half the time, a great one nearly always, and never less for being greater', () => {
  expect(holds(0, 5)).toBe(0.5);
  expect(holds(5, 5)).toBe(0.75);
  expect(holds(-5, 5)).toBe(0.25);
  expect(holds(100, 5)).toBeGreaterThan(0.95);
  for (let lead = -20; lead < 20; lead += 1) expect(holds(lead + 1, 5)).toBeGreaterThan(holds(lead, 5));
});

test('every kind has a worth', () => {
  const { value } = worthsOf({ seats: 4, options: {}, values: {} });
  expect(ARMY_CARD_KINDS.map((_, kind) => value[kind])).toEqual(ARMY_CARD_KINDS.map((kind) => BOX.values[kind]));
});
