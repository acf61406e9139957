import { expect, test } from 'vitest';
import { odds } from '../odds.ts';
import { campaign } from './campaign.ts';

const against = (pawns: number) => ({ people: 'amazones', pawns }) as const;

/**
 * One shot of one die at two lone pawns: both stand with 1/3 (1, 2), one with 1/2 (3, 4, 5), none with 1/6. One against one wins with
 * (5/36) / (35/36) = 1/7; two against one with w = 5/12 + 1/36 w + 1/18 × 1/7, that is 107/245. In all 1/3 × 107/245 + 1/2 × 1/7.
 */
test('ZAR-L-26: two groups of one pawn that join against an Amazone meet one shot and fight one fight', () => {
  const joined = campaign({
    provinces: [
      { id: 'a', pawns: 2 },
      { id: 'b', pawns: 2 },
    ],
    steps: [{ id: 'c', sources: [{ from: 'a' }, { from: 'b' }], defender: against(1), site: 'province' }],
  });
  expect(joined.chance).toBeCloseTo(319 / 1470, 12);
});

test.each([
  [3, 3, 4],
  [5, 2, 7],
  [1, 6, 2],
])('ZAR-L-26: groups of %i and %i against %i Amazones count as one', (first, second, amazones) => {
  const joined = campaign({
    provinces: [
      { id: 'a', pawns: first + 1 },
      { id: 'b', pawns: second + 1 },
    ],
    steps: [{ id: 'c', sources: [{ from: 'a' }, { from: 'b' }], defender: against(amazones), site: 'capital' }],
  });
  const alone = odds({ attacker: { people: 'chevaliers', pawns: first + second }, defender: against(amazones), site: 'capital' });
  expect(joined.chance).toBeCloseTo(alone.win.attacker, 12);
});
