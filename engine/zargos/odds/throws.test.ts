import { describe, expect, test } from 'vitest';
import { choicesOf, type Extreme, throwsOf } from './throws.ts';

/** Every throw, die by die. */
const allThrows = (dice: number): number[][] =>
  dice === 0 ? [[]] : allThrows(dice - 1).flatMap((rest) => [1, 2, 3, 4, 5, 6].map((face) => [...rest, face]));

const total = (faces: readonly number[]) => faces.reduce((a, b) => a + b, 0);

describe('different throws', () => {
  test('of two dice', () => {
    expect(throwsOf(2)).toHaveLength(21);
    expect(throwsOf(2).slice(0, 3)).toEqual([
      { faces: [1, 1], ways: 1 },
      { faces: [2, 1], ways: 2 },
      { faces: [2, 2], ways: 1 },
    ]);
  });

  test.each([1, 2, 3, 4])('of %i dice, counted by falling faces', (dice) => {
    const ways = new Map<string, number>();
    for (const faces of allThrows(dice)) {
      const name = faces.toSorted((a, b) => b - a).join();
      ways.set(name, (ways.get(name) ?? 0) + 1);
    }
    expect(new Map(throwsOf(dice).map(({ faces, ways: count }) => [faces.join(), count]))).toEqual(ways);
  });
});

describe.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 2],
  [4, 3],
])('choices at a throw of %i dice, total divided by %i', (dice, divisor) => {
  test.each<Extreme>(['lowest', 'highest'])('the %s die thrown again', (extreme) => {
    const expected = new Map<string, number>();
    const falls: number[] = new Array(Math.floor((6 * dice) / divisor) + 1).fill(0);
    for (const faces of allThrows(dice)) {
      const rest = total(faces) - (extreme === 'lowest' ? Math.min(...faces) : Math.max(...faces));
      const keep = Math.floor(total(faces) / divisor);
      expected.set(`${keep}/${rest}`, (expected.get(`${keep}/${rest}`) ?? 0) + 1);
      falls[keep] = (falls[keep] ?? 0) + 1;
    }
    const choices = choicesOf(dice, divisor, extreme);
    const found = new Map<string, number>();
    choices.chance.forEach((chance, i) => {
      found.set(`${choices.keep[i]}/${choices.rest[i]}`, Math.round(chance * 6 ** dice));
    });
    expect(found).toEqual(expected);
    expect(found.size).toBe(choices.keep.length);
    expect(Array.from(choices.falls, (chance) => Math.round(chance * 6 ** dice))).toEqual(falls);
    expect([...choices.losses]).toEqual(Array.from({ length: 6 * dice + 1 }, (_, all) => Math.floor(all / divisor)));
  });

  test('are made once', () => {
    expect(choicesOf(dice, divisor, 'lowest')).toBe(choicesOf(dice, divisor, 'lowest'));
    expect(choicesOf(dice, divisor, 'lowest')).not.toBe(choicesOf(dice, divisor, 'highest'));
  });
});
