/** What the browser keeps of a table: what differs from ours, found again, forgotten, and never a fault. */
import { expect, test } from 'vitest';
import { keepTableIn, withBox, withReadings } from './change.ts';
import { among, areSame, NO_TABLE, OLD_BOX_KEY, OUR_TABLE_KEY, parseKept, tableIn, withChoice } from './kept.ts';

function page(held: Readonly<Record<string, string>> = {}) {
  const shelf = new Map(Object.entries(held));
  return {
    shelf,
    localStorage: {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, text: string) => void shelf.set(key, text),
      removeItem: (key: string) => void shelf.delete(key),
    },
  };
}

/** Two rulings of ours, the first reading being the site's. */
const RULINGS = [
  { id: 'ZAR-L-8', readings: [{ id: 'quatre-des' }, { id: 'plafond-3' }] },
  { id: 'ZAR-L-3', readings: [{ id: 'moine-d-abord' }, { id: 'adversaire-d-abord' }] },
];

test('a table is kept, found again, and forgotten once it says nothing', () => {
  const there = page();
  const table = { readings: { 'ZAR-L-8': 'plafond-3' }, boxes: { orc: 'troll.6' } };
  expect([keepTableIn(there, table), tableIn(there)]).toEqual([true, table]);
  expect(JSON.parse(there.shelf.get(OUR_TABLE_KEY) ?? '')).toEqual({ format: 1, ...table });
  expect([keepTableIn(there, NO_TABLE), there.shelf.size]).toEqual([true, 0]);
});

test('what is too long to be read again is not kept, and what was stays', () => {
  const there = page();
  const table = { readings: {}, boxes: { orc: 'troll.6' } };
  keepTableIn(there, table);
  expect(keepTableIn(there, withBox(table, 'gran', 'x'.repeat(250_000)))).toBe(false);
  expect(tableIn(there)).toEqual(table);
});

test('a box kept before the table had one place is taken over, once', () => {
  const there = page({ [OLD_BOX_KEY]: '1~fec-' });
  expect(tableIn(there)).toEqual({ readings: {}, boxes: { 'zargos-lords': '1~fec-' } });
  keepTableIn(there, withBox(tableIn(there), 'orc', 'troll.6'));
  expect([...there.shelf.keys()]).toEqual([OUR_TABLE_KEY]);
  expect(tableIn(there).boxes).toEqual({ 'zargos-lords': '1~fec-', orc: 'troll.6' });
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"format":2,"readings":{"ZAR-L-8":"plafond-3"}}',
  `{"format":1,"readings":{},"boxes":{"gran":"${'x'.repeat(250_000)}"}}`,
])('%s is no table', (text) => {
  expect(parseKept(text)).toEqual(NO_TABLE);
});

test('of a record spoiled in part, texts alone are kept', () => {
  expect(parseKept('{"format":1,"readings":{"ZAR-L-8":"plafond-3","ZAR-L-3":4},"boxes":[1]}')).toEqual({
    readings: { 'ZAR-L-8': 'plafond-3' },
    boxes: {},
  });
});

test('a browser that keeps nothing never throws', () => {
  const there = {
    get localStorage(): never {
      throw new Error('forbidden');
    },
  };
  expect([tableIn(there), keepTableIn(there, NO_TABLE)]).toEqual([NO_TABLE, false]);
});

test('a reader takes what it knows that is not ours, and passes over the rest', () => {
  const kept = { 'ZAR-L-8': 'plafond-3', 'ZAR-L-3': 'moine-d-abord', 'ORC-L-1': 'atteint', 'ZAR-L-99': 'oui' };
  expect(among(RULINGS, kept)).toEqual({ 'ZAR-L-8': 'plafond-3' });
  expect(among(RULINGS, { 'ZAR-L-8': 'cinq-des' })).toEqual({});
});

test('choices change one by one or together, and those of other games stay', () => {
  const table = { readings: { 'ZAR-L-8': 'plafond-3', 'ORC-L-1': 'atteint' }, boxes: {} };
  expect(withReadings(table, RULINGS, { 'ZAR-L-3': 'adversaire-d-abord' }).readings).toEqual({
    'ORC-L-1': 'atteint',
    'ZAR-L-3': 'adversaire-d-abord',
  });
  expect(withReadings(table, RULINGS, {}).readings).toEqual({ 'ORC-L-1': 'atteint' });
  expect(withChoice(withChoice({}, 'ZAR-L-8', 'plafond-3'), 'ZAR-L-8', undefined)).toEqual({});
  expect([areSame({ a: '1' }, { a: '1' }), areSame({ a: '1' }, { a: '2' }), areSame({ a: '1' }, {})]).toEqual([true, false, false]);
});
