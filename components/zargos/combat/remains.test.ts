import { describe, expect, test } from 'vitest';
import type { Odds } from '#engine/zargos/fight/types.ts';
import { lossesOf, remainsOf, spansOf } from './views.ts';

const odds = (attacker: readonly number[], defender: readonly number[], nobody: number): Odds => ({
  win: { attacker: attacker.slice(1).reduce((a, b) => a + b, 0), defender: defender.slice(1).reduce((a, b) => a + b, 0), nobody },
  survivors: { attacker, defender },
  losses: { attacker: 0, defender: 0 },
  rounds: 0,
  roundsDistribution: [],
  sentence: '',
  reasons: [],
});

describe('who remains', () => {
  test('reads from the attacker’s best to the defender’s best, nobody between', () => {
    const bars = remainsOf(odds([0.5, 0.2, 0.3], [0.6, 0.1, 0.3], 0.1));
    expect(bars.map(({ holder, from, chance }) => [holder, from, chance])).toEqual([
      ['attacker', 2, 0.3],
      ['attacker', 1, 0.2],
      ['nobody', 0, 0.1],
      ['defender', 1, 0.1],
      ['defender', 2, 0.3],
    ]);
  });

  test('ZAR-ZRG-1: demons are one bar, whatever their dice', () => {
    const bars = remainsOf({ ...odds([0.25, 0.75], [1], 0), win: { attacker: 0.75, nobody: 0, defender: 0.25 } });
    expect(bars.map(({ holder, chance }) => [holder, chance])).toEqual([
      ['attacker', 0.75],
      ['defender', 0.25],
    ]);
  });

  test('a large fight is drawn in few bars that still add up', () => {
    const flat = Array.from({ length: 101 }, (_, pawns) => (pawns === 0 ? 0.5 : 0.005));
    const bars = remainsOf(odds(flat, flat, 0), 20);
    expect(bars).toHaveLength(20);
    expect(bars[0]).toMatchObject({ holder: 'attacker', from: 91, to: 100 });
    expect(bars.at(-1)).toMatchObject({ holder: 'defender', from: 91, to: 100 });
    expect(bars.reduce((total, bar) => total + bar.chance, 0)).toBeCloseTo(1, 12);
  });

  test('a side that never wins has no bar', () => {
    expect(remainsOf(odds([0, 0, 1], [1, 0], 0)).map((bar) => bar.holder)).toEqual(['attacker']);
  });
});

test('losses mirror survivors', () => expect(lossesOf([0.1, 0.2, 0.7])).toEqual([0.7, 0.2, 0.1]));

describe('a distribution as bars', () => {
  test.each<[string, readonly number[], number, readonly (readonly [number, number, number])[]]>([
    [
      'the unseen ends are cut',
      [0, 0.5, 0.4999, 0.0001],
      9,
      [
        [1, 1, 0.5],
        [2, 2, 0.4999],
      ],
    ],
    [
      'many values share bars',
      [0.25, 0.25, 0.25, 0.125, 0.125],
      3,
      [
        [0, 1, 0.5],
        [2, 3, 0.375],
        [4, 4, 0.125],
      ],
    ],
    ['nothing seen is one bar', [0, 0], 3, [[0, 0, 0]]],
  ])('%s', (_name, chances, most, expected) => {
    expect(spansOf(chances, most).map(({ from, to, chance }) => [from, to, chance])).toEqual(expected);
  });
});
