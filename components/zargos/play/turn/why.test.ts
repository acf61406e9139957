import { expect, test } from 'vitest';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import { type Setting, tableOf } from '#engine/zargos/testing/tables.ts';
import { winsText } from './why.ts';

test('ZAR-BUT-1: what takes the City, or the last of its three provinces, is said to win', () => {
  const wins = (dragons: NonNullable<Setting['stands']['dragons']>, at: Parameters<typeof numberOf>[1]) => {
    const state = tableOf({ stands: { dragons, moines: { ohms: 9 } } });
    return winsText(ZARGOS.view(state, 0), 'dragons', numberOf(tablesFor(state.options), at));
  };
  expect(wins({ 'zargos-7': 9, 'zargos-8': 1, 'zargos-9': 1 }, 'zargos')).toBe('la prendre gagne la partie');
  expect(wins({ 'zargos-7': 9, 'zargos-8': 1 }, 'zargos')).toMatch(
    /^qui la tient est Maître des Vents et, avec Zargos intérieur sud, gagne la partie$/,
  );
  expect(wins({ kahil: 9 }, 'zargos')).toBe(
    'qui la tient est Maître des Vents et, avec les trois provinces qui l’entourent, gagne la partie',
  );
  expect(wins({ 'zargos-7': 9 }, 'zargos-9')).toBe('elle mène à la Cité, 3 points');
  expect(wins({ 'zargos-7': 9, 'zargos-8': 1 }, 'zargos-9')).toBe('avec la Cité Interdite, elle gagne la partie');
  expect(wins({ 'zargos-7': 9, 'zargos-8': 1, zargos: 4 }, 'zargos-9')).toBe('la prendre gagne la partie');
  expect(wins({ 'zargos-7': 9, zargos: 4 }, 'zargos-9')).toMatch(/^avec Zargos .+, elle gagne la partie$/);
  expect(wins({ 'zargos-7': 9 }, 'kahil')).toBe('c’est une capitale, 2 points');
});
