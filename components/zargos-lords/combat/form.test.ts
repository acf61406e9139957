/** The calculator's form against the links that it writes. */
import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { parseBox } from '#engine/zargos-lords/notation/box-read.ts';
import { formatSituation, parseSituation } from '#engine/zargos-lords/notation/situation.ts';
import { ACTIONS } from '#engine/zargos-lords/types.ts';
import { acting, checkForm, FIRST_FORM, formOf, group, mostForce, reboxed } from './form.ts';

test.each(ACTIONS)('the first form of %s is taken, and its link opens the same form', (action) => {
  const form = acting(FIRST_FORM, action);
  const { situation, refused } = parseSituation(formatSituation(accepted(checkForm(form))));
  expect(refused).toEqual([]);
  expect(formOf(situation, form)).toEqual(form);
});

test('groups keep charges, Sorciers and terrain apart', () => {
  const attackers = [
    { ...group('chevalier', 2), charge: 'front' as const },
    { ...group('chevalier'), wizards: 2 },
  ];
  const defenders = [{ ...group('faucon', 2), ground: 'bois' as const }, group('faucon')];
  expect(formOf(accepted(checkForm({ ...FIRST_FORM, attackers, defenders })))).toMatchObject({ attackers, defenders });
});

test('flames bring a distance back into range', () => {
  expect(acting({ ...FIRST_FORM, shots: [{ distance: 8, count: 2 }] }, 'flames').shots).toEqual([{ distance: 5, count: 2 }]);
});

test('LOR-VIL-3: another box counts, and a force without an upper bound stays without', () => {
  const read = accepted(parseBox('1~fec-'));
  expect([mostForce(BOX), mostForce(read)]).toEqual([40, 48]);
  expect(reboxed(FIRST_FORM, BOX, read).force).toEqual([0, 48]);
  expect(reboxed({ ...FIRST_FORM, force: [4, 20] }, BOX, read).force).toEqual([4, 20]);
  expect(reboxed({ ...FIRST_FORM, force: [44, 48] }, read, BOX).force).toEqual([40, 40]);
  const checked = checkForm({ ...FIRST_FORM, defenders: [group('dragon')] }, read);
  expect(checked.ok && checked.value.box.factors.dragon.combat).toBe(12);
});
