/** The calculator's form against the links that it writes. */
import { expect, test } from 'vitest';
import { formatSituation, parseSituation } from '#engine/zargos-lords/notation/situation.ts';
import { ACTIONS } from '#engine/zargos-lords/types.ts';
import { acting, checkForm, FIRST, formOf, group } from './form.ts';

test.each(ACTIONS)('the first form of %s is taken, and its link opens the same form', (action) => {
  const form = acting(FIRST, action);
  const checked = checkForm(form);
  if (!checked.ok) throw new Error(checked.because);
  const { situation, refused } = parseSituation(formatSituation(checked.value));
  expect(refused).toEqual([]);
  expect(formOf(situation, form)).toEqual(form);
});

test('groups keep charges, Sorciers and terrain apart', () => {
  const attackers = [
    { ...group('chevalier', 2), charge: 'front' as const },
    { ...group('chevalier'), wizards: 2 },
  ];
  const defenders = [{ ...group('faucon', 2), ground: 'bois' as const }, group('faucon')];
  const checked = checkForm({ ...FIRST, attackers, defenders });
  if (!checked.ok) throw new Error(checked.because);
  expect(formOf(checked.value)).toMatchObject({ attackers, defenders });
});

test('flames bring a distance back into range', () => {
  expect(acting({ ...FIRST, shots: [{ distance: 8, count: 2 }] }, 'flames').shots).toEqual([{ distance: 5, count: 2 }]);
});
