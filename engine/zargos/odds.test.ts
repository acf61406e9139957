import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSituation } from './fight/situation.ts';
import { type Odds, ROUND_ENTRIES, type Situation, type SituationInput } from './fight/types.ts';
import { odds, oddsOf } from './odds.ts';
import { PEOPLES, SITES } from './types.ts';

type Numbers = Omit<Odds, 'sentence' | 'reasons'>;

const numbersOf = ({ sentence: _s, reasons: _r, ...numbers }: Odds): Numbers => numbers;

const against = (attacker: SituationInput['attacker'], defender: SituationInput['defender'], change: Partial<SituationInput> = {}) =>
  odds({ attacker, defender, site: 'province', ...change });

const sum = (chances: readonly number[]) => chances.reduce((total, chance) => total + chance, 0);
const mean = (chances: readonly number[]) => chances.reduce((total, chance, k) => total + k * chance, 0);

/** Fights small enough for a sheet of paper. */
describe('worked by hand', () => {
  test('ZAR-COM-2, ZAR-COM-5: one against one: a die of 1 misses, and who misses alone is out', () => {
    // Each hits with 5/6; both miss with 1/36, and then they throw again: 5/35, 5/35 and 25/35.
    const { win, survivors, losses, rounds, roundsDistribution } = against({ people: 'ailes', pawns: 1 }, { people: 'dragons', pawns: 1 });
    expect(win.attacker).toBeCloseTo(1 / 7, 14);
    expect(win.defender).toBeCloseTo(1 / 7, 14);
    expect(win.nobody).toBeCloseTo(5 / 7, 14);
    expect(survivors.attacker[1]).toBeCloseTo(1 / 7, 14);
    expect(survivors.defender[0]).toBeCloseTo(6 / 7, 14);
    expect(losses.attacker).toBeCloseTo(6 / 7, 14);
    expect(rounds).toBeCloseTo(36 / 35, 14);
    expect(roundsDistribution).toHaveLength(ROUND_ENTRIES);
    for (const k of [1, 2, 3, 10]) expect(roundsDistribution[k]).toBeCloseTo((35 / 36) * (1 / 36) ** (k - 1), 14);
    expect(roundsDistribution[0]).toBe(0);
    expect(roundsDistribution[40]).toBeLessThan(1e-20);
  });

  test('ZAR-CAP-1: one against one behind walls: the attacker needs a 3', () => {
    // He hits with 4/6, is hit with 5/6; both miss with 2/36: 4/34, 10/34, 20/34.
    const { win } = against({ people: 'ailes', pawns: 1 }, { people: 'dragons', pawns: 1 }, { site: 'capital' });
    expect(win.attacker).toBeCloseTo(4 / 34, 14);
    expect(win.defender).toBeCloseTo(10 / 34, 14);
    expect(win.nobody).toBeCloseTo(20 / 34, 14);
  });

  test('ZAR-MOI-1: a Moine against one: he throws his 1 again, else keeps the power for his opponent’s hit', () => {
    // V = 5/6 × 11/36 + 1/6 × (5/36 + V/36), so V = 60/215.
    const attack = against({ people: 'moines', pawns: 1 }, { people: 'dragons', pawns: 1 });
    const defence = against({ people: 'dragons', pawns: 1 }, { people: 'moines', pawns: 1 });
    expect(attack.win.attacker).toBeCloseTo(12 / 43, 14);
    expect(defence.win.defender).toBeCloseTo(12 / 43, 14);
  });

  test('ZAR-MOI-1, ZAR-L-3: the opponent first: a hit on the Moine is thrown again, and only a miss leaves him his own die', () => {
    // 1/6 of misses, then he needs a 2 with two tries: 35/36, or both missed: 1/36 of going on. 5/6 of hits, thrown again: 1/6 misses,
    // then 5/6 or going on. V = 1/6 × (35/36 + V/36) + 5/36 × (5/6 + V/6).
    const options = { 'ZAR-L-3': 'adversaire-d-abord' } as const;
    const { win } = against({ people: 'moines', pawns: 1 }, { people: 'dragons', pawns: 1 }, { options });
    const value = (35 / 216 + 25 / 216) / (1 - 1 / 216 - 5 / 216);
    expect(win.attacker).toBeCloseTo(value, 14);
  });

  test('ZAR-GUERRE: with two dice nobody misses, so one against one ends in one round', () => {
    const { win, roundsDistribution } = against({ people: 'ailes', pawns: 1, warWind: true }, { people: 'dragons', pawns: 1 });
    expect(win.attacker).toBeCloseTo(1 / 6, 14);
    expect(win.nobody).toBeCloseTo(5 / 6, 14);
    expect(win.defender).toBe(0);
    expect(roundsDistribution[1]).toBeCloseTo(1, 14);
  });

  test('ZAR-AMA-1, ZAR-L-7: seven Amazones in a capital shoot a lone attacker before any round', () => {
    const { win, losses, rounds, roundsDistribution } = against(
      { people: 'ailes', pawns: 1 },
      { people: 'amazones', pawns: 7 },
      { site: 'capital' },
    );
    expect(win).toEqual({ attacker: 0, defender: 1, nobody: 0 });
    expect(losses).toEqual({ attacker: 1, defender: 0 });
    expect([rounds, roundsDistribution[0], sum(roundsDistribution)]).toEqual([0, 1, 1]);
  });

  test('ZAR-ZRG-1, ZAR-ZRG-2: five pawns enter a coastal province: two dice take 1 to 6 with 3, 7, 11, 9, 5, 1 of 36', () => {
    const { win, survivors, losses, rounds, roundsDistribution } = against({ people: 'moines', pawns: 5 }, { people: 'demons', dice: 2 });
    expect(win.attacker).toBeCloseTo(30 / 36, 14);
    expect(win.defender).toBeCloseTo(6 / 36, 14);
    expect(win.nobody).toBe(0);
    expect(survivors.attacker.map((p) => Math.round(p * 36))).toEqual([6, 9, 11, 7, 3, 0]);
    expect(survivors.defender).toEqual([1]);
    expect(losses.attacker).toBeCloseTo((3 + 14 + 33 + 36 + 30) / 36, 14);
    expect(losses.defender).toBe(0);
    expect([rounds, roundsDistribution[1], sum(roundsDistribution)]).toEqual([1, 1, 1]);
  });

  test('ZAR-ZRG-1: thirteen pawns always take the Forbidden City, one never does', () => {
    expect(against({ people: 'ailes', pawns: 13 }, { people: 'demons', dice: 4 }).win.attacker).toBeCloseTo(1, 14);
    expect(against({ people: 'ailes', pawns: 1 }, { people: 'demons', dice: 4 }).win).toMatchObject({ attacker: 0, nobody: 0 });
    expect(against({ people: 'ailes', pawns: 1 }, { people: 'demons', dice: 4 }).win.defender).toBeCloseTo(1, 14);
  });
});

