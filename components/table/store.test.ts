import { expect, test } from 'vitest';
import { FULL, keeper, keyOf, parseKept, type Shelf, shelfOf, UNAVAILABLE } from './store.ts';

/** A shelf that holds `most` characters. */
function shelf(most = Number.POSITIVE_INFINITY): Shelf {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      if (text.length > most) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
  };
}

const broken: Shelf = {
  getItem: () => {
    throw new Error('no');
  },
  setItem: () => {
    throw new Error('no');
  },
  removeItem: () => {
    throw new Error('no');
  },
};

test('what is kept is found again, and forgotten on demand', () => {
  const there = shelf();
  expect(keeper(there, 'toy', 'a').save({ moves: [1] }, ['human'])).toEqual({ ok: true, over: false });
  expect(keeper(there, 'toy', 'b').load()).toMatchObject({ writer: 'a', count: 1, replay: { moves: [1] }, players: ['human'] });
  expect(keeper(there, 'gran', 'b').load()).toBeUndefined();
  keeper(there, 'toy', 'b').forget();
  expect(keeper(there, 'toy', 'b').load()).toBeUndefined();
});

test('of two tabs, the last to write is told that it took the place of the other', () => {
  const there = shelf();
  const [one, two] = [keeper(there, 'toy', 'one'), keeper(there, 'toy', 'two')];
  one.save(1, []);
  two.load();
  expect(two.save(2, [])).toEqual({ ok: true, over: false });
  expect(one.save(3, [])).toEqual({ ok: true, over: true });
  expect(one.save(4, [])).toEqual({ ok: true, over: false });
  expect(two.isOther(keyOf('toy'), there.getItem(keyOf('toy')))).toBe(true);
  expect(one.isOther(keyOf('toy'), there.getItem(keyOf('toy')))).toBe(false);
  expect(two.isOther('theme', 'dark')).toBe(false);
});

test('a full, a missing and a broken storage each give one sentence, and never throw', () => {
  expect(keeper(shelf(10), 'toy', 'a').save({}, [])).toEqual({ ok: false, because: FULL });
  expect(keeper(undefined, 'toy', 'a').save({}, [])).toEqual({ ok: false, because: UNAVAILABLE });
  const bad = keeper(broken, 'toy', 'a');
  expect(bad.load()).toBeUndefined();
  expect(bad.save({}, [])).toMatchObject({ ok: false });
  expect(() => bad.forget()).not.toThrow();
  const forbidden = {
    get localStorage(): Shelf {
      throw new DOMException('no', 'SecurityError');
    },
  };
  expect(shelfOf(forbidden)).toBeUndefined();
});

test.each([null, '', '{', '3', '{"format":2,"writer":"a","count":1}', '{"format":1,"writer":1,"count":1}'])(
  '%j is nothing kept',
  (text) => {
    expect(parseKept(text)).toBeUndefined();
  },
);
