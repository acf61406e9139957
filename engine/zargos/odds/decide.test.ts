import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { choicesOf } from './throws.ts';

const run = (dice: number, divisor: number, extreme: 'lowest' | 'highest', keep: number[], again: number[]) => {
  const kept = new Float64Array(15);
  const rethrown = new Float64Array(15);
  decide(choicesOf(dice, divisor, extreme), new Float64Array(keep), new Float64Array(again), kept, 2, rethrown, 1);
  const ways = (chances: Float64Array, at: number) => Array.from(chances.slice(at, at + 6), (chance) => Math.round(chance * 36 * 6));
  return { kept: ways(kept, 2), rethrown: ways(rethrown, 1), total: [...kept, ...rethrown].reduce((a, b) => a + b, 0) };
};

describe('one die ÷ 2: losses 0, 1, 1, 2, 2, 3; thrown again they are worth their mean', () => {
  test('what is worth less than the mean is thrown again', () => {
    // Worth of a new die: (0 + 1 + 1 + 2 + 2 + 3) / 6 = 1.5, so 1, 2 and 3 go again: half of the throws.
    const { kept, rethrown, total } = run(1, 2, 'lowest', [0, 1, 2, 3], [0, 1, 2, 3]);
    expect(kept).toEqual([0, 0, 72, 36, 0, 0]);
    expect(rethrown).toEqual([18, 36, 36, 18, 0, 0]);
    expect(total).toBeCloseTo(1, 15);
  });

  test('at equal worth nothing is', () => {
    expect(run(1, 2, 'lowest', [5, 5, 5, 5], [5, 5, 5, 5]).rethrown).toEqual([0, 0, 0, 0, 0, 0]);
    expect(run(1, 2, 'lowest', [1, 1, 1, 1], [1 + 1e-13, 1, 1, 1]).rethrown).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('the power has its price: what throwing again is worth may be other', () => {
    expect(run(1, 2, 'lowest', [1, 1, 2, 3], [0, 1, 2, 3]).rethrown).toEqual([18, 36, 36, 18, 0, 0]);
    expect(run(1, 2, 'lowest', [2, 2, 2, 3], [0, 1, 2, 3]).rethrown).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

test('two dice ÷ 2, of an opponent: the highest goes again when fewer losses are better', () => {
  // Nothing but 0 losses would do, and two dice never miss: no throw is touched; then 1 loss alone will do.
  expect(run(2, 2, 'highest', [1, 0, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0, 0]).rethrown).toEqual([0, 0, 0, 0, 0, 0]);
  // Totals 2 and 3 (3 of 36) are kept; another throw is touched if its lower die, 1 or 2, leaves a chance: 1 with 3 to 6 (8 of 36), 2 with
  // 2 to 6 (9 of 36); then a total of 2 or 3 comes with 2 of 6 after a 1, 1 of 6 after a 2.
  const { kept, rethrown } = run(2, 2, 'highest', [0, 1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0, 0]);
  expect(kept[1]).toBe(18);
  expect(rethrown[1]).toBe(8 * 2 + 9 * 1);
});
