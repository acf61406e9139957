import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FULL, formatKept, KEY, type Kept, load, parseKept, save, UNAVAILABLE, UNREADABLE } from './kept.ts';

const KEPT: Kept = {
  sheet: {
    players: [
      { name: 'Anna', color: 'vert' },
      { name: '', color: 'rouge' },
      { name: 'Bob', color: 'noir' },
      { name: 'Léa', color: 'blanc' },
    ],
    options: { 'ORC-L-1': 'atteint' },
    entries: [
      { kind: 'sorcier', seat: 2 },
      { kind: 'champion', seat: 0 },
      { kind: 'battle', winners: [0, 1] },
      { kind: 'points', seat: 3, by: 2 },
    ],
  },
  deal: { dealt: 41, begun: 40 },
  pace: 12,
};

const shelf = (text: string | null = null) => {
  const held = new Map<string, string>(text === null ? [] : [[KEY, text]]);
  return { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => void held.set(key, value) };
};

test('what is kept comes back', () => {
  const there = shelf();
  expect(save(there, KEPT)).toBeUndefined();
  expect(load(there)).toEqual(KEPT);
});

test('nothing kept, no storage, a full one', () => {
  expect(load(shelf())).toBeUndefined();
  expect(load(undefined)).toBeUndefined();
  expect(save(undefined, KEPT)).toBe(UNAVAILABLE);
  const full = {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(save(full, KEPT)).toBe(FULL);
  expect(load(full)).toBeUndefined();
});

const spoilt: [name: string, change: (text: string) => string][] = [
  ['not JSON', () => '{'],
  ['another format', (text) => text.replace('"format":1', '"format":2')],
  ['three players', (text) => text.replace('{"name":"Léa","color":"blanc"}', '').replace(',]', ']')],
  ['the same colour twice', (text) => text.replace('"rouge"', '"vert"')],
  ['an unknown reading', (text) => text.replace('"atteint"', '"jamais"')],
  ['a line that the rules refuse', (text) => text.replace('"winners":[0,1]', '"winners":[2]')],
  ['a line of another kind', (text) => text.replace('"kind":"points"', '"kind":"gift"')],
  ['a name too long', (text) => text.replace('"Anna"', `"${'A'.repeat(21)}"`)],
];
test.each(spoilt)('%s: a fresh sheet, and it says so', (_name, change) => {
  const text = change(formatKept(KEPT));
  expect(text).not.toBe(formatKept(KEPT));
  expect(load(shelf(text))).toBe(UNREADABLE);
});

test('a spoilt deal or pace costs no sheet', () => {
  const read = parseKept(formatKept(KEPT).replace('"dealt":41', '"dealt":810').replace('"pace":12', '"pace":0'));
  expect(read?.sheet).toEqual(KEPT.sheet);
  expect([read?.deal, read?.pace]).toEqual([{ dealt: 0, begun: null }, 15]);
});

test('no text makes it throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void parseKept(text)));
});
