import { expect, test } from 'vitest';
import { FIGHT_EXAMPLES, runExample } from '#engine/zargos/examples.ts';
import { beatsOf } from './beats.ts';
import { actsOfExample } from './ExampleFight.tsx';

const example = (id: string) => {
  const found = FIGHT_EXAMPLES.find((one) => one.id === id);
  if (!found) throw new Error(id);
  const states = runExample(found);
  return beatsOf(states, actsOfExample(found, states));
};

test('ZAR-MOI-1: the printed fight of the Monks, round by round', () => {
  const told = example('moines-araignees').map(({ round, before, after, throws }) => [round, before, after, throws]);
  expect(told).toEqual([
    [
      1,
      { attacker: 4, defender: 6 },
      { attacker: 2, defender: 2 },
      [
        { side: 'attacker', faces: [5, 4] },
        { side: 'defender', faces: [3, 2], again: { die: 1, old: 6 } },
      ],
    ],
    [
      2,
      { attacker: 2, defender: 2 },
      { attacker: 1, defender: 2 },
      [
        { side: 'attacker', faces: [1], again: { die: 0, old: 2 } },
        { side: 'defender', faces: [3] },
      ],
    ],
    [
      3,
      { attacker: 1, defender: 2 },
      { attacker: 1, defender: 0 },
      [
        { side: 'attacker', faces: [6], again: { die: 0, old: 3 } },
        { side: 'defender', faces: [1] },
      ],
    ],
  ]);
});

test('ZAR-AMA-1: the printed shot is a beat before the first round', () => {
  expect(example('amazones-dragons')).toMatchObject([
    { round: 0, before: { attacker: 7, defender: 4 }, after: { attacker: 5, defender: 4 }, throws: [{ side: 'defender', faces: [4, 3] }] },
  ]);
});
