import { expect, test } from 'vitest';
import type { Shelf } from '#components/kit/shelf.ts';
import { HUMAN } from '../spec.ts';
import { TOY_SPEC } from '../testing/toy-game.ts';
import { habitKeeper, habitKeyOf, readHabits } from './habits.ts';
import { botOf } from './seats.ts';

const { seats, levels, level } = TOY_SPEC;
const NONE = { players: undefined, pace: undefined, own: {}, options: undefined };
const open = (shelf: Shelf | undefined) => habitKeeper(shelf, 'toy', seats, levels, level);

function shelf(): Shelf {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

test('what one likes is found again, one thing after another', () => {
  const there = shelf();
  const one = open(there);
  expect(one.get()).toEqual(NONE);
  one.set({ players: [botOf('random'), HUMAN] });
  one.set({ pace: 'vif' });
  one.set({ own: { rhythm: 'slow' } });
  one.set({ options: { goal: 2 } });
  expect(open(there).get()).toEqual({
    players: [botOf('random'), HUMAN],
    pace: 'vif',
    own: { rhythm: 'slow' },
    options: { goal: 2 },
  });
});

test('without a storage, or with a full one, it lasts as long as the page', () => {
  const full: Shelf = {
    ...shelf(),
    setItem: () => {
      throw new Error('full');
    },
  };
  for (const there of [undefined, full]) {
    const one = open(there);
    one.set({ pace: 'vif' });
    expect(one.get().pace).toBe('vif');
  }
});

const strange: readonly (string | null)[] = [
  null,
  '',
  '{',
  '[]',
  '{"format":2,"pace":"vif"}',
  '{"format":1,"players":[{"kind":"human"}],"pace":3,"own":[1]}',
  '{"format":1,"players":"x","own":{"rhythm":4}}',
];
test.each(strange)('%s is as if nothing were kept', (text) => {
  expect(readHabits(text, seats, levels, level)).toEqual(NONE);
});

test('a level that is gone becomes the usual one', () => {
  const text = JSON.stringify({ format: 1, players: [{ kind: 'bot', level: 'parti' }, HUMAN] });
  expect(readHabits(text, seats, levels, level).players).toEqual([botOf(level), HUMAN]);
  expect(habitKeyOf('toy')).toBe('table.toy.habits');
});
