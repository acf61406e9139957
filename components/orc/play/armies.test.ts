/** ORC-BAT-3: whose army a commando has struck is told beside it, to who lost the card by its name, to the others by its back alone. */
import { expect, test } from 'vitest';
import { ORC } from '#engine/orc/game.ts';
import type { State } from '#engine/orc/types.ts';
import { rowsNow } from './Armies.tsx';

test('what a commando took is told beside the army that lost it', () => {
  const state: State = {
    ...ORC.setup({ seats: 4, options: {}, values: {} }, 'commando'),
    phase: 'flying',
    sorcier: 3,
    called: ['orcs'],
    commando: { seat: 2, target: 0, back: 'orcs' },
    buried: [{ seat: 0, card: 'orcs-elite' }],
    forces: [0, 0, 0, 0],
  };
  const told = (seat: number) => rowsNow(ORC.view(state, seat)).map(({ taken }) => taken);
  expect(told(0)).toEqual(['Le commando de Vert vous a pris un Orc d’élite.', undefined, undefined]);
  expect(told(1)).toEqual(['Le commando de Vert lui a pris une carte des Orcs.', undefined, undefined]);
});
