import { expect, test } from 'vitest';
import { type RandomState, resume, seeded } from './random.ts';

const take = (seed: string, count: number) => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => random.next());
};

test('words are unsigned and equal seeds give equal streams', () => {
  expect(take('abc', 50)).toEqual(take('abc', 50));
  for (const word of take('abc', 50)) expect(Number.isInteger(word) && word >= 0 && word < 2 ** 32).toBe(true);
});

test('near seeds, empty and broken ones give different streams', () => {
  const seeds = ['', 'a', 'b', 'aa', 'ab', 'ba', 'abc/0', 'abc/1', '\ud800', 'A', ' '];
  expect(new Set(seeds.map((seed) => take(seed, 4).join())).size).toBe(seeds.length);
});

test('a state goes through JSON and goes on', () => {
  const random = seeded('jeu');
  random.next();
  const state: RandomState = JSON.parse(JSON.stringify(random.state()));
  const copy = random.clone();
  const rest = [random.next(), random.next(), random.next()];
  const again = resume(state);
  expect([again.next(), again.next(), again.next()]).toEqual(rest);
  expect([copy.next(), copy.next(), copy.next()]).toEqual(rest);
  expect(random.state()).not.toEqual(state);
});

test.each([[[0, 0, 0, 0]], [[1, 2, 3]], [[1, 2, 3, 4, 5]], [[1, 2, 3, 2 ** 31]], [[1, 2, 3, 0.5]]])('refuses the state %j', (state) => {
  expect(() => resume(state as unknown as RandomState)).toThrow(/not a state/);
});
