import { expect, test } from 'vitest';
import { DEFAULT_SITUATION } from '../fight/situation.ts';
import type { Defender } from '../fight/types.ts';
import { bandOf, termsOf } from './terms.ts';

test('ZAR-COM-3: bands of pawns', () => {
  expect([1, 3, 4, 6, 7, 100].map(bandOf)).toEqual([0, 0, 1, 1, 2, 2]);
});

const araignees: Defender = { people: 'araignees', pawns: 3, warWind: true, called: 2 };

test('the terms of a fight are its numbers', () => {
  expect(termsOf({ ...DEFAULT_SITUATION, defender: araignees, site: 'capital' }, araignees)).toEqual({
    attackers: 7,
    defenders: 5,
    dice: { attacker: [1, 2, 3], defender: [2, 3, 4] },
    divisor: { attacker: 3, defender: 2 },
    shot: undefined,
    monk: undefined,
    monkFirst: true,
    monkTouchesShot: false,
  });
});

test('with powers and the other readings', () => {
  const amazones: Defender = { people: 'amazones', pawns: 7, warWind: false, called: 0 };
  const situation = {
    ...DEFAULT_SITUATION,
    attacker: { people: 'moines', pawns: 9, warWind: true },
    defender: amazones,
    options: { 'ZAR-L-2': 'oui', 'ZAR-L-3': 'adversaire-d-abord', 'ZAR-L-8': 'plafond-3' },
  } as const;
  expect(termsOf(situation, amazones)).toEqual({
    attackers: 9,
    defenders: 7,
    dice: { attacker: [2, 3, 3], defender: [1, 2, 3] },
    divisor: { attacker: 2, defender: 2 },
    shot: { dice: 3, divisor: 3 },
    monk: 'attacker',
    monkFirst: false,
    monkTouchesShot: true,
  });
});
