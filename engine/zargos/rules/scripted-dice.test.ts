import { expect, test } from 'vitest';
import { rollMany } from '../../core/dice.ts';
import { scriptedDice } from './scripted-dice.ts';

test('scripted dice fall as written', () => {
  const dice = scriptedDice([3, 6, 1]);
  expect(rollMany(dice, 2, 6)).toEqual([3, 6]);
  expect(() => dice.done()).toThrow('1 scripted dice left over: 1');
  expect(dice.roll(6)).toBe(1);
  expect(() => dice.done()).not.toThrow();
  expect(() => dice.roll(6)).toThrow('the 3 scripted dice are used up');
});

test.each([[7], [0], [2.5]])('a scripted die cannot show %d', (face) => {
  expect(() => scriptedDice([face]).roll(6)).toThrow(`scripted die 1 shows ${face} on 6 sides`);
});
