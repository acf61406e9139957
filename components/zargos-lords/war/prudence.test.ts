/** Nobody is advised to go where he will rather be killed than not, unless it is worth more than he is, or he is no safer where he stands. */
import { expect, test } from 'vitest';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { type Drawn, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { Move } from '#engine/zargos-lords/game/types.ts';
import { prudentOf } from './prudence.ts';

const PLAIN = new Array<string>(14).fill('.'.repeat(18));

/** Six Serpents, 36 together, who come nine hexagons far. */
const SERPENTS: readonly Drawn[] = [
  ['b1', 'serpent', 10, 4],
  ['b2', 'serpent', 10, 5],
  ['b3', 'serpent', 10, 6],
  ['b4', 'serpent', 10, 7],
  ['b5', 'serpent', 10, 8],
  ['b6', 'serpent', 10, 9],
];

/** What is advised to a Chevalier (8) of a march to column 6, and of staying, worth so much. */
function advised(from: number, value: number, enemies: readonly Drawn[], against?: string): Move['kind'] | undefined {
  const scene = warScene(PLAIN, ['chevaliers', 'dragons'], [['a1', 'chevalier', from, 6], ...enemies], [], { turn: 0 });
  const march: Move = { kind: 'march', seat: 0, id: 'a1', to: hexAt(6, 6), ...(against && { against }) };
  const stay: Move = { kind: 'stay', seat: 0, id: 'a1' };
  const view = LORDS.view(scene, 0);
  return prudentOf<Move>(view, [
    { move: march, value },
    { move: stay, value: 0 },
  ])?.move.kind;
}

test('into the reach of six, he does not go; of one, he does', () => {
  expect(advised(0, 2, SERPENTS)).toBe('stay');
  expect(advised(0, 2, SERPENTS.slice(0, 1))).toBe('march');
});

test('he goes for a combat that is worth more than he is, and where he is no worse than he was', () => {
  expect(advised(0, 20, SERPENTS)).toBe('stay');
  expect(advised(0, 20, SERPENTS, 'b1')).toBe('march');
  expect(advised(0, 2, SERPENTS, 'b1')).toBe('stay');
  expect(advised(7, 2, SERPENTS)).toBe('march');
});
