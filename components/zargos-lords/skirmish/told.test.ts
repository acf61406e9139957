/** What is said of the six lines of a retreat. */
import { expect, test } from 'vitest';
import { DIRECTIONS, type Direction } from '#engine/zargos-lords/board/hex.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { sceneOf } from '#engine/zargos-lords/game/testing/scenes.ts';
import type { RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';
import { lineTold } from './told.ts';

const view = LORDS.view(
  sceneOf('ponts', new Array<string>(7).fill('.'.repeat(8)), [
    ['a1', 'chevalier', 3, 3],
    ['a2', 'sorcier', 3, 4],
    ['b1', 'dragon', 6, 6],
  ]),
  0,
);
const moved = (id: string, fate: 'safe' | 'eliminated') => ({ id, at: hexAt(3, 3), fate });
const six = (lines: Partial<Record<Direction, Pick<RetreatLine, 'first' | 'pushed'>>>): readonly RetreatLine[] =>
  DIRECTIONS.map((direction) => ({ direction, first: moved('a1', 'eliminated'), pushed: [], ...lines[direction] }) as RetreatLine);
const toldOf = (lines: readonly RetreatLine[], direction: Direction): string =>
  lineTold(view, lines, { kind: 'retreat', seat: 0, id: 'a1', direction, alone: false });

test('LOR-REC-1: that no line saves is said of six that kill; where one saves at the cost of others, that too', () => {
  const costly = { first: moved('a1', 'safe'), pushed: [moved('a2', 'eliminated')] };
  expect(toldOf(six({}), 'n')).toBe('aucune des six lignes ne le sauve.');
  expect(toldOf(six({ se: costly }), 'n')).toBe('aucune des six lignes ne le sauve sans coûter autant ou plus.');
  expect(toldOf(six({ se: costly, s: { first: moved('a1', 'safe'), pushed: [] } }), 's')).toMatch(
    /^une seule ligne sur six le laisse sauf sans perdre personne : vers le sud, /,
  );
});
