/** Why no line of a retreat saves anybody is said once, whatever bars each. */
import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';
import { sayMove } from '../skirmish/words.ts';
import { barsTold } from './words.ts';

const lineWith = (because?: string) => ({
  first: { id: 'a1', fate: 'eliminated', at: { q: 0, r: 0 }, ...(because !== undefined && { because }) } as const,
});

test('LOR-REC-2: what bars the six lines is told together', () => {
  const because = [
    'Le recul rencontre un bois.',
    'Le recul rencontre la mer.',
    'Le recul rencontre un bois.',
    'Le recul sort de la carte.',
  ];
  expect(barsTold(because.map(lineWith))).toBe(' : il rencontre un bois ou la mer, ou sort de la carte');
  expect(barsTold([lineWith('Le recul rencontre un ennemi.')])).toBe(' : il rencontre un ennemi');
  expect(barsTold([lineWith()])).toBe('');
});

test('LOR-MAT-2: advice of a shot across the edge of the world says that the map is round; of one on it, not', () => {
  const begun = LORDS.setup(accepted(LORDS.checkOptions({ seats: 4, scenario: 'guerre' })), 'bord');
  const standing = (id: string, kind: Kind, column: number) => ({ id, kind, at: hexAt(column, 12) });
  const said = (from: number, to: number): string => {
    const counters = [standing('a', 'dragon', from), standing('b', 'moine', to)];
    const view = { ...begun, position: { ...begun.position, counters } } as unknown as View;
    return sayMove({ kind: 'shoot', seat: 0, shooters: ['a'], target: 'b' }, view);
  };
  // The world is 40 columns wide: its first is next to its last.
  expect(said(3, 38)).toMatch(/, par-delà le bord : la carte est ronde\.$/);
  expect(said(3, 7)).not.toMatch(/ronde/);
});
