import { describe, expect, test } from 'vitest';
import { ATOM_IDS, IDS, RULING_IDS } from './ids.ts';
import { checkOptions, OPTION_IDS, RULINGS, rulingsOf } from './options.ts';
import { UNTESTED } from './untested.ts';

describe('the table of rulings', () => {
  test('holds every ruling once, in order', () => {
    expect(RULINGS.map((r) => r.id)).toEqual([...RULING_IDS]);
    expect(RULING_IDS).toHaveLength(31);
    expect(ATOM_IDS).toHaveLength(34);
  });

  test.each(RULINGS)('row %# is a question with distinct readings, about known rules named once', ({ question, readings, rules }) => {
    expect(question).toMatch(/ \?$/);
    const ids = readings.map((r) => r.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, text } of readings) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(text).toMatch(/^[A-ZÀÉ].*\.$/);
      expect(text).not.toContain("'");
    }
    expect(ATOM_IDS).toEqual(expect.arrayContaining([...rules]));
    expect(new Set(rules).size).toBe(rules.length);
  });

  /** From the list of rulings in the rules: what our default answers, and how many other readings are offered. */
  // biome-ignore format: five a row
  const DEFAULTS: readonly [default_: string, others: number][] = [
    ['depasse', 1], ['un-suffit', 0], ['quatre', 0], ['non', 1], ['non', 0],
    ['sans-effet', 0], ['impossible', 0], ['oui', 0], ['victoire-partagee', 0], ['bataille-precedente', 1],
    ['compte-et-double', 2], ['reste-a-zero', 1], ['oui', 1], ['oui', 1], ['defausse', 1],
    ['la-plus-basse', 0], ['sans-effet', 1], ['au-debut', 0], ['personne', 1], ['premier-a-gauche', 1],
    ['tourne', 1], ['sans-ordre', 1], ['permis', 1], ['sous-les-deux', 1], ['interdite', 1],
    ['non', 1], ['la-sienne', 0], ['permis', 1], ['non', 1], ['non', 1],
    ['non', 1],
  ];

  test('gives our default first, then the readings offered', () => {
    expect(RULINGS.map((r) => [r.readings[0].id, r.readings.length - 1])).toEqual(DEFAULTS);
  });

  test('makes an option of each ruling with another reading', () => {
    expect(OPTION_IDS).toEqual(RULING_IDS.filter((_, i) => DEFAULTS[i]?.[1]));
    expect(OPTION_IDS).toHaveLength(21);
  });
});

test('the rulings of a rule are those that name it', () => {
  expect(rulingsOf('ORC-DEP-3').map((r) => r.id)).toEqual(['ORC-L-17', 'ORC-L-24']);
  expect(rulingsOf('ORC-GEA-1')).toEqual([]);
});

test('options from outside are the readings of this table', () => {
  expect(checkOptions({ 'ORC-L-1': 'atteint' })).toEqual({ ok: true, value: { 'ORC-L-1': 'atteint' } });
  expect(checkOptions({ 'ORC-L-12': 'double' })).toEqual({
    ok: false,
    field: 'options.ORC-L-12',
    because: 'options.ORC-L-12 attend compte-et-double, compte-sans-doubler ou nulle, pas « double ».',
  });
  expect(checkOptions({ 'ORC-L-2': 'un-suffit' })).toMatchObject({ ok: false, field: 'options.ORC-L-2' });
  expect(checkOptions({ 'ORC-L-6': 'oui' })).toMatchObject({ ok: false, field: 'options.ORC-L-6' });
});

test('each untested id has one reason, in id order, and waits for nothing', () => {
  const listed = new Set<string>(UNTESTED.map((reason) => reason.id));
  expect(UNTESTED.map((reason) => reason.id)).toEqual(IDS.filter((id) => listed.has(id)));
  expect(UNTESTED.map((reason) => reason.kind)).not.toContain('not-yet');
});
