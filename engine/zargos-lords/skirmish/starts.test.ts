/** Both ends of every map are alike, and everybody begins where the booklet would let him (LOR-PREP-4). */
import { expect, test } from 'vitest';
import { isSame } from '../board/hex.ts';
import { terrainAt } from '../board/map.ts';
import { PEOPLE_OF } from '../data/counters.ts';
import { judgePlacing, turnOrder } from '../setup.ts';
import { campOf, countersOf, mapOf, peopleAt, START_IDS, STARTS } from './starts.ts';

test.each(START_IDS)('%s: the map turned by half is itself, camps stand on plains, six counters a side stand free', (start) => {
  const { rows, peoples } = STARTS[start];
  const bridges = (row: string): string => row.replace(/\d/g, '1');
  expect(rows.map(bridges)).toEqual([...rows].reverse().map((row) => bridges([...row].reverse().join(''))));
  expect(rows.every((row) => row.length === rows[0]?.length && row.length % 2 === 0)).toBe(true);
  expect(turnOrder(peoples)).toEqual(peoples);
  const counters = countersOf(start);
  expect(counters).toHaveLength(12);
  for (const [at, one] of counters.entries()) {
    const terrain = terrainAt(mapOf(start), one.at) ?? 'mer';
    expect([judgePlacing(terrain), terrain]).toEqual([{ ok: true }, 'plaine']);
    expect(counters.filter((other) => isSame(other.at, one.at))).toHaveLength(1);
    expect(PEOPLE_OF[one.kind]).toBe(peopleAt(start, at < 6 ? 0 : 1));
  }
  for (const seat of [0, 1]) expect(terrainAt(mapOf(start), campOf(start, seat))).toBe('plaine');
});
