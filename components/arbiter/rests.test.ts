/** A verdict says which rulings it rests on: under another reading of theirs, and of no other, the judge says otherwise. */
import { expect, test } from 'vitest';
import { restsOn } from './rests.ts';

const READINGS = { 'ZAR-L-1': ['a', 'b'], 'ZAR-L-2': ['a', 'b', 'c'], 'ZAR-L-3': ['a'], 'LOR-REV-1': ['a', 'b'] } as const;
type Choices = Readonly<Record<string, string>>;
const no = (rule: string) => ({ ok: false as const, rule, because: '' });

/** Allowed where the first ruling is read first, and the second any way but the last. */
function judge(choices: Choices) {
  if (choices['ZAR-L-2'] === 'c') return no('ZAR-L-2');
  return choices['ZAR-L-1'] === 'b' || choices['LOR-REV-1'] === 'b' ? no('ZAR-COM-1') : { ok: true as const };
}
const restsUnder = (choices: Choices) => restsOn({ judge, readings: READINGS, choices, under: (others) => others }, choices);

test.each<[name: string, choices: Choices, rests: readonly string[]]>([
  ['allowed by both', {}, ['ZAR-L-1', 'ZAR-L-2']],
  ['refused by the first; the second would refuse it for another reason', { 'ZAR-L-1': 'b' }, ['ZAR-L-1', 'ZAR-L-2']],
  ['refused by the ruling itself, which the verdict names', { 'ZAR-L-2': 'c' }, []],
])('%s', (_name, choices, rests) => {
  expect(restsUnder(choices)).toEqual(rests);
});

test('a reading under which the position cannot be says nothing', () => {
  expect(restsOn({ judge, readings: READINGS, choices: {}, under: () => undefined }, {})).toEqual([]);
});
