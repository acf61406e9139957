import { expect, test } from 'vitest';
import { paragraph, rulingOf } from '../book.ts';
import { ARBITRATIONS } from './arbitration.ts';

test.each(ARBITRATIONS)(
  '%s: ten slips, each of a rule of its own; what is to be settled leaves a choice',
  (_game, { slips, priorities, settle }) => {
    const rules = slips.map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(10);
    expect([...rules, ...settle, ...priorities.flatMap((one) => one.rules)].filter((id) => !paragraph(id))).toEqual([]);
    expect(settle.filter((id) => (rulingOf(id)?.readings.length ?? 0) < 2)).toEqual([]);
  },
);
