import { describe, expect, test } from 'vitest';
import type { Situation } from '../fight/types.ts';
import { PEOPLES, SITES } from '../types.ts';
import { defendingPawns, inKingdomOfZargos, isDemons, monkSide, monkThrowsFirst, monkTouchesShot, shotOf } from './powers.ts';

const fight = (
  attacker: Situation['attacker']['people'],
  defender: (typeof PEOPLES)[number],
  change: Partial<Situation> = {},
): Situation => ({
  attacker: { people: attacker, pawns: 7, warWind: true },
  defender: { people: defender, pawns: 4, warWind: true, called: 0 },
  site: 'province',
  eclipse: false,
  heatwave: false,
  options: {},
  ...change,
});

describe('ZAR-AMA-1: the shot of the Amazones', () => {
  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
    [100, 3],
  ])('%i Amazones shoot %i dice, a Vent de Guerre adding none (ZAR-GUERRE)', (pawns, dice) => {
    const defender = { people: 'amazones', pawns, warWind: true, called: 0 } as const;
    expect(shotOf(fight('dragons', 'amazones', { defender }))).toEqual({ dice, divisor: 3 });
  });

  test('ZAR-L-7: divided by 3 in a province, by 2 in a capital; none in the kingdom of Zargos (ZAR-ZRG-4)', () => {
    expect(SITES.map((site) => shotOf(fight('dragons', 'amazones', { site }))?.divisor)).toEqual([3, 2, undefined, undefined]);
  });

  test('never in attack, never by others', () => {
    for (const people of PEOPLES) {
      if (people !== 'amazones') expect(shotOf(fight('amazones', people))).toBeUndefined();
    }
    expect(shotOf(fight('moines', 'amazones', { defender: { people: 'demons', dice: 2 } }))).toBeUndefined();
  });

  test('ZAR-ECLIPSE: none under an Éclipse; a Canicule changes nothing', () => {
    expect(shotOf(fight('dragons', 'amazones', { eclipse: true }))).toBeUndefined();
    expect(shotOf(fight('dragons', 'amazones', { heatwave: true }))).toEqual({ dice: 2, divisor: 3 });
  });
});

describe('ZAR-MOI-1: the hand of God', () => {
  test('in attack as in defence, for Moines alone', () => {
    expect(monkSide(fight('moines', 'dragons'))).toBe('attacker');
    expect(monkSide(fight('dragons', 'moines'))).toBe('defender');
    expect(monkSide(fight('dragons', 'amazones'))).toBeUndefined();
  });

  test('ZAR-CANICULE, ZAR-ZRG-4: none under a Canicule nor in the kingdom of Zargos; an Éclipse changes nothing', () => {
    expect(monkSide(fight('moines', 'dragons', { heatwave: true }))).toBeUndefined();
    expect(monkSide(fight('moines', 'dragons', { eclipse: true }))).toBe('attacker');
    expect(SITES.map((site) => monkSide(fight('dragons', 'moines', { site })))).toEqual(['defender', 'defender', undefined, undefined]);
  });

  test('ZAR-L-3: the Moine throws first unless the other reading is chosen', () => {
    expect(monkThrowsFirst(fight('moines', 'dragons'))).toBe(true);
    expect(monkThrowsFirst(fight('moines', 'dragons', { options: { 'ZAR-L-3': 'moine-d-abord' } }))).toBe(true);
    expect(monkThrowsFirst(fight('moines', 'dragons', { options: { 'ZAR-L-3': 'adversaire-d-abord' } }))).toBe(false);
  });

  test('ZAR-L-2: he touches the shot only under the other reading, and only where there are a shot and a hand of God', () => {
    const yes = { 'ZAR-L-2': 'oui' } as const;
    expect(monkTouchesShot(fight('moines', 'amazones'))).toBe(false);
    expect(monkTouchesShot(fight('moines', 'amazones', { options: { 'ZAR-L-2': 'non' } }))).toBe(false);
    expect(monkTouchesShot(fight('moines', 'amazones', { options: yes }))).toBe(true);
    expect(monkTouchesShot(fight('moines', 'amazones', { options: yes, eclipse: true }))).toBe(false);
    expect(monkTouchesShot(fight('moines', 'amazones', { options: yes, heatwave: true }))).toBe(false);
    expect(monkTouchesShot(fight('moines', 'dragons', { options: yes }))).toBe(false);
    expect(monkTouchesShot(fight('dragons', 'moines', { options: yes }))).toBe(false);
    expect(monkTouchesShot(fight('dragons', 'amazones', { options: yes }))).toBe(false);
  });
});

test('ZAR-ARA-2: a called group defends with those there', () => {
  expect(defendingPawns({ people: 'araignees', pawns: 3, warWind: false, called: 2 })).toBe(5);
  expect(defendingPawns({ people: 'araignees', pawns: 3, warWind: false, called: 0 })).toBe(3);
  expect(defendingPawns({ people: 'demons', dice: 4 })).toBe(0);
});

test('ZAR-ZRG-4: the ten provinces of Zargos', () => {
  expect(SITES.filter(inKingdomOfZargos)).toEqual(['zargos', 'forbidden-city']);
  expect(isDemons({ people: 'demons', dice: 2 })).toBe(true);
  expect(isDemons({ people: 'ailes', pawns: 1, warWind: false, called: 0 })).toBe(false);
});
