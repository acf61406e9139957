import { expect, test } from 'vitest';
import { BOX } from './data/tables.ts';
import { EXAMPLES, type Example, FINAL_COUNT, finalWinner, resultThrown, runExample } from './examples.ts';

const example = (id: string): Example => {
  const found = EXAMPLES.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('LOR-COM-5, LOR-COM-2: the booklet’s Moines push the falcon back by three hexes', () => {
  const odds = runExample(example('moines-faucon'));
  expect(odds).toMatchObject({ attack: 12, defence: 5, difference: 7, band: { from: 4, to: 7 } });
  expect(resultThrown(odds, 4)).toBe('D3');
});

test('LOR-ARC-2: the booklet’s archers hit 1, 3 and 2 times, which is what a Dragon takes', () => {
  const { thrown = [] } = example('fleches-dragon');
  expect(thrown.map((face) => BOX.arrows[4]?.[face - 1])).toEqual([1, 3, 2]);
  expect(runExample(example('fleches-dragon'))).toMatchObject({ needed: 6 });
  expect(resultThrown(runExample(example('fleches-dragon')), 4)).toBeUndefined();
});

test('LOR-TOUR-4: 8 cities and 8 counters beat 5 cities and 30 counters', () => {
  expect(finalWinner()).toBe(FINAL_COUNT.winner);
  expect(FINAL_COUNT.scores.map(({ cities, counters }) => [cities, counters])).toEqual([
    [8, 8],
    [5, 30],
  ]);
});

test.each(EXAMPLES.map((one): [string, Example] => [one.id, one]))(
  'LOR-CHE-1, LOR-VIL-3, LOR-ARC-2, LOR-COM-5: example %s runs, and says why',
  (_id, one) => {
    const odds = runExample(one);
    expect('sentence' in odds && odds.sentence).toMatch(/^[\p{L}\d].*\.$/u);
    expect('reasons' in odds ? odds.reasons.length : 0).toBeGreaterThan(1);
  },
);

test('an example that the engine refuses is our mistake', () => {
  expect(() => runExample({ ...example('moines-faucon'), asked: {} })).toThrow('moines-faucon: action attend');
});