describe('peoples that fight alike', () => {
  const fight = (attacker: Situation['attacker']['people'], defender: (typeof PEOPLES)[number], change: Partial<SituationInput> = {}) =>
    numbersOf(against({ people: attacker, pawns: 6 }, { people: defender, pawns: 5 }, { site: 'capital', ...change }));
  const plain = fight('chevaliers', 'dragons');

  test('ZAR-ZRG-4, ZAR-ECLIPSE, ZAR-CANICULE: without powers all pairs are one', () => {
    for (const attacker of PEOPLES) {
      for (const defender of PEOPLES) {
        if (attacker === defender) continue;
        expect(fight(attacker, defender, { eclipse: true, heatwave: true })).toEqual(plain);
        expect(fight(attacker, defender, { site: 'forbidden-city' })).toEqual(plain);
      }
    }
  });

  test('ZAR-AMA-1, ZAR-MOI-1: with powers those without one for fights are alike', () => {
    const ordinary = PEOPLES.filter((people) => people !== 'moines');
    for (const attacker of ordinary) {
      for (const defender of ordinary)
        if (attacker !== defender && defender !== 'amazones') expect(fight(attacker, defender)).toEqual(plain);
      if (attacker !== 'amazones') expect(fight(attacker, 'amazones')).toEqual(fight('dragons', 'amazones'));
      expect(fight(attacker, 'moines')).toEqual(fight('dragons', 'moines'));
      expect(fight('moines', attacker)).toEqual(fight('moines', attacker === 'amazones' ? 'amazones' : 'dragons'));
    }
    expect(fight('dragons', 'amazones')).not.toEqual(plain);
    expect(fight('dragons', 'moines')).not.toEqual(plain);
  });

  test('ZAR-ARA-2: a called group counts as if it had stood there', () => {
    const called = numbersOf(against({ people: 'ailes', pawns: 9 }, { people: 'araignees', pawns: 3, called: 5 }));
    expect(called).toEqual(numbersOf(against({ people: 'ailes', pawns: 9 }, { people: 'araignees', pawns: 8 })));
    expect(called.survivors.defender).toHaveLength(9);
  });
});

