import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import { tableOf } from '#engine/zargos/testing/tables.ts';
import type { ZargosHandle } from '../handle.ts';
import { PursePanel } from './Purse.tsx';
import { draftWith, NO_DRAFT, type SpendingDraft, spendingOf } from './purse.ts';

/** What 25 points are asked for, after such a draft, with so many pawns on the board. */
function shown(draftAt: (oz: number) => SpendingDraft, pawns = 3): string {
  const purses = [{ people: 'amazones', points: 25 }] as const;
  const state = { ...tableOf({ stands: { amazones: { oz: pawns }, dragons: { kahil: 9 } }, phase: 'reinforcements' }), turn: null, purses };
  const [view, legal] = [ZARGOS.view(state, 0), ZARGOS.moves(state, 0)];
  const purse = spendingOf(view, legal);
  if (!purse) throw new Error('nothing is spent');
  const draft = draftAt(numberOf(tablesFor(state.options), 'oz'));
  return render(
    <PursePanel
      handle={{ view, legal, advised: [] } as unknown as ZargosHandle}
      purse={purse}
      draft={draft}
      set={() => {}}
      at={undefined}
    />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('beside the boats there is no « +5 », which is what one costs', () => {
  expect(shown(() => NO_DRAFT)).toMatch(/ Bateaux − \+ Répartir pour moi Finir et perdre 25 points $/);
});

// A pawn costs 2, a boat 5: ten and one take 25, twelve take 24.
test('a point that nothing buys is told to be lost; where none is left, nothing is', () => {
  expect(shown((oz) => ({ ...draftWith(NO_DRAFT, oz, 10), boats: 1 }))).toMatch(/^ 0 point de reste Oz /);
  expect(shown((oz) => draftWith(NO_DRAFT, oz, 12))).toMatch(/^ 1 point de reste : rien ne coûte si peu Oz /);
});

test('where boats are sold, all points are lost by whoever ends, however few pawns the box has still', () => {
  // Of a hundred, ninety-seven are out, and one marks their rank (ZAR-ORD-2).
  expect(shown(() => NO_DRAFT, 97)).toMatch(/ la boîte n’en a plus que 2\. .* Finir et perdre 25 points $/);
});
