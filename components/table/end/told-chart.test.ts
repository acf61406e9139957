import { expect, test } from 'vitest';
import { chartTold } from './told-chart.ts';

test('what each side had at the quarters of a game', () => {
  // biome-ignore format: a line a side
  const lines = [
    { name: 'Rouge', points: [[0, 0], [1, 2], [4, 3], [8, 6]] as const },
    { name: 'Bleu', points: [[5, 1], [8, 1]] as const },
  ];
  expect(chartTold(lines, [0, 8])).toBe(
    'Rouge : 0 au départ, 2 au quart, 3 à la moitié, 3 aux trois quarts, 6 à la fin. Bleu : 0 au départ, 0 au quart, 0 à la moitié, 1 aux trois quarts, 1 à la fin.',
  );
});
