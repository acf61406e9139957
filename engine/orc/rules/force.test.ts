/** Sums by hand, with the default box: troop 3, elite 6, chief 4, goblin 1, troll 5, giant 8, war machine 9, flying machine 4, commando 0. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOX, COPIES } from '../data/cards.ts';
import { type Options, readingsOf } from '../options.ts';
import { type ArmyCardKind, MERCENARIES, PEOPLES, RANKS, type Values } from '../types.ts';
import { type Army, forceOf } from './force.ts';

const SHORT: Readonly<Record<string, ArmyCardKind>> = {
  t: 'orcs-troupe',
  e: 'orcs-elite',
  c: 'orcs-chef',
  g: 'gobelin',
  T: 'troll',
  G: 'geant',
  m: 'machine-de-guerre',
  v: 'machine-volante',
  k: 'commando',
};

const cardsOf = (text: string): ArmyCardKind[] =>
  [...text].map((letter) => {
    const card = SHORT[letter];
    if (!card) throw new Error(`no card ${letter}`);
    return card;
  });

/** « tteg > gg »: the army, then those aboard the flying machine; no `>`: it stays away. */
function army(text: string): Army {
  const [cards = '', flying] = text.split('>').map((part) => part.trim());
  return { people: 'orcs', cards: cardsOf(cards), ...(flying === undefined ? {} : { flying: cardsOf(flying) }) };
}

const value = (text: string, options: Options = {}, values: Values = BOX.values) =>
  forceOf(army(text), values, readingsOf({ options })).value;

const rows: [name: string, army: string, options: Options, value: number][] = [
  ['ORC-BAT-4: nothing is worth nothing', '', {}, 0],
  ['ORC-BAT-4: the force is the sum of the values', 'tteT', {}, 3 + 3 + 6 + 5],
  ['ORC-BAT-4: mercenaries alone, no card of the people', 'TG', {}, 5 + 8],
  ['ORC-BAT-5: a chief doubles his people, not the mercenaries', 'tecT', {}, 2 * (3 + 6 + 4) + 5],
  ['ORC-BAT-5: a chief alone doubles himself', 'c', {}, 8],
  ['ORC-BAT-6: one goblin serves a war machine, and counts himself', 'mg', {}, 9 + 1],
  ['ORC-BAT-6: a war machine without a goblin is worth 0', 'tm', {}, 3],
  ['ORC-BAT-6: a goblin serves one machine only', 'mmg', {}, 9 + 1],
  ['ORC-BAT-6: the chief doubles neither machine nor goblin', 'tcmg', {}, 2 * (3 + 4) + 9 + 1],
  ['ORC-L-2: three goblins on one machine add their own values', 'mggg', {}, 9 + 3],
  ['ORC-L-2: two goblins serve two machines', 'mmmgg', {}, 18 + 2],
  ['ORC-L-3: four war machines, four goblins', 'mmmmgggg', {}, 36 + 4],
  ['ORC-BAT-7: two chiefs of the people, the army is worth 0', 'tteecc', {}, 0],
  ['ORC-BAT-7: mercenaries included', 'ccGmg', {}, 0],
  ['ORC-BAT-8: the flying machine with one goblin', 't > g', {}, 3 + 4 + 1],
  ['ORC-BAT-8: the flying machine with three goblins', 't > ggg', {}, 3 + 4 + 3],
  ['ORC-BAT-8: the flying machine alone does not count', 't >', {}, 3],
  ['ORC-BAT-8: the chief does not double what flies', 'tc > g', {}, 2 * (3 + 4) + 4 + 1],
  ['ORC-L-4: engaged goblins do not help the flying machine', 'tg >', {}, 3 + 1],
  ['ORC-L-4, other reading: an engaged goblin is enough', 'tg >', { 'ORC-L-4': 'oui' }, 3 + 1 + 4],
  ['ORC-L-4, other reading: goblins aboard are still worth their value', 'tg > g', { 'ORC-L-4': 'oui' }, 3 + 1 + 4 + 1],
  ['ORC-L-5: a goblin that serves a war machine boards nothing', 'mg >', { 'ORC-L-4': 'oui' }, 9 + 1],
  ['ORC-L-5: nor the flying machine that lies among the mercenaries', 'mgv', {}, 9 + 1],
  ['ORC-L-12: the chief counts and doubles', 'tc', {}, 2 * 3 + 2 * 4],
  ['ORC-L-12, second reading: the chief counts once', 'tc', { 'ORC-L-12': 'compte-sans-doubler' }, 2 * 3 + 4],
  ['ORC-L-12, third reading: the chief is worth nothing himself', 'tc', { 'ORC-L-12': 'nulle' }, 2 * 3],
  ['ORC-L-12, ORC-BAT-7: two chiefs are worth 0 under any reading', 'tcc', { 'ORC-L-12': 'nulle' }, 0],
  ['ORC-L-13: the flying machine saves no army with two chiefs', 'tcc > gg', {}, 0],
  ['ORC-L-13, other reading: it adds itself and its goblins', 'tccT > gg', { 'ORC-L-13': 's-ajoute' }, 4 + 2],
  ['ORC-L-28: the flying machine joins an army without cards', '> gg', {}, 4 + 2],
  ['ORC-L-29: a commando among the mercenaries is worth 0', 'tk', {}, 3],
  ['ORC-L-29: the flying machine among them is worth 4 with an engaged goblin', 'tvg', {}, 3 + 4 + 1],
  ['ORC-L-29: and 0 without one', 'tv', {}, 3],
  ['ORC-L-30: the commando serves no machine', 'mk', {}, 0],
  ['ORC-L-30, other reading: he serves a war machine', 'mk', { 'ORC-L-30': 'oui' }, 9],
  ['ORC-L-30, other reading: he flies', 't > k', { 'ORC-L-30': 'oui' }, 3 + 4],
  ['ORC-L-31: goblins from the flying machine serve nothing', 'tm > g', {}, 3 + 4 + 1],
  ['ORC-L-31, other reading: they serve a machine already revealed', 'tm > g', { 'ORC-L-31': 'oui' }, 3 + 9 + 4 + 1],
  ['ORC-L-31, other reading: one machine each, no more', 'mmmg > g', { 'ORC-L-31': 'oui' }, 18 + 1 + 4 + 1],
];

