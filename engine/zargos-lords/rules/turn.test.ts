import { expect, test } from 'vitest';
import { hexAt } from '../board/map.ts';
import { type Options, readingsOf } from '../options.ts';
import { concluded, emptied, judgeEscort, mayFightAfter, taken } from './turn.ts';

const list = (['combat', 'flames-before', 'shot', 'individual', 'combat'] as const).map((engagement, at) => ({ engagement, at }));
const order = (options: Options) => concluded(list, readingsOf({ options })).map(({ at }) => at);

test('LOR-COM-7, LOR-IND-2: combats of their own before all, then shots, then combats, each in its player’s order', () => {
  expect(order({})).toEqual([3, 1, 2, 0, 4]);
});

test('LOR-L-46, LOR-DRA-1: a Dragon’s flames before it moves are concluded at once, or with the other shots', () => {
  expect(order({ 'LOR-L-46': 'phase-trois' })).toEqual([3, 1, 2, 0, 4]);
  const late = [{ engagement: 'shot' }, { engagement: 'flames-before' }] as const;
  expect(concluded(late, readingsOf({ options: {} })).map(({ engagement }) => engagement)).toEqual(['flames-before', 'shot']);
  expect(concluded(late, readingsOf({ options: { 'LOR-L-46': 'phase-trois' } })).map(({ engagement }) => engagement)).toEqual([
    'shot',
    'flames-before',
  ]);
});

test('LOR-L-18, LOR-DRA-1, LOR-SOR-2: who has shot does not fight, but archers may where the table says so', () => {
  const all = ['arrows', 'flames', 'visions'] as const;
  expect(all.map((shot) => mayFightAfter(shot, readingsOf({ options: {} })))).toEqual([false, false, false]);
  expect(all.map((shot) => mayFightAfter(shot, readingsOf({ options: { 'LOR-L-18': 'oui' } })))).toEqual([true, false, false]);
});

test('LOR-ESC-3: in one turn an escort is put on or taken off, not both', () => {
  expect([judgeEscort('put-on', undefined), judgeEscort('taken-off', undefined)]).toEqual([{ ok: true }, { ok: true }]);
  expect([judgeEscort('put-on', 'taken-off'), judgeEscort('taken-off', 'put-on')]).toMatchObject([
    { rule: 'LOR-ESC-3' },
    { rule: 'LOR-ESC-3' },
  ]);
});

test('LOR-L-23, LOR-VIL-6: an emptied city stays its owner’s until another enters it', () => {
  const city = { at: hexAt(0, 0), people: 'dragons', garrison: ['dragon'] } as const;
  expect(emptied(city)).toEqual({ ...city, garrison: [] });
  expect(taken(emptied(city), 'moines', 'moine')).toEqual({ ...city, people: 'moines', garrison: ['moine'] });
});
