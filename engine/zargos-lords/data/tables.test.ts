/** What the booklet tells of its lost tables, and what any such table must be: our box keeps to both. */
import { describe, expect, test } from 'vitest';
import { KINDS, RANGES, RESULTS } from '../types.ts';
import { CITIES, COPIES, COUNTERS, counterCount, FACTOR_ORIGINS, FACTORS, kindsOf, VANISHED_MARKERS } from './counters.ts';
import { BOX, needOrigin } from './tables.ts';

describe('the counters', () => {
  test('LOR-MAT-1, LOR-L-10: 240 with the cities, 247 with the seven markers « disparu »', () => {
    expect([counterCount('chevaliers'), counterCount('ailes'), counterCount('dragons'), counterCount('moines')]).toEqual([54, 59, 66, 61]);
    expect([COUNTERS, COUNTERS + VANISHED_MARKERS, CITIES]).toEqual([240, 247, 4]);
    expect(VANISHED_MARKERS).toBe(COPIES.moine);
  });

  test('LOR-MAT-4: as the descriptions of the box count them', () => {
    const counts = (people: Parameters<typeof kindsOf>[0]) => kindsOf(people).map((kind) => COPIES[kind]);
    expect(counts('chevaliers')).toEqual([10, 30, 3, 7]);
    expect(counts('ailes')).toEqual([8, 12, 25, 10]);
    expect(counts('dragons')).toEqual([6, 40, 10, 6]);
    expect(counts('moines')).toEqual([7, 30, 15, 5]);
  });

  test('LOR-MOI-2, LOR-FAU-1, LOR-MAT-3: the two factors printed in the text, the counter drawn « 2, 5 », and falcons below Ailés', () => {
    expect(FACTORS['moines-fantassin'].combat).toBe(4);
    expect(FACTORS.faucon.combat).toBe(5);
    expect(Object.values(FACTORS)).toContainEqual({ combat: 2, movement: 5 });
    expect(FACTORS.faucon.combat).toBeLessThan(FACTORS.aile.combat);
    expect(FACTORS.faucon.movement).toBeLessThan(FACTORS.aile.movement);
    const printed = KINDS.flatMap((kind) => Object.values(FACTOR_ORIGINS[kind]).map(({ provenance }) => `${kind} ${provenance}`));
    expect(printed.filter((one) => !one.endsWith('reconstruction'))).toEqual(['faucon livret', 'moines-fantassin livret']);
  });
});

describe('the table of combats', () => {
  const { combat } = BOX;

  test('LOR-COM-5: the one cell that the booklet prints, a difference of 4 to 7 and a 4, is D3', () => {
    const at = combat.findIndex((band) => band.from === 4);
    expect([combat[at]?.results[3], combat[at + 1]?.from]).toEqual(['D3', 8]);
  });

  test('LOR-COM-4: there is a minimum difference, and it is no more than 7, where the booklet fights', () => {
    expect(combat[0]?.from).toBe(0);
  });

  test('LOR-L-1, LOR-COM-2: attackers may retreat, and may all be lost', () => {
    const all = combat.flatMap((band) => band.results);
    expect(all).toContain('AE');
    expect(all.some((result) => /^A\d$/.test(result))).toBe(true);
    expect(all).toContain('DE');
  });

  test('LOR-COM-5: a higher die and a wider difference never hurt the attacker', () => {
    const rank = (band: number, die: number) => RESULTS.indexOf(combat[band]?.results[die] ?? 'AE');
    for (const band of combat.keys()) {
      for (let die = 0; die < 6; die += 1) {
        if (die > 0) expect(rank(band, die)).toBeGreaterThanOrEqual(rank(band, die - 1));
        if (band > 0) expect(rank(band, die)).toBeGreaterThanOrEqual(rank(band - 1, die));
      }
    }
  });
});

describe('the shooting tables', () => {
  test.each([
    ['LOR-ARC-1: arrows', 'arrows', 8],
    ['LOR-DRA-1, LOR-LAN-1: flames', 'flames', 5],
    ['LOR-SOR-2, LOR-ILL-1: visions', 'visions', 5],
  ] as const)('%s reach their range, less from afar, more with a higher die', (_name, shot, range) => {
    const table = BOX[shot];
    expect([table.length, RANGES[shot]]).toEqual([range, range]);
    for (const [at, row] of table.entries()) {
      for (const [die, hits] of row.entries()) {
        expect(hits).toBeGreaterThanOrEqual(0);
        if (die > 0) expect(hits).toBeGreaterThanOrEqual(row[die - 1] ?? 99);
        if (at > 0) expect(hits).toBeLessThanOrEqual(table[at - 1]?.[die] ?? 0);
      }
      expect(row[5]).toBeGreaterThan(row[0]);
    }
    const sums = table.map((row) => row.reduce((sum, hits) => sum + hits, 0));
    expect(sums).toEqual([...sums].sort((a, b) => b - a));
    expect(new Set(sums).size).toBe(sums.length);
  });

  test('LOR-ARC-2: a Dragon takes 6 arrows, the most of all, and three archers at one distance may make 1, 3 and 2 of them', () => {
    const { arrows } = BOX.needs;
    expect([arrows.dragon, Math.max(...Object.values(arrows))]).toEqual([6, 6]);
    expect(BOX.arrows.some((row) => [1, 2, 3].every((hits) => row.includes(hits)))).toBe(true);
    expect([needOrigin('arrows', 'dragon').provenance, needOrigin('arrows', 'aile').provenance]).toEqual(['livret', 'reconstruction']);
  });

  test('LOR-ARC-2, LOR-DRA-1: every kind falls to what its people’s enemies can throw in one turn', () => {
    for (const kind of KINDS) {
      expect(BOX.needs.arrows[kind]).toBeGreaterThanOrEqual(1);
      expect(BOX.needs.flames[kind]).toBeGreaterThanOrEqual(1);
      expect(BOX.needs.flames[kind]).toBeLessThanOrEqual(BOX.needs.arrows[kind]);
    }
  });
});
