import { describe, expect, test } from 'vitest';
import { coverageCounts, coverageFaults, coverageOf } from './coverage.ts';

const REASONS = [
  { id: 'XYZ-MAT-1', kind: 'matter', because: 'le contenu de la boîte' },
  { id: 'XYZ-L-8', kind: 'not-yet', because: 'attend le plateau' },
] as const;

describe('the coverage matrix', () => {
  const rows = coverageOf(['XYZ-COM-1', 'XYZ-MAT-1', 'XYZ-L-8', 'XYZ-VENT'], ['XYZ-COM-1 and XYZ-VENT: a title', 'XYZ-L-80'], REASONS);

  test('an id is named whole or not at all', () => {
    expect(rows.map((row) => row.tests.length)).toEqual([1, 0, 0, 1]);
  });
  test('the three counts', () => {
    expect(coverageCounts(rows)).toEqual({ tested: 2, matter: 1, notYet: 1 });
  });
  test('nothing to say when every rule has a test or a reason', () => {
    expect(coverageFaults(rows, REASONS)).toEqual([]);
  });
  test('a hole, a stale reason and an unknown id are each named', () => {
    const faults = coverageFaults(coverageOf(['XYZ-COM-1', 'XYZ-L-8'], ['XYZ-L-8'], REASONS), REASONS);
    expect(faults).toHaveLength(3);
    expect(faults.join()).toMatch(/XYZ-COM-1 has neither.*XYZ-L-8 is tested.*XYZ-MAT-1, which does not exist/);
  });
});
