import { expect, test } from 'vitest';
import { differences, nearestMoves } from './nearest.ts';

interface Toy {
  readonly kind: string;
  readonly seat: number;
  readonly at?: string;
  readonly cards?: readonly string[];
}

const wanted: Toy = { kind: 'send', seat: 1, cards: ['troll', 'troll', 'gobelin'] };

const rows: [name: string, listed: Toy, far: number][] = [
  ['the same', { ...wanted }, 0],
  ['in another order', { ...wanted, cards: ['gobelin', 'troll', 'troll'] }, 0],
  ['a card less', { ...wanted, cards: ['troll', 'gobelin'] }, 1],
  ['a card for another', { ...wanted, cards: ['troll', 'geant', 'gobelin'] }, 2],
  ['somebody else', { ...wanted, seat: 2 }, 1000],
  ['another kind', { kind: 'pass', seat: 1 }, 10_001],
];
test.each(rows)('%s', (_name, listed, far) => {
  expect(differences(wanted, listed)).toBe(far);
});

test('the nearest first, those equally far in their order, no more than asked', () => {
  const moves: Toy[] = [
    { kind: 'pass', seat: 1 },
    { ...wanted, cards: [] },
    { ...wanted, cards: ['troll', 'gobelin'] },
    { ...wanted, cards: ['troll', 'troll'] },
  ];
  expect(nearestMoves(wanted, moves, 3)).toEqual([moves[2], moves[3], moves[1]]);
  expect(nearestMoves(wanted, moves, 2, (_wanted, { kind }) => (kind === 'pass' ? 0 : 1))).toEqual([moves[0], moves[1]]);
  expect(nearestMoves(wanted, [], 3)).toEqual([]);
});
