/** Which readings turn an answer over, against every combination of them asked one by one. */
import { expect, test } from 'vitest';
import { diceFrom } from './dice.ts';
import { seeded } from './random.ts';
import { type Choices, readingsBy } from './ruling.ts';
import { type TurningBounds, turningOf, turningSteps } from './turning.ts';

const READINGS = { A: ['0', '1'], B: ['0', '1', '2'], C: ['0', '1'], D: ['0', '1'], E: ['0'] } as const;
const readings = readingsBy(READINGS);
type Options = Parameters<typeof readings>[0]['options'];

/** A question as a tree: which reading is looked at next depends on those before. */
const turningBy = (
  judge: (read: (id: 'A' | 'B' | 'C' | 'D') => string) => string | undefined,
  choices: Choices = {},
  bounds?: TurningBounds,
) =>
  turningOf(
    {
      readings: READINGS,
      choices,
      ask: (asked) => {
        const held = readings({ options: asked as Options });
        return judge((id) => held[id]);
      },
      isSame: (a, b) => a === b,
    },
    bounds,
  );

test('a reading alone, two together, and none of those that would only add to them', () => {
  const { turns, read, isWhole } = turningBy((r) => (r('A') === '1' || (r('B') === '2' && r('C') === '1') ? 'no' : 'yes'));
  expect(turns.map(({ choices }) => choices)).toEqual([{ A: '1' }, { B: '2', C: '1' }]);
  expect(turns.map(({ answer }) => answer)).toEqual(['no', 'no']);
  expect([...read].sort()).toEqual(['A', 'B', 'C']);
  expect(isWhole).toBe(true);
});

test('an answer that reads nothing holds under all', () => {
  expect(turningBy(() => 'yes')).toEqual({ turns: [], read: new Set(), isWhole: true });
});

test('from what the table chose, not from ours', () => {
  expect(turningBy((r) => r('A'), { A: '1' }).turns).toEqual([{ choices: { A: '0' }, answer: '0' }]);
});

test('readings under which the question has no sense turn nothing over, and may lead to one that does', () => {
  const { turns } = turningBy((r) => (r('A') === '1' ? (r('B') === '1' ? 'no' : undefined) : 'yes'));
  expect(turns).toEqual([{ choices: { A: '1', B: '1' }, answer: 'no' }]);
});

test('too many answers: the smaller sets are sure, and it is said', () => {
  const all = (r: (id: 'A' | 'B' | 'C' | 'D') => string) => (r('A') + r('B') + r('C') + r('D') === '1111' ? 'no' : 'yes');
  expect(turningBy(all).turns).toHaveLength(1);
  expect(turningBy(all, {}, { most: 10 })).toMatchObject({ turns: [], isWhole: false });
});

test('one at a time: what two together do is left, and it is said; nothing is left where nothing more could be asked', () => {
  const judge = (r: (id: 'A' | 'B' | 'C' | 'D') => string) => (r('A') === '1' || (r('B') === '2' && r('C') === '1') ? 'no' : 'yes');
  expect(turningBy(judge, {}, { together: 1 })).toMatchObject({ turns: [{ choices: { A: '1' } }], isWhole: false });
  expect(turningBy((r) => r('A'), {}, { together: 1 })).toMatchObject({ turns: [{ choices: { A: '1' } }], isWhole: true });
});

test('what is done grows to one as every way to read is asked', () => {
  const all = turningSteps({
    readings: READINGS,
    choices: {},
    ask: (choices) => {
      const now = readings({ options: choices as Options });
      return now.A + now.B + now.C + now.D;
    },
    isSame: () => true,
  });
  const shares = [...all];
  expect(shares).toHaveLength(2 * 3 * 2 * 2);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('trees at random: the smallest sets are those that every combination, asked one by one, gives', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const dice = diceFrom(seeded(`trees/${seed}`));
    // An answer for each combination, and the order in which the readings are looked at, some of them only after a « 1 ».
    const order = (['A', 'B', 'C', 'D'] as const).filter(() => dice.roll(5) > 1);
    const stops = order.map(() => dice.roll(3) === 1);
    const salt = dice.roll(1000);
    const judge = (r: (id: 'A' | 'B' | 'C' | 'D') => string): string => {
      let path = '';
      for (const [at, id] of order.entries()) {
        path += r(id);
        if (stops[at] && path.endsWith('0')) break;
      }
      return ((Number(`1${path}`) * 7919 + salt) % 5) % 3 === 0 ? 'no' : 'yes';
    };
    const base = judge(() => '0');
    const turned: Choices[] = [];
    for (const A of READINGS.A)
      for (const B of READINGS.B)
        for (const C of READINGS.C)
          for (const D of READINGS.D) {
            const all = { A, B, C, D };
            if (judge((id) => all[id]) !== base) turned.push(Object.fromEntries(Object.entries(all).filter(([, one]) => one !== '0')));
          }
    const isWithin = (a: Choices, b: Choices) => Object.entries(a).every(([id, one]) => b[id] === one);
    const least = turned.filter((one) => !turned.some((other) => other !== one && isWithin(other, one)));
    const told = (sets: readonly Choices[]) => sets.map((one) => JSON.stringify(Object.entries(one).sort())).sort();
    expect(told(turningBy(judge).turns.map(({ choices }) => choices)), `seed ${seed}`).toEqual(told(least));
  }
});
