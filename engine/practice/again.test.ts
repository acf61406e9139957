import { expect, test } from 'vitest';
import { askAgain } from './again.ts';

/** What comes back after answers: « + » right, « - » wrong, one letter a thing. */
const after = (answers: string, before = '') =>
  askAgain(
    (answers.match(/[+-]\w/g) ?? []).map((one) => ({ slip: one.charAt(1), isRight: one.startsWith('+') })),
    [...before],
  ).join('');

const rows: [name: string, answers: string, back: string][] = [
  ['wrong, at once', '-a', ''],
  ['wrong, one question later', '-a+b', ''],
  ['wrong, two questions later', '-a+b+c', 'a'],
  ['right from the first', '+a+b+c+d+e+f+g', ''],
  ['wrong, then right: four later', '-a+b+c+a+d+e+f+g', ''],
  ['wrong, then right: five later', '-a+b+c+a+d+e+f+g+h', 'a'],
  ['wrong, then right twice', '-a+b+c+a+d+e+f+g+h+a+i+j+k+l+m+n', ''],
  ['right, then wrong: as any other', '+a-a+b+c', 'a'],
  ['wrong again: from the beginning', '-a+b+c+a-a+d+e', 'a'],
  ['what was wrong last comes before what was right since', '-a+a-b+c+d+e+f+g', 'ba'],
  ['of two wrong, what waits longest', '-a-b+c+d', 'ab'],
];
test.each(rows)('%s: %s', (_name, answers, back) => {
  expect(after(answers)).toBe(back);
});

test('what was to come back before comes after, once', () => {
  expect(after('', 'xy')).toBe('xy');
  expect(after('-a+x+b', 'xy')).toBe('ay');
});
