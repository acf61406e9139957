import { expect, test } from 'vitest';
import { answered, type Boxes, dueNow, LAST_BOX, NO_BOXES, weakOnes } from './leitner.ts';

/** Answers one after another: « + » right, « - » wrong. */
const after = (...answers: readonly string[]): Boxes =>
  answers.reduce((boxes, answer) => answered(boxes, answer.slice(1), answer.startsWith('+')), NO_BOXES);

test('right goes a box up, as far as the last; wrong goes back to the first', () => {
  expect(after('+a', '+a').slips.a?.box).toBe(2);
  expect(after('+a', '+a', '-a').slips.a?.box).toBe(0);
  expect(after(...Array.from({ length: 9 }, () => '+a')).slips.a?.box).toBe(LAST_BOX);
});

test('wrong comes back two questions later, right after five, then twelve', () => {
  expect(dueNow(after('-a'))).toEqual([]);
  expect(dueNow(after('-a', '+b', '+b'))).toEqual(['a']);
  expect(after('+a').slips.a?.due).toBe(1 + 5);
  expect(after('+a', '+a').slips.a?.due).toBe(2 + 12);
});

test('the weakest comes first; what is wrong stays on the list until it is right', () => {
  const boxes = { asked: 50, slips: { a: { box: 2, due: 3 }, b: { box: 0, due: 40 }, c: { box: 0, due: 30 }, d: { box: 1, due: 51 } } };
  expect(dueNow(boxes)).toEqual(['c', 'b', 'a']);
  expect(weakOnes(boxes)).toEqual(['b', 'c']);
});
