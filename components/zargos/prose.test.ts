/** The figures that the chapters of Zargos print, held to the engine: a table or a mean in prose is asserted, never trusted. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mapped, meanOf, sumOfDice } from '#engine/core/distribution.ts';
import { percent } from '#engine/core/french.ts';
import { CARDS } from '#engine/zargos/data/cards.ts';
import { odds } from '#engine/zargos/odds.ts';

const read = (path: string): string => readFileSync(new URL(`../../content/zargos/${path}.mdx`, import.meta.url), 'utf8');

/** The cells of the table rows in `text`, without Markdown links or tags. */
const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .replace(/<[^>]+>/g, '')
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const between = (text: string, from: string, to: string): string => text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));

const losses = (dice: number, divisor: number) => mapped(sumOfDice(dice), (total) => Math.floor(total / divisor));

describe('the kingdom of Zargos', () => {
  const text = read('regles/zargos');
  const table = rowsOf(between(text, '<Encart titre="Combien de pions', '</Encart>')).slice(2);

  /** As the page writes it: whole percents, the ends in words. */
  const written = (chance: number): string => {
    if (chance === 0) return 'jamais';
    if (chance === 1) return 'sûr';
    if (chance < 0.01) return '&lt; 1 %';
    return chance > 0.99 ? '&gt; 99 %' : `${Math.round(100 * chance)} %`;
  };

  test('ZAR-ZRG-1, ZAR-ZRG-2: chances to survive 2, 3 and 4 demon dice, 2 to 13 pawns', () => {
    const expected = Array.from({ length: 12 }, (_, i) => i + 2).map((pawns) => {
      const survive = [2, 3, 4].map((dice) => {
        const { weights, total } = losses(dice, 2);
        return weights.slice(0, pawns).reduce((sum, weight) => sum + weight, 0) / total;
      });
      return [String(pawns), ...survive.map(written)];
    });
    expect(table).toEqual(expected);
  });

  test('ZAR-ZRG-1: fewest and most losses by ring', () => {
    const ranges = rowsOf(between(text, '<Regle id="ZAR-ZRG-1"', '</Regle>')).slice(2);
    expect(ranges.map((row) => row.slice(1))).toEqual(
      [2, 3, 4].map((dice) => {
        const { weights } = losses(dice, 2);
        return [String(dice), `${weights.findIndex((weight) => weight > 0)} à ${weights.length - 1}`];
      }),
    );
  });

  test('ZAR-ZRG-1: the shortest way costs 3,25 + 5 + 6,75 = 15 pawns on average', () => {
    expect([2, 3, 4].map((dice) => meanOf(losses(dice, 2)))).toEqual([3.25, 5, 6.75]);
    expect(text).toContain('3,25, puis 5, puis 6,75 pions, **quinze en tout**');
  });
});

describe('the magic cards', () => {
  const text = read('regles/magie');
  const copies = (color: 'green' | 'red') => CARDS.filter((card) => card.color === color).map((card) => [card.name, String(card.copies)]);
  const printed = (id: string) => rowsOf(between(text, `<Regle id="${id}"`, '</Regle>')).slice(2);

  test.each([
    ['ZAR-MAG-2: the reds and their copies', 'ZAR-MAG-2', 'red'],
    ['ZAR-MAG-3: the greens and their copies', 'ZAR-MAG-3', 'green'],
  ] as const)('%s', (_name, id, color) => {
    const rows = printed(id).map((row) => row.slice(0, 2));
    expect(rows.toSorted()).toEqual(copies(color).toSorted());
    expect(rows.reduce((sum, row) => sum + Number(row[1]), 0)).toBe(20);
  });

  test('ZAR-FOLIE: what each face kills', () => {
    const [faces, killed] = rowsOf(between(text, '<Regle id="ZAR-FOLIE"', '</Regle>')).filter((row) => !row[0]?.startsWith('--'));
    expect(faces?.slice(1)).toEqual(['1', '2 ou 3', '4 ou 5', '6']);
    expect(killed?.slice(1)).toEqual(['1', '2', '4', '6'].map((face) => String(Math.floor(Number(face) / 2))));
  });
});

describe('the advice', () => {
  test('ZAR-AMA-1: four Amazones shoot two pawns on average in a province', () => {
    expect(meanOf(losses(2, 3))).toBe(2);
    expect(read('peuples/amazones')).toContain('quatre Amazones abattent en moyenne deux pions');
  });
  test('ZAR-MOI-1: a fresh die kills one and a half, more than a 3 and less than a 4', () => {
    expect(meanOf(losses(1, 2))).toBe(1.5);
    expect(read('peuples/moines')).toContain('un dé neuf élimine en moyenne un pion et demi');
  });
  // Two dice of four Dragons kill a Moine alone, whatever they show: he holds nothing, and only what he throws says who else is left. Eight or more kills four.
  test('ZAR-MOI-1: what a doomed Moine does counts for who attacks him', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    const throws = faces.flatMap((one) => faces.map((other) => [Math.max(one, other), one + other] as const));
    const kept = throws.filter(([, total]) => total < 8).length / 36;
    const again =
      throws.reduce((sum, [high, total]) => sum + (total >= 8 ? 0 : faces.filter((face) => high + face < 8).length / 6), 0) / 36;
    expect(read('combat')).toContain(`prennent la province ${percent(kept)} du temps, et ${percent(again)} si ce Moine relance`);
    const doomed = {
      attacker: { people: 'dragons', pawns: 4 },
      defender: { people: 'moines', pawns: 1, warWind: true },
      site: 'province',
    } as const;
    expect(odds(doomed).win.attacker).toBeCloseTo(kept, 12);
  });
  test('ZAR-PTS-1: kingdoms counted province by province', () => {
    const rows = rowsOf(between(read('regles/points'), '<Encart titre="Les nombres', '</Encart>')).slice(2);
    expect(rows.map((row) => Number(row[2]) - Number(row[1]))).toEqual(rows.map(() => 2));
    const provinces = rows.flatMap((row) => (row[0] ?? '').split(',').map(() => Number(row[1])));
    expect([provinces.length, provinces.reduce((sum, n) => sum + n, 0)]).toEqual([10, 37]);
  });
});
