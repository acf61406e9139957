/** A camp that counts at the end (LOR-L-59): who may enter it is told where nobody could drive him out again, and before the march that leaves it open. */
import { expect, test } from 'vitest';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { mapOf } from '#engine/zargos-lords/game/scenarios.ts';
import { type Drawn, sceneOf } from '#engine/zargos-lords/game/testing/scenes.ts';
import { MONTHS, type State } from '#engine/zargos-lords/game/types.ts';
import { marchTold } from './told.ts';
import { campPerilTold } from './ways.ts';

/** As wide as the scenario's own, without a tree. The camps are E1 and, across, E12. */
const PLAIN = mapOf({ scenario: 'ponts' }).rows.map((row) => '.'.repeat(row.length));
const viewOf = (counters: readonly Drawn[], change: Partial<State> = {}, seat = 0) =>
  LORDS.view(sceneOf('ponts', PLAIN, counters, { month: 2, ...change }), seat);

/** A Serpent goes 9 hexagons, a Fantassin 5. */
const SNAKE = ['b1', 'serpent', 4, 4] as const;

test('LOR-L-59: an enemy who may enter a camp far from all of its own is told, and nobody else', () => {
  const told = 'votre camp (E1), loin des vôtres : le Serpent (E5) peut y entrer';
  expect(campPerilTold(viewOf([SNAKE, ['a1', 'chevaliers-fantassin', 8, 7]]), 0)).toEqual([told]);
  // Two hexagons off is within half a march of five, three are not.
  expect(campPerilTold(viewOf([SNAKE, ['a1', 'chevaliers-fantassin', 2, 4]]), 0)).toEqual([]);
  expect(campPerilTold(viewOf([SNAKE, ['a1', 'chevaliers-fantassin', 3, 6]]), 0)).toEqual([told]);
  expect(
    campPerilTold(
      viewOf([
        ['b1', 'dragons-fantassin', 9, 4],
        ['a1', 'chevaliers-fantassin', 10, 7],
      ]),
      0,
    ),
  ).toEqual([]);
  expect(
    campPerilTold(
      viewOf([
        ['b1', 'serpent', 0, 4],
        ['a1', 'chevaliers-fantassin', 9, 7],
      ]),
      0,
    ),
  ).toEqual(['votre camp (E1), loin des vôtres : le Serpent (E1) y est']);
});

test('LOR-L-59: in the last month only who stands in his camp keeps it, and who plays last has nothing to fear', () => {
  const near = ['a1', 'chevaliers-fantassin', 1, 5] as const;
  const last = { month: MONTHS[0] };
  expect(campPerilTold(viewOf([SNAKE, near], last), 0)).toEqual([
    'votre camp (E1), compté à la fin de ce mois : le Serpent (E5) peut y entrer',
  ]);
  expect(campPerilTold(viewOf([SNAKE, ['a1', 'chevaliers-fantassin', 0, 4]], last), 0)).toEqual([]);
  const other = viewOf(
    [
      ['b1', 'serpent', 2, 2],
      ['a1', 'chevalier', 10, 5],
    ],
    { ...last, turn: 1 },
    1,
  );
  expect(campPerilTold(other, 1)).toEqual([]);
});

test('LOR-L-59: the march that leaves the camp open says so', () => {
  const view = viewOf([
    ['b1', 'serpent', 8, 7],
    ['a1', 'chevalier', 1, 3],
  ]);
  const risksTo = (column: number, row: number): string =>
    marchTold(view, [], { kind: 'march', seat: 0, id: 'a1', to: hexAt(column, row) }).risk.join(' ');
  const bare = 'Mais votre camp (E1) serait ouvert : le Serpent (H9) peut y entrer.';
  expect(risksTo(1, 4)).not.toContain('camp');
  expect(risksTo(9, 3)).toContain(bare);
});
