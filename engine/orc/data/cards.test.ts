import { expect, test } from 'vitest';
import { PROVENANCES } from '../../core/origin.ts';
import { BACKS, MERCENARIES, PEOPLES, RANKS, SPIES } from '../types.ts';
import {
  ARMY_CARD_KINDS,
  BOX,
  backOf,
  boxOf,
  CARD_IDS,
  CARD_NAMES,
  COPIES,
  checkValues,
  isMercenary,
  isSpy,
  MAX_VALUE,
  ORIGINS,
  orderOf,
  PEOPLE_CARDS,
  peopleOf,
  REPLACEABLE,
  SEAT_NAMES,
  sortCards,
} from './cards.ts';

const total = (ids: readonly (keyof typeof COPIES)[]) => ids.reduce((sum, id) => sum + COPIES[id], 0);

test('ORC-MAT-1: 80 army cards, 13 a people in copies of 7, 4 and 2, 24 mercenaries, spies 1 to 4', () => {
  expect(total(CARD_IDS)).toBe(80);
  for (const people of PEOPLES) expect(RANKS.map((rank) => COPIES[`${people}-${rank}`])).toEqual([7, 4, 2]);
  expect(total(MERCENARIES)).toBe(24);
  expect(SPIES.map((spy) => COPIES[spy])).toEqual([1, 1, 1, 1]);
});

test('ORC-MAT-2 ORC-L-3: 8 goblins, 4 trolls, 6 giants, one commando, one flying machine, and the war machines that make 24', () => {
  expect(MERCENARIES.map((card) => [card, COPIES[card]])).toEqual([
    ['gobelin', 8],
    ['troll', 4],
    ['geant', 6],
    ['machine-de-guerre', 4],
    ['machine-volante', 1],
    ['commando', 1],
  ]);
  expect(COPIES['machine-de-guerre']).toBe(24 - 8 - 4 - 6 - 1 - 1);
});

test('ORC-MAT-4: the card of two copies in each people is the chief', () => {
  expect(PEOPLE_CARDS.filter((card) => COPIES[card] === 2)).toEqual(PEOPLES.map((people) => `${people}-chef`));
});

test('ORC-MAT-5: six backs; mercenaries share one, spies another', () => {
  expect(new Set(CARD_IDS.map(backOf))).toEqual(new Set(BACKS));
  expect(new Set(MERCENARIES.map(backOf))).toEqual(new Set(['mercenaires']));
  expect(new Set(SPIES.map(backOf))).toEqual(new Set(['espions']));
  for (const card of PEOPLE_CARDS) expect(backOf(card)).toBe(peopleOf(card));
  expect(CARD_IDS.filter(isMercenary)).toEqual([...MERCENARIES]);
  expect(CARD_IDS.filter(isSpy)).toEqual([...SPIES]);
  expect(peopleOf('gobelin')).toBeUndefined();
  expect(() => backOf('dragon' as 'troll')).toThrow('no card dragon');
});

test('the values: ours, but the three that the booklet prints', () => {
  for (const people of PEOPLES) expect(RANKS.map((rank) => BOX.values[`${people}-${rank}`])).toEqual([3, 6, 4]);
  expect(MERCENARIES.map((card) => BOX.values[card])).toEqual([1, 5, 8, 9, 4, 0]);
  const printed = ARMY_CARD_KINDS.filter((card) => ORIGINS[card].provenance === 'livret');
  expect(printed).toEqual(['gobelin', 'machine-de-guerre', 'machine-volante']);
  for (const card of ARMY_CARD_KINDS) {
    expect(PROVENANCES).toContain(ORIGINS[card].provenance);
    expect(ORIGINS[card].because).toMatch(/^[A-ZÀÉ].*\.$/);
  }
  expect(REPLACEABLE).toHaveLength(18 - 3);
});

test('names are written with the typographic apostrophe, one and several', () => {
  for (const card of CARD_IDS) {
    expect(`${CARD_NAMES[card].one}${CARD_NAMES[card].many}`).not.toContain("'");
    expect(CARD_NAMES[card].one).not.toBe(CARD_NAMES[card].many);
  }
  expect(new Set(SEAT_NAMES).size).toBe(7);
});

test('hands are sorted by kind, whatever they were', () => {
  expect(sortCards(['espion-1', 'gobelin', 'orcs-chef', 'orcs-troupe', 'gobelin'])).toEqual([
    'orcs-troupe',
    'orcs-chef',
    'gobelin',
    'gobelin',
    'espion-1',
  ]);
  expect(CARD_IDS.map(orderOf)).toEqual(CARD_IDS.map((_, at) => at));
});

test('a club’s box replaces what the source lost, and keeps only what differs', () => {
  expect(checkValues(undefined)).toEqual({ ok: true, value: {} });
  expect(checkValues({ 'orcs-troupe': 4, troll: 5 })).toEqual({ ok: true, value: { 'orcs-troupe': 4 } });
  expect(boxOf({ 'orcs-troupe': 4 }).values).toEqual({ ...BOX.values, 'orcs-troupe': 4 });
  expect(checkValues({ commando: MAX_VALUE + 1 })).toEqual({
    ok: false,
    field: 'values.commando',
    because: 'values.commando attend un nombre entier de 0 à 20, pas « 21 ».',
  });
  expect(checkValues({ gobelin: 2 })).toMatchObject({ ok: false, field: 'values.gobelin' });
  expect(checkValues([])).toMatchObject({ ok: false, field: 'values' });
});
