/** Properties of the odds of the other side, on whole decks. `odds.oracle.test.ts` holds the numbers. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import { checkOdds, type Odds } from './odds.ts';
import { type CardId, RANKS } from './types.ts';

const shown = fc
  .record({ people: fc.nat(2), mercenaries: fc.nat(3), kept: fc.nat(1) })
  .map(({ people, mercenaries, kept }) => ({ people, mercenaries, held: mercenaries + kept }));

const situation = fc.record({
  mine: fc.subarray<CardId>(['orcs-troupe', 'orcs-troupe', 'orcs-elite', 'orcs-chef', 'troll', 'geant', 'gobelin', 'machine-de-guerre']),
  seen: fc.subarray<CardId>([
    'orcs-troupe',
    'orcs-chef',
    'geant',
    'geant',
    'troll',
    'gobelin',
    'machine-volante',
    'nains-elite',
    'espion-3',
  ]),
  opponents: fc.array(shown, { minLength: 1, maxLength: 3 }),
});

function answer(input: object): Odds {
  return accepted(checkOdds({ people: 'orcs', ...input }));
}

const NEAR = 12;

test('ORC-BAT-4: the chances of an army’s values add up to 1, and no value is negative', () => {
  fc.assert(
    fc.property(situation, (input) => {
      for (const values of answer(input).value) {
        expect(values.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, NEAR);
        expect(values.every(([value, chance]) => Number.isInteger(value) && value >= 0 && chance > 0)).toBe(true);
        expect(values.map(([value]) => value)).toEqual([...new Set(values.map(([value]) => value))].sort((a, b) => a - b));
      }
    }),
  );
});

test('ORC-BAT-4: no chance leaves 0 to 1, whatever doubles add up to', () => {
  const strong = ['orcs-chef', 'orcs-elite', 'orcs-elite', 'orcs-troupe', 'geant', 'troll', 'troll'];
  const shows = Array.from({ length: 9 }, (_, people) => ({ people, mercenaries: 0, held: 0 }));
  const alone = shows.map((one) => answer({ mine: strong, opponents: [one] }));
  const isChance = (chance: number) => chance >= 0 && chance <= 1;
  expect(alone.map(({ beatEach }) => beatEach[0] ?? Number.NaN).filter((chance) => !isChance(chance))).toEqual([]);
  fc.assert(
    fc.property(situation, (input) => {
      const { value, beatEach, beatAll } = answer(input);
      expect([...value.flat().map(([, chance]) => chance), ...beatEach, beatAll].every(isChance)).toBe(true);
    }),
  );
});

test('ORC-GEA-1: the order of the opponents changes nothing', () => {
  fc.assert(
    fc.property(situation, (input) => {
      const [there, back] = [answer(input), answer({ ...input, opponents: input.opponents.toReversed() })];
      expect(back.beatAll).toBeCloseTo(there.beatAll, NEAR);
      back.beatEach.toReversed().forEach((chance, at) => {
        expect(chance).toBeCloseTo(there.beatEach[at] ?? Number.NaN, NEAR);
      });
    }),
  );
});

test('ORC-BAT-9: to beat all is no likelier than to beat each, and the two agree on one opponent', () => {
  fc.assert(
    fc.property(situation, (input) => {
      const { beatAll, beatEach } = answer(input);
      expect(beatAll).toBeLessThanOrEqual(Math.min(...beatEach) + 1e-12);
      expect(beatAll).toBeGreaterThanOrEqual(1 - beatEach.reduce((sum, chance) => sum + 1 - chance, 0) - 1e-12);
      const alone = answer({ ...input, opponents: input.opponents.slice(0, 1) });
      expect(alone.beatAll).toBeCloseTo(alone.beatEach[0] ?? Number.NaN, NEAR);
    }),
  );
});

test('ORC-BAT-9: a tie beats nobody', () => {
  const all = (card: CardId, count: number) => new Array<CardId>(count).fill(card);
  const seen = [...all('orcs-elite', 4), ...all('orcs-chef', 2)];
  const opponents = [{ people: 1, mercenaries: 0 }];
  expect(answer({ mine: ['orcs-troupe'], seen, opponents })).toMatchObject({ value: [[[3, 1]]], beatEach: [0], beatAll: 0 });
  expect(answer({ mine: ['orcs-troupe', 'gobelin'], seen, opponents })).toMatchObject({ beatEach: [1], beatAll: 1 });
});

test('ORC-BAT-7: two of the three cards left are chiefs: the pair is worth 0 in one deal of three', () => {
  const seen: CardId[] = [...new Array<CardId>(7).fill('orcs-troupe'), ...new Array<CardId>(3).fill('orcs-elite')];
  const [values] = answer({ mine: [], seen, opponents: [{ people: 2, mercenaries: 0 }] }).value;
  // Elite and chief: 2 × (6 + 4).
  expect(values?.map(([value, chance]) => [value, chance.toFixed(NEAR)])).toEqual([
    [0, (1 / 3).toFixed(NEAR)],
    [20, (2 / 3).toFixed(NEAR)],
  ]);
});

test('ORC-MAT-5: what one more seen card may tell averages to what was known before', () => {
  fc.assert(
    fc.property(situation, (input) => {
      const known = [...input.mine, ...input.seen];
      const copies = { troupe: 7, elite: 4, chef: 2 };
      const decks = RANKS.map((rank) => {
        const card = `orcs-${rank}` as const;
        return [card, copies[rank] - known.filter((one) => one === card).length] as const;
      });
      const unseen = decks.reduce((sum, [, count]) => sum + count, 0);
      fc.pre(unseen > input.opponents.reduce((sum, { people }) => sum + people, 0));
      const mean = decks.reduce(
        (sum, [card, count]) => (count === 0 ? sum : sum + (count / unseen) * answer({ ...input, seen: [...input.seen, card] }).beatAll),
        0,
      );
      expect(mean).toBeCloseTo(answer(input).beatAll, NEAR);
    }),
    { numRuns: 40 },
  );
});

test('ORC-BAT-8: seen to the last card, the army across is certain', () => {
  const all = (card: CardId, count: number) => new Array<CardId>(count).fill(card);
  const seen = [...all('gobelin', 7), ...all('troll', 4), ...all('geant', 6), ...all('machine-de-guerre', 4), 'commando'];
  const opponents = [{ people: 0, mercenaries: 2 }];
  expect(answer({ mine: [], seen, opponents }).value).toEqual([[[5, 1]]]);
});
