import { expect, test } from 'vitest';
import { troop } from './words.ts';

test('pawns by their people, singular below two', () => {
  expect([troop(1, 'ailes'), troop(1.5, 'amazones'), troop(7, 'dragons')]).toEqual(['1 Ailé', '1,5 Amazone', '7 Dragons']);
});
