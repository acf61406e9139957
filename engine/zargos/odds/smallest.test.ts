import { expect, test } from 'vitest';
import { DEFAULT_SITUATION } from '../fight/situation.ts';
import type { Situation } from '../fight/types.ts';
import { oddsOf } from '../odds.ts';
import { smallestAttack } from './smallest.ts';

const withPawns = (situation: Situation, pawns: number): Situation => ({ ...situation, attacker: { ...situation.attacker, pawns } });

/** The same by trying every size. */
const tried = (situation: Situation, chance: number) => {
  for (let pawns = 1; pawns <= 100; pawns++) if (oddsOf(withPawns(situation, pawns)).win.attacker >= chance - 1e-12) return pawns;
  return undefined;
};

const fights: [name: string, situation: Situation][] = [
  ['plain', { ...DEFAULT_SITUATION, defender: { people: 'dragons', pawns: 6, warWind: true, called: 0 } }],
  ['a shot from walls', { ...DEFAULT_SITUATION, site: 'capital' }],
  ['a Moine attacks', { ...DEFAULT_SITUATION, attacker: { people: 'moines', pawns: 1, warWind: false } }],
  [
    'a Moine attacks, his opponent throwing first',
    {
      ...DEFAULT_SITUATION,
      attacker: { people: 'moines', pawns: 1, warWind: true },
      options: { 'ZAR-L-3': 'adversaire-d-abord', 'ZAR-L-2': 'oui' },
    },
  ],
  ['a Moine defends', { ...DEFAULT_SITUATION, defender: { people: 'moines', pawns: 5, warWind: false, called: 0 }, site: 'capital' }],
  [
    'a Moine defends, his opponent throwing first',
    {
      ...DEFAULT_SITUATION,
      defender: { people: 'moines', pawns: 3, warWind: false, called: 0 },
      options: { 'ZAR-L-3': 'adversaire-d-abord' },
    },
  ],
  ['demons', { ...DEFAULT_SITUATION, defender: { people: 'demons', dice: 3 }, site: 'zargos' }],
];

test.each(fights)('%s: the first size that reaches the chance', (_name, situation) => {
  for (const chance of [0.01, 0.5, 0.9]) expect(smallestAttack(situation, chance)).toBe(tried(situation, chance));
});

test('ZAR-ZRG-1: against demons one pawn more than their dice can take is certain', () => {
  for (const [dice, pawns] of [
    [2, 7],
    [3, 10],
    [4, 13],
  ] as const) {
    expect(smallestAttack({ ...DEFAULT_SITUATION, defender: { people: 'demons', dice } }, 1)).toBe(pawns);
  }
});

test('one pawn is enough for next to nothing', () => {
  expect(smallestAttack({ ...DEFAULT_SITUATION, defender: { people: 'dragons', pawns: 1, warWind: false, called: 0 } }, 0.14)).toBe(1);
  expect(smallestAttack({ ...DEFAULT_SITUATION, defender: { people: 'dragons', pawns: 1, warWind: false, called: 0 } }, 1 / 7)).toBe(1);
  expect(smallestAttack({ ...DEFAULT_SITUATION, defender: { people: 'dragons', pawns: 1, warWind: false, called: 0 } }, 0.143)).toBe(2);
});

test('what even a hundred do not reach is undefined, the last size that does is a hundred', () => {
  const walls: Situation = { ...DEFAULT_SITUATION, site: 'capital', defender: { people: 'dragons', pawns: 60, warWind: false, called: 0 } };
  const best = oddsOf(withPawns(walls, 100)).win.attacker;
  expect(smallestAttack(walls, best)).toBe(100);
  expect(smallestAttack(walls, best + 1e-9)).toBeUndefined();
  const monk: Situation = { ...walls, defender: { people: 'moines', pawns: 60, warWind: false, called: 0 } };
  expect(smallestAttack(monk, 0.9)).toBeUndefined();
});

test.each([0, -1, 1.01, Number.NaN])('there is no chance of %d', (chance) => {
  expect(() => smallestAttack(DEFAULT_SITUATION, chance)).toThrow(RangeError);
});
