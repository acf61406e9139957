/** Where a phone's map goes: to what is asked, shown or touched, and not to what only a card reaches. */
import { expect, test } from 'vitest';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { View } from '#engine/zargos/game/types.ts';
import { NOTHING } from '../touch.ts';
import { aboutIn } from './about.ts';

const options = ZARGOS.checkOptions({ seats: 2, opening: 'rapide' });
if (!options.ok) throw new Error(options.because);
const view: View = { ...ZARGOS.view(ZARGOS.setup(options.value, 'carte'), 0), phase: 'attacks', turn: null, laid: null };
const asked = { pick: NOTHING, open: [3, 4, 5], carded: new Map([[5, 'vent-d-ailleurs']]), purse: undefined };

test('a question is about what it opens, and beside it about what was last shown', () => {
  expect(aboutIn(view, true, asked)).toEqual([3, 4, 5]);
  expect(aboutIn(view, true, asked, [9])).toEqual([9, 3, 4, 5]);
  expect(aboutIn(view, false, asked, [9])).toEqual([9]);
  expect(aboutIn(view, false, asked)).toEqual([]);
});

test('from a place it is about what is reached without a card', () => {
  expect(aboutIn(view, true, { ...asked, pick: { from: 1 } })).toEqual([1, 3, 4]);
});

test('a touched place, the aims of a card, all that takes a pawn', () => {
  expect(aboutIn(view, true, { ...asked, pick: { looked: 7 } })).toEqual([7]);
  expect(aboutIn(view, true, { ...asked, pick: { looked: 7, card: 'vent-de-folie' } })).toEqual([3, 4, 5]);
  const purse = {
    units: 4,
    price: 2,
    most: new Map([
      [1, 2],
      [8, 1],
    ]),
    people: 'ailes',
    boats: 0,
    kind: 'buys',
  } as const;
  expect(aboutIn(view, true, { ...asked, purse, pick: { looked: 1 } })).toEqual([1, 8]);
});

test('a fight is shown with those that come to it, by sea too, and those that may be called to it', () => {
  const groups = [{ from: 8, pawns: 3, bySea: true }];
  const turn = { attacks: [], combat: { at: 2, groups } } as unknown as View['turn'];
  expect(aboutIn({ ...view, turn }, true, asked)).toEqual([2, 8, 3, 4, 5]);
  // While its dice fall, it is shown as it was before them: declared, and spoken of.
  const declared = {
    attacks: [
      { at: 2, groups },
      { at: 7, groups },
    ],
    combat: null,
  } as unknown as View['turn'];
  expect(aboutIn({ ...view, turn: declared }, false, asked, [2])).toEqual([2, 8]);
});
