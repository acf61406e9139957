/** The best use of a hand, held to every subset of labelled cards, valued by arithmetic of its own. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOX } from '../data/cards.ts';
import type { Options } from '../options.ts';
import type { CardId, Mercenary } from '../types.ts';
import { cheapestPlan, greatestPlan, type Plan, plansOf } from './best.ts';

const hand = (cards: readonly CardId[], options: Options = {}) => ({ people: 'nains', cards, values: BOX.values, options }) as const;
const greatest = (cards: readonly CardId[], fly: boolean, options: Options = {}) => greatestPlan(plansOf(hand(cards, options), fly));
const told = (plan: Plan | undefined) => plan && [plan.value, plan.send.join(' '), plan.flying?.join(' ')];

const rows: [name: string, cards: CardId[], fly: boolean, options: Options, plan: (string | number | undefined)[]][] = [
  ['ORC-BAT-1: cards of the people all go, others stay', ['nains-troupe', 'orcs-elite', 'espion-1'], true, {}, [3, '', undefined]],
  ['ORC-BAT-6: the unserved machine stays in the hand', ['nains-troupe', 'machine-de-guerre', 'troll'], true, {}, [8, 'troll', undefined]],
  ['ORC-BAT-6: machine and goblin go', ['machine-de-guerre', 'gobelin'], true, {}, [10, 'gobelin machine-de-guerre', undefined]],
  ['ORC-BAT-7: nothing joins two chiefs', ['nains-chef', 'nains-chef', 'troll'], false, {}, [0, '', undefined]],
  [
    'ORC-L-5: of two goblins one serves, one flies, after the reveal rather than before',
    ['machine-de-guerre', 'machine-volante', 'gobelin', 'gobelin'],
    true,
    {},
    [15, 'gobelin machine-de-guerre', 'gobelin'],
  ],
  [
    'ORC-L-29: without flight it may lie among the mercenaries',
    ['machine-de-guerre', 'machine-volante', 'gobelin', 'gobelin'],
    false,
    {},
    [15, 'gobelin gobelin machine-de-guerre machine-volante', undefined],
  ],
  [
    'ORC-L-29, other reading: it may not',
    ['machine-de-guerre', 'machine-volante', 'gobelin', 'gobelin'],
    false,
    { 'ORC-L-29': 'interdit' },
    [11, 'gobelin gobelin machine-de-guerre', undefined],
  ],
  ['ORC-L-14: mercenaries alone', ['troll'], true, {}, [5, 'troll', undefined]],
  ['ORC-L-14, other reading: none without the people', ['troll', 'orcs-elite'], true, { 'ORC-L-14': 'non' }, [0, '', undefined]],
  [
    'ORC-L-13, other reading: two chiefs, the flying machine adds',
    ['nains-chef', 'nains-chef', 'machine-volante', 'gobelin'],
    true,
    { 'ORC-L-13': 's-ajoute' },
    [5, '', 'gobelin'],
  ],
];

test.each(rows)('%s', (_name, cards, fly, options, plan) => {
  expect(told(greatest(cards, fly, options))).toEqual(plan);
});

const CREWS: readonly [name: string, options: Options, crews: readonly string[]][] = [
  ['ORC-BAT-8: goblins board', {}, ['gobelin', 'none']],
  ['ORC-L-30: commandos too, if the table says so', { 'ORC-L-30': 'oui' }, ['commando', 'gobelin', 'gobelin+commando', 'none']],
  ['ORC-L-4: or nobody at all', { 'ORC-L-4': 'oui' }, ['', 'gobelin', 'none']],
];
test.each(CREWS)('%s', (_name, options, crews) => {
  const plans = plansOf(hand(['nains-troupe', 'machine-volante', 'commando', 'gobelin', 'troll'], options), true);
  const aboard = plans.filter(({ send }) => send.length === 0).map(({ flying }) => flying?.join('+') ?? 'none');
  expect(aboard.toSorted()).toEqual(crews);
});

test('ORC-BAT-2: the cheapest way to a target: fewest cards, then the least beyond it', () => {
  const cards: CardId[] = ['nains-troupe', 'gobelin', 'gobelin', 'troll', 'geant', 'machine-de-guerre'];
  const cheapest = (target: number) => told(cheapestPlan(plansOf(hand(cards), false), target));
  expect(cheapest(3)).toEqual([3, '', undefined]);
  expect(cheapest(4)).toEqual([4, 'gobelin', undefined]);
  expect(cheapest(7)).toEqual([8, 'troll', undefined]);
  expect(cheapest(11)).toEqual([11, 'geant', undefined]);
  expect(cheapest(12)).toEqual([12, 'gobelin geant', undefined]);
  // Greedy by value would take the giant (8) and the troll (5) for 16; one card fewer does not reach 14.
  expect(cheapest(13)).toEqual([13, 'gobelin machine-de-guerre', undefined]);
  expect(cheapest(28)).toEqual(undefined);
});

/** Three troops, the default readings: mercenaries sent, and goblins aboard (-1: no flight). */
function worth(sent: readonly Mercenary[], aboard: number): number {
  const count = (card: Mercenary) => sent.filter((one) => one === card).length;
  const served = Math.min(count('gobelin'), count('machine-de-guerre'));
  const idle = count('gobelin') > served;
  return (
    9 +
    count('gobelin') +
    5 * count('troll') +
    8 * count('geant') +
    9 * served +
    (idle ? 4 * count('machine-volante') : 0) +
    (aboard > 0 ? 4 + aboard : 0)
  );
}

const held = fc.shuffledSubarray<Mercenary>([
  'gobelin',
  'gobelin',
  'gobelin',
  'troll',
  'troll',
  'geant',
  'machine-de-guerre',
  'machine-de-guerre',
  'machine-volante',
  'commando',
]);

test('ORC-BAT-2, ORC-BAT-8: no choice of cards does better, nor reaches a target with fewer', () => {
  fc.assert(
    fc.property(held, fc.integer({ min: 0, max: 50 }), (mercenaries, target) => {
      const plans = plansOf(hand(['nains-troupe', 'nains-troupe', 'nains-troupe', ...mercenaries]), true);
      let [most, fewest] = [0, Number.POSITIVE_INFINITY];
      for (let set = 0; set < 1 << mercenaries.length; set++) {
        const sent = mercenaries.filter((_, i) => set & (1 << i));
        const kept = mercenaries.filter((_, i) => !(set & (1 << i)));
        const goblins = kept.includes('machine-volante') ? kept.filter((card) => card === 'gobelin').length : 0;
        for (let aboard = 0; aboard <= goblins; aboard++) {
          const value = worth(sent, aboard);
          most = Math.max(most, value);
          if (value >= target) fewest = Math.min(fewest, sent.length + (aboard > 0 ? 1 + aboard : 0));
        }
      }
      expect(greatestPlan(plans)?.value).toBe(most);
      const cheapest = cheapestPlan(plans, target);
      expect(cheapest ? cheapest.send.length + (cheapest.flying ? 1 + cheapest.flying.length : 0) : Number.POSITIVE_INFINITY).toBe(fewest);
    }),
  );
});