test.each(rows)('%s: « %s »', (_name, text, options, expected) => {
  expect(value(text, options)).toBe(expected);
});

test('ORC-BAT-4, ORC-BAT-5, ORC-BAT-6: each line names its card and the rule that decided', () => {
  expect(forceOf(army('tcmmg'), BOX.values, readingsOf({ options: {} })).lines).toEqual([
    { card: 'orcs-troupe', value: 6, rule: 'ORC-BAT-5' },
    { card: 'orcs-chef', value: 8, rule: 'ORC-BAT-5' },
    { card: 'machine-de-guerre', value: 9, rule: 'ORC-BAT-6' },
    { card: 'machine-de-guerre', value: 0, rule: 'ORC-BAT-6' },
    { card: 'gobelin', value: 1, rule: 'ORC-BAT-6' },
  ]);
  expect(forceOf(army('eTgv > gg'), BOX.values, readingsOf({ options: {} })).lines.map(({ value, rule }) => [value, rule])).toEqual([
    [6, 'ORC-BAT-4'],
    [5, 'ORC-BAT-4'],
    [1, 'ORC-BAT-4'],
    [4, 'ORC-L-29'],
    [4, 'ORC-BAT-8'],
    [1, 'ORC-BAT-8'],
    [1, 'ORC-BAT-8'],
  ]);
});

test('ORC-BAT-7, ORC-L-13: lines of an army with two chiefs', () => {
  const { lines } = forceOf(army('ccT > g'), BOX.values, readingsOf({ options: {} }));
  expect(lines.map(({ rule }) => rule)).toEqual(['ORC-BAT-7', 'ORC-BAT-7', 'ORC-BAT-7', 'ORC-L-13', 'ORC-L-13']);
});

test('values are those of the box that is handed in', () => {
  expect(value('tc', {}, { ...BOX.values, 'orcs-troupe': 5, 'orcs-chef': 7 })).toBe(2 * (5 + 7));
});

const hand = fc.record({
  people: fc.constantFrom(...PEOPLES),
  ranks: fc.tuple(...RANKS.map((rank) => fc.nat(COPIES[`orcs-${rank}`]))),
  mercenaries: fc.tuple(...MERCENARIES.map((card) => fc.nat(COPIES[card]))),
});

const spread = ({ people, ranks, mercenaries }: { people: Army['people']; ranks: number[]; mercenaries: number[] }): Army => ({
  people,
  cards: [
    ...RANKS.flatMap((rank, i) => new Array<ArmyCardKind>(ranks[i] ?? 0).fill(`${people}-${rank}`)),
    ...MERCENARIES.flatMap((card, i) => new Array<ArmyCardKind>(mercenaries[i] ?? 0).fill(card)),
  ],
});

test('ORC-BAT-4: lines add up to the value, one a card, in any order of the cards', () => {
  fc.assert(
    fc.property(hand, fc.nat(8), (drawn, aboard) => {
      const one = { ...spread(drawn), flying: new Array<ArmyCardKind>(aboard).fill('gobelin') };
      const { value, lines } = forceOf(one, BOX.values, readingsOf({ options: {} }));
      expect(lines.length).toBe(one.cards.length + 1 + aboard);
      expect(lines.reduce((sum, line) => sum + line.value, 0)).toBe(value);
      expect(forceOf({ ...one, cards: one.cards.toReversed() }, BOX.values, readingsOf({ options: {} })).value).toBe(value);
    }),
  );
});

test('ORC-BAT-4: a mercenary more never weakens an army', () => {
  fc.assert(
    fc.property(hand, fc.constantFrom(...MERCENARIES), (drawn, card) => {
      const one = spread(drawn);
      const more = { ...one, cards: [...one.cards, card] };
      expect(forceOf(more, BOX.values, readingsOf({ options: {} })).value).toBeGreaterThanOrEqual(
        forceOf(one, BOX.values, readingsOf({ options: {} })).value,
      );
    }),
  );
});
