import { expect, test } from 'vitest';
import { PILE_KEYS, pileOfKey, placeOf } from './ring.ts';

test('the first pile is at the top, and they turn clockwise inside the box', () => {
  expect(placeOf(0, 9)).toEqual({ x: 50, y: 9 });
  expect(placeOf(2, 8)).toEqual({ x: 92, y: 50 });
  for (let pile = 0; pile < 14; pile++) {
    const { x, y } = placeOf(pile, 14);
    expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThanOrEqual(8);
  }
});

test('digits are read by their place, letters by their name', () => {
  expect(pileOfKey('&', 'Digit1')).toBe(0);
  expect(pileOfKey('à', 'Digit0')).toBe(9);
  expect(pileOfKey('3', 'Numpad3')).toBe(2);
  expect(pileOfKey('a', 'KeyQ')).toBe(10);
  expect(pileOfKey('R', 'KeyR')).toBe(13);
  expect(pileOfKey('Tab', 'Tab')).toBeUndefined();
  expect(new Set(PILE_KEYS).size).toBe(14);
});
