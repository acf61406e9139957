import { expect, test } from 'vitest';
import { atlasOf } from '#components/zargos/board/atlas.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import { tableOf } from '#engine/zargos/testing/tables.ts';
import { hoverText } from './PlaceCard.tsx';

test('a mouse over a capital is told what the number beside its castle is', () => {
  const state = tableOf({ stands: { moines: { oz: 4, 'oz-1': 1 }, dragons: { kahil: 2 } } });
  const tables = tablesFor(state.options);
  const told = (id: Parameters<typeof numberOf>[1]) => hoverText(ZARGOS.view(state, 0), atlasOf(tables), numberOf(tables, id));
  // Oz has a capital and a province, 2 + 1, and one front, the sea: two more (`board-values.ts`).
  expect([told('oz'), told('oz-1')]).toEqual(['Oz · 4 Moines · royaume entier : 5 points', 'Oz sud · 1 Moine']);
});
