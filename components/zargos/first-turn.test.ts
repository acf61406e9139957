/** The figures of the first chapters and of the told first turn, held to sums written here; no rule of the engine is proved by them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (path: string): string =>
  readFileSync(new URL(`../../content/zargos/${path}.mdx`, import.meta.url), 'utf8').replace(/<[^>]+>/g, '');

/** The cells of every table row of `text` from `from` on, up to the next heading. */
function rowsAfter(text: string, from: string): string[][] {
  const section = text.slice(text.indexOf(from) + from.length).split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|') && !line.includes('---'));
  return lines
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.replaceAll('*', '').trim()),
    )
    .slice(1);
}

const numbers = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const diceFor = (pawns: number): number => (pawns >= 7 ? 3 : pawns >= 4 ? 2 : 1);

describe('the chapters', () => {
  test('starting pawns: peoples × pawns of each = pawns of the player', () => {
    const rows = rowsAfter(read('regles/preparation'), 'Le nombre de joueurs fixe').map((row) => row.slice(1).map(Number));
    expect(rows.length).toBe(6);
    for (const [peoples = 0, each = 0, all] of rows) expect(peoples * each).toBe(all);
  });

  test('a people is 52 pawns worth 100', () => {
    const rows = rowsAfter(read('regles/materiel'), '## Les pions').map((row) => row.slice(1).map(Number));
    expect(rows).toEqual([
      [40, 1, 40 * 1],
      [12, 5, 12 * 5],
      [40 + 12, 0, 40 + 60],
    ]);
  });

  test('the ten ordinary kingdoms share the 37 provinces', () => {
    const rows = rowsAfter(read('regles/materiel'), 'tombent juste avec');
    expect([rows.length, sum(rows.map((row) => Number(row[1])))]).toEqual([10, 37]);
  });

  test('ZAR-COM-4, ZAR-CAP-1: the most that one, two and three dice kill', () => {
    expect([1, 2, 3].map((dice) => Math.floor((6 * dice) / 2))).toEqual([3, 6, 9]);
    expect([1, 2, 3].map((dice) => Math.floor((6 * dice) / 3))).toEqual([2, 4, 6]);
    const text = read('regles/combats');
    expect(text).toContain('un dé élimine trois pions, deux dés six, trois dés neuf. Contre des remparts, c’est deux, quatre et six');
  });
});

describe('the told first turn', () => {
  const text = read('raconte');

  test('the deal: five green cards, ten blue ones each', () => {
    const rows = rowsAfter(text, '## 2. Tirer ses terres').map((row) => row.slice(1).map(Number));
    for (const [capitals = 0, reinforcements = 0, provinces = 0, boats = 0] of rows) {
      expect([capitals + reinforcements, provinces + boats]).toEqual([5, 10]);
    }
    expect(rows.map(([, reinforcements = 0]) => 35 + 3 * reinforcements)).toEqual([47, 41]);
  });

  test('ZAR-COM-3, ZAR-COM-4: the fight of Inès and Basile, round after round', () => {
    let standing = [7, 4];
    for (const row of rowsAfter(text, '## 6. Le combat')) {
      const sides = row.slice(1, 3).map((cell) => {
        const [pawns = 0, dice = 0] = numbers(cell);
        const faces = numbers(cell.split(':')[1]?.split(/=|, soit/)[0] ?? '');
        return { pawns, dice, faces, kills: numbers(cell).at(-1) ?? 0 };
      });
      expect(sides.map((side) => side.pawns)).toEqual(standing);
      for (const { pawns, dice, faces, kills } of sides) {
        expect([dice, faces.length, kills]).toEqual([diceFor(pawns), dice, Math.floor(sum(faces) / 2)]);
      }
      standing = standing.map((pawns, i) => Math.max(0, pawns - (sides[1 - i]?.kills ?? 0)));
      expect(numbers(row[3] ?? '')).toEqual(standing);
    }
    expect(standing).toEqual([2, 0]);
  });

  test('the count: provinces, two a capital, Oz for five', () => {
    const rows = rowsAfter(text, '## 10. Compter');
    const totals = rows.map(
      ([, provinces = '', capitals = '', kingdom = '']) =>
        sum([provinces, capitals].map((cell) => numbers(cell).reduce((a, b) => a * b, 1))) + (numbers(kingdom)[0] ?? 0),
    );
    expect(rows.map((row) => Number(row[4]))).toEqual(totals);
    expect(totals).toEqual([16, 16, 15, 12]);
    const territories = sum(rows.map(([, provinces = '', capitals = '']) => (numbers(provinces)[0] ?? 0) + (numbers(capitals)[0] ?? 0)));
    expect(territories + 2).toBe(47);
  });
});
