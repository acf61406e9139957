/**
 * The engine against `reference.ts`, a solver that shares no code with it: equal within 1e-12 on every fight up to 5 against 5, by night up to 6 against 6.
 *
 * Peoples: the rules know the Moine, the Amazones in defence and (through `called`) the Araignées; all others fight alike, which
 * `odds.test.ts` checks pair by pair. So five pairs stand for all: ordinary or Moine against ordinary, Amazones or Moine.
 * Cards and rulings are varied wherever the pair can feel them; ZAR-L-8 is felt from seven pawns on, which has rows of its own.
 */
import { describe, expect, test } from 'vitest';
import type { Odds, Situation } from './fight/types.ts';
import { oddsOf } from './odds.ts';
import type { Options } from './options.ts';
import { type Expected, referenceFor } from './testing/odds-oracle.ts';
import { type People, SITES, type Site } from './types.ts';

const BOTH = [false, true] as const;

interface Variant {
  readonly site: Site;
  readonly winds: readonly [boolean, boolean];
  readonly eclipse: boolean;
  readonly heatwave: boolean;
  readonly options: Options;
}

const PAIRS: readonly (readonly [People, People])[] = [
  ['chevaliers', 'dragons'],
  ['chevaliers', 'amazones'],
  ['chevaliers', 'moines'],
  ['moines', 'dragons'],
  ['moines', 'amazones'],
];

/**
 * Every variant that the pair can feel. Where the book says that cards and rulings have nothing to act on (no powers in Zargos, no hand
 * of God under a Canicule) they are varied under one choice of Vents de Guerre instead of four.
 */
function variantsOf([attacker, defender]: readonly [People, People]): Variant[] {
  const monk = attacker === 'moines' || defender === 'moines';
  const bows = defender === 'amazones';
  const rulings: Options[] = [{}];
  if (monk) rulings.push({ 'ZAR-L-3': 'adversaire-d-abord' });
  if (attacker === 'moines' && bows) rulings.push({ 'ZAR-L-2': 'oui' }, { 'ZAR-L-2': 'oui', 'ZAR-L-3': 'adversaire-d-abord' });
  const all = SITES.flatMap((site) =>
    BOTH.flatMap((a) =>
      BOTH.flatMap((d) =>
        (bows ? BOTH : [false]).flatMap((eclipse) =>
          (monk ? BOTH : [false]).flatMap((heatwave) =>
            rulings.map((options) => ({ site, winds: [a, d] as const, eclipse, heatwave, options })),
          ),
        ),
      ),
    ),
  );
  return all.filter(({ site, winds: [a, d], eclipse, heatwave, options }) => {
    const idle = site === 'zargos' || site === 'forbidden-city' || heatwave;
    const plain = !eclipse && !heatwave && Object.keys(options).length === 0;
    return !idle || plain || (a && !d);
  });
}

const situationOf = ([attacker, defender]: readonly [People, People], variant: Variant, a: number, d: number): Situation => ({
  attacker: { people: attacker, pawns: a, warWind: variant.winds[0] },
  defender: { people: defender, pawns: d, warWind: variant.winds[1], called: 0 },
  site: variant.site,
  eclipse: variant.eclipse,
  heatwave: variant.heatwave,
  options: variant.options,
});

/** The largest difference between two answers. */
function distance(odds: Odds, expected: Expected): number {
  const pairs: [number | undefined, number | undefined][] = [
    [odds.win.attacker, expected.win.attacker],
    [odds.win.defender, expected.win.defender],
    [odds.win.nobody, expected.win.nobody],
    [odds.rounds, expected.rounds],
    ...odds.survivors.attacker.map((p, k): [number, number | undefined] => [p, expected.survivors.attacker[k]]),
    ...odds.survivors.defender.map((p, k): [number, number | undefined] => [p, expected.survivors.defender[k]]),
    ...odds.roundsDistribution.map((p, k): [number, number | undefined] => [p, expected.roundsDistribution[k]]),
  ];
  return Math.max(...pairs.map(([x, y]) => Math.abs((x ?? Number.NaN) - (y ?? Number.NaN))));
}

/** Compares every fight up to `most` against `most` and answers the largest difference. */
function worst(pair: readonly [People, People], variant: Variant, most: number, least = 1): number {
  const reference = referenceFor(situationOf(pair, variant, 1, 1));
  let far = 0;
  for (let a = least; a <= most; a++) {
    for (let d = least; d <= most; d++) far = Math.max(far, distance(oddsOf(situationOf(pair, variant, a, d)), reference(a, d)));
  }
  return far;
}

/** Mutation testing, which runs this thousands of times, stops at two dice a side: what survives there is judged too harshly, never too well. */
const MOST = process.env.STRYKER_MUTATOR_WORKER ? 4 : process.env.NIGHT ? 6 : 5;

describe(`up to ${MOST} against ${MOST} (ZAR-COM-2 ZAR-COM-3 ZAR-COM-4 ZAR-COM-5 ZAR-COM-6 ZAR-CAP-1 ZAR-GUERRE ZAR-AMA-1 ZAR-MOI-1 ZAR-ZRG-3 ZAR-ZRG-4 ZAR-ECLIPSE ZAR-CANICULE ZAR-L-2 ZAR-L-3 ZAR-L-7)`, () => {
  test.each(PAIRS)(
    '%s against %s equal the enumerator',
    (...pair) => {
      for (const variant of variantsOf(pair)) expect(worst(pair, variant, MOST), JSON.stringify(variant)).toBeLessThan(1e-12);
    },
    60_000,
  );
});

/** Seven pawns and more: three and four dice, and the ruling that caps them. */
// biome-ignore format: a case a row
const FULL: readonly (readonly [readonly [People, People], Variant])[] = [
  [['ailes', 'dragons'], { site: 'province', winds: [true, false], eclipse: false, heatwave: false, options: {} }],
  [['ailes', 'dragons'], { site: 'capital', winds: [true, true], eclipse: false, heatwave: false, options: { 'ZAR-L-8': 'plafond-3' } }],
  [['ailes', 'amazones'], { site: 'capital', winds: [false, true], eclipse: false, heatwave: false, options: { 'ZAR-L-8': 'plafond-3' } }],
  [['moines', 'dragons'], { site: 'capital', winds: [true, false], eclipse: false, heatwave: false, options: {} }],
  [['dragons', 'moines'], { site: 'province', winds: [false, true], eclipse: false, heatwave: false, options: { 'ZAR-L-3': 'adversaire-d-abord' } }],
  [['moines', 'amazones'], { site: 'province', winds: [true, true], eclipse: false, heatwave: false, options: { 'ZAR-L-2': 'oui', 'ZAR-L-8': 'plafond-3' } }],
];

describe('with full dice (ZAR-COM-3 ZAR-GUERRE ZAR-L-8)', () => {
  test.each(FULL)(
    '%j %j equals the enumerator',
    (pair, variant) => {
      expect(worst(pair, variant, 9, 6)).toBeLessThan(1e-12);
    },
    60_000,
  );
});
