/**
 * Fights run in doubles; here they are held to exact arithmetic, in integers of any length. Stated bound: 1e-14 on every chance up to
 * 8 against 8 (as rationals), 1e-13 at 100 against 100 (in fixed point of 320 bits, whose own error is below 1e-80).
 */
import { expect, test } from 'vitest';
import type { Situation } from './fight/types.ts';
import { oddsOf } from './odds.ts';
import type { Site } from './types.ts';

/** Ways of each number of losses, out of 6 to the number of dice. */
function ways(dice: number, divisor: number): bigint[] {
  let sums = [1n];
  for (let i = 0; i < dice; i++) {
    const next = new Array<bigint>(sums.length + 6).fill(0n);
    sums.forEach((n, s) => {
      for (let face = 1; face <= 6; face++) next[s + face] = (next[s + face] ?? 0n) + n;
    });
    sums = next;
  }
  const losses: bigint[] = new Array(Math.floor((6 * dice) / divisor) + 1).fill(0n);
  sums.forEach((n, s) => {
    if (n > 0n) losses[Math.floor(s / divisor)] = (losses[Math.floor(s / divisor)] ?? 0n) + n;
  });
  return losses;
}

const diceOf = (pawns: number) => (pawns >= 7 ? 3 : pawns >= 4 ? 2 : 1);

/** Chances of all ends (a, d), by pushing the start through the states; `split(mass, part, whole)` is mass × part / whole. */
function ends<T>(
  a0: number,
  d0: number,
  walls: boolean,
  one: T,
  none: T,
  plus: (x: T, y: T) => T,
  split: (mass: T, part: bigint, whole: bigint) => T,
) {
  const mass = new Map<string, T>([[`${a0},${d0}`, one]]);
  for (let a = a0; a > 0; a--) {
    for (let d = d0; d > 0; d--) {
      const here = mass.get(`${a},${d}`);
      if (here === undefined) continue;
      const byA = ways(diceOf(a), walls ? 3 : 2);
      const byD = ways(diceOf(d), 2);
      const stay = (byA[0] ?? 0n) * (byD[0] ?? 0n);
      const whole = 6n ** BigInt(diceOf(a) + diceOf(d)) - stay;
      byD.forEach((wa, la) => {
        byA.forEach((wd, ld) => {
          if (la + ld === 0) return;
          const key = `${Math.max(0, a - la)},${Math.max(0, d - ld)}`;
          mass.set(key, plus(mass.get(key) ?? none, split(here, wa * wd, whole)));
        });
      });
    }
  }
  return (a: number, d: number): T => mass.get(`${a},${d}`) ?? none;
}

const situation = (a: number, d: number, site: Site): Situation => ({
  attacker: { people: 'ailes', pawns: a, warWind: false },
  defender: { people: 'dragons', pawns: d, warWind: false, called: 0 },
  site,
  eclipse: false,
  heatwave: false,
  options: {},
});

type Fraction = readonly [bigint, bigint];

const gcd = (x: bigint, y: bigint): bigint => (y === 0n ? x : gcd(y, x % y));
const reduced = (n: bigint, d: bigint): Fraction => {
  const g = gcd(n, d);
  return [n / g, d / g];
};

test.each(['province', 'capital'] as const)('up to 8 against 8 in a %s: within 1e-14 of the rationals (ZAR-COM-4 ZAR-CAP-1)', (site) => {
  for (let a = 1; a <= 8; a++) {
    for (let d = 1; d <= 8; d++) {
      const exact = ends<Fraction>(
        a,
        d,
        site === 'capital',
        [1n, 1n],
        [0n, 1n],
        (x, y) => reduced(x[0] * y[1] + y[0] * x[1], x[1] * y[1]),
        (m, part, whole) => reduced(m[0] * part, m[1] * whole),
      );
      const { survivors, win } = oddsOf(situation(a, d, site));
      const asDouble = ([n, m]: Fraction) => Number((n * 2n ** 80n) / m) / 2 ** 80;
      for (let k = 1; k <= a; k++) expect(Math.abs((survivors.attacker[k] ?? -1) - asDouble(exact(k, 0)))).toBeLessThan(1e-14);
      for (let k = 1; k <= d; k++) expect(Math.abs((survivors.defender[k] ?? -1) - asDouble(exact(0, k)))).toBeLessThan(1e-14);
      expect(Math.abs(win.nobody - asDouble(exact(0, 0)))).toBeLessThan(1e-14);
    }
  }
});

test.each(['province', 'capital'] as const)(
  '100 against 100 in a %s: within 1e-13',
  (site) => {
    const ONE = 2n ** 320n;
    const exact = ends<bigint>(
      100,
      100,
      site === 'capital',
      ONE,
      0n,
      (x, y) => x + y,
      (m, part, whole) => (m * part) / whole,
    );
    const asDouble = (n: bigint) => Number((n * 2n ** 80n) / ONE) / 2 ** 80;
    const { survivors, win } = oddsOf(situation(100, 100, site));
    for (let k = 1; k <= 100; k++) {
      expect(Math.abs((survivors.attacker[k] ?? -1) - asDouble(exact(k, 0)))).toBeLessThan(1e-13);
      expect(Math.abs((survivors.defender[k] ?? -1) - asDouble(exact(0, k)))).toBeLessThan(1e-13);
    }
    expect(Math.abs(win.nobody - asDouble(exact(0, 0)))).toBeLessThan(1e-13);
  },
  60_000,
);
