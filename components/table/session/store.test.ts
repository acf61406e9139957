import { expect, test } from 'vitest';
import { type Shelves, shelfOf } from '#components/kit/shelf.ts';
import { APART, formerKey, type Keeper, keeper, MOST_GAMES, NOT_KEPT, parseHead, STORE_FULL, type ToKeep } from './store.ts';

/** A shelf that holds `most` characters a text, and counts what is written. */
function shelf(most = Number.POSITIVE_INFINITY): Shelves & { texts: Map<string, string>; written: () => number } {
  const texts = new Map<string, string>();
  let written = 0;
  return {
    texts,
    written: () => written,
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > most) throw new DOMException('full', 'QuotaExceededError');
      written += text.length;
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
}

const no = () => {
  throw new Error('no');
};
const broken: Shelves = { length: 1, key: no, getItem: no, setItem: no, removeItem: no };

const movesOf = (count: number) => Array.from({ length: count }, (_, at) => ({ kind: 'take', seat: at % 3, count: 1 }));
const game = (id: string, moves: readonly unknown[], part: Partial<ToKeep> = {}): ToKeep => ({
  id,
  replay: { version: 1, moves, ...{ game: 'toy', options: { seats: 3 }, seed: 'x' } },
  players: ['human'],
  names: ['Rouge', 'Bleu', 'Vert'],
  over: false,
  ...part,
});
const open = (there: Shelves | undefined, writer = 'a', clock: () => number = () => 7): Keeper => keeper(there, 'toy', writer, clock);

test('what is kept is found again by another visit, and forgotten on demand', () => {
  const there = shelf();
  const moves = movesOf(250);
  expect(open(there).save(game('un', moves))).toEqual({ ok: true });
  const later = open(there, 'b');
  expect(later.list()).toEqual([
    { id: 'un', saved: 7, moves: 250, over: false, names: ['Rouge', 'Bleu', 'Vert'], players: ['human'], version: 1 },
  ]);
  expect(later.load('un')).toEqual({ replay: game('un', moves).replay, players: ['human'] });
  expect(later.load('deux')).toBeUndefined();
  expect(keeper(there, 'gran', 'b').list()).toEqual([]);
  later.forget('un');
  expect(there.texts.size).toBe(0);
});

test('a move more, a move less and a game of before are each found as they are', () => {
  const there = shelf();
  const one = open(there);
  const moves = movesOf(230);
  for (const count of [0, 1, 100, 101, 230, 199, 200, 230]) {
    one.save(game('un', moves.slice(0, count)));
    expect(open(there, 'b').load('un')?.replay).toMatchObject({ moves: moves.slice(0, count) });
  }
  const other = [...moves.slice(0, 150), { kind: 'throw', seat: 0 }];
  one.save(game('un', other));
  expect(open(there, 'b').load('un')?.replay).toMatchObject({ moves: other });
});

test('a move costs a few kilobytes at most, however long the game', () => {
  const there = shelf();
  const one = open(there);
  const moves = movesOf(5000);
  for (let count = 1; count <= moves.length; count++) one.save(game('un', moves.slice(0, count)));
  // 100 moves of 39 signs and a head of less than 300, at most.
  expect(there.written() / moves.length).toBeLessThan(100 * 40 + 300);
  expect([...there.texts.values()].join('').length).toBeLessThan(5000 * 40 + 1000);
});

test('the newest game comes first; beyond a dozen, the oldest of those that are over go', () => {
  const there = shelf();
  let now = 0;
  const one = open(there, 'a', () => ++now);
  for (let at = 0; at < MOST_GAMES; at++) one.save(game(`g${at}`, movesOf(1), { over: at === 2 || at === 5 }));
  expect(one.list().map(({ id }) => id)[0]).toBe(`g${MOST_GAMES - 1}`);
  one.save(game('de plus', movesOf(1)));
  expect(one.list()).toHaveLength(MOST_GAMES);
  expect(one.load('g2')).toBeUndefined();
  expect(one.load('g5')).toBeDefined();
  one.save(game('encore', movesOf(1)));
  one.save(game('toujours', movesOf(1)));
  // Nothing that may still be played goes by itself.
  expect(one.list()).toHaveLength(MOST_GAMES + 1);
});

test('two tabs that go on with one game keep both', () => {
  const there = shelf();
  const [one, two] = [open(there, 'one'), open(there, 'two')];
  one.save(game('un', movesOf(2)));
  two.load('un');
  expect(two.save(game('un', movesOf(3)))).toEqual({ ok: true });
  const key = [...there.texts.keys()].find((held) => held.endsWith('.un')) ?? '';
  expect(one.isOther(key, there.getItem(key), 'un')).toBe(true);
  expect(two.isOther(key, there.getItem(key), 'un')).toBe(false);
  expect(one.isOther('theme', 'dark', 'un')).toBe(false);
  const apart = one.save(game('un', movesOf(4)));
  if (!apart.ok || !apart.apart) throw new Error(APART);
  expect(one.save(game(apart.apart, movesOf(5)))).toEqual({ ok: true });
  expect(two.save(game('un', movesOf(6)))).toEqual({ ok: true });
  const lengths = open(there, 'three')
    .list()
    .map(({ moves }) => moves);
  expect(lengths.toSorted()).toEqual([5, 6]);
});

