/** What the page draws and says of the engine's answer. */
import { expect, test } from 'vitest';
import { BOX } from '#engine/orc/data/cards.ts';
import type { Outlook } from '#engine/orc/odds/outlook.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { chanceText, noteOf, outlookText, planText } from './army-words.ts';
import { grouped, shares, valueBars } from './views.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('lines that count alike are one, the unserved machine apart', () => {
  const { lines } = forceOf(
    { people: 'orcs', cards: ['orcs-troupe', 'machine-de-guerre', 'gobelin', 'orcs-troupe', 'machine-de-guerre'] },
    BOX.values,
    readingsOf({ options: {} }),
  );
  expect(grouped(lines).map(({ line, count, sum }) => [line.card, count, sum, noteOf(line, count)])).toEqual([
    ['orcs-troupe', 2, 6, ''],
    ['machine-de-guerre', 1, 9, 'servie'],
    ['gobelin', 1, 1, 'sert une machine'],
    ['machine-de-guerre', 1, 0, 'sans gobelin'],
  ]);
});

test('a few values: a bar each, empty ones between, the tie apart', () => {
  const bars = valueBars(
    [
      [3, 0.25],
      [5, 0.5],
      [6, 0.25],
    ],
    5,
  );
  expect(bars.map(({ tick, tone, value }) => [tick, tone, value])).toEqual([
    ['3', 'attack', 0.25],
    ['4', 'attack', 0],
    ['5', 'none', 0.5],
    ['6', 'defend', 0.25],
  ]);
});

test('many values: bars together hold everything once, and none mixes what beats and what is beaten', () => {
  const values = Array.from({ length: 90 }, (_, value) => [value, 1 / 90] as const);
  const bars = valueBars(values, 31);
  expect(bars.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1, 12);
  expect(bars.length).toBeLessThanOrEqual(25);
  expect(bars.find(({ tone }) => tone === 'none')?.tick).toBe('31');
  expect(bars.filter(({ tone }) => tone === 'attack').at(-1)?.tick).toMatch(/–30$|^30$/);
  expect(new Set(bars.map(({ tick }) => tick)).size).toBe(bars.length);
});

test('ORC-BAT-9: shares add up, a tie of 0 is left out, an army of 0 that does not score is beaten', () => {
  expect(shares({ beat: 0.5, score: 0.75 }).map(({ tone, value }) => [tone, value])).toEqual([
    ['attack', 0.5],
    ['none', 0.25],
    ['defend', 0.25],
  ]);
  expect(shares({ beat: 0.5, score: 0.5 }).length).toBe(2);
});

test('sentences name the tie only where it counts', () => {
  expect(plain(chanceText({ beat: 0.5, score: 0.5 }, 1))).toBe('50 % de chances de le battre');
  expect(plain(chanceText({ beat: 0.5, score: 0.625 }, 3))).toBe('50 % de chances de les battre tous les 3, 62,5 % en comptant l’égalité');
  expect(planText({ send: ['troll', 'gobelin', 'gobelin'], flying: ['gobelin'], value: 0 })).toBe(
    '2 gobelins, 1 troll, puis la machine volante avec 1 gobelin',
  );
  expect(planText({ send: [], flying: undefined, value: 0 })).toBe('aucun mercenaire');
});

test('the whole answer in one sentence each: as it is, flown, struck', () => {
  const chance = { beat: 0.5, score: 0.5 };
  const outlook: Outlook = {
    values: [[[3, 1]]],
    plain: { mine: 12, each: [chance], all: chance },
    flown: { mine: 17, each: [chance], all: chance },
    struck: [{ strike: { opponent: 0, back: 'mercenaries' }, plain: chance, flown: chance }],
  };
  expect(plain(outlookText('orcs', outlook))).toBe(
    'Une armée d’Orcs de valeur 12 contre 1 adversaire : 50 % de chances de le battre. Avec la machine volante (17) : 50 % de chances de le battre. ' +
      'Avec le commando sur un mercenaire de l’adversaire 1 : 50 % de chances de le battre. Avec les deux : 50 % de chances de le battre.',
  );
});
