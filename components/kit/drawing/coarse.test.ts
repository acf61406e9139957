import { expect, test } from 'vitest';
import { coarse } from './coarse.ts';

const rows: [name: string, d: string, expected: string][] = [
  ['whole numbers stay', 'M1 2l3 4z', 'M1 2l3 4z'],
  ['rounding does not add up', 'M0 0l.4 0 .4 0 .4 0', 'M0 0l0 0 1 0 0 0'],
  ['absolute becomes relative', 'M10 10Q20 0 30 10 20 20 10 10z', 'M10 10q10-10 20 0-10 10-20 0z'],
  ['a second start is told from where the pen went back to', 'M4 4h6v6zM14 4h2', 'M4 4h6v6zm10 0h2'],
  ['an arc keeps its radius and flags', 'M-4.5 0a4.5 4.5 0 0 1 9 0z', 'M-4 0a4.5 4.5 0 0 1 9 0z'],
  ['curves and their short form', 'M0 0c1.2 0 5.1 0 6 0s4 2 5.5 6', 'M0 0c1 0 5 0 6 0s4 2 6 6'],
];
test.each(rows)('%s', (_name, d, expected) => {
  expect(coarse(d)).toBe(expected);
});

test('what is no path is said', () => {
  expect(() => coarse('M0 0X1')).toThrow('no command: X');
  expect(() => coarse('M0 0l1')).toThrow('l with 1 numbers');
});
