import { expect, test } from 'vitest';
import { DEFAULT_SITUATION } from '#engine/zargos/fight/situation.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { shortened } from '../shortened.ts';
import { smallest, withAttackers } from './smallest.ts';

test.each([50, 80, 95])('the smallest attack that wins %s times in 100 is enough, and one pawn less is not', (target) => {
  const { pawns, chance, before } = smallest(DEFAULT_SITUATION, target);
  expect(chance).toBe(oddsOf(withAttackers(DEFAULT_SITUATION, pawns ?? 0)).win.attacker);
  expect(chance).toBeGreaterThanOrEqual(target / 100);
  expect(before).toBeLessThan(target / 100);
});

test('what travels with a page is shortened to six decimals, and nothing else changes', () => {
  expect(shortened({ text: '0.123456789', list: [0.123456789, 3, 1] })).toEqual({ text: '0.123456789', list: [0.123457, 3, 1] });
});