const pawns = fc.integer({ min: 1, max: 30 });
const site = fc.constantFrom(...SITES);
const wind = fc.boolean();

/** Any fight between two peoples of up to 30 pawns. */
const anyFight = fc
  .record({
    pair: fc.tuple(fc.constantFrom(...PEOPLES), fc.constantFrom(...PEOPLES)).filter(([a, d]) => a !== d),
    sizes: fc.tuple(pawns, pawns),
    winds: fc.tuple(wind, wind),
    site,
    eclipse: fc.boolean(),
    heatwave: fc.boolean(),
    options: fc.constantFrom({}, { 'ZAR-L-3': 'adversaire-d-abord' }, { 'ZAR-L-2': 'oui' }, { 'ZAR-L-8': 'plafond-3' } as const),
  })
  .map(
    ({ pair, sizes, winds, ...rest }): Situation => ({
      attacker: { people: pair[0], pawns: sizes[0], warWind: winds[0] },
      defender: { people: pair[1], pawns: sizes[1], warWind: winds[1], called: 0 },
      ...rest,
    }),
  );

const SMALL = 1e-12;

describe('laws of all fights', () => {
  test('totals are one, means are those of the lists, nothing is negative', () => {
    fc.assert(
      fc.property(anyFight, (situation) => {
        const { win, survivors, losses, rounds, roundsDistribution } = oddsOf(situation);
        for (const total of [
          win.attacker + win.defender + win.nobody,
          sum(survivors.attacker),
          sum(survivors.defender),
          sum(roundsDistribution),
        ]) {
          expect(Math.abs(total - 1)).toBeLessThan(SMALL);
        }
        for (const chance of [...survivors.attacker, ...survivors.defender, ...roundsDistribution])
          expect(chance).toBeGreaterThanOrEqual(0);
        expect(survivors.attacker).toHaveLength(situation.attacker.pawns + 1);
        expect(Math.abs(sum(survivors.attacker.slice(1)) - win.attacker)).toBeLessThan(SMALL);
        expect(Math.abs(sum(survivors.defender.slice(1)) - win.defender)).toBeLessThan(SMALL);
        expect(Math.abs(situation.attacker.pawns - mean(survivors.attacker) - losses.attacker)).toBeLessThan(SMALL);
        expect(Math.abs(mean(roundsDistribution) - rounds)).toBeLessThan(1e-9);
      }),
      { numRuns: 60, seed: 1990 },
    );
  });

  test('ZAR-COM-4: without powers or walls, sides exchanged exchange the result', () => {
    fc.assert(
      fc.property(pawns, pawns, wind, wind, (a, d, x, y) => {
        const there = against({ people: 'ailes', pawns: a, warWind: x }, { people: 'dragons', pawns: d, warWind: y });
        const back = against({ people: 'dragons', pawns: d, warWind: y }, { people: 'ailes', pawns: a, warWind: x });
        expect(Math.abs(there.win.attacker - back.win.defender)).toBeLessThan(SMALL);
        expect(Math.abs(there.win.nobody - back.win.nobody)).toBeLessThan(SMALL);
        expect(Math.abs(there.rounds - back.rounds)).toBeLessThan(SMALL);
        there.survivors.attacker.forEach((chance, k) => {
          expect(Math.abs(chance - (back.survivors.defender[k] ?? Number.NaN))).toBeLessThan(SMALL);
        });
      }),
      { numRuns: 60, seed: 1990 },
    );
  });

  /** Chance that the Moine holds; where there is none, of each side in turn. */
  const holds = ({ attacker, defender }: Situation, { win }: Odds): { attacker?: number; defender?: number } => {
    if (attacker.people === 'moines') return { attacker: win.attacker };
    return defender.people === 'moines' ? { defender: win.defender } : { attacker: win.attacker, defender: win.defender };
  };

  test('one more pawn never hurts its side (a Moine’s own chance, where one plays for it)', () => {
    fc.assert(
      fc.property(anyFight, (situation) => {
        const now = holds(situation, oddsOf(situation));
        const { attacker, defender } = situation;
        if (defender.people === 'demons') return;
        const moreA = { ...situation, attacker: { ...attacker, pawns: attacker.pawns + 1 } };
        const moreD = { ...situation, defender: { ...defender, pawns: defender.pawns + 1 } };
        const [withA, withD] = [holds(moreA, oddsOf(moreA)), holds(moreD, oddsOf(moreD))];
        if (now.attacker !== undefined) {
          expect(withA.attacker).toBeGreaterThanOrEqual(now.attacker - SMALL);
          expect(withD.attacker).toBeLessThanOrEqual(now.attacker + SMALL);
        }
        if (now.defender !== undefined) {
          expect(withD.defender).toBeGreaterThanOrEqual(now.defender - SMALL);
          expect(withA.defender).toBeLessThanOrEqual(now.defender + SMALL);
        }
      }),
      { numRuns: 60, seed: 1990 },
    );
  });

  test('ZAR-MOI-1: the hand of God never hurts', () => {
    fc.assert(
      fc.property(pawns, pawns, fc.constantFrom('province', 'capital'), fc.boolean(), (a, d, where, first) => {
        const change = { site: where, options: first ? {} : ({ 'ZAR-L-3': 'adversaire-d-abord' } as const) } as const;
        const attack = against({ people: 'moines', pawns: a }, { people: 'dragons', pawns: d }, change);
        const weak = against({ people: 'moines', pawns: a }, { people: 'dragons', pawns: d }, { ...change, heatwave: true });
        expect(attack.win.attacker).toBeGreaterThanOrEqual(weak.win.attacker - SMALL);
        const defence = against({ people: 'dragons', pawns: a }, { people: 'moines', pawns: d }, change);
        const weakD = against({ people: 'dragons', pawns: a }, { people: 'moines', pawns: d }, { ...change, heatwave: true });
        expect(defence.win.defender).toBeGreaterThanOrEqual(weakD.win.defender - SMALL);
      }),
      { numRuns: 40, seed: 1990 },
    );
  });

  test('100 against 100 is a number like any other', () => {
    for (const [attacker, defender] of [
      ['ailes', 'dragons'],
      ['moines', 'amazones'],
    ] as const) {
      const { win, survivors } = against(
        { people: attacker, pawns: 100, warWind: true },
        { people: defender, pawns: 100, warWind: true },
        { site: 'capital' },
      );
      expect(Math.abs(win.attacker + win.defender + win.nobody - 1)).toBeLessThan(SMALL);
      expect(survivors.attacker).toHaveLength(101);
      expect(survivors.defender).toHaveLength(101);
    }
  });
});

test('input is checked first', () => {
  expect(() => against({ people: 'ailes', pawns: 0 }, { people: 'dragons', pawns: 1 })).toThrow(
    new RangeError('attacker.pawns attend un nombre entier de 1 à 100, pas « 0 ».'),
  );
});

test('the checked situation gives the same answer', () => {
  const input = { attacker: { people: 'moines', pawns: 5 }, defender: { people: 'ailes', pawns: 4 }, site: 'province' } as const;
  const checked = checkSituation(input);
  expect(checked.ok && oddsOf(checked.value)).toEqual(odds(input));
  expect(JSON.parse(JSON.stringify(odds(input)))).toEqual(odds(input));
});
