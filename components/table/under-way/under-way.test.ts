import { expect, test } from 'vitest';
import { tablesUnderWay } from './under-way.ts';

const TABLES = ['gran', 'orc', 'zargos'].map((id) => ({ id, address: `/${id}/jouer/`, name: id }));
const HERE = [{ kind: 'human' }, { kind: 'bot', level: 'greedy' }];

const shelfOf = (games: readonly (readonly [key: string, head: object])[]) => {
  const kept = new Map<string, string>(
    games.map(([key, head]) => [
      key,
      JSON.stringify({ format: 2, writer: 'a', count: 1, saved: 1, moves: 3, over: false, names: [], players: HERE, version: 1, ...head }),
    ]),
  );
  return {
    length: kept.size,
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: () => {},
    removeItem: () => {},
  };
};
const found = (...games: Parameters<typeof shelfOf>[0]) => tablesUnderWay(shelfOf(games), TABLES).map(({ id }) => id);

test('the tables whose newest game goes on, the last played first', () => {
  expect(found(['table.gran.partie.a', { saved: 5 }], ['table.orc.partie.b', { saved: 9 }], ['table.orc.partie.b.0', {}])).toEqual([
    'orc',
    'gran',
  ]);
  expect(found(['table.gran.partie.a', { saved: 5 }], ['table.gran.partie.c', { saved: 6, over: true }])).toEqual([]);
  expect(tablesUnderWay(undefined, TABLES)).toEqual([]);
});

test.each([
  ['nothing is played yet', { moves: 0 }],
  ['only bots play', { players: [{ kind: 'bot' }] }],
  ['nobody knows who plays', { players: 'toi' }],
  ['of another format', { format: 1 }],
])('%s: it is not offered', (_name, head) => {
  expect(found(['table.gran.partie.a', head])).toEqual([]);
});