test('the one game that was kept before is taken over', () => {
  const there = shelf();
  const replay = { version: 1, game: 'toy', options: {}, seed: 'x', moves: movesOf(3) };
  there.setItem(formerKey('toy'), JSON.stringify({ format: 1, writer: 'a', count: 4, replay, players: ['human'] }));
  const one = open(there, 'b');
  expect(there.getItem(formerKey('toy'))).toBeNull();
  expect(one.list()).toMatchObject([{ id: 'avant', moves: 3, saved: 0, version: 1 }]);
  expect(one.load('avant')).toEqual({ replay, players: ['human'] });
  for (const strange of ['{', '3', '{"format":1}', '{"format":3,"replay":{}}']) {
    const other = shelf();
    other.setItem(formerKey('toy'), strange);
    expect(open(other).list()).toEqual([]);
  }
});

test('a full, a missing and a broken storage each give one sentence, and never throw', () => {
  expect(open(shelf(10)).save(game('un', []))).toEqual({ ok: false, because: STORE_FULL });
  expect(open(undefined).save(game('un', []))).toEqual({ ok: false, because: NOT_KEPT });
  const bad = open(broken);
  expect(bad.list()).toEqual([]);
  expect(bad.load('un')).toBeUndefined();
  expect(bad.save(game('un', []))).toMatchObject({ ok: false });
  expect(() => bad.forget('un')).not.toThrow();
  const forbidden = {
    get localStorage(): Shelves {
      throw new DOMException('no', 'SecurityError');
    },
  };
  expect(shelfOf(forbidden)).toBeUndefined();
});

test.each([null, '', '{', '3', '{"format":1,"writer":"a","count":1}', '{"format":2,"writer":1}'])('%j is no kept game', (text) => {
  expect(parseHead(text)).toBeUndefined();
});

test('a kept game of which a part is gone is what is left of it', () => {
  const there = shelf();
  open(there).save(game('un', movesOf(250)));
  const last = [...there.texts.keys()].find((key) => key.endsWith('.2')) ?? '';
  there.removeItem(last);
  expect(open(there).load('un')?.replay).toMatchObject({ moves: movesOf(200) });
});

test('a head that goes beyond any date or any table is shown within them', () => {
  const head = {
    format: 2,
    writer: 'a',
    count: 1,
    saved: 1e300,
    moves: -4,
    over: false,
    names: new Array(5000).fill('x'.repeat(5000)),
    version: 1.5,
  };
  const read = parseHead(JSON.stringify(head));
  expect(read).toMatchObject({ saved: 0, moves: 0, version: 0 });
  expect(read?.names).toEqual(new Array(12).fill('x'.repeat(40)));
  expect(parseHead(JSON.stringify({ ...head, saved: 8.64e15 }))?.saved).toBe(8.64e15);
});

test('what was advised is kept with its game, and goes with it; games of before had none', () => {
  const there = shelf();
  const one = open(there);
  one.save(game('un', movesOf(2)));
  expect(open(there, 'b').given('un')).toEqual([]);
  one.give('un', ['2 {"kind":"take"}']);
  one.give('un', ['2 {"kind":"take"}', '4 {"kind":"throw"}']);
  expect(open(there, 'b').given('un')).toEqual(['2 {"kind":"take"}', '4 {"kind":"throw"}']);
  expect(open(there, 'b').given('deux')).toEqual([]);
  // Listed, it is one game; another tab that goes on with it leaves what was advised to both.
  expect(one.list()).toHaveLength(1);
  const two = open(there, 'b');
  two.load('un');
  two.save(game('un', movesOf(3)));
  const apart = one.save(game('un', movesOf(4)));
  expect(apart).toMatchObject({ ok: true, apart: expect.any(String) });
  expect(open(there, 'c').given(('apart' in apart && apart.apart) || '')).toHaveLength(2);
  expect(two.given('un')).toHaveLength(2);
  one.forget('un');
  expect(open(there, 'b').given('un')).toEqual([]);
});

test('what an advice was for is kept with its game, the last one alone, and goes with it', () => {
  const there = shelf();
  const one = open(there);
  one.save(game('un', movesOf(2)));
  expect(one.purpose('un')).toBeUndefined();
  one.give('un', ['0 a'], 'la rive');
  one.give('un', ['1 b'], 'le pont');
  one.give('un', ['2 c']);
  expect(open(there, 'b').purpose('un')).toBe('le pont');
  expect(open(there, 'b').purpose('deux')).toBeUndefined();
  const two = open(there, 'b');
  two.load('un');
  two.save(game('un', movesOf(3)));
  const apart = one.save(game('un', movesOf(4)));
  expect(open(there, 'c').purpose(('apart' in apart && apart.apart) || '')).toBe('le pont');
  one.forget('un');
  expect(open(there, 'b').purpose('un')).toBeUndefined();
});

test('where nothing can be written, what was advised is known as long as the page', () => {
  const one = open(undefined);
  one.give('un', ['0 a'], 'le pont');
  expect(one.given('un')).toEqual(['0 a']);
  expect(one.purpose('un')).toBeUndefined();
});
